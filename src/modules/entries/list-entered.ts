import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { findCourse } from '#modules/courses/index.ts'
import { ASKING_TYPES } from '#modules/content/vocabulary.ts'
import { lectureComponents, lectures, sections } from '#modules/courses/tables.ts'
import { studentById } from '#modules/people/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { cursorOf, nextPage, pageFrom } from '#platform/db/paging.ts'
import { foundOr404 } from '#platform/refusal.ts'
import type { FoundEntries, listEntered as endpoint } from './contract.ts'
import { entryRows, matching } from './read-entries.ts'
import { viewEntered } from './view.ts'

const PAGE = 30
const LECTURES_MAX = 500

/** Refuses with 404 a course, a lecture or a student that is not there. */
export async function listEntered(ctx: Ctx, { cursor, ...filter }: Input<typeof endpoint>): Promise<FoundEntries> {
  const { lecture_id: lectureId, student_id: studentId } = filter
  const courseId = filter.course_id ?? (lectureId && (await courseOf(ctx, lectureId)))
  const course = courseId === undefined ? null : { id: courseId, ...(await findCourse(ctx, courseId)) }
  const lectures = courseId === undefined ? [] : await lecturesThatAsk(ctx, courseId)
  if (lectureId && filter.course_id && (await courseOf(ctx, lectureId)) !== courseId) foundOr404(undefined)
  const [student] = studentId === undefined ? [] : await studentById(ctx, studentId)
  if (studentId !== undefined) foundOr404(student)
  const rows = await entryRows(ctx, matching(filter), { cursor, most: PAGE + 1 })
  const page = pageFrom(
    rows,
    PAGE,
    (row) => viewEntered(row, ctx.actor),
    ({ entry: { id, enteredAt } }) => nextPage('/json/home/entries', filter, cursorOf({ id, createdAt: enteredAt })),
  )
  return { ...page, course, student: student ? { id: student.id, name: student.name } : null, lectures }
}

async function courseOf({ tx }: Ctx, lectureId: string): Promise<string> {
  const [lecture] = await tx.select({ courseId: lectures.courseId }).from(lectures).where(eq(lectures.id, lectureId))
  return foundOr404(lecture).courseId
}

const lecturesThatAsk = ({ tx }: Ctx, courseId: string) =>
  tx
    .selectDistinct({
      id: lectures.id,
      title: lectures.title,
      place: sections.position,
      position: lectures.position,
    })
    .from(lectures)
    .innerJoin(sections, eq(sections.id, lectures.sectionId))
    .innerJoin(lectureComponents, eq(lectureComponents.ownerId, lectures.id))
    .where(
      and(
        eq(lectures.courseId, courseId),
        inArray(lectureComponents.type, [...ASKING_TYPES]),
        isNull(lectureComponents.removedAt),
      ),
    )
    .orderBy(asc(sections.position), asc(lectures.position), asc(lectures.id))
    .limit(LECTURES_MAX)
    .then((rows) => rows.map(({ id, title }) => ({ id, title })))
