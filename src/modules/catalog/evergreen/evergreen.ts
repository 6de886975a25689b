import type { InferSelectModel } from 'drizzle-orm'
import type { OfferVariant } from '../contract.ts'
import type { evergreenOffers } from '../tables.ts'

export type EvergreenOffer = InferSelectModel<typeof evergreenOffers>

export const endOf = ({ duration_seconds }: { duration_seconds: number }, startedAt: Date): Date =>
  new Date(startedAt.getTime() + duration_seconds * 1000)

/** The variant as it costs someone who first saw its offer then: the reduced price until its end, and never after. */
export function priceFor(variant: OfferVariant, startedAt: Date | undefined, now: Date): OfferVariant {
  const { evergreen } = variant
  if (!evergreen || !startedAt) return variant
  const endsAt = endOf(evergreen, startedAt)
  if (endsAt <= now) return variant
  return {
    ...variant,
    amount: evergreen.amount,
    reference_amount: evergreen.reference_amount,
    evergreen: { ...evergreen, ends_at: endsAt.toISOString() },
  }
}
