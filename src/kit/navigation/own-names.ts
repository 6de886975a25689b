import type { Language } from '#platform/i18n/language.ts'

/** Each language in its own words: whoever looks for it can read it. */
export const OWN_NAMES: Record<Language, string> = { en: 'English', pl: 'Polski' }
