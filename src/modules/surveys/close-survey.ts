import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { getPanelSurvey } from './get-panel-survey.ts'
import { surveys } from './tables.ts'

/** Repeating it changes nothing; a draft stays one. */
export async function closeSurvey(ctx: Ctx, { id }: { id: string }) {
  await ctx.tx
    .update(surveys)
    .set({ closedAt: ctx.now })
    .where(and(eq(surveys.id, id), isNotNull(surveys.openedAt), isNull(surveys.closedAt)))
  return getPanelSurvey(ctx, { id })
}
