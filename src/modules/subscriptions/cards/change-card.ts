import { eq } from 'drizzle-orm'
import { settleOrder, wordConsents } from '#modules/orders/index.ts'
import { chargeCard, type StartedPayment, startPayment, type Transaction } from '#modules/payments/index.ts'
import { isFailed, isPaid } from '#modules/payments/vocabulary.ts'
import { buyerEmail, buyerName } from '#modules/people/columns.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx, OutsideCtx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { newId } from '#platform/ids.ts'
import { invalidField, refuseUnless } from '#platform/refusal.ts'
import { isUnderWay, readOrder } from '../charging/begin-attempt.ts'
import type { changeCard as endpoint } from '../contract.ts'
import { newestPeriod, periodOfOrder } from '../find-membership.ts'
import { lockOwn } from '../find-own.ts'
import type { ChargingParts } from '../parts.ts'
import { PURCHASES_PATH } from '../vocabulary.ts'
import { CardRefused, ChargeUnderWay, NothingToCharge } from '../refusals.ts'
import { type Membership, memberships } from '../tables.ts'
import { refuseTooManyCards } from './refuse-too-many-cards.ts'
import { takeCard } from '../take-card.ts'

type Sent = Input<typeof endpoint>

interface Begun extends StartedPayment {
  membershipId: string
  /** it pays for what is at risk */
  isRenewal: boolean
  customer: { name: string; email: string }
}

/**
 * Charges another card from now on: what is at risk at once, else nothing but a check of it. The one before is forgotten once the bank has said
 * yes. Answers where its holder goes: to their bank, or back. Refuses with 422 what is no card, with 409 one that is refused.
 */
export async function changeCard(
  ctx: OutsideCtx,
  sent: Sent,
  secretKey: string,
  parts: ChargingParts,
): Promise<Answer<typeof endpoint>> {
  const { cypher, token } = sent
  const begun = await ctx.inTransaction((inside) => begin(inside, sent, secretKey, parts))
  const { orderId } = begun.transaction
  const paid = await chargeCard(
    ctx,
    begun,
    { card: token ? { token } : { encryptedCard: cypher! }, customer: begun.customer },
    {
      gateways: parts.gateways,
      settle: (inside, record) =>
        begun.isRenewal ? settleOrder(inside, orderId, record, parts) : settleCheck(inside, record),
    },
  )
  return { redirect: wayOn(paid, token !== undefined) }
}

/** Back to what they pay for; to their bank, where it asks; to the page of the payment while nobody knows. */
function wayOn({ status, failureReason, authenticationUrl, hash }: Transaction, isToken: boolean): string {
  if (isFailed(status) && failureReason === 'card_data_invalid')
    throw invalidField(isToken ? 'token' : 'cypher', 'subscriptions.card-not-valid')
  if (isFailed(status)) throw new CardRefused()
  if (authenticationUrl) return authenticationUrl
  return isPaid(status) ? PURCHASES_PATH : `/payment/${hash}`
}

async function begin(ctx: Ctx, sent: Sent, secretKey: string, parts: ChargingParts): Promise<Begun> {
  const membership = await lockOwn(ctx, sent, secretKey)
  if (!sent.cypher && !sent.token) throw invalidField('cypher', 'subscriptions.card-not-valid')
  if (!sent.is_agreed) throw invalidField('is_agreed', 'validation.required')
  const { id, studentId, months, amount, status, endedAt, currency } = membership
  refuseUnless(endedAt === null && status !== 'canceled' && months > 0 && amount > 0, new NothingToCharge())
  await refuseTooManyCards(ctx, studentId)
  const due = await dueOrder(ctx, membership)
  const [consent] = wordConsents(['charges_in_absence'], ctx)
  const { title, customer } = await describe(ctx, membership)
  const started = await startPayment(
    ctx,
    {
      orderId: due?.orderId ?? newId(),
      payerId: studentId,
      amount: due?.amount ?? 0,
      currency,
      description: title,
      checkoutPath: PURCHASES_PATH,
      purchasePath: PURCHASES_PATH,
      keepsCardMinutes: 0,
      cardConsent: { text: consent!.text, version: consent!.version },
    },
    parts.gateways,
  )
  await ctx.tx.update(memberships).set({ holdersPayment: started.transaction.id }).where(eq(memberships.id, id))
  return { ...started, membershipId: id, isRenewal: due !== undefined, customer }
}

/** The order of what is at risk, which the new card pays for at once. */
async function dueOrder(ctx: Ctx, membership: Membership) {
  const period = await newestPeriod(ctx, membership)
  if (period.state !== 'open') return undefined
  refuseUnless(!(await isUnderWay(ctx, period.orderId!)), new ChargeUnderWay())
  const { order } = await readOrder(ctx, period.orderId!)
  return { orderId: order.id, amount: order.amount }
}

async function describe(ctx: Ctx, { orderId, studentId }: Membership) {
  const { title } = await readOrder(ctx, orderId)
  const [customer] = await ctx.tx
    .select({ name: buyerName, email: buyerEmail })
    .from(people)
    .where(eq(people.id, studentId))
  return { title, customer: customer! }
}

async function settleCheck(ctx: Ctx, record: () => Promise<Transaction>): Promise<Transaction> {
  const payment = await record()
  await settleCard(ctx, payment)
  return payment
}

/** A card that was checked takes the place of the one before, or comes to nothing; what pays for a period is settled with it. Safe to repeat. */
export async function settleCard(
  ctx: Ctx,
  { id, orderId, status }: Pick<Transaction, 'id' | 'orderId' | 'status'>,
): Promise<void> {
  if (await periodOfOrder(ctx, orderId)) return
  const [membership] = await ctx.tx.select().from(memberships).where(eq(memberships.holdersPayment, id)).for('update')
  if (!membership) return
  if (isPaid(status) && !membership.endedAt) await takeCard(ctx, membership, id)
  else if (isFailed(status))
    await ctx.tx.update(memberships).set({ holdersPayment: null }).where(eq(memberships.id, membership.id))
}
