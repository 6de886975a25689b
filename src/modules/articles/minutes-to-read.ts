import { textOfHtml } from '#platform/rich-text.ts'

/** How many words most people read in a minute without haste. */
const WORDS_A_MINUTE = 200

/** Whole minutes, one at least. */
export const minutesToRead = (html: string): number =>
  Math.max(1, Math.ceil((textOfHtml(html).match(/\S+/g)?.length ?? 0) / WORDS_A_MINUTE))
