import type { EditableProduct } from '#modules/catalog/contract.ts'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import { ProductHeading } from '#modules/courses/ui/ProductHeading.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { duplicateDownload } from '../contract.ts'
import { useDownloadPanelText } from './use-text.ts'

interface DownloadHeadingProps {
  product: EditableProduct
  onSaved: () => Promise<void>
}

export function DownloadHeading({ product, onSaved }: DownloadHeadingProps) {
  const text = useDownloadPanelText()
  const api = useApi()
  const base = editorPath(product)
  const make = async () => {
    const { download } = await api.call(duplicateDownload, { downloadId: product.id })
    return editorPath({ kind: 'download', id: download.id })
  }
  return (
    <ProductHeading
      product={product}
      onSaved={onSaved}
      list={{ label: text('downloads'), to: '/home/downloads' }}
      duplicate={{ label: text('duplicate'), done: text('duplicated'), make }}
      tabs={{
        label: text('editorParts'),
        links: [
          { label: text('files'), to: base },
          { label: text('details'), to: `${base}/details` },
          { label: text('priceTab'), to: `${base}/price` },
          { label: text('checkoutTab'), to: `${base}/checkout` },
        ],
      }}
    />
  )
}
