import { and, desc, eq, gt, lte, ne, sql } from 'drizzle-orm'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { foundOr404, NotSignedIn } from '#platform/refusal.ts'
import { requireOfKind } from '#modules/catalog/index.ts'
import { people } from '#modules/people/tables.ts'
import { courseEditors, lectures, sections } from '../tables.ts'
import { versionOf } from '../view.ts'
import type { sayEditing as endpoint } from './contract.ts'
import { COUNTS_FOR, OTHERS_MAX } from './vocabulary.ts'

/** One row for each editor and what they have open, written over; what they have closed goes when they say something again. */
export async function sayEditing(
  ctx: Ctx,
  { courseId, lecture_id: lectureId }: Input<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { tx, actor, now } = ctx
  if (!isSignedIn(actor)) throw new NotSignedIn()
  await requireOfKind(ctx, 'course', courseId)
  const lecture = lectureId === null ? null : await findOpen(ctx, courseId, lectureId)
  const { courseId: ofCourse, personId, lectureId: ofLecture, saidAt } = courseEditors
  const closedBefore = new Date(now.getTime() - COUNTS_FOR)
  await tx
    .insert(courseEditors)
    .values({ courseId, personId: actor.id, lectureId, saidAt: now })
    .onConflictDoUpdate({ target: [ofCourse, personId, ofLecture], set: { saidAt: now } })
  await tx.delete(courseEditors).where(and(eq(personId, actor.id), lte(saidAt, closedBefore)))
  const others = await tx
    .select({ id: people.id, name: people.name, lecture_id: ofLecture })
    .from(courseEditors)
    .innerJoin(people, eq(people.id, personId))
    .where(and(eq(ofCourse, courseId), ne(personId, actor.id), gt(saidAt, closedBefore)))
    .orderBy(desc(saidAt), courseEditors.id)
    .limit(OTHERS_MAX)
  return { others, outline: await outlineOf(ctx, courseId), lecture }
}

/** Refuses with 404 what is no lecture of this course. */
async function findOpen({ tx }: Ctx, courseId: string, lectureId: string) {
  const [found] = await tx
    .select({ lecture: lectures, changedBy: people.name })
    .from(lectures)
    .leftJoin(people, eq(people.id, lectures.changedById))
    .where(and(eq(lectures.id, lectureId), eq(lectures.courseId, courseId)))
  const { lecture, changedBy } = foundOr404(found)
  return { version: versionOf(lecture), changed_by: changedBy }
}

/** Of all that an outline shows of sections and lectures, in their order. */
async function outlineOf({ tx }: Ctx, courseId: string): Promise<string> {
  const { rows } = await tx.execute<{ outline: string }>(sql`
    select md5(concat(
      (select string_agg(concat_ws(' ', id, title, delay_days), '|' order by position, id)
        from ${sections} where course_id = ${courseId}),
      (select string_agg(concat_ws(' ', id, section_id, title, kind, status, delay_days, is_free_to_watch, needs_login), '|' order by position, id)
        from ${lectures} where course_id = ${courseId}))) as outline`)
  return rows[0]!.outline
}
