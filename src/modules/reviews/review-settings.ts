import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { schools } from '#modules/schools/tables.ts'

interface ReviewSettings {
  approves_automatically: boolean
}

export async function getReviewSettings(ctx: Ctx): Promise<ReviewSettings> {
  const [row] = await ctx.tx
    .select({ approves_automatically: schools.approvesReviewsAutomatically })
    .from(schools)
    .where(eq(schools.id, ctx.school.id))
  return row!
}

/** Counts for reviews to come; those that wait go on waiting. */
export async function setReviewSettings(ctx: Ctx, settings: ReviewSettings): Promise<ReviewSettings> {
  await ctx.tx
    .update(schools)
    .set({ approvesReviewsAutomatically: settings.approves_automatically })
    .where(eq(schools.id, ctx.school.id))
  return settings
}
