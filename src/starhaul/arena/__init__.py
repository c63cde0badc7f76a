"""Many games at once: how fast they are played, and who plays them best."""
