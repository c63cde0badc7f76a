#compdef starhaul
# Completion of `starhaul` for zsh.
_starhaul() {
  local begun="${(Q)PREFIX}" offer word text
  local -a offers whole open
  offers=("${(@f)$("${words[1]/#\~/$HOME}" --complete ":$begun" "${(@Q)words[2,CURRENT-1]}" 2>/dev/null)}")
  if [[ "$offers[1]" == :(files|folders) ]]; then
    [[ "$begun" == --*=* ]] && compset -P '*='
    [[ "$offers[1]" == :files ]] && _files || _files -/
    return
  fi
  for offer in "${(@)offers:#}"; do
    word="${offer%%$'\t'*}"
    text="${${offer#$word}#$'\t'}"
    if [[ "$word" == *= ]]; then
      open+=("${word//:/\\:}${text:+:$text}")
    else
      whole+=("${word//:/\\:}${text:+:$text}")
    fi
  done
  (($#open)) && _describe -t values starhaul open -S ''
  (($#whole)) && _describe -t values starhaul whole
}
compdef _starhaul starhaul
