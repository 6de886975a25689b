import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import type { Lead } from './contract.ts'
import { leads } from './tables.ts'
import { viewLead } from './view.ts'

export async function getLead(ctx: Ctx, { leadId }: { leadId: string }): Promise<{ lead: Lead }> {
  const [row] = await ctx.tx.select().from(leads).where(eq(leads.id, leadId))
  return { lead: viewLead(foundOr404(row)) }
}
