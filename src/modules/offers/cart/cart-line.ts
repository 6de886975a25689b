import type { Gift } from '#modules/access/index.ts'
import type { HeldPart, PricedProduct, PricedVariant } from '#modules/catalog/index.ts'
import type { OwnedLine } from '#modules/orders/index.ts'
import type { LineKind } from '#modules/orders/vocabulary.ts'

/** What somebody means to buy: a variant of a product, as the catalog has it, and how often. */
export interface CartLine {
  kind: LineKind
  product: PricedProduct['product']
  variant: PricedVariant
  /** what comes with it, of a bundle */
  parts: HeldPart[]
  quantity: number
  /** of the quantity, those that are for others */
  seats: number
  /** whom the only one is for; null where it is no gift */
  gift: Gift | null
  /** what the buyer chose to pay for each; null where the price is set */
  chosenAmount: number | null
  /** of what is added at the checkout, or offered after a purchase: its own price there; null where it costs what it costs everybody */
  ownPrice: { source: 'bump' | 'upsell'; id: string; amount: number; referenceAmount: number } | null
  /** what its buyer has paid for lesser variants of it; left out, nothing */
  owned?: OwnedLine[]
}
