import type { VatNumber } from './port.ts'

/** The countries that VIES asks, Northern Ireland among them (protocols §12). */
const COUNTRIES = new Set(
  'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' '),
)

/** What can be asked about; undefined for a number that names no country of the register. */
export function readVatNumber(typed: string): VatNumber | undefined {
  const letters = typed.toUpperCase().replace(/[^0-9A-Z]/g, '')
  const named = letters.slice(0, 2)
  const country = named === 'GR' ? 'EL' : named
  const rest = letters.slice(2)
  return COUNTRIES.has(country) && rest !== '' ? { country, rest } : undefined
}
