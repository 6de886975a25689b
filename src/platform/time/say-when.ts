import { builtOnce } from '#platform/built-once.ts'
import type { Language } from '#platform/i18n/language.ts'

const LOCALES: Record<Language, string> = { en: 'en-GB', pl: 'pl-PL' }

interface Span {
  starts_at: string
  ends_at: string
}

/** "21 November 2026, 18:00–20:00", "21 listopada 2026, 18:00–20:00": by the clocks of a zone. */
export const sayWhen = ({ starts_at, ends_at }: Span, language: Language, timeZone: string): string =>
  spanFormat(language, timeZone).formatRange(new Date(starts_at), new Date(ends_at))

const spanFormat = builtOnce(
  (language: Language, timeZone: string) =>
    new Intl.DateTimeFormat(LOCALES[language], {
      weekday: 'short',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZone,
    }),
)
