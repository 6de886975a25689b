import { and, eq, gt, sql } from 'drizzle-orm'
import { BY_PERIODS } from '#modules/catalog/vocabulary.ts'
import { variants } from '#modules/catalog/tables.ts'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { Jobs } from '#platform/jobs/jobs.ts'
import { foundOr404, refuseUnless } from '#platform/refusal.ts'
import { daysLater } from '#platform/time/wall-time.ts'
import { AlreadyAnnounced } from '../refusals.ts'
import { priceAnnouncements } from '../tables.ts'
import { PRICE_NOTICE_DAYS } from '../vocabulary.ts'
import { ANNOUNCE_QUEUE, type AnnounceJob } from './announcing.ts'
import type { announcePrice as endpoint } from './contract.ts'

/** Puts down a new price for those who pay for a plan; each is told by a job. What new buyers pay stays the variant's own. */
export async function announcePrice(
  ctx: Ctx,
  { variant_id: variantId, amount }: Input<typeof endpoint>,
  jobs: Jobs,
): Promise<{ done: true }> {
  const { tx, now, school, actor } = ctx
  const [row] = await tx
    .select()
    .from(variants)
    .where(and(eq(variants.id, variantId), eq(variants.paymentModel, BY_PERIODS), sql`${variants.periodMonths} > 0`))
    .for('update')
  const { currency } = foundOr404(row)
  const same = and(eq(priceAnnouncements.variantId, variantId), eq(priceAnnouncements.amount, amount))
  const isAnnounced = (await tx.$count(priceAnnouncements, and(same, gt(priceAnnouncements.from, now)))) > 0
  refuseUnless(!isAnnounced, new AlreadyAnnounced())
  const [announced] = await tx
    .insert(priceAnnouncements)
    .values({
      variantId,
      amount,
      currency,
      from: daysLater(now, PRICE_NOTICE_DAYS, school.timeZone),
      askedById: isSignedIn(actor) ? actor.id : null,
      createdAt: now,
    })
    .returning()
  await jobs.put(tx, ANNOUNCE_QUEUE, { schoolId: school.id, announcementId: announced!.id } satisfies AnnounceJob, {
    key: announced!.id,
  })
  return { done: true }
}
