import { SECOND } from '#platform/clock.ts'
import { asc, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Attempt } from '../contract.ts'
import { isSolutionShown } from '../policy.ts'
import { answerGrades, attemptAnswers, questionVersions } from '../tables.ts'
import { type AnswerRecord, viewAttemptQuestion, viewAttemptRow } from '../view.ts'
import { attemptsOf, findOwnAttempt, type FoundAttempt } from './find-exam-to-take.ts'

/** Refuses with 404 what is no attempt of the viewer’s. */
export async function getAttempt(ctx: Ctx, { attemptId }: { attemptId: string }): Promise<Attempt> {
  return viewAttempt(ctx, await findOwnAttempt(ctx, attemptId))
}

export async function viewAttempt(ctx: Ctx, { attempt, exam }: FoundAttempt): Promise<Attempt> {
  const attempts = await attemptsOf(ctx, { examId: exam.id, personId: attempt.personId })
  const isSolved = attempt.state !== 'open' && isSolutionShown(exam, attempts)
  const isGraded = attempt.points !== null
  const { deadlineAt } = attempt
  const isRunning = attempt.state === 'open' && deadlineAt !== null
  return {
    ...viewAttemptRow(attempt),
    lecture_id: exam.lectureId,
    passing_percent: attempt.passingPercent,
    deadline_at: deadlineAt?.toISOString() ?? null,
    seconds_left: isRunning ? Math.max(0, Math.ceil((Number(deadlineAt) - Number(ctx.now)) / SECOND)) : null,
    questions: (await answersOf(ctx, attempt.id)).map((answer) => viewAttemptQuestion(answer, { isSolved, isGraded })),
  }
}

const lastFeedback = sql<string | null>`(
  select ${answerGrades.feedback} from ${answerGrades} where ${answerGrades.answerId} = ${attemptAnswers.id}
  order by ${answerGrades.number} desc limit 1)`

/** What makes an {@link AnswerRecord}, of an answer joined with its version. */
export const answerColumns = {
  id: attemptAnswers.id,
  content: questionVersions.content,
  pointsMax: questionVersions.points,
  shownOrder: attemptAnswers.shownOrder,
  given: attemptAnswers.given,
  points: attemptAnswers.points,
  feedback: lastFeedback,
}

export const answersOf = ({ tx }: Ctx, attemptId: string): Promise<AnswerRecord[]> =>
  tx
    .select(answerColumns)
    .from(attemptAnswers)
    .innerJoin(questionVersions, eq(questionVersions.id, attemptAnswers.versionId))
    .where(eq(attemptAnswers.attemptId, attemptId))
    .orderBy(asc(attemptAnswers.position))
