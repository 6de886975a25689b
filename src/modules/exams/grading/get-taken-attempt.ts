import { and, eq } from 'drizzle-orm'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import type { TakenAttemptWhole } from './contract.ts'
import type { ExamPlace } from '../editing/find-exam.ts'
import { examAttempts, exams } from '../tables.ts'
import { answersOf } from '../taking/view-attempt.ts'
import { viewAttemptRow } from '../view.ts'
import { viewAnswers } from './read-answers.ts'

interface Asked extends ExamPlace {
  attemptId: string
}

/** Refuses with 404 what is no attempt at the exam of the lecture. */
export async function getTakenAttempt(ctx: Ctx, { courseId, lectureId, attemptId }: Asked): Promise<TakenAttemptWhole> {
  const [found] = await ctx.tx
    .select({ attempt: examAttempts, person: { id: people.id, name: people.name } })
    .from(examAttempts)
    .innerJoin(people, eq(people.id, examAttempts.personId))
    .innerJoin(exams, eq(exams.id, examAttempts.examId))
    .where(and(eq(examAttempts.id, attemptId), eq(exams.lectureId, lectureId), eq(exams.courseId, courseId)))
  const { attempt, person } = foundOr404(found)
  return { ...viewAttemptRow(attempt), person, answers: await viewAnswers(ctx, await answersOf(ctx, attempt.id)) }
}
