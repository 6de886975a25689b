import type { Answer } from '#platform/contract/endpoint.ts'
import type { listBundleParts } from '#modules/bundles/contract.ts'
import { BundlePartsForm } from '#modules/bundles/ui/BundlePartsForm.tsx'
import { useProductInHand } from './use-product-in-hand.ts'

export default function BundleParts() {
  const { product, contents: parts, reload } = useProductInHand<Answer<typeof listBundleParts>>()
  return (
    <BundlePartsForm
      key={product.id}
      bundleId={product.id}
      parts={parts.data}
      holdersCount={parts.holders_count}
      onSaved={reload}
    />
  )
}
