import { type SQL, sql } from 'drizzle-orm'
import { findAccessSpan, openSpan } from '#modules/access/index.ts'
import { grants } from '#modules/access/tables.ts'
import { products } from '#modules/catalog/tables.ts'
import type { Circumstances, Ctx, Reader } from '#platform/context.ts'
import type { Standing } from './policy.ts'
import { lectures, sections } from './tables.ts'
import { isIncludedIn, openingLecture } from './variants/opening-lecture.ts'

type Course = Standing['course'] & { id: string }

export async function standingTo(ctx: Ctx, course: Course): Promise<Standing> {
  const { actor } = ctx
  const span = actor.role === 'student' ? await findAccessSpan(ctx, actor.id, course.id) : undefined
  return standingSince(ctx, course, span?.since ?? null)
}

/** The same where the statement that found the course tells since when it is open, as `sinceOpen`. */
export const standingSince = ({ actor, now, school }: Circumstances, course: Course, since: Date | null): Standing => ({
  actor,
  course,
  since: actor.role === 'reader' ? openedTo(actor, course) : since,
  now,
  timeZone: school.timeZone,
})

/** Long enough for whatever has to be waited for. */
const openedTo = ({ opened }: Reader, { id }: Course): Date | null => (opened.includes(id) ? new Date(0) : null)

/** SQL: the student and the moment among the values of `watchingAs`. */
export const watching = {
  student: sql`${sql.placeholder('studentId')}::uuid`,
  now: sql`${sql.placeholder('now')}::timestamptz`,
}

/** SQL: since when the course in `products` has been open to whoever is watching. */
export const sinceOpen: SQL<Date | null> =
  sql`(select since from ${openSpan({ ...watching, product: products.id })})`.mapWith(grants.startsAt)

const readersVariants = sql`${sql.placeholder('variants')}::uuid[]`
const isForReaders = sql`(cardinality(${readersVariants}) = 0
  or ${isIncludedIn((variantId) => sql`${variantId} = any(${readersVariants})`)})`

/** SQL: since when the lecture in `lectures` has been open to them: what they have of the course may leave it out. */
export const sinceLectureOpen: SQL<Date | null> = sql`(case when ${sql.placeholder('isReader')}::boolean
  then case when ${isForReaders} then 'epoch'::timestamptz end
  else (select since from ${openSpan({ ...watching, product: lectures.courseId }, openingLecture)}) end)`.mapWith(
  grants.startsAt,
)

/** What `accessTo` asks of a lecture, of statements that join its section. */
export const watchableColumns = {
  status: lectures.status,
  isFreeToWatch: lectures.isFreeToWatch,
  needsLogin: lectures.needsLogin,
  delayDays: lectures.delayDays,
  sectionDelayDays: sections.delayDays,
  since: sinceLectureOpen,
}

/** The placeholders of statements made of `watching`, `sinceOpen` and `sinceLectureOpen`. */
export const WATCHING = { studentId: 'uuid', now: 'timestamptz', isReader: 'boolean', variants: 'uuid[]' }

export const watchingAs = ({ actor, now }: Circumstances): Record<keyof typeof WATCHING, unknown> => ({
  studentId: actor.role === 'student' ? actor.id : null,
  now: now.toISOString(),
  isReader: actor.role === 'reader',
  variants: actor.role === 'reader' ? actor.variants : NONE,
})

const NONE: readonly string[] = []
