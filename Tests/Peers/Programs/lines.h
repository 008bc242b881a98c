/* The conversation with the benchmarks, as the README of this folder's parent tells it. */
#ifndef GALLEY_PEER_LINES_H
#define GALLEY_PEER_LINES_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { LINES_WIDTH = 240, LINES_HEIGHT = 80, LINES_SIZE = 30, LINES_GAP = 10 };

/* The fonts of a button's texts. */
enum { LINES_ICONS = 0, LINES_LATIN = 1, LINES_HAN = 2, LINES_FONTS = 3 };

typedef struct {
    int font;
    char icon[8], title[128];
} lines_button;

/* What a library has to be able to do. */
typedef struct {
    const char *forms;   /* The commands it knows besides save, separated by commas. */
    const char *name;    /* Its name and version. */
    int (*open)(char **fonts);
    int (*draw)(const lines_button *button);
    size_t (*encode)(const char *form); /* The bytes of a PNG of what was drawn last. */
    int (*save)(const char *path);
} lines_library;

static inline void lines_utf8(unsigned long scalar, char text[8]) {
    memset(text, 0, 8);
    if (scalar < 0x800) {
        text[0] = (char)(0xC0 | scalar >> 6);
        text[1] = (char)(0x80 | (scalar & 63));
    } else {
        text[0] = (char)(0xE0 | scalar >> 12);
        text[1] = (char)(0x80 | (scalar >> 6 & 63));
        text[2] = (char)(0x80 | (scalar & 63));
    }
}

/* Processor time, which other programs disturb least. */
static inline double lines_now(void) { return (double)clock() / CLOCKS_PER_SEC; }

static inline lines_button lines_make(const char *font, const char *icon, const char *title) {
    lines_button button = {.font = strcmp(font, "han") == 0 ? LINES_HAN : LINES_LATIN};
    lines_utf8(strtoul(icon, NULL, 16), button.icon);
    strncpy(button.title, title, sizeof button.title - 1);
    return button;
}

static inline int lines_main(int count, char **arguments, const lines_library *library) {
    enum { MOST = 64 };
    static lines_button buttons[MOST];
    int button_count = 0;
    if (count < 4 || !library->open(arguments + 1)) return 66;
    if (count == 9 && strcmp(arguments[4], "once") == 0) {
        lines_button button = lines_make(arguments[5], arguments[6], arguments[7]);
        return library->draw(&button) && library->save(arguments[8]) ? 0 : 74;
    }
    printf("ready %s %s\n", library->forms, library->name);
    fflush(stdout);
    char line[512], word[16], font[16], icon[16];
    int place;
    while (fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\n")] = 0;
        long number = 0;
        if (sscanf(line, "button %15s %15s %n", font, icon, &place) == 2) {
            if (button_count < MOST) buttons[button_count++] = lines_make(font, icon, line + place);
        } else if (sscanf(line, "save %ld %n", &number, &place) == 1 && number < button_count) {
            int is_saved = library->draw(&buttons[number]) && library->save(line + place);
            puts(is_saved ? "saved" : "error it can not be saved");
        } else if (sscanf(line, "%15s %ld", word, &number) == 2 && button_count > 0
                   && strstr(library->forms, word)) {
            size_t bytes = 0;
            int is_drawn = 1, is_encoded = strcmp(word, "pixels") != 0;
            double start = lines_now();
            for (long index = 0; index < number && is_drawn; index++) {
                is_drawn = library->draw(&buttons[index % button_count]);
                if (!is_drawn || !is_encoded) continue;
                size_t size = library->encode(word);
                is_drawn = size > 0;
                bytes += size;
            }
            double seconds = lines_now() - start;
            if (is_drawn) printf("%.9f %zu\n", seconds, bytes);
            else puts("error a button can not be drawn");
        } else {
            puts("error the command is unknown");
        }
        fflush(stdout);
    }
    return 0;
}

#endif
