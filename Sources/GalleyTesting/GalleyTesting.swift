// A test that imports GalleyTesting needs no other import to draw buttons and name tolerances.
@_exported public import Galley
@_exported public import GalleyGoldens
