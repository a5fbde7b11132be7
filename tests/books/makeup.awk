# Hold the pages of a book, as `rookpress dump pages` tells them, against the rules of page make-up.
# Prints what breaks one, with the page; exits 1 if anything does. `most` is how many points the ends
# of facing pages may differ by: a figure that fits on neither leaves some. What begins right of
# `middle` is in the second column, which is as good as a page of its own.

function fault(page, words) { print "page " page ": " words; bad = 1 }

# Columns are counted through the book.
function column_of(x) { return 2 * page + (x > middle) }
function page_of(column) { return int(column / 2) }

# The number of the innermost element, or 0, and its name.
function number_of(path) { return path ~ /#/ ? substr(path, index(path, "#") + 1) : 0 }
function name_of(path) { sub(/#.*/, "", path); sub(/.*\./, "", path); return path }

# A page is over: what is lowest in its columns?
function end_page() {
    for (c = 0; c < 2; c++) {
        if (lowest_name[c] ~ /^H[1-6]$/) fault(page, "a heading alone at the foot")
        low[c] = -1; lowest_name[c] = ""
    }
}

/^page / {
    end_page()
    page = $2; side[page] = $3; depth[page] = $4; height = $5; opens[page] = $6 == "opens"
    next
}
$6 == "-" { next } # the foot, rules and bars
{
    element = number_of($6); name = name_of($6)
    if (name == "Note") next
    column = column_of($2); c = column % 2
    bottom = $1 == "figure" || $1 == "picture" ? $3 + $5 : $3
    if (bottom > low[c]) {
        low[c] = bottom
        lowest_name[c] = name
    }
    if ($1 == "line" && name == "Code") {
        introduces = heading_page = 0
    } else if ($1 == "line" && name == "P" && $6 !~ /TOC|Table/) {
        if (!lines[element, column]++) { columns[element]++; last_column[element] = column }
        if (!(element in first_column)) first_column[element] = column
        introduces = element
    } else if (name ~ /^H[1-6]$/) {
        introduces = 0
        heading_page = page_of(column) # a title stands over both columns
    } else if (name == "Figure" && !(element in seen)) {
        seen[element] = 1; figures++
        before[element] = introduces; figure_column[element] = column
        under_heading[element] = introduces ? 0 : heading_page
    }
}
END {
    end_page()
    for (e in columns)
        for (k = first_column[e]; k <= last_column[e] && columns[e] > 1; k++)
            if (lines[e, k] == 1) fault(page_of(k), "a single line of paragraph " e)
    for (f in seen) {
        k = figure_column[f]; b = before[f]
        if (b && last_column[b] != k) fault(page_of(k), "figure " f " without the paragraph before it")
        if (!b && under_heading[f] && under_heading[f] != page_of(k))
            fault(page_of(k), "figure " f " without its heading")
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
