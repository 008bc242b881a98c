/* ImageMagick by MagickWand: wands and metrics kept, one thread, PNG at level 1 without filters. */
#if __has_include(<MagickWand/MagickWand.h>)
#include <MagickWand/MagickWand.h>
#else
#include <wand/MagickWand.h>
#endif

#include "lines.h"

static MagickWand *picture;
static DrawingWand *drawing;
static PixelWand *white, *black, *ink, *none;
static char **fonts;

static PixelWand *color(const char *name) {
    PixelWand *wand = NewPixelWand();
    PixelSetColor(wand, name);
    return wand;
}

static int open_fonts(char **paths) {
    MagickWandGenesis();
    MagickSetResourceLimit(ThreadResource, 1);
    fonts = paths;
    drawing = NewDrawingWand();
    white = color("#FFFFFF");
    black = color("#000000");
    ink = color("#757374");
    none = color("none");
    DrawSetTextEncoding(drawing, "UTF-8");
    DrawSetFontSize(drawing, LINES_SIZE);
    return 1;
}

/* Adds a text whose line is in the middle of the height; returns where it ends. */
static double measure(int font, const char *text, double *baseline) {
    DrawSetFont(drawing, fonts[font]);
    double *metrics = MagickQueryFontMetrics(picture, drawing, text);
    if (metrics == NULL) return -1;
    double width = metrics[4];
    *baseline = (int)((LINES_HEIGHT - metrics[2] + metrics[3]) / 2 + metrics[2] + 0.5);
    MagickRelinquishMemory(metrics);
    return width;
}

static int draw(const lines_button *button) {
    if (picture) DestroyMagickWand(picture);
    picture = NewMagickWand();
    if (MagickNewImage(picture, LINES_WIDTH, LINES_HEIGHT, white) == MagickFalse) return 0;
    double icon_baseline, title_baseline;
    double title = measure(button->font, button->title, &title_baseline);
    double icon = measure(LINES_ICONS, button->icon, &icon_baseline);
    if (title < 0 || icon < 0) return 0;
    double left = (LINES_WIDTH - icon - LINES_GAP - title) / 2;
    ClearDrawingWand(drawing);
    DrawSetTextEncoding(drawing, "UTF-8");
    DrawSetFontSize(drawing, LINES_SIZE);
    DrawSetFillColor(drawing, none);
    DrawSetStrokeColor(drawing, black);
    DrawSetStrokeAntialias(drawing, MagickFalse);
    DrawRectangle(drawing, 0, 0, LINES_WIDTH - 1, LINES_HEIGHT - 1);
    DrawSetStrokeColor(drawing, none);
    DrawSetFillColor(drawing, ink);
    DrawSetFont(drawing, fonts[LINES_ICONS]);
    DrawAnnotation(drawing, left, icon_baseline, (const unsigned char *)button->icon);
    DrawSetFont(drawing, fonts[button->font]);
    DrawAnnotation(
        drawing, left + icon + LINES_GAP, title_baseline, (const unsigned char *)button->title);
    return MagickDrawImage(picture, drawing) != MagickFalse;
}

static void prepare(void) {
    MagickSetImageFormat(picture, "PNG");
    MagickSetImageDepth(picture, 8);
    MagickSetOption(picture, "png:compression-level", "1");
    MagickSetOption(picture, "png:compression-filter", "0");
    MagickSetOption(picture, "png:exclude-chunk", "all");
}

static size_t encode(const char *form) {
    (void)form;
    size_t size = 0;
    prepare();
    unsigned char *bytes = MagickGetImageBlob(picture, &size);
    if (bytes) MagickRelinquishMemory(bytes);
    return size;
}

static int save(const char *path) {
    prepare();
    return MagickWriteImage(picture, path) != MagickFalse;
}

int main(int count, char **arguments) {
    size_t number;
    char name[128];
    snprintf(name, sizeof name, "%.*s", 24, MagickGetVersion(&number));
    lines_library library = {"png,pixels", name, open_fonts, draw, encode, save};
    return lines_main(count, arguments, &library);
}
