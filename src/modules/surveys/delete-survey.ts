import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { surveys } from './tables.ts'

/** With all its responses. */
export async function deleteSurvey(ctx: Ctx, { id }: { id: string }): Promise<{ done: true }> {
  const [deleted] = await ctx.tx.delete(surveys).where(eq(surveys.id, id)).returning({ title: surveys.title })
  ctx.note({ subject: foundOr404(deleted).title })
  return { done: true }
}
