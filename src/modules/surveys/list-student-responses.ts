import { and, eq, sql } from 'drizzle-orm'
import { studentById } from '#modules/people/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { cursorOf, olderThan, pageFrom } from '#platform/db/paging.ts'
import { foundOr404 } from '#platform/refusal.ts'
import type { listStudentResponses as endpoint, StudentResponse } from './contract.ts'
import { answerWords, isAsked } from './policy.ts'
import { surveyResponses, surveys } from './tables.ts'

const PAGE = 10

/** Refuses with 404 who is no student of the school. */
export async function listStudentResponses(ctx: Ctx, { id, cursor }: Input<typeof endpoint>) {
  const [student] = await studentById(ctx, id)
  foundOr404(student)
  const rows = await ctx.tx
    .select({ response: surveyResponses, survey: surveys })
    .from(surveyResponses)
    .innerJoin(surveys, eq(surveys.id, surveyResponses.surveyId))
    .where(and(eq(surveyResponses.studentId, id), olderThan(surveyResponses.createdAt, surveyResponses.id, cursor)))
    .orderBy(sql`${surveyResponses.createdAt} desc nulls last`, sql`${surveyResponses.id} desc nulls last`)
    .limit(PAGE + 1)
  return pageFrom(
    rows,
    PAGE,
    view,
    ({ response }) => `/json/home/students/${id}/responses?${new URLSearchParams({ cursor: cursorOf(response) })}`,
  )
}

interface Row {
  response: typeof surveyResponses.$inferSelect
  survey: typeof surveys.$inferSelect
}

const view = ({ response, survey }: Row): StudentResponse => ({
  id: response.id,
  survey: { id: survey.id, title: survey.title },
  responded_at: response.createdAt.toISOString(),
  answers: [...survey.questions, ...survey.earlierQuestions]
    .filter((question) => isAsked(question) && response.answers[question.id] !== undefined)
    .map((question) => ({ question: question.title, words: answerWords(question, response.answers[question.id]) })),
})
