import type { EditableProduct } from '#modules/catalog/contract.ts'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import { ProductHeading } from '#modules/courses/ui/ProductHeading.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { duplicateMembership } from '../contract.ts'
import { useMembershipPanelText } from './use-text.ts'

interface MembershipHeadingProps {
  product: EditableProduct
  onSaved: () => Promise<void>
}

export function MembershipHeading({ product, onSaved }: MembershipHeadingProps) {
  const text = useMembershipPanelText()
  const api = useApi()
  const base = editorPath(product)
  const make = async () => {
    const { membership } = await api.call(duplicateMembership, { membershipId: product.id })
    return editorPath({ kind: 'membership', id: membership.id })
  }
  return (
    <ProductHeading
      product={product}
      onSaved={onSaved}
      list={{ label: text('memberships'), to: '/home/memberships' }}
      duplicate={{ label: text('duplicate'), done: text('duplicated'), make }}
      tabs={{
        label: text('editorParts'),
        links: [
          { label: text('opens'), to: base },
          { label: text('details'), to: `${base}/details` },
          { label: text('priceTab'), to: `${base}/price` },
          { label: text('checkoutTab'), to: `${base}/checkout` },
        ],
      }}
    />
  )
}
