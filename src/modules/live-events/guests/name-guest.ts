import { and, eq } from 'drizzle-orm'
import { brakeNaming } from '#modules/catalog/index.ts'
import type { LetterParts } from '#modules/mails/index.ts'
import { type Ctx, isSignedIn, type OutsideCtx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { hasAddress } from '#platform/contract/has-address.ts'
import { countOrRefuse, type Limit } from '#platform/http/rate-limit.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { foundOr404, invalidField, NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import type { MyTicket } from '../contract.ts'
import { type GoodTicket, goodTickets, isOpenForGuest } from '../find-ticket.ts'
import { getMyTicket } from '../get-my-ticket.ts'
import { newCode } from '../issue-ticket.ts'
import { TicketNotChanged } from '../refusals.ts'
import { type Ticket, tickets } from '../tables.ts'
import { writeNamed } from '../write-to-holder.ts'
import type { nameGuest as endpoint } from './contract.ts'

const NAMINGS: Limit = { uses: 200, seconds: 3600 }

/**
 * Says whom a ticket is for. A guest with an address is sent it; whoever was sent it before is told that it is theirs no more, and has a code that
 * lets nobody in. Refuses with 404 what is not one's own, with 409 a ticket that was bought alone, was used or whose event has begun.
 */
export async function nameGuest(
  ctx: OutsideCtx,
  { ticketId, guest }: Input<typeof endpoint>,
  { request }: Exchange,
  parts: LetterParts,
): Promise<MyTicket> {
  const { actor } = ctx
  refuseUnless(isSignedIn(actor), new NotSignedIn())
  if (guest && hasAddress(guest.name)) throw invalidField('guest.name', 'people.name-with-address')
  const { units } = request.server
  await countOrRefuse(units, `ticket-guests:${actor.id}`, NAMINGS)
  if (guest?.email) await brakeNaming(units, guest.email)
  return ctx.inTransaction(async (inside) => {
    const own = and(eq(tickets.id, ticketId), eq(tickets.studentId, actor.id))
    // Of two who name a guest at once the second knows what the first wrote.
    await inside.tx.select({ id: tickets.id }).from(tickets).where(own).for('update')
    const [found] = await goodTickets(inside, own)
    const before = foundOr404(found)
    await refuseUnlessOpen(inside, before)
    await change(inside, { before, guest }, parts)
    return getMyTicket(inside, { eventSlug: before.product.slug })
  })
}

async function refuseUnlessOpen({ tx, now }: Ctx, found: GoodTicket): Promise<void> {
  const isAlone = (await tx.$count(tickets, eq(tickets.grantId, found.grantId))) === 1
  refuseUnless(!isAlone && isOpenForGuest(found, now), new TicketNotChanged())
}

interface Change {
  before: GoodTicket
  guest: Input<typeof endpoint>['guest']
}

async function change(ctx: Ctx, { before, guest }: Change, parts: LetterParts): Promise<void> {
  const { ticket } = before
  const [name, email] = [guest?.name ?? null, guest?.email ?? null]
  if (name === ticket.guestName && email === ticket.guestEmail) return
  const isElsewhere = email !== ticket.guestEmail
  const code = isElsewhere && wasSent(ticket) ? newCode() : ticket.code
  const guestRevision = ticket.guestRevision + 1
  await ctx.tx
    .update(tickets)
    .set({ guestName: name, guestEmail: email, guestRevision, code })
    .where(eq(tickets.id, ticket.id))
  await writeNamed(ctx, { before, isElsewhere }, parts)
}

/** Whether somebody has its code in a mail. */
const wasSent = ({ number, guestName, guestEmail }: Ticket): boolean =>
  guestName === null ? number === 1 : guestEmail !== ''
