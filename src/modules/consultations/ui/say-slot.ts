import { builtOnce } from '#platform/built-once.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { SlotTime } from '../contract.ts'

const LOCALES: Record<Language, string> = { en: 'en-GB', pl: 'pl-PL' }

/** "Monday, 23 November" by the clocks of a zone. */
export const sayDay = (at: string, language: Language, timeZone: string): string =>
  dayFormat(language, timeZone).format(new Date(at))

/** "09:00"; where clocks show it twice on a day, with how far they are ahead. */
export const sayHour = (at: string, language: Language, timeZone: string, isTwice = false): string =>
  hourFormat(language, timeZone, isTwice).format(new Date(at))

/** The same of all slots of a day. */
export function sayHours(slots: SlotTime[], language: Language, timeZone: string): string[] {
  const hours = slots.map(({ starts_at: at }) => sayHour(at, language, timeZone))
  return slots.map(({ starts_at: at }, place) =>
    sayHour(at, language, timeZone, hours.filter((hour) => hour === hours[place]).length > 1),
  )
}

/** Slots by the day on which they are. */
export function daysOf(slots: SlotTime[], sayDayOf: (at: string) => string): [string, SlotTime[]][] {
  const days = new Map<string, SlotTime[]>()
  for (const slot of slots) {
    const day = sayDayOf(slot.starts_at)
    days.set(day, [...(days.get(day) ?? []), slot])
  }
  return [...days]
}

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
