const AT_MOST = 60

/** The first words of a note, on one line, to name it by. */
export function beginningOf(note: string): string {
  const line = Array.from(note.replace(/\s+/g, ' '))
  return line.length > AT_MOST ? `${line.slice(0, AT_MOST).join('').trimEnd()}…` : line.join('')
}
