/** Where the caret belongs after `typed` was regrouped: behind as many figures as it stood behind. */
export function caretAfter(typed: string, caret: number, formatted: string): number {
  const figures = typed.slice(0, caret).replace(/\D/g, '').length
  if (figures === 0) return 0
  let seen = 0
  for (let at = 0; at < formatted.length; at++) {
    if (formatted[at] !== ' ' && ++seen === figures) return at + 1
  }
  return formatted.length
}
