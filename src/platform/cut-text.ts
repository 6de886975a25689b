const letters = new Intl.Segmenter()

/** The beginning of a text, at most so many UTF-16 units of it, as `length` counts: whole letters, and emoji of however many signs. */
export const cut = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, letterAt(text, most).index)

/** The end of a text in the same way, such as of a file's name with its type. */
export function cutStart(text: string, most: number): string {
  if (text.length <= most) return text
  const from = text.length - most
  const { index, segment } = letterAt(text, from)
  return text.slice(index === from ? from : index + segment.length)
}

/** The same as `cut`, with an ellipsis where something was left out. */
export const shortened = (text: string, most: number): string =>
  text.length <= most ? text : `${cut(text, most - 1).trimEnd()}…`

/** The same of whole words, where the text has several. */
export function shortenedToWords(text: string, most: number): string {
  if (text.length <= most) return text
  const end = text.lastIndexOf(' ', most - 1)
  return end > 0 ? `${text.slice(0, end).trimEnd()}…` : shortened(text, most)
}

/** All of a text, letter by letter. */
export const lettersOf = (text: string): string[] => Array.from(letters.segment(text), ({ segment }) => segment)

const letterAt = (text: string, index: number) => letters.segment(text).containing(index)!
