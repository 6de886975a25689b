import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { getPanelSurvey } from './get-panel-survey.ts'
import { surveyPage } from './survey-page.ts'
import { surveys } from './tables.ts'

/** Repeating it changes nothing; a draft stays one. */
export async function closeSurvey(ctx: Ctx, { id }: { id: string }) {
  const [closed] = await ctx.tx
    .update(surveys)
    .set({ closedAt: ctx.now })
    .where(and(eq(surveys.id, id), isNotNull(surveys.openedAt), isNull(surveys.closedAt)))
    .returning({ title: surveys.title })
  if (closed) ctx.note({ subject: closed.title, url: surveyPage(id) })
  return getPanelSurvey(ctx, { id })
}
