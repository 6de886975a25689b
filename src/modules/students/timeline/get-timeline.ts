import { sql } from 'drizzle-orm'
import { studentById } from '#modules/people/index.ts'
import { people } from '#modules/people/tables.ts'
import { shortened } from '#platform/cut-text.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { cursorOf, pageFrom, readCursor } from '#platform/db/paging.ts'
import { foundOr404 } from '#platform/refusal.ts'
import type { getTimeline as endpoint, Timeline, TimelineEntry } from './contract.ts'
import { happeningsOf } from './happenings.ts'
import { FIRST_SIGNS, type Happening, WRITTEN } from './vocabulary.ts'

const PAGE = 20

/** Read from what there is, so that it says nothing of what was deleted since. Refuses with 404 who is no student of the school. */
export async function getTimeline(ctx: Ctx, { id, cursor }: Input<typeof endpoint>): Promise<Timeline> {
  const [student] = await studentById(ctx, id)
  foundOr404(student)
  const rows = await ctx.tx
    .select({
      what: sql<Happening>`what`,
      createdAt: sql<Date>`at`.mapWith(people.createdAt),
      id: sql<string>`id`,
      subject: sql<string>`subject`,
      reason: sql<string>`reason`,
      path: sql<string | null>`path`,
    })
    .from(
      sql`(${happeningsOf(id, { now: ctx.now, before: cursor ? readCursor(cursor) : undefined, most: PAGE + 1 })}) as happened`,
    )
    .orderBy(sql`at desc`, sql`id desc`)
    .limit(PAGE + 1)
  return pageFrom(
    rows,
    PAGE,
    viewEntry,
    (last) => `/json/home/students/${id}/timeline?${new URLSearchParams({ cursor: cursorOf(last) })}`,
  )
}

interface Row {
  what: Happening
  createdAt: Date
  id: string
  subject: string
  reason: string
  path: string | null
}

const viewEntry = ({ what, createdAt, id, subject, reason, path }: Row): TimelineEntry => ({
  id: `${what}:${id}`,
  what,
  at: createdAt.toISOString(),
  subject: WRITTEN.includes(what) ? shortened(subject, FIRST_SIGNS) : subject,
  reason,
  url: path,
})
