"""Clio for researchers: many games at once, with observations and masks in buffers.

Nothing here is needed to play.
"""
