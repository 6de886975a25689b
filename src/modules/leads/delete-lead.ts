import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { leadForms, leads } from './tables.ts'

export async function deleteLead(ctx: Ctx, { leadId }: { leadId: string }): Promise<{ done: true }> {
  const [gone] = await ctx.tx.delete(leads).where(eq(leads.id, leadId)).returning({ formId: leads.formId })
  const { formId } = foundOr404(gone)
  if (formId) {
    await ctx.tx
      .update(leadForms)
      .set({ leadsCount: sql`${leadForms.leadsCount} - 1` })
      .where(eq(leadForms.id, formId))
  }
  return { done: true }
}
