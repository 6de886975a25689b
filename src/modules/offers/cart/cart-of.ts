import type { Gift } from '#modules/access/index.ts'
import { mostSeats, type PricedProduct, seatsMax } from '#modules/catalog/index.ts'
import { KINDS } from '#modules/catalog/kinds/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import { foundOr404, InvalidFields, invalidField } from '#platform/refusal.ts'
import { chosenAmountOf, refuseAmount } from './chosen-amount.ts'
import type { CartLine } from './cart-line.ts'

/** What somebody asks for of a product. */
export interface Wanted {
  variantId: string
  /** left out, one */
  quantity?: number | undefined
  /** whether one of them is the buyer's own; left out, it is */
  isForBuyer?: boolean | undefined
  /** whom the only one is for */
  gift?: Gift | undefined
  /** where the buyer chooses what to pay; left out, what is suggested */
  chosenAmount?: number | undefined
}

/** How many of them are handed out to others than the buyer: none of tickets, which their buyer has. */
export function seatsOf(
  { kind }: Pick<PricedProduct['product'], 'kind'>,
  { quantity = 1, isForBuyer = true, gift }: Omit<Wanted, 'variantId' | 'chosenAmount'>,
): number {
  if (gift) return quantity
  if (KINDS[kind].hasTickets) return 0
  return isForBuyer ? quantity - 1 : quantity
}

/** More at once than can be had. */
export const tooMany = (max: number): InvalidFields =>
  new InvalidFields({ quantity: [{ key: 'checkout.too-many-seats', params: { max } }] })

/** Whether somebody can buy it for others alone. */
export const mayBeForOthers = ({
  product: { kind },
  variant: { variant },
}: Pick<CartLine, 'product' | 'variant'>): boolean => !KINDS[kind].hasTickets && seatsMax(variant) > 1

/**
 * One variant of a product, for the buyer, for others or both; refuses with 404 a variant of another, and with 422 under `quantity`,
 * `own_seat` or `chosen_amount` what is not sold so.
 */
export function cartOf(
  ctx: Ctx,
  { product, variants, parts }: PricedProduct,
  { variantId, ...wanted }: Wanted,
): CartLine[] {
  const variant = foundOr404(variants.find((each) => each.variant.id === variantId))
  const { quantity = 1, isForBuyer = true, gift = null } = wanted
  const max = mostSeats(product, variant.variant)
  if (quantity > max) throw tooMany(max)
  if (!isForBuyer && !gift && !mayBeForOthers({ product, variant }))
    throw invalidField('own_seat', 'checkout.not-for-others')
  const chosenAmount = chosenAmountOf(variant.variant, wanted.chosenAmount)
  refuseAmount(ctx, variant.variant, chosenAmount)
  const seats = seatsOf(product, wanted)
  return [{ kind: 'main', product, variant, parts, quantity, seats, gift, chosenAmount, ownPrice: null }]
}
