#include "galley_report.h"

static const char body[] = {
#embed "page/body.html"
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
    case GALLEY_REPORT_STYLE: return PART(body);
    case GALLEY_REPORT_SCRIPT: return PART(body);
    case GALLEY_REPORT_RESULT_SCHEMA: return PART(result_schema);
    case GALLEY_REPORT_DECISIONS_SCHEMA: return PART(decisions_schema);
    }
    return (struct galley_report_bytes){0, 0};
}
