import { type SQL, sql } from 'drizzle-orm'
import { findAccessSpan, openSpan } from '#modules/access/index.ts'
import { grants } from '#modules/access/tables.ts'
import { products } from '#modules/catalog/tables.ts'
import type { Ctx, Reader } from '#platform/context.ts'
import type { Standing } from './policy.ts'

type Course = Standing['course'] & { id: string }

export async function standingTo(ctx: Ctx, course: Course): Promise<Standing> {
  const { actor } = ctx
  const span = actor.role === 'student' ? await findAccessSpan(ctx, actor.id, course.id) : undefined
  return standingSince(ctx, course, span?.since ?? null)
}

/** The same where the statement that found the course tells since when it is open, as `sinceOpen`. */
export const standingSince = ({ actor, now, school }: Ctx, course: Course, since: Date | null): Standing => ({
  actor,
  course,
  since: actor.role === 'reader' ? openedTo(actor, course) : since,
  now,
  timeZone: school.timeZone,
})

/** Long enough for whatever has to be waited for. */
const openedTo = ({ opened }: Reader, { id }: Course): Date | null => (opened.includes(id) ? new Date(0) : null)

/** SQL: since when the course in `products` has been open to the student among the values of `watchingAs`. */
export const sinceOpen: SQL<Date | null> = sql`(select since from ${openSpan({
  student: sql`${sql.placeholder('studentId')}::uuid`,
  product: products.id,
  now: sql`${sql.placeholder('now')}::timestamptz`,
})})`.mapWith(grants.startsAt)

export const watchingAs = ({ actor, now }: Ctx) => ({
  studentId: actor.role === 'student' ? actor.id : null,
  now: now.toISOString(),
})
