"""Pillow with raqm: fonts kept, PNG at level 1."""

import io

import PIL
from PIL import Image, ImageDraw, ImageFont, features

import lines


class Library:
    name = f"Pillow {PIL.__version__} with raqm {features.version('raqm')}"

    def __init__(self, paths):
        self.fonts = [
            ImageFont.truetype(path, lines.SIZE, layout_engine=ImageFont.Layout.RAQM)
            for path in paths
        ]
        self.baselines = []
        for font in self.fonts:
            ascent, descent = font.getmetrics()
            self.baselines.append(round((lines.HEIGHT - ascent - descent) / 2 + ascent))

    def draw(self, font, icon, title):
        icons, titles = self.fonts[lines.ICONS], self.fonts[font]
        icon_width = icons.getlength(icon)
        left = (lines.WIDTH - icon_width - lines.GAP - titles.getlength(title)) / 2
        picture = Image.new("RGB", (lines.WIDTH, lines.HEIGHT), "white")
        draw = ImageDraw.Draw(picture)
        draw.rectangle((0, 0, lines.WIDTH - 1, lines.HEIGHT - 1), outline="black")
        draw.text((left, self.baselines[lines.ICONS]), icon, lines.INK, icons, anchor="ls")
        draw.text(
            (left + icon_width + lines.GAP, self.baselines[font]), title, lines.INK, titles,
            anchor="ls")
        return picture

    @staticmethod
    def encode(picture):
        file = io.BytesIO()
        picture.save(file, "PNG", compress_level=1)
        return file.getvalue()


if not features.check("raqm"):
    raise SystemExit("Pillow has no raqm here")
lines.main(Library)
