import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { leadForms, leads } from './tables.ts'

/** The audit list names the form: who is deleted is not kept there. */
export async function deleteLead(ctx: Ctx, { leadId }: { leadId: string }): Promise<{ done: true }> {
  const [gone] = await ctx.tx
    .delete(leads)
    .where(eq(leads.id, leadId))
    .returning({ formId: leads.formId, formName: leads.formName })
  const { formId, formName } = foundOr404(gone)
  ctx.note({ subject: formName, ...(formId && { url: `/home/leads/forms/${formId}` }) })
  if (formId) {
    await ctx.tx
      .update(leadForms)
      .set({ leadsCount: sql`${leadForms.leadsCount} - 1` })
      .where(eq(leadForms.id, formId))
  }
  return { done: true }
}
