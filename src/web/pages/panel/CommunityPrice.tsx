import { ProductPricePart } from './ProductPricePart.tsx'
import { useCommunityInHand } from './use-community-in-hand.ts'

export default function CommunityPrice() {
  const { product, reload } = useCommunityInHand()
  return <ProductPricePart product={product} reload={reload} />
}
