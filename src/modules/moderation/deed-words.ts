import type { Language } from '#platform/i18n/language.ts'

/** By area (the module whose calls they are), language and call: what an admin did by it, in a sentence. */
export type DeedWords = Record<string, Record<Language, Record<string, string>>>

/** The area a call belongs to. */
export const areaOf = (words: DeedWords, call: string): string =>
  Object.entries(words).find(([, said]) => call in said.en)?.[0] ?? ''

export const sentenceOf = (words: DeedWords, entry: { area: string; deed: string }, language: Language): string =>
  words[entry.area]?.[language][entry.deed] ?? entry.deed
