import { and, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { cursorOf, olderThan, pageFrom } from '#platform/db/paging.ts'
import { foundOr404, invalidField } from '#platform/refusal.ts'
import type * as contract from '../contract.ts'
import { lockPartner, subjectOf } from '../get-partner.ts'
import { partnerBalances, partners, payouts } from '../tables.ts'
import { viewPayout } from '../view.ts'

const PAGE = 20

export async function listPayouts(ctx: Ctx, { partnerId, cursor }: Input<typeof contract.listPayouts>) {
  const [partner] = await ctx.tx.select({ id: partners.id }).from(partners).where(eq(partners.id, partnerId))
  foundOr404(partner)
  const rows = await ctx.tx
    .select()
    .from(payouts)
    .where(and(eq(payouts.partnerId, partnerId), olderThan(payouts.createdAt, payouts.id, cursor)))
    .orderBy(sql`${payouts.createdAt} desc nulls last`, sql`${payouts.id} desc nulls last`)
    .limit(PAGE + 1)
  return pageFrom(
    rows,
    PAGE,
    viewPayout,
    (last) => `/json/home/partners/${partnerId}/payouts?${new URLSearchParams({ cursor: cursorOf(last) })}`,
  )
}

/** Puts down that so much was paid, once for a key. Refuses under `amount` (422) more than is owed; the database lets no more in either. */
export async function addPayout(
  ctx: Ctx,
  { partnerId, payout_key: key, amount, currency: asked, paid_on: paidOn, note }: Input<typeof contract.addPayout>,
): Promise<Answer<typeof contract.addPayout>> {
  const partner = await lockPartner(ctx, partnerId)
  const [repeated] = await ctx.tx
    .select()
    .from(payouts)
    .where(and(eq(payouts.key, key), eq(payouts.partnerId, partnerId)))
  if (repeated) return { payout: viewPayout(repeated) }
  const currency = asked ?? ctx.school.currency
  const [balance] = await ctx.tx
    .select()
    .from(partnerBalances)
    .where(and(eq(partnerBalances.partnerId, partnerId), eq(partnerBalances.currency, currency)))
    .for('update')
  if (!balance || balance.paid + amount > balance.earned) throw invalidField('amount', 'partners.more-than-owed')
  const [payout] = await ctx.tx
    .insert(payouts)
    .values({ partnerId, key, amount, currency, paidOn, note: note ?? '', createdAt: ctx.now })
    .returning()
  ctx.note(subjectOf(partner))
  return { payout: viewPayout(payout!) }
}

/** What was put down by mistake; it is owed again. */
export async function deletePayout(
  ctx: Ctx,
  { partnerId, payoutId }: { partnerId: string; payoutId: string },
): Promise<{ done: true }> {
  const partner = await lockPartner(ctx, partnerId)
  const [deleted] = await ctx.tx
    .delete(payouts)
    .where(and(eq(payouts.id, payoutId), eq(payouts.partnerId, partnerId)))
    .returning({ id: payouts.id })
  foundOr404(deleted)
  ctx.note(subjectOf(partner))
  return { done: true }
}
