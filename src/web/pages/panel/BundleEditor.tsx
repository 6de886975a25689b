import { Outlet, useRevalidator } from 'react-router'
import { listBundleParts } from '#modules/bundles/contract.ts'
import { BundleHeading } from '#modules/bundles/ui/BundleHeading.tsx'
import { getEditableProduct } from '#modules/catalog/contract.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/BundleEditor.ts'
import type { BundleInHand } from './use-bundle-in-hand.ts'

export async function loader({ request, context, params: { bundleId } }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const [product, parts] = await Promise.all([
    api.call(getEditableProduct, { productId: bundleId }),
    api.call(listBundleParts, { bundleId }),
  ])
  return { product, parts }
}

export default function BundleEditor({ loaderData: { product, parts } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const inHand: BundleInHand = { product, parts, reload: revalidate }
  return (
    <>
      <title>{product.title}</title>
      <BundleHeading product={product} onSaved={inHand.reload} />
      <Outlet context={inHand} />
    </>
  )
}
