# bash, as the shell calls it: the words, then the one that is being typed.
$ cat >try.bash <<'END'
> source <(rookpress completions bash)
> try() {
>     COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMPREPLY=()
>     COMP_LINE="$*" COMP_POINT=${#COMP_LINE}
>     $(complete -p rookpress | sed 's/.*-F \([^ ]*\).*/\1/') rookpress "${@: -1}" "${@: -2:1}"
>     printf '%s:' "$*"; printf ' %s' "${COMPREPLY[@]}" | sed 's/ *$//'; echo
> }
> try rookpress ch
> try rookpress check --r
> try rookpress check --report = s
> try rookpress check --report j
> try rookpress dump ''
> try rookpress help ver
> try rookpress check go
> END
> bash try.bash
rookpress ch: check
rookpress check --r: --report=
rookpress check --report = s: short sarif
rookpress check --report j: json junit
rookpress dump : tree diagrams readings pages
rookpress help ver: version
rookpress check go: good.md

$ rookpress completions bash >c && bash -n c && echo fine
fine

$ for shell in zsh fish; do rookpress completions $shell >c; if command -v $shell >/dev/null; then $shell -n c || echo bad; fi; for word in check dump report werror colour sarif; do grep -q $word c || echo "$shell: no $word"; done; done

$ rookpress completions tcsh
rookpress completions: unknown shell 'tcsh'
SHELL is one of: bash, zsh, fish
try 'rookpress completions --help'
[2]
