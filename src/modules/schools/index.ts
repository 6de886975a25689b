export type { Currencies, CurrencyFollower } from './currency/currency-followers.ts'
export { findSellingTerms, keptOf, type SellingTerms } from './find-selling-terms.ts'
export type { LegalTextRow } from './get-legal-text.ts'
export { schoolFinder, type SchoolFinder } from './find-school.ts'
