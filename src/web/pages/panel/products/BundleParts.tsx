import { BundlePartsForm } from '#modules/bundles/ui/BundlePartsForm.tsx'
import { useBundleInHand } from './use-bundle-in-hand.ts'

export default function BundleParts() {
  const { product, parts, reload } = useBundleInHand()
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
