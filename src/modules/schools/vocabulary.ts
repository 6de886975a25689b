export { type Template, TEMPLATES } from '#kit/theme/templates.ts'
/** What a school publishes for its visitors to agree to or to know; each in versions. */
export const LEGAL_TEXTS = ['terms', 'privacy'] as const
export type LegalText = (typeof LEGAL_TEXTS)[number]
export const DOMAIN_STATUSES = ['in_progress', 'verified', 'problem'] as const
/** A place of a school's site besides its courses, as its pages lead there. */
export interface ShownPlace {
  to: string
  label: string
  /** the address of its feed */
  feed?: string
}
