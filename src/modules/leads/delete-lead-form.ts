import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { leadForms } from './tables.ts'

/** Its leads stay, under its name. */
export async function deleteLeadForm(ctx: Ctx, { formId }: { formId: string }): Promise<{ done: true }> {
  const [gone] = await ctx.tx.delete(leadForms).where(eq(leadForms.id, formId)).returning({ name: leadForms.name })
  ctx.note({ subject: foundOr404(gone).name })
  return { done: true }
}
