# Hold the pages of a book, as `rookpress dump pages` tells them, against the rules of page make-up.
# Prints what breaks one, with the page; exits 1 if anything does. `most` is how many points the ends
# of facing pages may differ by: a figure that fits on neither leaves some.

function fault(page, words) { print "page " page ": " words; bad = 1 }

# The number of the innermost element, or 0, and its name.
function number_of(path) { return path ~ /#/ ? substr(path, index(path, "#") + 1) : 0 }
function name_of(path) { sub(/#.*/, "", path); sub(/.*\./, "", path); return path }

# A page is over: what is lowest of its text?
function end_page() {
    if (lowest_name ~ /^H[1-6]$/) fault(page, "a heading alone at the foot")
}

/^page / {
    end_page()
    page = $2; side[page] = $3; depth[page] = $4; height = $5; opens[page] = $6 == "opens"
    low = -1; lowest_name = ""
    next
}
$6 == "-" { next } # the foot, rules and bars
{
    element = number_of($6); name = name_of($6)
    if (name == "Note") next
    if ($3 > low || $1 == "figure" && $3 + $5 > low) {
        low = $1 == "figure" || $1 == "picture" ? $3 + $5 : $3
        lowest_name = name
    }
    if ($1 == "line" && name == "Code") {
        introduces = heading_page = 0
    } else if ($1 == "line" && name == "P" && $6 !~ /TOC|Table/) {
        if (!lines[element, page]++) { pages[element]++; last_page[element] = page }
        if (!(element in first_page)) first_page[element] = page
        introduces = element
    } else if (name ~ /^H[1-6]$/) {
        introduces = 0
        heading_page = page
    } else if (name == "Figure" && !(element in seen)) {
        seen[element] = 1; figures++
        before[element] = introduces; figure_page[element] = page
        under_heading[element] = introduces ? 0 : heading_page
    }
}
END {
    end_page()
    for (e in pages)
        for (p = first_page[e]; p <= last_page[e] && pages[e] > 1; p++)
            if (lines[e, p] == 1) fault(p, "a single line of paragraph " e)
    for (f in seen) {
        p = figure_page[f]; b = before[f]
        if (b && last_page[b] != p) fault(p, "figure " f " without the paragraph before it")
        if (!b && under_heading[f] && under_heading[f] != p) fault(p, "figure " f " without its heading")
    }
    for (p = 2; p in depth; p += 2) {
        # Facing pages of one chapter of which the text goes on behind both.
        if (!(p + 1 in depth) || !(p + 2 in depth) || opens[p + 1] || opens[p + 2]) continue
        uneven = depth[p] - depth[p + 1]
        if (uneven < 0) uneven = -uneven
        if (uneven > most) fault(p, "faces a page that ends " uneven " points higher or lower")
    }
    if (!page) { print "no pages"; bad = 1 }
    exit bad
}
