import { and, eq, isNotNull } from 'drizzle-orm'
import { stock } from '#modules/catalog/index.ts'
import type { Ctx } from '#platform/context.ts'
import { findOffer } from './find-offer.ts'
import { offerFreedPlaces } from './offer-freed-places.ts'
import { waitingEntries as entries } from './tables.ts'

/** Places at events: free ones, and the one that is offered to whoever claims it. The database moves the offer along with the claim. */
export const places = {
  lock: stock.lock,

  async hasRoom(
    ctx: Ctx,
    eventId: string,
    quantity: number,
    _when: 'now' | 'again',
    _holders: string[],
    offerId?: string | null,
  ): Promise<boolean> {
    if (offerId && quantity === 1 && (await isOpen(ctx, eventId, offerId))) return true
    return stock.hasRoom(ctx, eventId, quantity)
  },

  async claimsMoved(ctx: Ctx, eventId: string, by: number): Promise<void> {
    if (by < 0) await offerFreedPlaces(ctx, eventId)
  },

  offers: { find: findOffer, bind: bindOffer },
}

const isOpen = async ({ tx }: Ctx, eventId: string, offerId: string): Promise<boolean> => {
  const offered = and(
    eq(entries.id, offerId),
    eq(entries.productId, eventId),
    eq(entries.state, 'offered'),
    isNotNull(entries.offerUntil),
  )
  return (await tx.$count(entries, offered)) === 1
}

/** Whoever begins to pay for a place may go on without the link of the mail. */
async function bindOffer({ tx }: Ctx, offerId: string, buyerId: string): Promise<void> {
  await tx.update(entries).set({ buyerId }).where(eq(entries.id, offerId))
}
