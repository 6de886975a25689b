import { lookerOf } from '#modules/catalog/index.ts'
import { findSavedCard, findTransactionOf, type StartedPayment, takeSavedCard } from '#modules/payments/index.ts'
import { isFailed } from '#modules/payments/vocabulary.ts'
import { type Ctx, isSignedIn, type OutsideCtx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { newId } from '#platform/ids.ts'
import { NotSignedIn, Refusal, refuseUnless } from '#platform/refusal.ts'
import { billingOfOrder, findFollowing } from '#modules/orders/index.ts'
import { CardNotKept, findUpsellAfter, getOwnOrder, UpsellOver } from '#modules/offers/index.ts'
import type { Order } from '#modules/orders/tables.ts'
import type * as contract from '#modules/offers/upsells/contract.ts'
import { chargeOrder } from '../buy.ts'
import { paymentPath } from '../get-checkout.ts'
import type { OrderParts } from '../parts.ts'
import { placeOrder } from '../place-order.ts'

type Sent = Input<typeof contract.orderUpsell>

/**
 * One press: a second order, paid with the card of the first. However often it is pressed, there is one of them; the others are led to its payment.
 * Refuses with 409 what is not offered any more and a card that is not kept any more; nothing is charged then.
 */
export async function orderUpsell(
  ctx: OutsideCtx,
  sent: Sent,
  exchange: Exchange,
  parts: OrderParts,
): Promise<{ redirect: string }> {
  const { actor } = ctx
  if (!isSignedIn(actor)) throw new NotSignedIn()
  const looker = lookerOf(exchange)
  const referral = parts.referrals.in(exchange.request)
  const placed = await ctx
    .inTransaction((inside) => place(inside, { ...sent, looker, referral, studentId: actor.id }, parts))
    .catch((refusal: unknown) => findQuicker(ctx, sent.orderId, refusal))
  if ('redirect' in placed) return { redirect: placed.redirect }
  const customer = { name: actor.name, email: actor.email }
  return chargeOrder(ctx, placed, { card: { savedCard: placed.token }, customer }, parts)
}

/**
 * Whoever pressed a moment before, in another tab, has it by now, and it is offered no more: what refuses that differs with what it is.
 * @throws the refusal where nobody did
 */
async function findQuicker(ctx: OutsideCtx, orderId: string, refusal: unknown): Promise<{ redirect: string }> {
  if (!(refusal instanceof Refusal)) throw refusal
  const redirect = await ctx.inTransaction((inside) => paymentOfFollowing(inside, orderId))
  if (!redirect) throw refusal
  return { redirect }
}

interface Placing extends Sent {
  studentId: string
  looker: ReturnType<typeof lookerOf>
  referral: string | undefined
}

interface ToCharge extends StartedPayment {
  token: string
}

async function place(
  ctx: Ctx,
  { orderId, studentId, looker, ...sent }: Placing,
  parts: OrderParts,
): Promise<{ redirect: string } | ToCharge> {
  const first = await getOwnOrder(ctx, { orderId, studentId })
  const underWay = await paymentOfFollowing(ctx, orderId)
  if (underWay) return { redirect: underWay }
  const after = await findUpsellAfter(ctx, { orderId, studentId, looker, fulfillables: parts.fulfillables })
  if (!after) throw new UpsellOver()
  const card = await findSavedCard(ctx, after.transaction.id)
  if (!card) throw new CardNotKept()
  const { line } = after.offered
  const { transaction, through } = await placeOrder(
    ctx,
    {
      ...sent,
      ...billingOf(first),
      ...offeredIn(line),
      after_order: orderId,
      hasKeptCard: true,
      buyerId: studentId,
      browser: looker.browser,
    },
    parts,
  )
  if (!transaction) throw new UpsellOver()
  if (!through) return { redirect: paymentPath(transaction.hash) }
  // A school that has changed its gateway since cannot charge it by the other one.
  refuseUnless(transaction.accountId === card.accountId, new CardNotKept())
  return { transaction, through, token: await takeSavedCard(ctx, card, parts.gateways) }
}

const offeredIn = ({ product, variant }: { product: { slug: string }; variant: { variant: { id: string } } }) => ({
  slug: product.slug,
  variant_id: variant.variant.id,
  checkout_key: newId(),
})

/** What was given for an invoice counts for both, and both came by the same campaign. */
const billingOf = (order: Order) => ({ ...billingOfOrder(order), campaign: order.campaign })

/** Where whoever pressed before, here or elsewhere, sees what became of it. */
async function paymentOfFollowing(ctx: Ctx, orderId: string): Promise<string | undefined> {
  const following = await findFollowing(ctx, orderId)
  const transaction = following && (await findTransactionOf(ctx, following.id))
  return transaction && !isFailed(transaction.status) ? paymentPath(transaction.hash) : undefined
}
