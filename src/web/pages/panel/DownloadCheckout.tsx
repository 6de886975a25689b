import type { Route } from './+types/DownloadCheckout.ts'
import { loadCheckoutPart } from './load-checkout-part.ts'
import { ProductCheckoutPart } from './ProductCheckoutPart.tsx'
import { useDownloadInHand } from './use-download-in-hand.ts'

export const loader = ({ params, ...args }: Route.LoaderArgs) => loadCheckoutPart(args, params.downloadId)

export default function DownloadCheckout({ loaderData }: Route.ComponentProps) {
  const { product, reload } = useDownloadInHand()
  return <ProductCheckoutPart {...loaderData} product={product} reload={reload} />
}
