import type { Language } from '#platform/i18n/language.ts'

/** Where the same page is had in each language. */
export function languageHrefs(pathname: string, search: string): Record<Language, string> {
  const next = encodeURIComponent(pathname + search)
  return { en: `/language/en?next=${next}`, pl: `/language/pl?next=${next}` }
}
