import { and, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { foldedLiterally } from '#platform/db/literally.ts'
import { cursorOf, olderThan, pageFrom } from '#platform/db/paging.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { codeIn, shownCode } from './codes/vocabulary.ts'
import type { listParticipants as endpoint, Participant, ParticipantPage } from './contract.ts'
import { holderEmail, holderName } from './find-ticket.ts'
import { requireEvent } from './require-event.ts'
import { tickets } from './tables.ts'

const PAGE = 50
const admins = alias(people, 'admins')

/** Who has a ticket or is given one, the newest first; names are found without case and diacritics. Refuses with 404 what is no live event. */
export async function listParticipants(
  ctx: Ctx,
  { eventId, q, attendance, cursor }: Input<typeof endpoint>,
): Promise<ParticipantPage> {
  await requireEvent(ctx, eventId)
  const held = and(eq(tickets.productId, eventId), isNull(tickets.voidedAt))
  const rows = await participants(ctx)
    .where(
      and(
        held,
        attendance && (attendance === 'in' ? isNotNull(tickets.checkedInAt) : isNull(tickets.checkedInAt)),
        q ? isCalled(q) : undefined,
        olderThan(tickets.createdAt, tickets.id, cursor),
      ),
    )
    .orderBy(desc(tickets.createdAt), desc(tickets.id))
    .limit(PAGE + 1)
  const page = pageFrom(rows, PAGE, viewParticipant, ({ ticket }) => {
    const asked = { ...(q && { q }), ...(attendance && { attendance }), cursor: cursorOf(ticket) }
    return `/json/home/events/${eventId}/participants?${new URLSearchParams(asked)}`
  })
  return {
    ...page,
    tickets_count: await ctx.tx.$count(tickets, held),
    checked_in_count: await ctx.tx.$count(tickets, and(held, isNotNull(tickets.checkedInAt))),
  }
}

const isCalled = (q: string) => {
  const pattern = sql`'%' || ${foldedLiterally(q)} || '%'`
  const code = codeIn(q)
  return or(
    sql`lower(unaccent(${people.name})) like ${pattern}`,
    sql`lower(${people.email}) like ${pattern}`,
    sql`lower(unaccent(${tickets.guestName})) like ${pattern}`,
    sql`lower(${tickets.guestEmail}) like ${pattern}`,
    code === '' ? undefined : sql`${tickets.code} like ${`${code}%`}`,
  )
}

/** One of them. */
export async function getParticipant(ctx: Ctx, ticketId: string): Promise<Participant> {
  const [found] = await participants(ctx).where(eq(tickets.id, ticketId))
  return viewParticipant(foundOr404(found))
}

const participants = ({ tx }: Ctx) =>
  tx
    .select({ ticket: tickets, name: holderName, email: holderEmail, buyer: people.name, admin: admins.name })
    .from(tickets)
    .leftJoin(people, eq(people.id, tickets.studentId))
    .leftJoin(admins, eq(admins.id, tickets.checkedInById))
    .$dynamic()

const viewParticipant = ({
  ticket,
  name,
  email,
  buyer,
  admin,
}: Awaited<ReturnType<typeof participants>>[number]): Participant => ({
  id: ticket.id,
  student_id: ticket.studentId,
  name,
  email: email ?? '',
  code: ticket.grantId === null ? null : shownCode(ticket.code),
  bought_by: ticket.number > 1 || ticket.guestName !== null ? buyer : null,
  created_at: ticket.createdAt.toISOString(),
  checked_in_at: ticket.checkedInAt?.toISOString() ?? null,
  checked_in_by: admin,
})
