import { type Looker, lookerOf } from '#modules/catalog/index.ts'
import { viewPicture } from '#modules/media/index.ts'
import { fetchCard, findSavedCard, getTransactionByHash, type Transaction } from '#modules/payments/index.ts'
import { findSellingTerms } from '#modules/schools/index.ts'
import type { Ctx, OutsideCtx } from '#platform/context.ts'
import type { Answer } from '#platform/contract/endpoint.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { findUpsellAfter, quote } from '#modules/offers/index.ts'
import type * as contract from '#modules/offers/upsells/contract.ts'
import type { OrderParts } from '../parts.ts'

type Shown = Answer<typeof contract.getUpsell>

/** To its buyer alone: whoever has the payment's address and is somebody else, or nobody, is offered nothing. @throws NotFound */
export async function getUpsell(
  ctx: OutsideCtx,
  { hash }: { hash: string },
  exchange: Exchange,
  parts: OrderParts,
): Promise<Shown> {
  const { actor } = ctx
  const transaction = await ctx.aside((inside) => getTransactionByHash(inside, hash))
  if (actor.role !== 'student' || transaction.payerId !== actor.id) return { upsell: null }
  await fetchCard(ctx, transaction, parts.gateways)
  const looker = lookerOf(exchange)
  return ctx.aside(async (inside) => ({ upsell: await show(inside, transaction, looker, parts) }))
}

async function show(
  ctx: Ctx,
  { orderId, payerId: studentId }: Transaction,
  looker: Looker,
  { fulfillables }: OrderParts,
): Promise<Shown['upsell']> {
  const found = await findUpsellAfter(ctx, { orderId, studentId, looker, fulfillables })
  if (!found) return null
  const { bump, found: sold, line, choosesTime } = found.offered
  const { id, slug, kind, title } = sold.product
  const { seller, terms } = await findSellingTerms(ctx)
  const { lines, consents, currency } = quote({ lines: [line], moment: ctx.now, hasTerms: terms !== null })
  const [quoted] = lines
  const card = await findSavedCard(ctx, found.transaction.id)
  return {
    order_id: orderId,
    product: { id, slug, kind, title },
    variant_id: quoted!.variantId,
    title: quoted!.title,
    heading: bump.heading,
    words: bump.words,
    cover: viewPicture(sold.cover),
    chooses_time: choosesTime,
    standard_amount: quoted!.standardAmount,
    amount: quoted!.amount,
    reference_amount: quoted!.referenceAmount,
    currency,
    vat_rate: quoted!.vatRate,
    access_days: quoted!.accessDays,
    access_until: quoted!.accessUntil?.toISOString() ?? null,
    consents,
    terms_version: terms?.version ?? null,
    seller,
    ends_at: found.endsAt.toISOString(),
    card: card
      ? { kind: card.kind, brand: card.brand, last4: card.last4, forget_at: card.forgetAt!.toISOString() }
      : null,
  }
}
