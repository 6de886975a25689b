import type { Ctx } from '#platform/context.ts'
import type { Exchange } from '#platform/http/serve.ts'
import type { OfferVariant } from '../contract.ts'
import { getOffer } from '../get-offer.ts'
import { evergreenStarts } from '../tables.ts'
import type { SeenOffer } from './contract.ts'
import { endOf } from './evergreen.ts'
import { findStarts } from './find-starts.ts'
import { type Looker, lookerOf } from './looker.ts'

/**
 * Whoever sees an offer for the first time has its whole time from now; who comes again has what is left, signed in or
 * not, whatever their browser forgot by script.
 */
export async function seeEvergreenOffers(ctx: Ctx, { slug }: { slug: string }, exchange: Exchange) {
  const { variants } = await getOffer(ctx, { productSlug: slug })
  const offered = variants.filter(hasEvergreen)
  const looker = lookerOf(exchange)
  const ids = offered.map(({ evergreen }) => evergreen.id)
  await keepStarts(ctx, ids, looker)
  const starts = await findStarts(ctx, ids, looker)
  return { offers: offered.map((variant) => viewSeen(variant, starts.get(variant.evergreen.id) ?? ctx.now, ctx.now)) }
}

type Offered = OfferVariant & { evergreen: NonNullable<OfferVariant['evergreen']> }
const hasEvergreen = (variant: OfferVariant): variant is Offered => variant.evergreen !== null

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

function viewSeen({ id, evergreen, standard_amount, currency }: Offered, startedAt: Date, now: Date): SeenOffer {
  const endsAt = endOf(evergreen, startedAt)
  return {
    id: evergreen.id,
    variant_id: id,
    amount: evergreen.amount,
    standard_amount,
    reference_amount: evergreen.reference_amount,
    currency,
    ends_at: endsAt.toISOString(),
    seconds_left: Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / 1000)),
  }
}
