# Completion of `starhaul` for bash 3.2 and later.
_starhaul() {
  local line="${COMP_LINE:0:COMP_POINT}" breaks="${COMP_WORDBREAKS//[^=:]/}" begun="" cut="" offer
  local -a before
  read -r -a before <<<"$line"
  if [[ "$line" != *[[:space:]] ]]; then
    begun="${before[${#before[@]} - 1]}"
    unset "before[${#before[@]} - 1]"
  fi
  # Readline replaces only what follows the last "=" or ":".
  [[ -z "$breaks" ]] || cut="${begun%"${begun##*[$breaks]}"}"
  compopt +o default 2>/dev/null
  COMPREPLY=()
  while IFS=$'\t' read -r offer _; do
    case "$offer" in
      :files) compopt -o default 2>/dev/null ;;
      :folders) compopt -o dirnames 2>/dev/null ;;
      *=) compopt -o nospace 2>/dev/null; COMPREPLY+=("${offer#"$cut"}") ;;
      ?*) COMPREPLY+=("${offer#"$cut"}") ;;
    esac
  done < <("${1/#\~/$HOME}" --complete ":$begun" "${before[@]:1}" 2>/dev/null)
}
complete -o default -F _starhaul starhaul
