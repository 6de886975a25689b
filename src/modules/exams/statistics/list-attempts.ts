import { and, desc, eq } from 'drizzle-orm'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { cursorOf, nextPage, olderThan, pageFrom } from '#platform/db/paging.ts'
import type { listAttempts as endpoint } from '../contract.ts'
import { findExam, findLecture } from '../editing/find-exam.ts'
import { examAttempts } from '../tables.ts'
import { viewAttemptRow } from '../view.ts'

const PAGE = 30

/** The newest first. Refuses with 404 what is no lecture of the course. */
export async function listAttempts(ctx: Ctx, { courseId, lectureId, cursor }: Input<typeof endpoint>) {
  await findLecture(ctx, { courseId, lectureId })
  const exam = await findExam(ctx, lectureId)
  if (!exam) return { data: [], next_page_url: null }
  const rows = await ctx.tx
    .select({ attempt: examAttempts, person: { id: people.id, name: people.name } })
    .from(examAttempts)
    .innerJoin(people, eq(people.id, examAttempts.personId))
    .where(and(eq(examAttempts.examId, exam.id), olderThan(examAttempts.startedAt, examAttempts.id, cursor)))
    .orderBy(desc(examAttempts.startedAt), desc(examAttempts.id))
    .limit(PAGE + 1)
  return pageFrom(
    rows,
    PAGE,
    ({ attempt, person }) => ({ ...viewAttemptRow(attempt), person }),
    ({ attempt: { id, startedAt } }) =>
      nextPage(
        `/json/home/courses/${courseId}/lectures/${lectureId}/exam/attempts`,
        {},
        cursorOf({ id, createdAt: startedAt }),
      ),
  )
}
