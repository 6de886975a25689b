import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { foundOr404, refuseUnless } from '#platform/refusal.ts'
import { acceptAnswers } from './accept-answers.ts'
import type { submitSurvey as endpoint } from './contract.ts'
import { surveyAnswered } from './events.ts'
import { SurveyAnswered, SurveyChanged } from './refusals.ts'
import { getRespondent } from './respondent.ts'
import { surveyResponses, surveys } from './tables.ts'

export async function submitSurvey(
  ctx: Ctx,
  { survey_id: id, response }: Input<typeof endpoint>,
  browserSecret: string | undefined,
): Promise<Answer<typeof endpoint>> {
  // Counted first: the row is locked, so the questions stay as they are until the response stands beside them.
  const [row] = await ctx.tx
    .update(surveys)
    .set({ responsesCount: sql`${surveys.responsesCount} + 1` })
    .where(and(eq(surveys.id, id), isNotNull(surveys.openedAt), isNull(surveys.closedAt)))
    .returning()
  const survey = foundOr404(row)
  const respondent = getRespondent(ctx.actor, survey.audience, browserSecret)
  const known = new Set(survey.questions.map((question) => question.id))
  refuseUnless(
    Object.keys(response).every((key) => known.has(key)),
    new SurveyChanged(),
  )
  const answers = acceptAnswers(survey.questions, response)
  const [added] = await ctx.tx
    .insert(surveyResponses)
    .values({ surveyId: id, ...respondent, answers, createdAt: ctx.now })
    .onConflictDoNothing()
    .returning({ id: surveyResponses.id })
  if (!added) throw new SurveyAnswered()
  ctx.emit(surveyAnswered({ survey_id: id, response_id: added.id, student_id: respondent.studentId }))
  return { responded_at: ctx.now.toISOString() }
}
