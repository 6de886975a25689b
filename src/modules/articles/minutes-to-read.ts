import { textOfHtml } from '#platform/rich-text.ts'

/** How many words most people read in a minute without haste. */
const WORDS_A_MINUTE = 200

const wordsIn = (text: string): number => text.match(/\S+/g)?.length ?? 0

/** Whole minutes for a text and what stands below it, one at least. */
export const minutesToRead = (html: string, below: string[] = []): number => {
  const words = below.reduce((sum, text) => sum + wordsIn(text), wordsIn(textOfHtml(html)))
  return Math.max(1, Math.ceil(words / WORDS_A_MINUTE))
}
