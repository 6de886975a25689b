import { and, eq, isNull } from 'drizzle-orm'
import { isLasting } from '#modules/access/index.ts'
import { grants } from '#modules/access/tables.ts'
import { atMoment } from '#platform/db/at-moment.ts'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { foundOr404, refuseUnless } from '#platform/refusal.ts'
import { codeIn } from './codes/vocabulary.ts'
import type * as contract from './contract.ts'
import { getParticipant } from './participants.ts'
import { TicketUnclaimed, TicketUnknown, TicketVoid } from './refusals.ts'
import { requireEvent } from './require-event.ts'
import { type Ticket, tickets } from './tables.ts'

/** By the code on a ticket. Refuses with 404 a code that is none of this event, with 409 one whose access is gone, and a gift that nobody has claimed. */
export async function checkInByCode(
  ctx: Ctx,
  { eventId, ticket_code: code }: Input<typeof contract.checkInByCode>,
): Promise<contract.Admitted> {
  const { product } = await requireEvent(ctx, eventId)
  const ofEvent = and(eq(tickets.productId, eventId), eq(tickets.code, codeIn(code)))
  const [ticket] = await ctx.tx.select().from(tickets).where(ofEvent)
  refuseUnless(ticket !== undefined, new TicketUnknown())
  return admit(ctx, ticket, product.title)
}

/** Somebody found by name. Refuses with 404 and 409 as well. */
export async function checkInTicket(
  ctx: Ctx,
  { eventId, ticketId }: Input<typeof contract.checkInTicket>,
): Promise<contract.Admitted> {
  const { product } = await requireEvent(ctx, eventId)
  return admit(ctx, await requireTicket(ctx, eventId, ticketId), product.title)
}

/** Of two who scan one ticket at once, one lets its holder in and the other is told that they are in. */
async function admit(ctx: Ctx, { id, grantId, voidedAt }: Ticket, title: string): Promise<contract.Admitted> {
  const { tx, now, actor } = ctx
  refuseUnless(grantId !== null, new TicketUnclaimed())
  const [lasting] = await tx
    .select({ id: grants.id })
    .from(grants)
    .where(and(eq(grants.id, grantId), isLasting(grants, atMoment(now))))
  refuseUnless(lasting !== undefined && voidedAt === null, new TicketVoid())
  const [admitted] = await tx
    .update(tickets)
    .set({ checkedInAt: now, checkedInById: isSignedIn(actor) ? actor.id : null })
    .where(and(eq(tickets.id, id), isNull(tickets.checkedInAt), isNull(tickets.voidedAt)))
    .returning({ id: tickets.id })
  const participant = await getParticipant(ctx, id)
  ctx.note({ subject: `${title}: ${participant.name}` })
  return { participant, was_in: admitted === undefined }
}

/** Lets nobody have been in who is not. Safe to repeat. */
export async function undoCheckIn(ctx: Ctx, { eventId, ticketId }: Input<typeof contract.undoCheckIn>) {
  const { product } = await requireEvent(ctx, eventId)
  const { id } = await requireTicket(ctx, eventId, ticketId)
  await ctx.tx.update(tickets).set({ checkedInAt: null, checkedInById: null }).where(eq(tickets.id, id))
  const participant = await getParticipant(ctx, id)
  ctx.note({ subject: `${product.title}: ${participant.name}` })
  return { participant }
}

async function requireTicket({ tx }: Ctx, eventId: string, ticketId: string): Promise<Ticket> {
  const [ticket] = await tx
    .select()
    .from(tickets)
    .where(and(eq(tickets.id, ticketId), eq(tickets.productId, eventId)))
  return foundOr404(ticket)
}
