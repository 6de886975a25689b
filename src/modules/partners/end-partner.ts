import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { refuseUnless } from '#platform/refusal.ts'
import { hasSales, lockPartner, type OnePartner, showPartner, subjectOf } from './get-partner.ts'
import { PartnerHasSales } from './refusals.ts'
import { partners } from './tables.ts'

/** No order is theirs from now on; those that came before go on counting. */
export const endPartner = (ctx: Ctx, { partnerId }: { partnerId: string }) => setEnded(ctx, partnerId, ctx.now)

export const resumePartner = (ctx: Ctx, { partnerId }: { partnerId: string }) => setEnded(ctx, partnerId, null)

async function setEnded(ctx: Ctx, partnerId: string, at: Date | null): Promise<OnePartner> {
  const known = await lockPartner(ctx, partnerId)
  const partner = { ...known, endedAt: at && (known.endedAt ?? at) }
  await ctx.tx.update(partners).set({ endedAt: partner.endedAt }).where(eq(partners.id, partnerId))
  ctx.note(subjectOf(partner))
  return showPartner(ctx, partner)
}

/** Refuses with 409 one that an order came by: it may still be paid, and what it earned stays on record. */
export async function deletePartner(ctx: Ctx, { partnerId }: { partnerId: string }): Promise<{ done: true }> {
  const { name } = await lockPartner(ctx, partnerId)
  refuseUnless(!(await hasSales(ctx, partnerId)), new PartnerHasSales())
  await ctx.tx.delete(partners).where(eq(partners.id, partnerId))
  ctx.note({ subject: name })
  return { done: true }
}
