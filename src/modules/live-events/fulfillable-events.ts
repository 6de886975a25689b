import {
  type FulfillableKind,
  grantAccess,
  type NewGrant,
  openedByGrant,
  revokeWithParts,
} from '#modules/access/index.ts'
import type { GrantRow } from '#modules/access/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { handOver } from './gifts/hand-over.ts'
import { holdTicket } from './gifts/hold-ticket.ts'
import { renameHeld } from './gifts/rename-held.ts'
import { giveRecording } from './recording/give-recording.ts'
import { issueTickets } from './issue-ticket.ts'
import { offerFreedPlaces } from './waiting/offer-freed-places.ts'

/**
 * Whoever gets an event is granted it and has a ticket, or as many as they bought, and its recording where there is one: the place that their order held is theirs from then on. It is free again when the
 * grant is taken away, which the database sees to (`void_tickets`). Of a gift the place is held by a ticket that is nobody's yet.
 */
export const fulfillableEvents: FulfillableKind = {
  ...openedByGrant('live_event'),
  traits: { isPart: true, isGift: true, hasPlaces: true },
  async fulfil(ctx, grant) {
    const granted = await grantAccess(ctx, grant)
    if (granted) await follow(ctx, [granted], grant)
  },
  follow: (ctx, granted) => follow(ctx, granted),
  hold: holdTicket,
  renameHeld,
  followFreed: offerFreedPlaces,
  revoke: revokeWithParts,
}

async function follow(
  ctx: Ctx,
  granted: GrantRow[],
  { quantity = 1, guests = [] }: Pick<NewGrant, 'quantity' | 'guests'> = {},
): Promise<void> {
  for (const each of granted) {
    if (each.source === 'invitation') await handOver(ctx, each)
    else await issueTickets(ctx, each, { quantity, guests })
    // Whoever names the recording waits until this is committed, and then finds this holder among the earlier ones.
    await giveRecording(ctx, each.productId, [each])
  }
}
