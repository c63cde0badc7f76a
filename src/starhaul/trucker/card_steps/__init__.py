"""What happens when a card is resolved: steps and questions, one module a family. What is printed: `adventures`."""
