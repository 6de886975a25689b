import { asc, eq, inArray } from 'drizzle-orm'
import { people } from '#modules/people/tables.ts'
import { isReadByHand } from '#modules/questions/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { AnswerToRead, GradedAnswer } from './contract.ts'
import { answerGrades } from '../tables.ts'
import { type AnswerRecord, viewAttemptQuestion } from '../view.ts'

type Grades = GradedAnswer['grades']

/** What was given for each of these answers, by whom and why, the first grade first. */
export async function gradesOf({ tx }: Ctx, answerIds: string[]): Promise<Map<string, Grades>> {
  const rows = await tx
    .select({ grade: answerGrades, graderName: people.name })
    .from(answerGrades)
    .leftJoin(people, eq(people.id, answerGrades.graderId))
    .where(inArray(answerGrades.answerId, answerIds))
    .orderBy(asc(answerGrades.answerId), asc(answerGrades.number))
  const grades = new Map<string, Grades>()
  for (const { grade, graderName } of rows) {
    const { answerId, points, feedback, reason, createdAt } = grade
    const given = { points, feedback, reason, grader_name: graderName ?? '', at: createdAt.toISOString() }
    grades.set(answerId, [...(grades.get(answerId) ?? []), given])
  }
  return grades
}

/** Answers as who grades them sees them: with what is right, and what was given for them. */
export async function viewAnswers(ctx: Ctx, answers: AnswerRecord[]): Promise<AnswerToRead[]> {
  const grades = await gradesOf(
    ctx,
    answers.map(({ id }) => id),
  )
  return answers.map((answer) => ({
    ...viewAttemptQuestion(answer, { isSolved: true, isGraded: true }),
    is_read_by_hand: isReadByHand(answer.content),
    grades: grades.get(answer.id) ?? [],
  }))
}
