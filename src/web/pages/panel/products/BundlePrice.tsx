import type { Answer } from '#platform/contract/endpoint.ts'
import type { listBundleParts } from '#modules/bundles/contract.ts'
import { ApartNote } from '#modules/bundles/ui/ApartNote.tsx'
import { ProductPricePart } from './ProductPricePart.tsx'
import { useProductInHand } from './use-product-in-hand.ts'

export default function BundlePrice() {
  const { product, contents: parts, reload } = useProductInHand<Answer<typeof listBundleParts>>()
  return (
    <ProductPricePart product={product} reload={reload}>
      <ApartNote parts={parts.data} />
    </ProductPricePart>
  )
}
