import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { leadForms } from './tables.ts'

/** Its leads stay, under its name. */
export async function deleteLeadForm(ctx: Ctx, { formId }: { formId: string }): Promise<{ done: true }> {
  const [gone] = await ctx.tx.delete(leadForms).where(eq(leadForms.id, formId)).returning({ id: leadForms.id })
  foundOr404(gone)
  return { done: true }
}
