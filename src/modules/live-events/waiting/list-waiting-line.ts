import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { atMoment } from '#platform/db/at-moment.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { cursorOf, pageFrom, readCursor } from '#platform/db/paging.ts'
import { shownEmail } from '#platform/shown-email.ts'
import { requireEvent } from '../require-event.ts'
import type { listWaitingLine as endpoint, WaitingPage } from './contract.ts'
import { waitingEntries as entries } from './tables.ts'
import { viewEntry } from './view.ts'

const PAGE = 50

/** Who is in line, in its order, whoever is offered a place before them; or who was before, the last one first. Refuses with 404 what is no live event. */
export async function listWaitingLine(
  ctx: Ctx,
  { eventId, settled, cursor }: Input<typeof endpoint>,
): Promise<WaitingPage> {
  await requireEvent(ctx, eventId)
  const ofThis = eq(entries.productId, eventId)
  const after = cursor ? readCursor(cursor) : undefined
  const place = after && sql`(${atMoment(after.createdAt)}, ${after.id}::uuid)`
  const line = sql`(${entries.queuedAt}, ${entries.id})`
  const beyond = place && (settled ? sql`${line} < ${place}` : sql`${line} > ${place}`)
  const inOrder = settled ? desc : asc
  const rows = await ctx.tx
    .select()
    .from(entries)
    .where(and(ofThis, settled ? isNotNull(entries.settledAt) : isNull(entries.settledAt), beyond))
    .orderBy(inOrder(entries.queuedAt), inOrder(entries.id))
    .limit(PAGE + 1)
  const count = (state: 'waiting' | 'offered', where?: ReturnType<typeof sql>) =>
    ctx.tx.$count(entries, and(ofThis, eq(entries.state, state), where))
  let position = settled || !place ? 0 : await count('waiting', sql`${line} <= ${place}`)
  const page = pageFrom(
    rows,
    PAGE,
    (entry) => viewEntry({ ...entry, email: shownEmail(entry.email) }, entry.state === 'waiting' ? ++position : null),
    ({ id, queuedAt }) => {
      const asked = { ...(settled && { settled }), cursor: cursorOf({ createdAt: queuedAt, id }) }
      return `/json/home/events/${eventId}/waiting-list?${new URLSearchParams(asked)}`
    },
  )
  return { ...page, waiting_count: await count('waiting'), offered_count: await count('offered') }
}

/** How many wait for each of these events. */
export async function countWaiting({ tx }: Ctx, eventIds: string[]): Promise<Map<string, number>> {
  if (eventIds.length === 0) return new Map()
  const counted = await tx
    .select({ id: entries.productId, count: sql<number>`count(*)::int` })
    .from(entries)
    .where(and(eq(entries.state, 'waiting'), sql`${entries.productId} = any(${sql.param(eventIds)}::uuid[])`))
    .groupBy(entries.productId)
  return new Map(counted.map(({ id, count }) => [id, count]))
}
