import type { Language } from '#platform/i18n/language.ts'
import { nameOfZone } from '#platform/time/zone-name.ts'
import type { Option } from '#kit/fields/Select.tsx'
import { canonicalZone } from './canonical-zone.ts'
import { cityOf } from './zone-city.ts'

/** "Warsaw · Central European Time", "Warszawa · czas środkowoeuropejski" */
export const zoneOption = (timeZone: string, language: Language): Option => {
  const [city, name] = [cityOf(canonicalZone(timeZone), language), nameOfZone(timeZone, language)]
  return { value: timeZone, label: city === name ? city : `${city} · ${name}` }
}

/** Zones whose city, IANA name, or what people call their time, has all the words: "warsaw", "central european". */
export function findTimeZones(words: string, language: Language): Option[] {
  const wanted = words.toLowerCase().split(/\s+/)
  return zonesIn(language)
    .filter(({ value, label }) => wanted.every((word) => `${value} ${label}`.toLowerCase().includes(word)))
    .toSorted((one, other) => one.label.localeCompare(other.label, language))
}

const known: Partial<Record<Language, Option[]>> = {}

const zonesIn = (language: Language): Option[] =>
  (known[language] ??= Intl.supportedValuesOf('timeZone').map((zone) => zoneOption(canonicalZone(zone), language)))
