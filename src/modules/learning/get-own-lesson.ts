import { and, eq, sql } from 'drizzle-orm'
import { products } from '#modules/catalog/tables.ts'
import {
  accessTo,
  hasAll,
  maySeeCourse,
  maySeeLecture,
  sinceOpen,
  standingSince,
  watchingAs,
} from '#modules/courses/index.ts'
import { lectures, sections } from '#modules/courses/tables.ts'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import type { OwnLesson } from './contract.ts'
import { LectureNotFound } from './refusals.ts'
import { lectureProgress } from './tables.ts'

/** In one statement. Refuses with 404 a lecture that is not there for the viewer. */
export async function getOwnLesson(ctx: Ctx, { id }: { id: string }): Promise<OwnLesson> {
  const { actor } = ctx
  refuseUnless(isSignedIn(actor), new NotSignedIn())
  const [row] = await ownLesson(ctx.tx, { ...watchingAs(ctx), id, viewerId: actor.id })
  if (!row) throw new LectureNotFound()
  const { lecture, course, since, longestWait, completedIds, positionSeconds, isFavourite } = row
  const standing = standingSince(ctx, course, since)
  refuseUnless(maySeeCourse(standing) && maySeeLecture(standing, lecture), new LectureNotFound())
  const isAllOpen =
    actor.role === 'student' && accessTo(lecture, standing).access === 'open' && hasAll(standing, longestWait)
  return {
    lecture_id: id,
    opened: isAllOpen ? [course.id] : null,
    completed_ids: completedIds,
    position_seconds: positionSeconds ?? 0,
    is_favourite: isFavourite ?? false,
  }
}

const ownLesson = prepared('own_lesson', (tx) =>
  tx
    .select({
      lecture: {
        status: lectures.status,
        isFreeToWatch: lectures.isFreeToWatch,
        delayDays: lectures.delayDays,
        sectionDelayDays: sections.delayDays,
      },
      course: { id: products.id, status: products.status, isFree: products.isFree },
      since: sinceOpen,
      longestWait: sql<number>`(
        select coalesce(max(greatest(each.delay_days, section.delay_days)), 0)
        from lectures each join sections section on section.id = each.section_id
        where each.course_id = ${products.id})`.mapWith(Number),
      completedIds: sql<string[]>`(
        select coalesce(json_agg(done.lecture_id), '[]') from lecture_progress done
        where done.person_id = ${sql.placeholder('viewerId')} and done.course_id = ${products.id}
          and done.completed_at is not null)`,
      positionSeconds: lectureProgress.positionSeconds,
      isFavourite: lectureProgress.isFavourite,
    })
    .from(lectures)
    .innerJoin(sections, eq(sections.id, lectures.sectionId))
    .innerJoin(products, eq(products.id, lectures.courseId))
    .leftJoin(
      lectureProgress,
      and(eq(lectureProgress.lectureId, lectures.id), eq(lectureProgress.personId, sql.placeholder('viewerId'))),
    )
    .where(eq(lectures.id, sql.placeholder('id'))),
)
