export { type Template, TEMPLATES } from '#kit/theme/templates.ts'
/** What a school publishes for its visitors to agree to or to know; each in versions. */
export const LEGAL_TEXTS = ['terms', 'privacy'] as const
export type LegalText = (typeof LEGAL_TEXTS)[number]
export const DOMAIN_STATUSES = ['in_progress', 'verified', 'problem'] as const
/** Where a seller can be found: countries whose public holidays are known. */
export const SELLER_COUNTRIES = [
  'AT',
  'BE',
  'BG',
  'CH',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GB',
  'GR',
  'HR',
  'HU',
  'IE',
  'IS',
  'IT',
  'LI',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'NO',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
  'UA',
  'US',
] as const

/** A place of a school's site besides its courses, as its pages lead there. */
export interface ShownPlace {
  to: string
  label: string
  /** the address of its feed */
  feed?: string
}
