/** The first letters of the first words, whole even when a letter is several code points. */
export function initials(name: string, count: number): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(word))
  return words.slice(0, count).map(firstLetter).join('').toUpperCase()
}

function firstLetter(word: string): string {
  const bare = word.replace(/^[^\p{L}\p{N}\p{Extended_Pictographic}]+/u, '')
  const [plain] = simpleLetter.exec(bare) ?? []
  if (plain !== undefined) return plain
  const [first] = letters.segment(bare)
  return first?.segment ?? ''
}

/** A letter nothing joins on to; segmenting costs fifty times more. */
const simpleLetter = /^[\p{L}\p{N}](?!\p{M}|\u200d|\ufe0f)/u
const letters = new Intl.Segmenter()
