import { type FulfillableKind, grantAccess, openedByGrant, revokeWithParts } from '#modules/access/index.ts'
import { giveRecording } from './recording/give-recording.ts'
import { issueTicket } from './issue-ticket.ts'

/**
 * Whoever gets an event is granted it and has a ticket, and its recording where there is one: the place that their order held is theirs from then on. It is free again when the
 * grant is taken away, which the database sees to (`void_tickets`).
 */
export const fulfillableEvents: FulfillableKind = {
  ...openedByGrant('live_event'),
  async fulfil(ctx, grant) {
    const granted = await grantAccess(ctx, grant)
    if (!granted) return
    await issueTicket(ctx, granted)
    // Whoever names the recording waits until this is committed, and then finds this holder among the earlier ones.
    await giveRecording(ctx, granted.productId, [granted])
  },
  revoke: revokeWithParts,
}
