import type { z } from 'zod'
import { eq } from 'drizzle-orm'
import { type Letter, type LetterParts, writeLetter } from '#modules/mails/index.ts'
import type { orderRenewed } from '#modules/orders/events.ts'
import { orders } from '#modules/orders/tables.ts'
import { grants } from '#modules/access/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { cardLink } from '../cards/card-link.ts'
import type { chargeRefused, membershipCanceled, membershipEnded } from '../events.ts'
import { periodOfOrder } from '../find-membership.ts'
import { PURCHASES_PATH } from '../vocabulary.ts'
import { memberships, type priceAnnouncements } from '../tables.ts'
import { nextCharge } from '../view.ts'
import { endedLetter, newPriceLetter, noticeLetter, receiptLetter, refusedLetter } from './letters.ts'
import { readAbout, type Written } from './read-about.ts'

export type SigningParts = LetterParts & { config: { secretKey: string } }
type Payload<Kind extends { payload: z.ZodType }> = z.output<Kind['payload']>

const write = (ctx: Ctx, { to, about }: Written, cause: string, letter: Letter, parts: LetterParts) =>
  writeLetter(ctx, { cause, to, language: about.language, letter }, parts)

const purchasesOf = ({ school }: Ctx): string => school.origin + PURCHASES_PATH

/** Tells a member of the next charge before it is made, once for each period. */
export async function writeNotice(ctx: Ctx, membershipId: string, parts: LetterParts): Promise<void> {
  const written = await readAbout(ctx, membershipId)
  if (!written?.membership.nextAt) return
  const { membership, about } = written
  const number = membership.periodNumber + 1
  await ctx.tx.update(memberships).set({ noticedNumber: number }).where(eq(memberships.id, membershipId))
  const { amount } = nextCharge(membership)!
  const letter = noticeLetter({ ...about, amount, at: membership.nextAt!, url: purchasesOf(ctx) })
  await write(ctx, written, `membership-notice:${membershipId}:${number}`, letter, parts)
}

/** Tells a member of a new price, once for each that is announced. */
export async function writeNewPrice(
  ctx: Ctx,
  { membershipId, announcement }: { membershipId: string; announcement: typeof priceAnnouncements.$inferSelect },
  parts: LetterParts,
): Promise<void> {
  const written = await readAbout(ctx, membershipId)
  if (!written) return
  const { id, amount: newAmount, from } = announcement
  const letter = newPriceLetter({ ...written.about, newAmount, from, url: purchasesOf(ctx) })
  await write(ctx, written, `membership-price:${membershipId}:${id}`, letter, parts)
}

/** Tells a member that a further period was paid for. */
export async function writeReceipt(
  ctx: Ctx,
  { order_id, amount }: Payload<typeof orderRenewed>,
  parts: LetterParts,
): Promise<void> {
  const period = await periodOfOrder(ctx, order_id)
  const written = period && (await readAbout(ctx, period.membershipId))
  if (!written) return
  const [order] = await ctx.tx.select({ number: orders.number }).from(orders).where(eq(orders.id, order_id))
  const letter = receiptLetter({
    ...written.about,
    amount,
    until: period.endsAt,
    number: order!.number,
    url: purchasesOf(ctx),
  })
  await write(ctx, written, `membership-receipt:${order_id}`, letter, parts)
}

/** Tells a member that a charge was refused, and gives them a link that mends it; and that it is over, after the last. */
export async function writeRefused(
  ctx: Ctx,
  { membership_id, period_id, refusals, is_last, reason }: Payload<typeof chargeRefused>,
  parts: SigningParts,
): Promise<void> {
  const written = await readAbout(ctx, membership_id)
  if (!written || is_last || written.membership.endedAt) return
  const [grant] = await ctx.tx.select({ endsAt: grants.endsAt }).from(grants).where(eq(grants.sourceId, period_id))
  const letter = refusedLetter({
    ...written.about,
    againAt: written.membership.nextAt,
    openUntil: grant?.endsAt && grant.endsAt > ctx.now ? grant.endsAt : null,
    needsHolder: reason === 'authentication_required',
    link: cardLink(parts.config.secretKey, ctx, membership_id),
  })
  await write(ctx, written, `membership-refused:${period_id}:${refusals}`, letter, parts)
}

/** Tells a member that theirs ended though they did not say so. */
export async function writeEnded(
  ctx: Ctx,
  { membership_id, why }: Payload<typeof membershipEnded>,
  parts: LetterParts,
): Promise<void> {
  if (why !== 'unpaid' && why !== 'trial_over') return
  const written = await readAbout(ctx, membership_id)
  if (!written) return
  const letter = endedLetter({ ...written.about, why, until: null, url: written.productUrl })
  await write(ctx, written, `membership-ended:${membership_id}`, letter, parts)
}

/** Confirms that nothing is charged any more, and until when it is open. */
export async function writeCanceled(
  ctx: Ctx,
  { membership_id }: Payload<typeof membershipCanceled>,
  parts: LetterParts,
): Promise<void> {
  const written = await readAbout(ctx, membership_id)
  const { canceledAt, endedAt, periodEndsAt } = written?.membership ?? {}
  if (!written || !canceledAt) return
  const letter = endedLetter({
    ...written.about,
    why: 'canceled',
    until: endedAt ? null : (periodEndsAt ?? null),
    url: purchasesOf(ctx),
  })
  await write(ctx, written, `membership-canceled:${membership_id}:${canceledAt.toISOString()}`, letter, parts)
}
