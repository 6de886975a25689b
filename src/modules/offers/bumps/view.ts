import { viewPicture } from '#modules/media/index.ts'
import type { Ctx } from '#platform/context.ts'
import { quoteLine } from '../quote/quote.ts'
import { bumpLine } from './bump-line.ts'
import type * as contract from './contract.ts'
import type { OfferedBump } from './offered-bumps.ts'
import type { FoundBump } from './read-bumps.ts'

export function viewOfferedBump(
  { bump, found, line, choosesTime }: OfferedBump,
  isAdded: boolean,
  now: Date,
): contract.OfferedBump {
  const { title, standardAmount, amount, referenceAmount } = quoteLine(line, now)
  return {
    id: bump.id,
    product_id: found.product.id,
    title,
    heading: bump.heading,
    words: bump.words,
    cover: viewPicture(found.cover),
    square: viewPicture(found.square),
    takes_place_from: found.product.takesPlaceFrom?.toISOString() ?? null,
    chooses_time: choosesTime,
    standard_amount: standardAmount,
    amount,
    reference_amount: referenceAmount,
    is_added: isAdded,
  }
}

/** What is sold at its price no more costs nothing that anybody could say. */
export function viewEditableBump(
  { bump, found, variant, problem }: FoundBump,
  { now, school }: Pick<Ctx, 'now' | 'school'>,
): contract.EditableBump {
  const { product, variants } = found
  const known = variant ?? variants[0]
  const priced = variant && quoteLine(bumpLine({ bump, found, variant }), now)
  return {
    id: bump.id,
    product: { id: product.id, kind: product.kind, title: product.title },
    variant: { id: bump.variantId, name: variant?.variant.name ?? '' },
    price: bump.price,
    value: bump.value,
    heading: bump.heading,
    words: bump.words,
    standard_amount: priced?.standardAmount ?? 0,
    amount: priced?.amount ?? 0,
    currency: known?.variant.currency ?? school.currency,
    problem,
  }
}
