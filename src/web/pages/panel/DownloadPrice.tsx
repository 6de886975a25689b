import { ProductPricePart } from './ProductPricePart.tsx'
import { useDownloadInHand } from './use-download-in-hand.ts'

export default function DownloadPrice() {
  const { product, reload } = useDownloadInHand()
  return <ProductPricePart product={product} reload={reload} />
}
