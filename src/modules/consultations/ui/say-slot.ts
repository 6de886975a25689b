import { builtOnce } from '#platform/built-once.ts'
import type { Language } from '#platform/i18n/language.ts'

const LOCALES: Record<Language, string> = { en: 'en-GB', pl: 'pl-PL' }

/** "Monday, 23 November" by the clocks of a zone. */
export const sayDay = (at: string, language: Language, timeZone: string): string =>
  dayFormat(language, timeZone).format(new Date(at))

/** "09:00"; where clocks show it twice on a day, with how far they are ahead. */
export const sayHour = (at: string, language: Language, timeZone: string, isTwice = false): string =>
  hourFormat(language, timeZone, isTwice).format(new Date(at))

const dayFormat = builtOnce(
  (language: Language, timeZone: string) =>
    new Intl.DateTimeFormat(LOCALES[language], { weekday: 'long', day: 'numeric', month: 'long', timeZone }),
)

const hourFormat = builtOnce(
  (language: Language, timeZone: string, isTwice: boolean) =>
    new Intl.DateTimeFormat(LOCALES[language], {
      hour: '2-digit',
      minute: '2-digit',
      timeZone,
      ...(isTwice && { timeZoneName: 'shortOffset' as const }),
    }),
)

/** 1 is Monday; as it stands alone, in a large letter. */
export function sayWeekday(weekday: number, language: Language): string {
  const said = weekdayFormat(language).format(new Date(Date.UTC(2026, 10, 22 + weekday)))
  return said.charAt(0).toUpperCase() + said.slice(1)
}

const weekdayFormat = builtOnce(
  (language: Language) => new Intl.DateTimeFormat(LOCALES[language], { weekday: 'long', timeZone: 'UTC' }),
)
