import { builtOnce } from '#platform/built-once.ts'
import type { Language } from '#platform/i18n/language.ts'

/** "Central European Time", "czas środkowoeuropejski": what people call the time of a zone; its place where it has no name of its own. */
export const nameOfZone = builtOnce((timeZone: string, language: Language): string => {
  const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' }).formatToParts()
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value
  return !name || name.startsWith('GMT') ? placeOf(timeZone) : name
})

const placeOf = (timeZone: string): string => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
