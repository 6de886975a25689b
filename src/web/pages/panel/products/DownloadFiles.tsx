import type { Answer } from '#platform/contract/endpoint.ts'
import type { listFiles } from '#modules/downloads/contract.ts'
import { FilesEditor } from '#modules/downloads/ui/FilesEditor.tsx'
import { useProductInHand } from './use-product-in-hand.ts'

export default function DownloadFiles() {
  const { product, contents } = useProductInHand<Answer<typeof listFiles>>()
  return (
    <FilesEditor key={product.id} downloadId={product.id} files={contents.data} holdersCount={contents.holders_count} />
  )
}
