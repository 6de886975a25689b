import { isGranted } from '#modules/access/index.ts'
import { getPersonalOffer, lookerOf } from '#modules/catalog/index.ts'
import { findTransactionOf } from '#modules/payments/index.ts'
import { isFailed } from '#modules/payments/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import type { Exchange } from '#platform/http/serve.ts'
import type { Checkout } from './contract.ts'
import { findBeingPaid } from './insert-order.ts'

/** What the checkout page shows. */
export async function getCheckout(ctx: Ctx, { slug }: { slug: string }, exchange: Exchange): Promise<Checkout> {
  const offer = await getPersonalOffer(ctx, { productSlug: slug }, lookerOf(exchange))
  if (ctx.actor.role !== 'student') return { ...offer, has_access: false, payment_link: null }
  const { id } = ctx.actor
  const has_access = await isGranted(ctx, id, offer.product.id)
  return { ...offer, has_access, payment_link: await findPaymentLink(ctx, id, offer.product.id) }
}

async function findPaymentLink(ctx: Ctx, studentId: string, productId: string): Promise<string | null> {
  const order = await findBeingPaid(ctx, studentId, productId)
  const transaction = order && (await findTransactionOf(ctx, order.id))
  return transaction && !isFailed(transaction.status) ? paymentPath(transaction.hash) : null
}

export const paymentPath = (hash: string): string => `/payment/${hash}`
