import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { foundOr404 } from '#platform/refusal.ts'
import type { handleLead as endpoint } from './contract.ts'
import { leads } from './tables.ts'

/** Safe to repeat: the first time stays. Refuses with 404 a lead that is not there. */
export async function handleLead(ctx: Ctx, { leadId, is_handled }: Input<typeof endpoint>): Promise<{ done: true }> {
  const [lead] = await ctx.tx
    .update(leads)
    .set({ handledAt: is_handled ? firstOr(ctx.now) : null })
    .where(eq(leads.id, leadId))
    .returning({ formName: leads.formName })
  ctx.note({ subject: foundOr404(lead).formName, url: `/home/leads/${leadId}` })
  return { done: true }
}

const firstOr = (now: Date) => sql`coalesce(${leads.handledAt}, ${now.toISOString()})`
