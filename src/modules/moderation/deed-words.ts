import type { Language } from '#platform/i18n/language.ts'

interface AreaWords {
  /** what the area is called */
  area: string
  /** by call: what an admin did by it, in a sentence */
  deeds: Record<string, string>
  /** by call that is no more: what an admin did by it */
  past?: Record<string, string> | undefined
  /** by name: what the product does by itself, and what is no call of a module */
  alone?: Record<string, string> | undefined
}

/** By area (the module whose calls they are) and language. */
export type DeedWords = Record<string, Record<Language, AreaWords>>

/** The area a call belongs to. */
export const areaOf = (words: DeedWords, call: string): string =>
  Object.entries(words).find(([, { en }]) => call in en.deeds || call in (en.alone ?? {}))?.[0] ?? ''

export const sentenceOf = (words: DeedWords, entry: { area: string; deed: string }, language: Language): string =>
  allOf(words[entry.area]?.[language])[entry.deed] ?? entry.deed

const allOf = ({ deeds, past, alone }: Partial<AreaWords> = {}): Record<string, string> => ({
  ...past,
  ...alone,
  ...deeds,
})

/** Whether nobody called for it. */
export const wasDoneAlone = (words: DeedWords, { area, deed }: { area: string; deed: string }): boolean =>
  deed in (words[area]?.en.alone ?? {})

export const areaNameOf = (words: DeedWords, area: string, language: Language): string =>
  words[area]?.[language].area ?? area
