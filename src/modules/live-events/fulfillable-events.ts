import { type FulfillableKind, grantAccess, openedByGrant } from '#modules/access/index.ts'
import { issueTicket } from './issue-ticket.ts'

/**
 * Whoever gets an event is granted it and has a ticket: the place that their order held is theirs from then on. It is free again when the
 * grant is taken away, which the database sees to (`void_tickets`).
 */
export const fulfillableEvents: FulfillableKind = {
  ...openedByGrant('live_event'),
  async fulfil(ctx, grant) {
    const granted = await grantAccess(ctx, grant)
    if (granted) await issueTicket(ctx, granted)
  },
}
