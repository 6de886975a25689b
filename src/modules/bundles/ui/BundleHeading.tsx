import type { EditableProduct } from '#modules/catalog/contract.ts'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import { ProductHeading } from '#modules/courses/ui/ProductHeading.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { duplicateBundle } from '../contract.ts'
import { useBundlePanelText } from './use-text.ts'

interface BundleHeadingProps {
  product: EditableProduct
  onSaved: () => Promise<void>
}

export function BundleHeading({ product, onSaved }: BundleHeadingProps) {
  const text = useBundlePanelText()
  const api = useApi()
  const base = editorPath(product)
  const make = async () => {
    const { bundle } = await api.call(duplicateBundle, { bundleId: product.id })
    return editorPath({ kind: 'bundle', id: bundle.id })
  }
  return (
    <ProductHeading
      product={product}
      onSaved={onSaved}
      list={{ label: text('bundles'), to: '/home/bundles' }}
      duplicate={{ label: text('duplicate'), done: text('duplicated'), make }}
      tabs={{
        label: text('editorParts'),
        links: [
          { label: text('inside'), to: base },
          { label: text('details'), to: `${base}/details` },
          { label: text('priceTab'), to: `${base}/price` },
          { label: text('checkoutTab'), to: `${base}/checkout` },
        ],
      }}
    />
  )
}
