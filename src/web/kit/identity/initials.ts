/** The first letters of the first words, whole even when a letter is several code points. */
export function initials(name: string, count: number): string {
  const words = name.trim().split(/\s+/).filter((word) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(word))
  return words.slice(0, count).map(firstLetter).join('').toLocaleUpperCase()
}

function firstLetter(word: string): string {
  const bare = word.replace(/^[^\p{L}\p{N}\p{Extended_Pictographic}]+/u, '')
  const [first] = letters.segment(bare)
  return first?.segment ?? ''
}

const letters = new Intl.Segmenter()
