# Books as PDFs, asked with other people's tools: pages, outline, links, tags, alternative texts,
# boxes, fonts, metadata; the same bytes from anywhere and at any time.
top=$TESTS/..
say() { echo "$book: $*"; failed=1; }
# query NAME FILTER: what jq finds in the PDF must be true.
query() { jq -e "$2" qpdf.json >answer 2>&1 || { say "$1: $(head -c 200 answer)"; }; }

# All objects of the file, in one list; those of a type.
objects='def all: .qpdf[1] | [to_entries[].value.value? | select(type == "object")];
    def typed(t): all | map(select(."/Type"? == t));
    def kind(k): all | map(select(."/S"? == k and has("/P")));'

for book in "$top"/rules/rules.md "$top"/rules/new_rules.md "$top"/rules/notation.md "$TESTS"/cli/files/good.md; do
    rookpress build "$book" -o out || { say "is not built"; continue; }
    pdf=out/$(basename "$book" .md).pdf
    rookpress dump pages "$book" >pages
    qpdf --check "$pdf" >check 2>&1 || { say "qpdf --check"; cat check; }
    qpdf --json=2 "$pdf" >qpdf.json
    pdfinfo -box "$pdf" >info 2>&1

    # Pages, boxes, what the file says of itself.
    [ "$(awk '/^Pages:/ { print $2 }' info)" = "$(grep -c '^page ' pages)" ] || say "the number of pages"
    grep -q '^Tagged: *yes' info && grep -q '^Metadata Stream: *yes' info || say "no tags, no metadata"
    grep -q '^TrimBox: *0.00 *0.00 *612.00 *792.00' info || say "the trim box"
    grep -q '^CreationDate\|^ModDate' info && say "dated by the clock"
    query "language and title" "$objects typed(\"/Catalog\")[0] | (.\"/Lang\" | length > 3) and
        .\"/ViewerPreferences\".\"/DisplayDocTitle\" and .\"/MarkInfo\".\"/Marked\""
    query "the meaning of colours" "$objects all | any(.\"/OutputIntents\"?[0]?.\"/DestOutputProfile\")"
    pdfinfo -meta "$pdf" | grep -q '<pdfuaid:part>1<' || say "no word of PDF/UA"

    # Fonts: all embedded, as subsets, with their characters.
    pdffonts "$pdf" | awk 'NR > 2 { fonts++; if (!/ yes yes yes /) bad = 1 } END { exit bad || !fonts }' ||
        say "a font is not embedded, no subset, or without its characters"

    # The outline has the sections, and each of its places and of the links' is a page of the file.
    grep -o '^ *line .* [A-Z0-9a-z.]*H[1-6]#[0-9]* ' pages | awk '{ print $NF }' | sort -u | wc -l >headings
    query "the outline" "[.outlines | .. | objects | select(has(\"title\"))] |
        length == $(cat headings) and all(.destpageposfrom1 >= 1)"
    query "links" "$objects typed(\"/Annot\") | all((has(\"/Dest\") or has(\"/A\")) and
        (.\"/Contents\" | length > 2) and has(\"/StructParent\") and .\"/F\" == 4)"
    links=$(rookpress dump tree "$book" | grep -c '^ *link ')
    query "as many links as in the text" "$objects typed(\"/Annot\") | length >= $links"

    # Figures are described, but for ornaments, heads of tables have a scope, lists have items,
    # nothing is above the document, and all that is painted is in the structure or set aside.
    figures=$(awk '($1 == "figure" || $1 == "picture") && $6 != "-"' pages | wc -l)
    query "figures" "$objects kind(\"/Figure\") | length == $figures and
        all((.\"/Alt\" | length > 10) and .\"/A\".\"/BBox\")"
    query "heads of tables" "$objects kind(\"/TH\") | all(.\"/A\".\"/Scope\")"
    query "lists" "$objects (kind(\"/LI\") | all(.\"/K\" | length == 2)) and
        (kind(\"/L\") | all(has(\"/K\")))"
    query "the document" "$objects kind(\"/Document\") | length == 1"
    query "notes" "$objects kind(\"/Note\") | map(.\"/ID\") | all(length > 2) and
        (unique | length) == length"
    qpdf --qdf --object-streams=disable "$pdf" plain.pdf
    awk '/^stream/ { inside = 0; page = 0 } /^1 0 0 -1 0 792 cm/ { page = 1 }
         /endstream/ { page = 0 }
         page { n = split($0, w, " "); for (i = 1; i <= n; i++) {
             if (w[i] == "BDC" || w[i] == "BMC") { inside++; marked++ }
             if (w[i] == "EMC") inside--
             if (inside < 1 && (w[i] == "Tj" || w[i] == "TJ" || w[i] == "f" || w[i] == "S" || w[i] == "Do")) bad = 1
         } }
         END { exit bad || !marked }' plain.pdf || say "something painted is in no element"

    # The words of the headings are there to be read, searched and copied.
    pdftotext "$pdf" text
    rookpress dump tree "$book" | awk '/^ *heading / { getline; sub(/^[^"]*"/, ""); sub(/"$/, ""); print }' |
        grep -v "['\`\"]" >titles
    while IFS= read -r title; do
        grep -qF "$title" text || { tr '\n' ' ' <text | grep -qF "$title"; } || say "no '$title'"
    done <titles
    [ -s titles ] || say "no titles"
done

# Words are read apart, also where a line or a run ends between them.
pdfinfo -struct-text out/rules.pdf >read
grep -q '[a-z][.,] [A-Za-z]' read || say "nothing to be read"
grep -E '[a-z](\.[A-Z]|,[a-z])' read && say "words are read as one"
pdfinfo -struct-text out/notation.pdf | grep -q '"---title' && say "lines of code are read as one"

# The same bytes from another folder, in another locale and time zone, at another time; dated only
# by the environment.
book=$top/rules/rules.md
mkdir -p far/away && cp "$top"/rules/rules*.* far/away
sleep 1
(cd far/away && LC_ALL=de_DE.UTF-8 TZ=Asia/Tokyo rookpress build rules.md -o .) || say "from a folder"
cmp out/rules.pdf far/away/rules.pdf || say "other bytes from another folder"
SOURCE_DATE_EPOCH=86400 TZ=Asia/Tokyo rookpress build "$book" -o dated.pdf
pdfinfo -isodates dated.pdf | grep -q '^CreationDate: *1970-01-02T00:00:00Z' || say "the date"

# The title page has no number, in print or by name.
qpdf --json=2 --json-key=pagelabels out/rules.pdf >labels
jq -e '.pagelabels | (.[0].label | has("/S") | not) and .[1].label."/St" == 2' labels >answer || say "the labels"

# Grey is grey: no operator of colour, no space of colour, with whatever pieces.
mkdir set && cp "$top"/cards/pieces/rook/*.svg set && cat >set/wK.svg <<'END'
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><defs><linearGradient id="a">
<stop offset="0" stop-color="#f00"/><stop offset=".5" stop-color="#0f0"/><stop offset="1" stop-color="#00f"/>
</linearGradient></defs><rect x="4" y="4" width="40" height="20" fill="url(#a)"/>
<circle cx="24" cy="32" r="10" fill="#a0f" opacity=".5"/></svg>
END
rookpress build "$book" --pieces=set -o colour.pdf
qpdf --qdf --object-streams=disable colour.pdf plain.pdf
grep -aq DeviceRGB plain.pdf && grep -aqE '(^| )rg( |$)' plain.pdf || say "no colours to take away"
rookpress build "$book" --grey --pieces=set -o grey.pdf
qpdf --qdf --object-streams=disable grey.pdf plain.pdf
grep -aE 'DeviceRGB|DeviceCMYK|(^| )(rg|RG|k|K|sc|SC|scn|SCN)( |$)' plain.pdf | head -3 >colours
[ -s colours ] && { say "colours in a grey book"; cat colours; }
grep -aqE '(^| )g( |$)' plain.pdf || say "no greys"

# For the print shop: 4 mm to cut off on each side, and room for the marks.
rookpress build "$book" --bleed=4mm --marks --paper=a5 --pages=4-6 -o shop.pdf
pdfinfo -box shop.pdf | awk '/^(MediaBox|BleedBox|TrimBox):/ { w[$1] = $4 - $2; h[$1] = $5 - $3 }
    /^Pages:/ { pages = $2 }
    function is(a, b) { return a - b < 0.1 && b - a < 0.1 }
    END { exit !(pages == 3 && is(w["TrimBox:"], 419.53) && is(h["TrimBox:"], 595.28) &&
                 is(w["BleedBox:"], 419.53 + 22.68) && w["MediaBox:"] > w["BleedBox:"] + 20) }' || say "the boxes"
qpdf --json=2 --json-key=pagelabels shop.pdf | jq -e '.pagelabels[0].label."/St" == 4' >answer || say "the label of page 4"
[ -z "$failed" ]
