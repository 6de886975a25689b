import { and, eq, sql } from 'drizzle-orm'
import { ofOpenGrants, openingAll, openSpan } from '#modules/access/index.ts'
import { grants } from '#modules/access/tables.ts'
import { products } from '#modules/catalog/tables.ts'
import { ownCommentsOn, viewOwnComments } from '#modules/comments/index.ts'
import {
  accessTo,
  hasAllSince,
  isCounted,
  mayPlay,
  maySeeCourse,
  maySeeLecture,
  sinceOpen,
  standingSince,
  watchableColumns,
  watching,
  watchingAs,
} from '#modules/courses/index.ts'
import { lectures, sections } from '#modules/courses/tables.ts'
import { LECTURE_TYPE } from '#modules/courses/vocabulary.ts'
import { LectureNotFound } from '#modules/learning/index.ts'
import { lectureProgress } from '#modules/learning/tables.ts'
import { ownNotesIn, viewOwnNotes } from '#modules/notes/index.ts'
import { type Ctx, isImpersonated, isSignedIn } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { NotSignedIn } from '#platform/refusal.ts'
import type { OwnLesson } from './contract.ts'

/** In one statement. Refuses with 404 a lecture that is not there for the viewer. */
export async function getOwnLesson(ctx: Ctx, { id }: { id: string }): Promise<OwnLesson> {
  const { actor } = ctx
  if (!isSignedIn(actor)) throw new NotSignedIn()
  const [row] = await ownLesson(ctx.tx, { ...watchingAs(ctx), id, viewerId: actor.id })
  if (!row) throw new LectureNotFound()
  const { lecture, course } = row
  const standing = standingSince(ctx, course, row.since)
  if (!maySeeCourse(standing) || !maySeeLecture(standing, lecture)) throw new LectureNotFound()
  const { access } = accessTo(lecture, standing)
  const comments = viewOwnComments(actor, mayPlay(access) ? row.comments : [])
  const { held, longestWait } = row
  const isOpen = actor.role === 'student' && access === 'open' && !comments.has_held
  const hasAll = isOpen && hasAllSince(row.wholeSince, standing, longestWait)
  const latest = held.latest === null ? null : new Date(held.latest)
  const hasAllOfVariants = isOpen && hasAllSince(latest, standing, longestWait)
  return {
    opened: hasAll || hasAllOfVariants ? [course.id] : null,
    variants: hasAllOfVariants && !hasAll ? held.variants : [],
    progress: {
      lecture_id: id,
      completed_ids: row.completed.ids,
      completed_count: row.completed.counted,
      position_seconds: row.positionSeconds ?? 0,
      is_favourite: row.isFavourite ?? false,
    },
    comments,
    notes: viewOwnNotes(isImpersonated(actor) ? [] : row.notes, {
      lectureId: id,
      canWrite: mayPlay(access) && !isImpersonated(actor),
    }),
  }
}

const viewer = sql`${sql.placeholder('viewerId')}::uuid`
const inCourse = { ...watching, product: products.id }

const ownLesson = prepared('own_lesson', (tx) =>
  tx
    .select({
      lecture: {
        ...watchableColumns,
      },
      course: { id: products.id, status: products.status, isFree: products.isFree },
      since: sinceOpen,
      wholeSince: sql<Date | null>`(select since from ${openSpan(inCourse, openingAll)})`.mapWith(grants.startsAt),
      held: sql<{ variants: string[]; latest: string | null }>`${ofOpenGrants(
        inCourse,
        (grant) => sql`json_build_object('latest', max(${grant.startsAt}),
          'variants', coalesce(json_agg(distinct ${grant.variantId}) filter (where ${grant.variantId} is not null), '[]'))`,
      )}`,
      longestWait: sql<number>`(
        select coalesce(max(greatest(each.delay_days, section.delay_days)), 0)
        from lectures each join sections section on section.id = each.section_id
        where each.course_id = ${products.id})`.mapWith(Number),
      completed: sql<{ ids: string[]; counted: number }>`(
        select json_build_object('ids', coalesce(json_agg(done.lecture_id), '[]'),
          'counted', count(*) filter (where ${lectures.status} = 'published' and ${isCounted(inCourse)}))
        from lecture_progress done join ${lectures} on ${lectures.id} = done.lecture_id
        where done.person_id = ${viewer} and done.course_id = ${products.id} and done.completed_at is not null)`,
      positionSeconds: lectureProgress.positionSeconds,
      isFavourite: lectureProgress.isFavourite,
      comments: ownCommentsOn({ type: LECTURE_TYPE, id: lectures.id }, viewer),
      notes: ownNotesIn(lectures.id, viewer),
    })
    .from(lectures)
    .innerJoin(sections, eq(sections.id, lectures.sectionId))
    .innerJoin(products, eq(products.id, lectures.courseId))
    .leftJoin(lectureProgress, and(eq(lectureProgress.lectureId, lectures.id), eq(lectureProgress.personId, viewer)))
    .where(eq(lectures.id, sql.placeholder('id'))),
)
