const WORDS_MAX = 8

/** The words of a query, as they were typed. */
export const wordsOf = (query: string): string[] =>
  (query.normalize('NFC').match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? []).slice(0, WORDS_MAX)
