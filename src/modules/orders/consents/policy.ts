import type { ProductKind } from '#modules/catalog/vocabulary.ts'
import type { ConsentKind } from '../vocabulary.ts'

/**
 * What a buyer has to agree to. Who pays for digital content or a service asks for it at once and acknowledges what
 * that does to the 14-day right of withdrawal; an event of leisure on a set date has no such right (Directive 2011/83/EU, art. 16). A
 * consultation is a service like any other, though its time is chosen. Nothing is sold without terms, but a school that gives away may have none.
 */
export function consentsFor(kind: ProductKind, amount: number, hasTerms = true): ConsentKind[] {
  if (amount === 0) return hasTerms ? ['terms'] : []
  switch (kind) {
    case 'course':
    case 'bundle':
    case 'download':
      return ['terms', 'digital_content_now', 'digital_content_waiver']
    case 'membership':
    case 'community':
    case 'consultation':
      return ['terms', 'service_now', 'service_waiver']
    case 'live_event':
      return ['terms', 'dated_event']
  }
}
