/* What the colours of a PDF mean: sRGB, said by a profile that is small enough to be written here.
 * Archives ask for one (PDF/A), and print shops are glad of it. */
#include "base/text.h"
#include "paint/pdf_parts.h"

#include <math.h>
#include <stdint.h>

/* Numbers of ICC.1:2001-04 are of big end first. */
static void add_u16(struct text *out, unsigned value)
{
    text_add_char(out, (char)(unsigned char)(value >> 8 & 255));
    text_add_char(out, (char)(unsigned char)(value & 255));
}

static void add_u32(struct text *out, uint32_t value)
{
    add_u16(out, value >> 16);
    add_u16(out, value & 0xFFFF);
}

static void add_zeros(struct text *out, size_t count)
{
    text_add_repeat(out, '\0', count);
}

/* ---- Elements ---- */

static void add_xyz(struct text *out, const double xyz[3])
{
    for (int i = 0; i < 3; i++)
        add_u32(out, (uint32_t)lround(xyz[i] * 65536));
}

static void add_colour(struct text *out, const double xyz[3])
{
    text_add(out, "XYZ ");
    add_zeros(out, 4);
    add_xyz(out, xyz);
}

/* A power of 2.2, near enough to sRGB's own curve. */
static void add_curve(struct text *out)
{
    text_add(out, "curv");
    add_zeros(out, 4);
    add_u32(out, 1);
    add_u16(out, 0x0233);
    add_zeros(out, 2);
}

static const char NAME[] = "sRGB", RIGHTS[] = "No rights reserved.";

static void add_name(struct text *out)
{
    enum { UNUSED = 4 + 4 + 2 + 1 + 67 }; /* names in Unicode and for Macintosh */
    text_add(out, "desc");
    add_zeros(out, 4);
    add_u32(out, sizeof NAME);
    text_add(out, NAME);
    add_zeros(out, 1 + UNUSED);
}

static void add_rights(struct text *out)
{
    text_add(out, "text");
    add_zeros(out, 4);
    text_add(out, RIGHTS);
    add_zeros(out, 1);
}

/* ---- The profile ---- */

/* As seen in the light of D50, which all profiles refer to. */
static const double WHITE[3] = {0.9642, 1, 0.8249}, RED[3] = {0.4361, 0.2225, 0.0139},
                    GREEN[3] = {0.3851, 0.7169, 0.0971}, BLUE[3] = {0.1431, 0.0606, 0.7141};

static void add_header(struct text *out, size_t size)
{
    add_u32(out, (uint32_t)size);
    add_zeros(out, 4);
    add_u32(out, 0x02100000); /* version */
    text_add(out, "mntrRGB XYZ ");
    add_u16(out, 2001); /* of no meaning, but it must be a date */
    add_u16(out, 4);
    add_u16(out, 1);
    add_zeros(out, 6);
    text_add(out, "acsp");
    add_zeros(out, 28);
    add_xyz(out, WHITE);
    add_zeros(out, 48);
}

static struct slice srgb_profile(struct arena *arena)
{
    enum { HEADER = 128, ROW = 12 };
    static const char *const names[] = {"desc", "cprt", "wtpt", "rXYZ", "gXYZ",
                                        "bXYZ", "rTRC", "gTRC", "bTRC"};
    enum { TAGS = sizeof names / sizeof *names, CURVE = 6 };
    struct text parts = text_new(arena), out = text_new(arena);
    size_t begin[TAGS + 1], table = HEADER + 4 + TAGS * ROW;
    for (size_t i = 0; i <= CURVE; i++) {
        static const double *const colours[] = {WHITE, RED, GREEN, BLUE};
        begin[i] = parts.len;
        if (i == 0)
            add_name(&parts);
        else if (i == 1)
            add_rights(&parts);
        else if (i < CURVE)
            add_colour(&parts, colours[i - 2]);
        else
            add_curve(&parts);
        add_zeros(&parts, (4 - parts.len % 4) % 4);
    }
    add_header(&out, table + parts.len);
    add_u32(&out, TAGS);
    for (size_t i = 0; i < TAGS; i++) {
        size_t part = i < CURVE ? i : CURVE; /* the three curves are one */
        size_t end = part < CURVE ? begin[part + 1] : parts.len;
        text_add(&out, names[i]);
        add_u32(&out, (uint32_t)(table + begin[part]));
        add_u32(&out, (uint32_t)(end - begin[part]));
    }
    text_add_slice(&out, text_slice(&parts));
    return text_slice(&out);
}

void pdf_set_intent(qpdf_data pdf, struct arena *arena)
{
    qpdf_oh profile = qpdf_oh_new_stream(pdf), intents = qpdf_oh_new_array(pdf);
    qpdf_oh intent = qpdf_oh_new_dictionary(pdf);
    pdf_set(pdf, qpdf_oh_get_dict(pdf, profile), "/N", "3");
    pdf_set_content(pdf, profile, srgb_profile(arena));
    pdf_set(pdf, intent, "/Type", "/OutputIntent");
    pdf_set(pdf, intent, "/S", "/GTS_PDFA1");
    qpdf_oh_replace_key(pdf, intent, "/OutputConditionIdentifier", pdf_string(pdf, arena, NAME));
    qpdf_oh_replace_key(pdf, intent, "/Info", pdf_string(pdf, arena, NAME));
    qpdf_oh_replace_key(pdf, intent, "/DestOutputProfile", profile);
    qpdf_oh_append_item(pdf, intents, intent);
    qpdf_oh_replace_key(pdf, qpdf_get_root(pdf), "/OutputIntents", intents);
}
