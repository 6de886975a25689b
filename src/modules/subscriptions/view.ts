import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { products, variants } from '#modules/catalog/tables.ts'
import { savedCards } from '#modules/payments/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type * as contract from './contract.ts'
import { hasOtherPlans } from './changing/other-plans.ts'
import { mayChangePlan } from './changing/may-change-plan.ts'
import { laterTerms, laterTermsAt } from './plans/terms.ts'
import { takenOffNext } from './periods/reduced-by.ts'
import { type Membership, memberships } from './tables.ts'

export interface FoundMembership {
  membership: Membership
  product: contract.Membership['product']
  variantName: string
  laterVariantName: string | null
  hasOtherPlans: boolean
  card: Pick<typeof savedCards.$inferSelect, 'kind' | 'brand' | 'last4' | 'expiryMonth' | 'expiryYear'> | null
}

const laterVariants = alias(variants, 'later_variants')

/** Memberships with what they are of and the card they are charged by; to be narrowed down. */
export const membershipsFound = ({ tx }: Ctx) =>
  tx
    .select({
      membership: memberships,
      product: { id: products.id, kind: products.kind, slug: products.slug, title: products.title },
      variantName: variants.name,
      laterVariantName: laterVariants.name,
      hasOtherPlans,
      card: {
        kind: savedCards.kind,
        brand: savedCards.brand,
        last4: savedCards.last4,
        expiryMonth: savedCards.expiryMonth,
        expiryYear: savedCards.expiryYear,
      },
    })
    .from(memberships)
    .innerJoin(products, eq(products.id, memberships.productId))
    .innerJoin(variants, eq(variants.id, memberships.variantId))
    .leftJoin(laterVariants, eq(laterVariants.id, memberships.laterVariantId))
    .leftJoin(savedCards, eq(savedCards.transactionId, memberships.cardFrom))

/** What is charged next, and when; null where nothing is any more. */
export function nextCharge(membership: Membership): { at: string; amount: number } | null {
  const { status, nextAt, amount, cardFrom } = membership
  if (status === 'canceled' || !nextAt || !cardFrom) return null
  const at = nextAt.toISOString()
  if (status === 'at_risk') return { at, amount }
  const later = laterTermsAt(membership, nextAt)
  if (!later) return { at, amount: amount - takenOffNext(membership) }
  const off = later.by === 'holder' ? 0 : takenOffNext({ ...membership, amount: later.amount })
  return { at, amount: later.amount - off }
}

export const lastCharge = ({ lastCharge: result, lastChargeAt, lastChargeReason }: Membership) =>
  result && lastChargeAt
    ? { result, at: lastChargeAt.toISOString(), needs_holder: lastChargeReason === 'authentication_required' }
    : null

/** Until when it goes on without being charged again; null while it is charged, and for ever. */
export const endsAt = ({ status, periodEndsAt, endedAt, cardFrom, months, amount }: Membership): string | null => {
  const isCharged = status !== 'canceled' && (cardFrom !== null || months < 0 || amount === 0)
  return endedAt || isCharged ? null : (periodEndsAt?.toISOString() ?? null)
}

const two = (figure: number): string => String(figure).padStart(2, '0')
const expiryOf = ({ expiryMonth, expiryYear }: NonNullable<FoundMembership['card']>): string | null =>
  expiryMonth && expiryYear ? `${two(expiryMonth)}/${two(expiryYear % 100)}` : null

export function viewMembership(found: FoundMembership): contract.Membership {
  const { membership, product, variantName, card } = found
  const { status, endedAt, pausedUntil, periodEndsAt, months, amount, cardFrom } = membership
  const isOpen = endedAt === null
  const goesOn = isOpen && months > 0 && amount > 0
  return {
    id: membership.id,
    product,
    variant_id: membership.variantId,
    variant_name: variantName,
    status,
    period_months: months,
    amount,
    currency: membership.currency,
    next_charge: nextCharge(membership),
    last_charge: lastCharge(membership),
    ends_at: endsAt(membership),
    ended_at: endedAt?.toISOString() ?? null,
    paused_until: pausedUntil?.toISOString() ?? null,
    period_ends_at: periodEndsAt?.toISOString() ?? null,
    card: card && { kind: card.kind, brand: card.brand, last4: card.last4, expires: expiryOf(card) },
    later: viewLater(found),
    can: {
      change_plan: found.hasOtherPlans && mayChangePlan(membership),
      cancel: goesOn && status !== 'canceled',
      resume: isOpen && (status === 'canceled' || pausedUntil !== null) && cardFrom !== null,
      pause: goesOn && status === 'active' && pausedUntil === null && cardFrom !== null,
      change_card: goesOn && status !== 'canceled',
    },
  }
}

/** On what else it goes on; of what ends nothing does. */
function viewLater({ membership, laterVariantName }: FoundMembership): contract.Membership['later'] {
  const later = laterTerms(membership)
  if (!later || membership.status === 'canceled') return null
  return {
    variant_name: laterVariantName ?? '',
    amount: later.amount,
    period_months: later.months,
    from: later.from.toISOString(),
    by: later.by,
  }
}
