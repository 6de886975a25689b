import type { EditableProduct } from '#modules/catalog/contract.ts'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import { ProductHeading } from '#modules/courses/ui/ProductHeading.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { duplicateCommunity } from '../contract.ts'
import { useCommunityPanelText } from './use-text.ts'

interface CommunityHeadingProps {
  product: EditableProduct
  onSaved: () => Promise<void>
}

export function CommunityHeading({ product, onSaved }: CommunityHeadingProps) {
  const text = useCommunityPanelText()
  const api = useApi()
  const base = editorPath(product)
  const make = async () => {
    const { community } = await api.call(duplicateCommunity, { communityId: product.id })
    return editorPath({ kind: 'community', id: community.id })
  }
  return (
    <ProductHeading
      product={product}
      onSaved={onSaved}
      list={{ label: text('communities'), to: '/home/communities' }}
      duplicate={{ label: text('duplicate'), done: text('duplicated'), make }}
      tabs={{
        label: text('editorParts'),
        links: [
          { label: text('topics'), to: base },
          { label: text('details'), to: `${base}/details` },
          { label: text('priceTab'), to: `${base}/price` },
          { label: text('checkoutTab'), to: `${base}/checkout` },
        ],
      }}
    />
  )
}
