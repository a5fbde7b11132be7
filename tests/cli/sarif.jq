# Is the input a SARIF 2.1.0 log as the OASIS schema and text want it? For the part of SARIF that
# rookpress writes; a property that SARIF does not have is refused, as the schema does.
#
#     test "$(jq -f tests/cli/sarif.jq report.sarif)" = true
#
# Prints true, or ends with an error that names the place. An empty file prints nothing, and jq 1.6
# calls that a success with -e too: so look at the output.

def want(condition; $what): if condition then . else error("sarif: " + $what) end;

# An object with the required properties and no others but the optional ones.
def object($what; $required; $optional):
    want(type == "object"; $what + " is no object")
    | want(($required - keys) == []; $what + " lacks \($required - keys)")
    | want((keys - $required - $optional) == []; $what + " has \(keys - $required - $optional)");

def string($what): want(type == "string" and length > 0; $what + " is no string");
def whole($what; $least):
    want(type == "number" and . == floor and . >= $least; $what + " is no number from \($least)");
def one_of($what; $values):
    . as $value | want($values | index([$value]); $what + " is \($value)");
def each($what; check): want(type == "array"; $what + " is no array") | all(.[]; check | true);
def unique_by_key($what; key): want((map(key) | unique | length) == length; $what + " repeat");

def levels: ["none", "note", "warning", "error"];

def message($what):
    object($what; ["text"]; ["markdown", "id", "arguments"]) | (.text | string($what + ".text"));

# RFC 3986, as far as file names need it: an optional scheme, unreserved characters, escapes.
def uri($what):
    string($what)
    | want(test("^([A-Za-z][A-Za-z0-9+.-]*://)?([A-Za-z0-9._~/-]|%[0-9A-F]{2})+$");
        $what + " is no URI: " + .);

def artifact_location($artifacts):
    object("artifactLocation"; ["uri"]; ["uriBaseId", "index", "description"])
    | . as $it
    | (.uri | uri("artifactLocation.uri"))
    | $it
    | want((has("index") | not) or $artifacts[.index | whole("index"; 0)].location.uri == .uri;
        "artifactLocation.index is not that of \(.uri)");

def region:
    object("region"; ["startLine", "startColumn", "endLine", "endColumn"]; ["snippet", "message"])
    | . as $it
    | (.startLine | whole("startLine"; 1))
    | ($it.startColumn | whole("startColumn"; 1))
    | ($it.endLine | whole("endLine"; $it.startLine))
    | ($it.endColumn | whole("endColumn";
        if $it.startLine == $it.endLine then $it.startColumn else 1 end));

def physical_location($artifacts):
    object("physicalLocation"; ["artifactLocation", "region"]; ["contextRegion"])
    | . as $it
    | (.artifactLocation | artifact_location($artifacts))
    | ($it.region | region);

def location($artifacts):
    object("location"; ["physicalLocation"]; ["id", "message", "logicalLocations"])
    | .physicalLocation | physical_location($artifacts);

def related($artifacts):
    . as $it
    | want(has("id") and has("message"); "a related location lacks its id or message")
    | (.id | whole("relatedLocations.id"; 0))
    | ($it.message | message("relatedLocations.message"))
    | ($it | location($artifacts));

def rule:
    object("rule"; ["id", "shortDescription", "defaultConfiguration"];
        ["name", "fullDescription", "help", "helpUri", "properties"])
    | . as $it
    | (.id | string("rule.id"))
    | ($it.shortDescription | message("shortDescription"))
    | ($it.defaultConfiguration
        | object("defaultConfiguration"; ["level"]; ["enabled", "rank", "parameters"])
        | .level | one_of("defaultConfiguration.level"; levels));

def suppression:
    object("suppression"; ["kind"]; ["status", "justification", "location", "guid"])
    | .kind | one_of("suppression.kind"; ["inSource", "external"]);

def result($rules; $artifacts):
    object("result";
        ["ruleId", "ruleIndex", "level", "message", "locations", "partialFingerprints"];
        ["kind", "relatedLocations", "suppressions", "baselineState", "properties"])
    | . as $it
    | (.ruleIndex | whole("ruleIndex"; 0))
    | ($it | want($rules[.ruleIndex].id == .ruleId; "ruleIndex is not that of \(.ruleId)"))
    | (.level | one_of("level"; levels))
    | ($it.message | message("message"))
    | ($it.locations
        | want(length == 1; "not one location") | each("locations"; location($artifacts)))
    | ($it.relatedLocations // []
        | unique_by_key("relatedLocations"; .id) | each("relatedLocations"; related($artifacts)))
    | ($it.partialFingerprints
        | want(type == "object" and length > 0 and all(.[]; type == "string" and length > 0);
            "partialFingerprints are no strings"))
    | ($it.suppressions // [] | each("suppressions"; suppression))
    | ($it.baselineState // "new"
        | one_of("baselineState"; ["new", "unchanged", "updated", "absent"]));

def driver:
    object("driver"; ["name", "version", "rules"];
        ["fullName", "semanticVersion", "informationUri", "organization"])
    | . as $it
    | (.name | string("driver.name"))
    | ($it.version | string("driver.version"))
    | ($it.rules | unique_by_key("rules"; .id) | each("rules"; rule));

def run:
    object("run"; ["tool", "results", "columnKind", "artifacts"];
        ["newlineSequences", "invocations", "originalUriBaseIds", "automationDetails",
            "properties"])
    | . as $it
    | (.tool | object("tool"; ["driver"]; ["extensions"]) | .driver | driver)
    | ($it.columnKind | one_of("columnKind"; ["unicodeCodePoints", "utf16CodeUnits"]))
    | ($it.newlineSequences // ["\n"]
        | want(length > 0; "no newlineSequences")
        | unique_by_key("newlineSequences"; .) | each("newlineSequences"; string("newline")))
    | ($it.artifacts | unique_by_key("artifacts"; .)
        | each("artifacts"; object("artifact"; ["location"]; ["roles", "length", "mimeType"])
            | .location | artifact_location($it.artifacts)))
    | ($it.results
        | want(type == "array"; "results are no array")
        | unique_by_key("fingerprints"; .partialFingerprints)
        | each("results"; result($it.tool.driver.rules; $it.artifacts)));

object("log"; ["$schema", "version", "runs"]; ["properties"])
| want(.version == "2.1.0"; "version is not 2.1.0")
| want(."$schema" == "https://json.schemastore.org/sarif-2.1.0.json"; "an unknown $schema")
| .runs
| want(type == "array" and length > 0; "no runs")
| each("runs"; run)
