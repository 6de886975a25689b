import type { z } from 'zod'
import { and, asc, count, eq, isNotNull, min } from 'drizzle-orm'
import { products } from '#modules/catalog/tables.ts'
import { findCourse } from '#modules/courses/index.ts'
import { lectures } from '#modules/courses/tables.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { cursorOf, laterThan, nextPage, pageFrom, readCursor } from '#platform/db/paging.ts'
import { foundOr404 } from '#platform/refusal.ts'
import type { GradingFilter, listWaitingAnswers as endpoint } from './contract.ts'
import { attemptAnswers, examAttempts, exams, questionVersions } from '../tables.ts'
import { answerColumns } from '../taking/view-attempt.ts'
import { viewAnswers } from './read-answers.ts'

const PAGE = 20
/** whose answers wait is offered to choose from */
const EXAMS_MOST = 100

/** SQL: answers that somebody has to read. */
export const isWaiting = () => isNotNull(attemptAnswers.awaitsSince)

const PLACE = {
  course_id: exams.courseId,
  course_title: products.title,
  lecture_id: exams.lectureId,
  lecture_title: lectures.title,
}

/** The oldest first. Refuses with 404 a course or a lecture that is not there. */
export async function listWaitingAnswers(ctx: Ctx, { cursor, ...filter }: Input<typeof endpoint>) {
  await requireThere(ctx, filter)
  const rows = await ctx.tx
    .select({
      answer: answerColumns,
      place: PLACE,
      attempt: { attempt_id: examAttempts.id, attempt_number: examAttempts.number, person_name: people.name },
      since: attemptAnswers.awaitsSince,
    })
    .from(attemptAnswers)
    .innerJoin(questionVersions, eq(questionVersions.id, attemptAnswers.versionId))
    .innerJoin(examAttempts, eq(examAttempts.id, attemptAnswers.attemptId))
    .innerJoin(people, eq(people.id, examAttempts.personId))
    .innerJoin(exams, eq(exams.id, examAttempts.examId))
    .innerJoin(lectures, eq(lectures.id, exams.lectureId))
    .innerJoin(products, eq(products.id, exams.courseId))
    .where(
      and(
        isWaiting(),
        filter.course_id === undefined ? undefined : eq(exams.courseId, filter.course_id),
        filter.lecture_id === undefined ? undefined : eq(exams.lectureId, filter.lecture_id),
        laterThan(attemptAnswers.awaitsSince, attemptAnswers.id, cursor === undefined ? undefined : readCursor(cursor)),
      ),
    )
    .orderBy(asc(attemptAnswers.awaitsSince), asc(attemptAnswers.id))
    .limit(PAGE + 1)
  const answers = await viewAnswers(
    ctx,
    rows.map(({ answer }) => answer),
  )
  const listed = rows.map(({ place, attempt, since }, nth) => ({
    ...answers[nth]!,
    ...place,
    ...attempt,
    waits_since: since!.toISOString(),
  }))
  const page = pageFrom(
    listed,
    PAGE,
    (row) => row,
    ({ id, waits_since: at }) => nextPage('/json/home/grading', filter, cursorOf({ id, createdAt: new Date(at) })),
  )
  return { ...page, exams: await examsWaiting(ctx) }
}

async function requireThere(ctx: Ctx, { course_id: courseId, lecture_id: lectureId }: z.output<typeof GradingFilter>) {
  if (courseId !== undefined) await findCourse(ctx, courseId)
  if (lectureId === undefined) return
  const [lecture] = await ctx.tx.select({ id: lectures.id }).from(lectures).where(eq(lectures.id, lectureId))
  foundOr404(lecture)
}

const examsWaiting = ({ tx }: Ctx) =>
  tx
    .select({ ...PLACE, count: count() })
    .from(attemptAnswers)
    .innerJoin(examAttempts, eq(examAttempts.id, attemptAnswers.attemptId))
    .innerJoin(exams, eq(exams.id, examAttempts.examId))
    .innerJoin(lectures, eq(lectures.id, exams.lectureId))
    .innerJoin(products, eq(products.id, exams.courseId))
    .where(isWaiting())
    .groupBy(exams.id, lectures.id, products.id)
    .orderBy(asc(min(attemptAnswers.awaitsSince)), asc(exams.id))
    .limit(EXAMS_MOST)
