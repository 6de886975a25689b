export { FONT_PAIRS, type FontPair } from '#kit/theme/font-pairs.ts'
export { type Template, TEMPLATES } from '#kit/theme/templates.ts'
/** What a school publishes for its visitors to agree to or to know; each in versions. */
export const LEGAL_TEXTS = ['terms', 'privacy'] as const
export type LegalText = (typeof LEGAL_TEXTS)[number]
export const DOMAIN_STATUSES = ['in_progress', 'verified', 'problem'] as const
export interface SiteLink {
  label: string
  to: string
  /** of those that lead elsewhere */
  rel?: string | undefined
}

/** Where all pages of a school lead. */
export interface SiteMenus {
  /** in their head */
  head: SiteLink[]
  /** at their foot */
  foot: SiteLink[]
  /** addresses, said to programs that read them */
  feeds: string[]
}
