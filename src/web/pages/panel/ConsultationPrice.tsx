import { ProductPricePart } from './ProductPricePart.tsx'
import { useConsultationInHand } from './use-consultation-in-hand.ts'

export default function ConsultationPrice() {
  const { product, reload } = useConsultationInHand()
  return <ProductPricePart product={product} reload={reload} />
}
