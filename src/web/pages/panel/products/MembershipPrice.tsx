import { OpenedApart } from '#modules/memberships/ui/OpenedApart.tsx'
import { ProductPricePart } from './ProductPricePart.tsx'
import { useMembershipInHand } from './use-membership-in-hand.ts'

export default function MembershipPrice() {
  const { product, openings, reload } = useMembershipInHand()
  return (
    <ProductPricePart product={product} reload={reload}>
      <OpenedApart opened={openings.opened} />
    </ProductPricePart>
  )
}
