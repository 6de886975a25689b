import { Outlet, useRevalidator } from 'react-router'
import { getEditableProduct } from '#modules/catalog/contract.ts'
import { listFiles } from '#modules/downloads/contract.ts'
import { DownloadHeading } from '#modules/downloads/ui/DownloadHeading.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/DownloadEditor.ts'
import type { DownloadInHand } from './use-download-in-hand.ts'

export async function loader({ request, context, params: { downloadId } }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const [product, { data: files, holders_count: holdersCount }] = await Promise.all([
    api.call(getEditableProduct, { productId: downloadId }),
    api.call(listFiles, { downloadId }),
  ])
  return { product, files, holdersCount }
}

export default function DownloadEditor({ loaderData: { product, files, holdersCount } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const inHand: DownloadInHand = { product, files, holdersCount, reload: revalidate }
  return (
    <>
      <title>{product.title}</title>
      <DownloadHeading product={product} onSaved={inHand.reload} />
      <Outlet context={inHand} />
    </>
  )
}
