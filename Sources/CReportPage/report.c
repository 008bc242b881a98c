#include "galley_report.h"

// Embedding files is standard C from 2023 on, which the compilers of Swift 6 already know.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char body[] = {
#embed "page/body.html"
};

static const char style[] = {
#embed "page/style/tokens.css"
,
#embed "page/style/frame.css"
,
#embed "page/style/queue.css"
,
#embed "page/style/viewer.css"
,
#embed "page/style/inspector.css"
,
#embed "page/style/plain.css"
};

// Every file may use what stands in the files before it as soon as it is read, and everything once
// the page has started.
static const char script[] = {
#embed "page/script/dom.js"
,
#embed "page/script/events.js"
,
#embed "page/script/format.js"
,
#embed "page/script/model.js"
,
#embed "page/script/png.js"
,
#embed "page/script/pictures.js"
,
#embed "page/script/colour.js"
,
#embed "page/script/antialiasing.js"
,
#embed "page/script/comparison.js"
,
#embed "page/script/clusters.js"
,
#embed "page/script/layers.js"
,
#embed "page/script/viewport.js"
,
#embed "page/script/views.js"
,
#embed "page/script/overlays.js"
,
#embed "page/script/viewer.js"
,
#embed "page/script/minimap.js"
,
#embed "page/script/pointer.js"
,
#embed "page/script/loupe.js"
,
#embed "page/script/limits.js"
,
#embed "page/script/layout-table.js"
,
#embed "page/script/toolbar.js"
,
#embed "page/script/search.js"
,
#embed "page/script/queue.js"
,
#embed "page/script/decisions.js"
,
#embed "page/script/inspector.js"
,
#embed "page/script/stage.js"
,
#embed "page/script/header.js"
,
#embed "page/script/keyboard.js"
,
#embed "page/script/address.js"
,
#embed "page/script/paper.js"
,
#embed "page/script/main.js"
};

static const char result_schema[] = {
#embed "schema/result.v1.json"
};

static const char decisions_schema[] = {
#embed "schema/decisions.v1.json"
};

#define PART(name) ((struct galley_report_bytes){name, sizeof name})

struct galley_report_bytes galley_report_part(enum galley_report_part part) {
    switch (part) {
    case GALLEY_REPORT_BODY: return PART(body);
    case GALLEY_REPORT_STYLE: return PART(style);
    case GALLEY_REPORT_SCRIPT: return PART(script);
    case GALLEY_REPORT_RESULT_SCHEMA: return PART(result_schema);
    case GALLEY_REPORT_DECISIONS_SCHEMA: return PART(decisions_schema);
    }
    return (struct galley_report_bytes){0, 0};
}
