import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { products } from '#modules/catalog/tables.ts'
import type { PanelSurvey } from './contract.ts'
import { surveys } from './tables.ts'
import { viewPanelSurvey } from './view.ts'

export async function getPanelSurvey(ctx: Ctx, { id }: { id: string }): Promise<{ survey: PanelSurvey }> {
  const [row] = await ctx.tx
    .select({ survey: surveys, course: { id: products.id, title: products.title } })
    .from(surveys)
    .leftJoin(products, eq(products.id, surveys.courseId))
    .where(eq(surveys.id, id))
  const { survey, course } = foundOr404(row)
  return { survey: viewPanelSurvey(survey, course) }
}
