import { and, eq, sum } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import type { getResults as endpoint, QuestionResult } from './contract.ts'
import { type Counted, countAnswers } from './count-answers.ts'
import { findTexts } from './find-texts.ts'
import { getPanelSurvey } from './get-panel-survey.ts'
import { displayedIn, respondedIn } from './in-period.ts'
import { isAsked, isWritten } from './policy.ts'
import { showTexts, TEXTS_SHOWN } from './show-texts.ts'
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
  const which = and(eq(surveyResponses.surveyId, id), respondedIn(period, ctx.school.timeZone))
  const all = [...survey.questions, ...survey.earlier_questions].filter(isAsked)
  const counts = await countAnswers(ctx, which, all)
  const written = all.filter((question) => isWritten(question) && counts.questions.has(question.id))
  const texts = await findTexts(ctx, which, {
    questions: written.map((question) => question.id),
    most: TEXTS_SHOWN + 1,
  })
  const questions = all.map((question) => {
    const counted = counts.questions.get(question.id)
    return {
      id: question.id,
      title: question.title,
      type: question.type,
      inputType: question.inputType,
      is_earlier: !survey.questions.includes(question),
      answers_count: counted?.count ?? 0,
      choices: question.options.map(({ label, value }) => ({
        label,
        value,
        count: counts.choices.get(`${question.id} ${value}`) ?? 0,
      })),
      figures: figuresOf(counted),
      texts: showTexts(
        texts.filter((row) => row.question === question.id),
        TEXTS_SHOWN,
        { surveyId: id, question: question.id, period },
      ),
    }
  })
  return {
    displays_count: displays?.count ?? 0,
    responses_count: counts.responses,
    questions: questions.filter(({ is_earlier, answers_count }) => !is_earlier || answers_count > 0),
  }
}

function figuresOf({ average, lowest, highest }: Partial<Counted> = {}): QuestionResult['figures'] {
  if (average == null || lowest == null || highest == null) return null
  return { average, lowest, highest }
}
