import type { InferSelectModel } from 'drizzle-orm'
import type { evergreenOffers } from '../tables.ts'

export type EvergreenOffer = InferSelectModel<typeof evergreenOffers>

/** When the offer ends for whoever first saw it then. */
export const endOf = ({ durationSeconds }: Pick<EvergreenOffer, 'durationSeconds'>, seenAt: Date): Date =>
  new Date(seenAt.getTime() + durationSeconds * 1000)
