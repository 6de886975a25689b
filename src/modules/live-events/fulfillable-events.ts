import { type FulfillableKind, grantAccess, openedByGrant, revokeWithParts } from '#modules/access/index.ts'
import type { GrantRow } from '#modules/access/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { giveRecording } from './recording/give-recording.ts'
import { issueTickets } from './issue-ticket.ts'

/**
 * Whoever gets an event is granted it and has a ticket, or as many as they bought, and its recording where there is one: the place that their order held is theirs from then on. It is free again when the
 * grant is taken away, which the database sees to (`void_tickets`).
 */
export const fulfillableEvents: FulfillableKind = {
  ...openedByGrant('live_event'),
  traits: { isPart: true, hasPlaces: true, isTimed: true },
  async fulfil(ctx, grant) {
    const granted = await grantAccess(ctx, grant)
    if (granted) await follow(ctx, [granted], grant.quantity)
  },
  follow: (ctx, granted) => follow(ctx, granted),
  revoke: revokeWithParts,
}

async function follow(ctx: Ctx, granted: GrantRow[], quantity = 1): Promise<void> {
  for (const each of granted) {
    await issueTickets(ctx, each, quantity)
    // Whoever names the recording waits until this is committed, and then finds this holder among the earlier ones.
    await giveRecording(ctx, each.productId, [each])
  }
}
