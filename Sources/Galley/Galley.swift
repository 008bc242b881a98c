@_exported public import GalleyButtons
@_exported public import GalleyDrawing
@_exported public import GalleyFonts
@_exported public import GalleyGeometry
@_exported public import GalleyImage
@_exported public import GalleyLayout
@_exported public import GalleyText
