import type { PricedProduct } from '#modules/catalog/index.ts'
import { foundOr404 } from '#platform/refusal.ts'
import type { CartLine } from './quote.ts'

/** One variant of a product, once; refuses with 404 a variant of another. */
export function cartOf({ product, variants }: PricedProduct, variantId: string): CartLine[] {
  const variant = foundOr404(variants.find((each) => each.variant.id === variantId))
  return [{ kind: 'main', product, variant, quantity: 1 }]
}
