import type { Language } from '#platform/i18n/language.ts'
import type { SellerDetails } from '../../contract.ts'
import { linesOfPlace } from '../../seller/vocabulary.ts'

/** What a sample says of a school. */
export interface SampleFacts {
  school: string
  origin: string
  email: string
  /** null while the school has not said who sells */
  seller: SellerDetails | null
}

interface FactWords {
  language: Language
  blank: { seller: string; address: string }
  taxId: (id: string) => string
  email: (address: string) => string
  phone: (number: string) => string
}

/** The same as parts of sentences; what is not known yet is left open. */
export function wordFacts({ school, origin, email, seller }: SampleFacts, words: FactWords) {
  const found = [
    escaped(seller ? linesOfPlace(seller, words.language).join(', ') : '') || words.blank.address,
    seller?.tax_id && words.taxId(escaped(seller.tax_id)),
    words.email(escaped(email)),
    seller?.phone && words.phone(escaped(seller.phone)),
  ]
  return {
    school: escaped(school),
    origin: escaped(origin),
    email: escaped(email),
    seller: seller ? escaped(seller.name) : words.blank.seller,
    /** where the seller is found: address, numbers */
    found: found.filter(Boolean).join(', '),
  }
}
export type WordedFacts = ReturnType<typeof wordFacts>

/** Typed by people, so never markup. */
const escaped = (typed: string): string =>
  typed.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!)
