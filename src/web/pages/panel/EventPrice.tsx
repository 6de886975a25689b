import { ProductPricePart } from './ProductPricePart.tsx'
import { useEventInHand } from './use-event-in-hand.ts'

export default function EventPrice() {
  const { product, reload } = useEventInHand()
  return <ProductPricePart product={product} reload={reload} />
}
