import { ProductPricePart } from './ProductPricePart.tsx'
import { useProductInHand } from './use-product-in-hand.ts'

export default function ProductPrice() {
  const { product, reload } = useProductInHand()
  return <ProductPricePart product={product} reload={reload} />
}
