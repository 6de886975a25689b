import { ApartNote } from '#modules/bundles/ui/ApartNote.tsx'
import { ProductPricePart } from './ProductPricePart.tsx'
import { useBundleInHand } from './use-bundle-in-hand.ts'

export default function BundlePrice() {
  const { product, parts, reload } = useBundleInHand()
  return (
    <ProductPricePart product={product} reload={reload}>
      <ApartNote parts={parts.data} />
    </ProductPricePart>
  )
}
