import type { Language } from '#platform/i18n/language.ts'
import { type Messages, type SameKeys, type Translate, translator } from '#platform/i18n/text.ts'
import { useLocale } from './Locale.tsx'

/** Words in both languages, which travel with what shows them: so few that a file more would take longer. */
export function textInBoth<M extends Messages>(en: M, pl: SameKeys<M>): () => Translate<M> {
  const textIn: Record<Language, Translate<M>> = { en: translator(en, 'en'), pl: translator(pl as M, 'pl') }
  return () => textIn[useLocale().language]
}
