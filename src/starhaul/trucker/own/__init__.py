"""What players add in files of their own: missions, adventure cards, components (MIS-OWN-01; docs/own-missions.md).

They are entries in the vocabulary of our own data, read by the same reader, and then asked for sense.
"""
