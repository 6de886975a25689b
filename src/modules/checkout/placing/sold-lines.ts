import type { ProductKind } from '#modules/catalog/vocabulary.ts'
import type { QuotedLine } from '#modules/orders/index.ts'
import type { ReadPurchase } from '../read-purchase.ts'

/** The lines of a purchase, each with the kind of its product. */
export const soldLines = ({
  quoted,
  cart,
}: Pick<ReadPurchase, 'quoted' | 'cart'>): (QuotedLine & { productKind: ProductKind })[] =>
  quoted.lines.map((line, at) => ({ ...line, productKind: cart[at]!.product.kind }))
