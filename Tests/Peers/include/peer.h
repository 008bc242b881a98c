/*
 * A plain C button maker over FreeType, HarfBuzz and libpng: the peer that benchmarks are paired
 * with. It does what a good C programmer writes in a day: opens each font once, shapes each text,
 * keeps drawn glyphs, blends them on RGBA and compresses in memory.
 */
#ifndef GALLEY_PEER_H
#define GALLEY_PEER_H

#include <stddef.h>

typedef struct peer peer;

/* What becomes of a drawn button. */
typedef enum {
    PEER_PIXELS = 0,  /* Nothing. */
    PEER_RGBA = 1,    /* A PNG of RGBA, level 1, without filters. */
    PEER_PALETTE = 2  /* A PNG of an exact palette, level 1, without filters. */
} peer_output;

/* The fonts of a button's two texts. */
typedef enum { PEER_ICONS = 0, PEER_TITLES = 1, PEER_HAN_TITLES = 2 } peer_font;

/* Opens the fonts at a size in pixels per em, the last only if it is given; NULL where one can't be
   opened. */
peer *peer_open(const char *icons, const char *titles, const char *han_titles, double size);
void peer_close(peer *peer);

/* Shapes a text as HarfBuzz's examples do, and returns its advance in font units. */
long peer_measure(peer *peer, peer_font font, const char *text);

/* Draws a bordered button, icon left of title, both centred; returns the bytes of its PNG or 0. */
size_t peer_button(
    peer *peer, int width, int height, const char *icon, peer_font title_font, const char *title,
    const unsigned char title_color[3], peer_output output);

/* The PNG of the last button. */
const unsigned char *peer_png(const peer *peer);

/* The versions of the libraries, and the C compiler's. */
const char *peer_libraries(void);
const char *peer_compiler(void);

#endif
