import type { Openings } from '#modules/memberships/contract.ts'
import { OpenedApart } from '#modules/memberships/ui/OpenedApart.tsx'
import { ProductPricePart } from './ProductPricePart.tsx'
import { useProductInHand } from './use-product-in-hand.ts'

export default function MembershipPrice() {
  const { product, contents: openings, reload } = useProductInHand<Openings>()
  return (
    <ProductPricePart product={product} reload={reload}>
      <OpenedApart opened={openings.opened} />
    </ProductPricePart>
  )
}
