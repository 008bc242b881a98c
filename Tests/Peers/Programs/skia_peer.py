"""Skia: fonts and one surface kept, no hinting, glyphs at fractions of pixels."""

import skia

import lines


class Library:
    name = f"Skia by skia-python {skia.__version__}"

    def __init__(self, paths):
        self.fonts = [self.font(path) for path in paths]
        info = skia.ImageInfo.MakeN32(lines.WIDTH, lines.HEIGHT, skia.kOpaque_AlphaType)
        self.surface = skia.Surface.MakeRaster(info)
        self.canvas = self.surface.getCanvas()
        self.ink = skia.Paint(AntiAlias=True, Color=skia.Color(*lines.INK))
        self.border = skia.Paint(
            Style=skia.Paint.kStroke_Style, StrokeWidth=1, Color=skia.ColorBLACK)
        self.edge = skia.Rect.MakeXYWH(0.5, 0.5, lines.WIDTH - 1, lines.HEIGHT - 1)
        self.baselines = [self.baseline(font) for font in self.fonts]

    @staticmethod
    def font(path):
        font = skia.Font(skia.Typeface.MakeFromFile(path), lines.SIZE)
        font.setSubpixel(True)
        font.setHinting(skia.FontHinting.kNone)
        font.setEdging(skia.Font.Edging.kAntiAlias)
        return font

    @staticmethod
    def baseline(font):
        metrics = font.getMetrics()
        line = metrics.fDescent - metrics.fAscent
        return round((lines.HEIGHT - line) / 2 - metrics.fAscent)

    def draw(self, font, icon, title):
        icons, titles = self.fonts[lines.ICONS], self.fonts[font]
        icon_width = icons.measureText(icon)
        left = (lines.WIDTH - icon_width - lines.GAP - titles.measureText(title)) / 2
        canvas = self.canvas
        canvas.clear(skia.ColorWHITE)
        canvas.drawRect(self.edge, self.border)
        canvas.drawString(icon, left, self.baselines[lines.ICONS], icons, self.ink)
        canvas.drawString(
            title, left + icon_width + lines.GAP, self.baselines[font], titles, self.ink)
        return self.surface

    @staticmethod
    def encode(surface):
        # There is no setting: skia-python leaves out the options of Skia's PNG encoder.
        return bytes(surface.makeImageSnapshot().encodeToData(skia.kPNG, 100))


lines.main(Library)
