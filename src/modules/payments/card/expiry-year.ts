/** Years ahead that a card may be valid for, and years that the list offers (commerce §9). */
const YEARS_AHEAD = 19
const YEARS_LISTED = 12

export interface ExpiryYearReading {
  isValid: boolean
  isPotentiallyValid: boolean
  isCurrentYear: boolean
  /** All four digits, when valid. */
  year: number | null
}

/** The current year up to 19 ahead, in two or four digits (commerce §5). The calendar is UTC. */
export function readExpiryYear(value: unknown, now: Date): ExpiryYearReading {
  if (typeof value !== 'string') return invalid
  if (value.trim() === '') return unfinished
  if (!/^\d{1,4}$/.test(value)) return invalid
  const currentYear = now.getUTCFullYear()
  const year = fullYear(value, currentYear)
  if (year !== null && year >= currentYear && year <= currentYear + YEARS_AHEAD) {
    return { isValid: true, isPotentiallyValid: true, isCurrentYear: year === currentYear, year }
  }
  return value.length < 4 && startsAYear(value, currentYear) ? unfinished : invalid
}

/** The years to choose from: the current one and the following, twelve in all. */
export const listExpiryYears = (now: Date): number[] =>
  Array.from({ length: YEARS_LISTED }, (_, index) => now.getUTCFullYear() + index)

function fullYear(value: string, currentYear: number): number | null {
  if (value.length === 4) return Number(value)
  return value.length === 2 ? Math.floor(currentYear / 100) * 100 + Number(value) : null
}

const startsAYear = (value: string, currentYear: number): boolean =>
  value.length === 1 || value.slice(0, 2) === String(currentYear).slice(0, 2)

const invalid: ExpiryYearReading = { isValid: false, isPotentiallyValid: false, isCurrentYear: false, year: null }
const unfinished: ExpiryYearReading = { ...invalid, isPotentiallyValid: true }
