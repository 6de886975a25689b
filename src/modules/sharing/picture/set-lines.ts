import { lettersOf } from '#platform/cut-text.ts'

interface Room {
  width: number
  height: number
  /** from the largest to the smallest */
  sizes: readonly number[]
  /** of a line, as a share of the size */
  leading: number
}

/** How wide a text is in letters of a size. */
type Measure = (text: string, size: number) => number

/**
 * A title in the largest letters in which it has room, line by line, with no word parted if that can be; what has no room even in the
 * smallest ends in an ellipsis.
 */
export function setLines(text: string, { width, height, sizes, leading }: Room, measure: Measure) {
  const fitsIn = (size: number) => (line: string) => measure(line, size) <= width
  const most = (size: number) => Math.max(1, Math.floor(height / (size * leading)))
  const setIn = (size: number) => broken(text, fitsIn(size))
  const fitting = sizes.filter((each) => setIn(each).length <= most(each))
  const size = fitting.find((each) => text.split(' ').every(fitsIn(each))) ?? fitting[0] ?? sizes.at(-1)!
  const lines = setIn(size)
  const room = most(size)
  if (lines.length <= room) return { size, lines }
  const last = cutToFit(lines.slice(room - 1).join(' '), fitsIn(size))
  return { size, lines: [...lines.slice(0, room - 1), last] }
}

type Fits = (line: string) => boolean

function broken(text: string, fits: Fits): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (fits(longer)) lines.splice(-1, 1, longer)
    else lines.push(...parted(word, fits))
  }
  return lines.filter(Boolean)
}

/** A word without an end takes as many lines as it needs. */
function parted(word: string, fits: Fits): string[] {
  const parts = ['']
  for (const letter of lettersOf(word)) {
    const longer = parts.at(-1)! + letter
    if (fits(longer) || parts.at(-1) === '') parts.splice(-1, 1, longer)
    else parts.push(letter)
  }
  return parts
}

function cutToFit(text: string, fits: Fits): string {
  const letters = lettersOf(text)
  while (letters.length > 0 && !fits(`${letters.join('').trimEnd()}…`)) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
