import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { foundOr404, InvalidFields, type FieldErrors } from '#platform/refusal.ts'
import type { PanelSurvey, Question, SurveyInput } from './contract.ts'
import { checkSurvey } from './check-survey.ts'
import { getPanelSurvey } from './get-panel-survey.ts'
import { changedMeaning, isAsked, stateOf } from './policy.ts'
import { refuseWithoutQuestions } from './refuse-without-questions.ts'
import { surveyPage } from './survey-page.ts'
import { surveys } from './tables.ts'
import type { SurveyRecord } from './view.ts'

/** Once there are responses, a question keeps its meaning; what is taken out stays among the earlier ones. */
export async function updateSurvey(
  ctx: Ctx,
  { id, ...input }: SurveyInput & { id: string },
): Promise<{ survey: PanelSurvey }> {
  const [locked] = await ctx.tx.select().from(surveys).where(eq(surveys.id, id)).for('update')
  const before = foundOr404(locked)
  const values = await checkSurvey(ctx, input)
  if (stateOf(before) === 'open') refuseWithoutQuestions(values.questions)
  const asked = before.responsesCount > 0 ? keepMeanings(before, values.questions) : renewed(before, values.questions)
  await ctx.tx
    .update(surveys)
    .set({ ...values, ...asked })
    .where(eq(surveys.id, id))
  ctx.note({ subject: values.title, url: surveyPage(id) })
  return getPanelSurvey(ctx, { id })
}

function keepMeanings(before: SurveyRecord, questions: Question[]) {
  const known = [...before.questions, ...before.earlierQuestions].filter(isAsked)
  const errors: FieldErrors = {}
  for (const [index, question] of questions.entries()) {
    const was = known.find(({ id }) => id === question.id)
    const field = was && changedMeaning(was, question)
    if (field) errors[`questions.${index}.${field}`] = [{ key: 'surveys.question-answered' }]
  }
  if (Object.keys(errors).length > 0) throw new InvalidFields(errors)
  return { questions, earlierQuestions: known.filter(({ id }) => !questions.some((question) => question.id === id)) }
}

/** A question that now means something else gets another id: whoever still has the old one before them answers that. */
function renewed(before: SurveyRecord, questions: Question[]) {
  const isAnother = (question: Question) => {
    const was = before.questions.find(({ id }) => id === question.id)
    return was !== undefined && changedMeaning(was, question) !== undefined
  }
  return { questions: questions.map((question) => (isAnother(question) ? { ...question, id: newId() } : question)) }
}
