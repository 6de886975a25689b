import { and, eq, type SQL, sql } from 'drizzle-orm'
import { type LetterParts, writeLetter } from '#modules/mails/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Reached } from './events.ts'
import { type GoodTicket, goodTickets, ticketsWith } from './find-ticket.ts'
import { EVENT_CALENDAR } from './get-my-calendar.ts'
import { BARE, eventLetter, type Reason } from './mails/event-letter.ts'
import { datesOf } from './require-event.ts'
import { type LiveEventSession, tickets } from './tables.ts'
import { wayTo } from './paths/vocabulary.ts'

interface Told {
  reason: Reason
  /** what it is told for, once to each holder */
  cause: string
  dates: Pick<LiveEventSession, 'startsAt' | 'endsAt'>[]
}

/** Sends whoever has just got a place, or has just been named for one, their ticket, with the dates for their calendar. */
export async function writeTicket(
  ctx: Ctx,
  { ticket_id: id }: { ticket_id: string },
  parts: LetterParts,
): Promise<void> {
  const [found] = await goodTickets(ctx, eq(tickets.id, id))
  if (!found) return
  const dates = await datesOf(ctx, found.product.id)
  const reason = found.ticket.guestName === null ? 'ticket' : 'guest'
  await write(ctx, found, { reason, cause: 'ticket', dates }, parts)
}

interface Named {
  before: GoodTicket
  /** whether it goes to another address than before */
  isElsewhere: boolean
}

/** Sends a ticket to whom it is for now, and tells whoever had it by mail before that it is theirs no more. */
export async function writeNamed(ctx: Ctx, { before, isElsewhere }: Named, parts: LetterParts): Promise<void> {
  const which = eq(tickets.id, before.ticket.id)
  const [found] = await goodTickets(ctx, which)
  if (!found) return
  const { guestName, guestRevision } = found.ticket
  const reason = guestName === null ? 'ticket' : 'guest'
  const dates = await datesOf(ctx, found.product.id)
  await write(ctx, found, { reason, cause: `ticket:${guestRevision}`, dates }, parts)
  if (!isElsewhere || !before.ticket.guestEmail) return
  await write(ctx, before, { reason: 'passed', cause: `ticket-passed:${guestRevision}`, dates: [] }, parts)
}

/** Tells the guests of tickets that let nobody in any more. */
export async function writeVoid(ctx: Ctx, which: SQL | undefined, parts: LetterParts): Promise<void> {
  for (const found of await ticketsWith(ctx, which))
    await write(ctx, found, { reason: 'void', cause: 'ticket-void', dates: [] }, parts)
}

const AT_ONCE = 50

/** Writes to so many of those who have tickets, and answers by which grants, and after whom to go on; null once all were written to. */
export async function writeToHolders(
  ctx: Ctx,
  { eventId, after, ...told }: Told & { eventId: string; after: Reached },
  parts: LetterParts,
): Promise<{ next: Reached; grantIds: string[] }> {
  const older = after && sql`(${tickets.createdAt}, ${tickets.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
  const found = await goodTickets(ctx, and(eq(tickets.productId, eventId), older ?? undefined)).limit(AT_ONCE)
  for (const each of found) await write(ctx, each, told, parts)
  const last = found.length === AT_ONCE ? found.at(-1)?.ticket : undefined
  return {
    next: last ? { at: last.createdAt.toISOString(), id: last.id } : null,
    grantIds: found.map(({ grantId }) => grantId),
  }
}

async function write(ctx: Ctx, found: GoodTicket, { reason, cause, dates }: Told, parts: LetterParts): Promise<void> {
  const { ticket, product, holder } = found
  if (!holder.email) return
  const language = holder.language ?? ctx.school.language
  const url = ctx.school.origin + wayTo(ticket, product)
  const letter = eventLetter({ reason, found, dates, school: ctx.school, language, url })
  const attachment = BARE.includes(reason) ? undefined : { kind: EVENT_CALENDAR, id: ticket.id }
  const written = { cause: `${cause}:${ticket.id}`, to: holder.email, language, letter }
  await writeLetter(ctx, { ...written, ...(attachment && { attachment }) }, parts)
}
