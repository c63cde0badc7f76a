"""What happens in missions: steps and questions. What is printed on mission cards is in the package missions."""
