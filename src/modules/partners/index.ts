export { PartnerClicks } from './links/clicks.ts'
export type { KnownPartners } from './links/known-partners.ts'
export { rememberClick } from './links/partner-cookie.ts'
