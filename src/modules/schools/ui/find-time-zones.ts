import type { Language } from '#platform/i18n/language.ts'
import type { Option } from '#kit/fields/Select.tsx'

export const zoneOption = (timeZone: string): Option => ({ value: timeZone, label: timeZone.replaceAll('_', ' ') })

/** Zones whose name, or what people call their time, has all the words: "warsaw", "central european". */
export function findTimeZones(words: string, language: Language): Option[] {
  const wanted = words.toLowerCase().split(/\s+/)
  return zonesIn(language)
    .filter(({ label }) => wanted.every((word) => label.toLowerCase().includes(word)))
    .map(({ value, label }) => ({ value, label }))
}

const known: Partial<Record<Language, Option[]>> = {}

const zonesIn = (language: Language): Option[] =>
  (known[language] ??= Intl.supportedValuesOf('timeZone').map((timeZone) => ({
    value: timeZone,
    label: `${zoneOption(timeZone).label} · ${calledIn(timeZone, language)}`,
  })))

function calledIn(timeZone: string, language: Language): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
