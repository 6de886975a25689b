import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { getPanelSurvey } from './get-panel-survey.ts'
import { refuseWithoutQuestions } from './refuse-without-questions.ts'
import { surveyPage } from './survey-page.ts'
import { surveys } from './tables.ts'

/** Repeating it changes nothing; a closed survey goes on. */
export async function openSurvey(ctx: Ctx, { id }: { id: string }) {
  const [locked] = await ctx.tx.select().from(surveys).where(eq(surveys.id, id)).for('update')
  const survey = foundOr404(locked)
  refuseWithoutQuestions(survey.questions)
  await ctx.tx
    .update(surveys)
    .set({ openedAt: survey.openedAt ?? ctx.now, closedAt: null })
    .where(eq(surveys.id, id))
  ctx.note({ subject: survey.title, url: surveyPage(id) })
  return getPanelSurvey(ctx, { id })
}
