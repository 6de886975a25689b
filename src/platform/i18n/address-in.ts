import type { Language } from './language.ts'

interface Site {
  origin: string
  /** in which its pages come to whoever asks for none */
  ownLanguage: Language
}

/** The address of a page in a language; in another than the site's own it says so. */
export function addressIn(language: Language, { origin, ownLanguage }: Site, path: string): string {
  if (language === ownLanguage) return origin + path
  return `${origin}${path}${path.includes('?') ? '&' : '?'}lang=${language}`
}
