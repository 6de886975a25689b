import type { Ctx } from '#platform/context.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { NotFound, refuseUnless } from '#platform/refusal.ts'
import type { OfferVariant } from '../contract.ts'
import { mayBeSeen } from '../policy.ts'
import { readProductsOf } from '../read-products.ts'
import { evergreenStarts } from '../tables.ts'
import { type PricedProduct, viewOffer } from '../view.ts'
import type { SeenOffer } from './contract.ts'
import { endOf } from './evergreen.ts'
import { findStarts } from './find-starts.ts'
import { type Looker, lookerOf } from './looker.ts'

/**
 * Whoever sees an offer for the first time has its whole time from now; who comes again has what is left, signed in or
 * not, whatever their browser forgot by script. Refuses with 404 when none of the products is there; a page that is a
 * moment old may name one that has just gone.
 */
export async function seeEvergreenOffers(
  ctx: Ctx,
  { product_ids: ids }: { product_ids: string[] },
  exchange: Exchange,
) {
  const products = (await readProductsOf(ctx, ids)).filter(({ product }) => mayBeSeen(ctx.actor, product))
  refuseUnless(products.length > 0, new NotFound())
  const offered = products.flatMap((each) => offersOf(each, ctx.now))
  const looker = lookerOf(exchange)
  const offerIds = offered.map(({ evergreen }) => evergreen.id)
  await keepStarts(ctx, offerIds, looker)
  const starts = await findStarts(ctx, offerIds, looker)
  return { offers: offered.map((variant) => viewSeen(variant, starts.get(variant.evergreen.id) ?? ctx.now, ctx.now)) }
}

type Offered = OfferVariant & { productId: string; evergreen: NonNullable<OfferVariant['evergreen']> }

const offersOf = (priced: PricedProduct, now: Date): Offered[] =>
  viewOffer(priced, now).variants.flatMap((variant) =>
    variant.evergreen ? [{ ...variant, evergreen: variant.evergreen, productId: priced.product.id }] : [],
  )

async function keepStarts(ctx: Ctx, offerIds: string[], looker: Looker): Promise<void> {
  const known = await findStarts(ctx, offerIds, looker)
  const { browser, personId } = looker
  const rows = offerIds.flatMap((offerId) => {
    const startedAt = known.get(offerId) ?? ctx.now
    return [
      ...(browser ? [{ offerId, browser, startedAt }] : []),
      ...(personId ? [{ offerId, personId, startedAt }] : []),
    ]
  })
  if (rows.length > 0) await ctx.tx.insert(evergreenStarts).values(rows).onConflictDoNothing()
}

function viewSeen(
  { id, productId, evergreen, standard_amount, currency }: Offered,
  startedAt: Date,
  now: Date,
): SeenOffer {
  const endsAt = endOf({ durationSeconds: evergreen.duration_seconds }, startedAt)
  return {
    id: evergreen.id,
    product_id: productId,
    variant_id: id,
    amount: evergreen.amount,
    standard_amount,
    reference_amount: evergreen.reference_amount,
    currency,
    ends_at: endsAt.toISOString(),
    seconds_left: Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / 1000)),
  }
}
