import { KINDS } from '#modules/catalog/kinds/vocabulary.ts'
import type { ProductKind } from '#modules/catalog/vocabulary.ts'
import type { ConsentKind } from '../vocabulary.ts'

/**
 * What a buyer has to agree to. Who pays for digital content or a service asks for it at once and acknowledges what
 * that does to the 14-day right of withdrawal; an event of leisure on a set date has no such right (Directive 2011/83/EU, art. 16). Who is charged again for each period agrees to that by itself. Nothing is sold without terms, but a school that gives away may have none.
 */
export function consentsFor(kind: ProductKind, amount: number, hasTerms = true, isChargedAgain = false): ConsentKind[] {
  if (amount === 0) return hasTerms ? ['terms'] : []
  return ['terms', ...BESIDE_TERMS[KINDS[kind].sells], ...(isChargedAgain ? (['charges_in_absence'] as const) : [])]
}

const BESIDE_TERMS: Record<(typeof KINDS)[ProductKind]['sells'], ConsentKind[]> = {
  'digital-content': ['digital_content_now', 'digital_content_waiver'],
  service: ['service_now', 'service_waiver'],
  'dated-event': ['dated_event'],
}
