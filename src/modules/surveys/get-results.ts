import { and, eq, sum } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import type { getResults as endpoint, Question } from './contract.ts'
import { countAnswers, countChoices, findFigures, findTexts } from './count-answers.ts'
import { getPanelSurvey } from './get-panel-survey.ts'
import { displayedIn, respondedIn } from './in-period.ts'
import { hasOptions, isAsked, isNumber } from './policy.ts'
import { surveyDisplays, surveyResponses } from './tables.ts'

/** Questions that are asked, then those that were and have answers in the period. */
export async function getResults(
  ctx: Ctx,
  { id, ...period }: Input<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const { survey } = await getPanelSurvey(ctx, { id })
  const [displays] = await ctx.tx
    .select({ count: sum(surveyDisplays.count).mapWith(Number) })
    .from(surveyDisplays)
    .where(and(eq(surveyDisplays.surveyId, id), displayedIn(period)))
  const which = and(eq(surveyResponses.surveyId, id), respondedIn(period))
  const all = [...survey.questions, ...survey.earlier_questions].filter(isAsked)
  const idsOf = (wanted: (question: Question) => boolean) => all.filter(wanted).map((question) => question.id)

  const counts = await countAnswers(ctx, which)
  const choices = await countChoices(ctx, which, idsOf(hasOptions))
  const figures = await findFigures(ctx, which, idsOf(isNumber))
  const texts = await findTexts(
    ctx,
    which,
    idsOf((question) => !hasOptions(question) && !isNumber(question)),
  )
  const questions = all.map((question) => ({
    id: question.id,
    title: question.title,
    type: question.type,
    inputType: question.inputType,
    is_earlier: !survey.questions.includes(question),
    answers_count: counts.answers.get(question.id) ?? 0,
    choices: question.options.map(({ label, value }) => ({
      label,
      value,
      count: choices.get(`${question.id} ${value}`) ?? 0,
    })),
    figures: figures.get(question.id) ?? null,
    texts: texts.get(question.id) ?? [],
  }))
  return {
    displays_count: displays?.count ?? 0,
    responses_count: counts.responses,
    questions: questions.filter(({ is_earlier, answers_count }) => !is_earlier || answers_count > 0),
  }
}
