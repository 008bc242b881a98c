#include "galley_png.h"

#include <png.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

/* What the callbacks of one call share. It lives outside the frame that setjmp returns to. */
typedef struct {
    char *reason;
    int truncated;
    int out_of_memory;

    const uint8_t *input;
    size_t input_left;
} galley_png_state;

static void fail(png_structp png, png_const_charp message) {
    galley_png_state *state = png_get_error_ptr(png);
    strncpy(state->reason, message, GALLEY_PNG_REASON_SIZE - 1);
    state->reason[GALLEY_PNG_REASON_SIZE - 1] = 0;
    png_longjmp(png, 1);
}

/* Warnings are about chunks that do not change a pixel. */
static void ignore(png_structp png, png_const_charp message) {
    (void)png;
    (void)message;
}

static png_voidp allocate(png_structp png, png_alloc_size_t size) {
    void *memory = malloc(size);
    if (memory == NULL) ((galley_png_state *)png_get_mem_ptr(png))->out_of_memory = 1;
    return memory;
}

static void release(png_structp png, png_voidp memory) {
    (void)png;
    free(memory);
}

static galley_png_status status_of_failure(const galley_png_state *state) {
    if (state->reason[0] == 0) strcpy(state->reason, "the PNG library does not start");
    if (state->out_of_memory) return GALLEY_PNG_OUT_OF_MEMORY;
    return state->truncated ? GALLEY_PNG_TRUNCATED : GALLEY_PNG_FAILED;
}

static void take(png_structp png, png_bytep bytes, size_t count) {
    galley_png_state *state = png_get_io_ptr(png);
    if (count > state->input_left) {
        state->truncated = 1;
        png_error(png, "the data ends too early");
    }
    memcpy(bytes, state->input, count);
    state->input += count;
    state->input_left -= count;
}

/* Everything that may jump. After a jump nothing of this frame is read. */
static int read_image(
    png_structp png, png_infop info, uint32_t width, uint32_t height, uint8_t *pixels) {
    if (setjmp(png_jmpbuf(png))) return 0;

    png_set_user_limits(png, width, height);
    png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
    png_read_info(png, info);
    if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height) {
        png_error(png, "the sides differ from the first chunk's");
    }

    png_set_expand(png);
    png_set_scale_16(png);
    png_set_gray_to_rgb(png);
    png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
    int passes = png_set_interlace_handling(png);
    png_read_update_info(png, info);
    if (png_get_rowbytes(png, info) != (size_t)width * 4) {
        png_error(png, "rows of an unexpected size");
    }

    /* From here on a recoverable error is about the image data, its checksum for one: no guess. */
    png_set_benign_errors(png, 0);
    for (int pass = 0; pass < passes; pass++) {
        for (size_t row = 0; row < height; row++) {
            png_read_row(png, pixels + row * width * 4, NULL);
        }
    }
    /* A palette index without an entry shows as opaque black, as PNG 11.2.2 allows. */
    png_set_benign_errors(png, 1);
    png_read_end(png, NULL);
    return 1;
}

galley_png_status galley_png_read(
    const uint8_t *data, size_t size, uint32_t width, uint32_t height, uint8_t *pixels,
    char *reason) {
    galley_png_state state = {.reason = reason, .input = data, .input_left = size};
    reason[0] = 0;

    int read = 0;
    png_infop info = NULL;
    png_structp png = png_create_read_struct_2(
        PNG_LIBPNG_VER_STRING, &state, fail, ignore, &state, allocate, release);
    if (png != NULL) info = png_create_info_struct(png);
    if (info != NULL) {
        png_set_read_fn(png, &state, take);
        read = read_image(png, info, width, height, pixels);
    }
    png_destroy_read_struct(&png, &info, NULL);
    return read ? GALLEY_PNG_OK : status_of_failure(&state);
}

/* Versions */

const char *galley_png_version(void) { return png_get_libpng_ver(NULL); }

const char *galley_png_zlib_version(void) { return zlibVersion(); }
