export const LANGUAGES = ['en', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]

/** The reader's own choice on this host. */
export const LANGUAGE_COOKIE = 'katedra_language'

export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language)
