import type { Ctx } from '#platform/context.ts'
import type { PanelSurvey, SurveyInput } from './contract.ts'
import { checkSurvey } from './check-survey.ts'
import { getPanelSurvey } from './get-panel-survey.ts'
import { surveyPage } from './survey-page.ts'
import { surveys } from './tables.ts'

export async function storeSurvey(ctx: Ctx, input: SurveyInput): Promise<{ survey: PanelSurvey }> {
  const values = { ...(await checkSurvey(ctx, input)), createdAt: ctx.now }
  const [stored] = await ctx.tx.insert(surveys).values(values).returning({ id: surveys.id })
  ctx.note({ subject: input.title, url: surveyPage(stored!.id) })
  return getPanelSurvey(ctx, { id: stored!.id })
}
