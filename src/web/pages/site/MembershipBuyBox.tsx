import type { MembershipPage } from '#modules/memberships/contract.ts'
import { OpenedApartNote } from '#modules/memberships/ui/OpenedApartNote.tsx'
import { useMembershipText } from '#modules/memberships/ui/use-text.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import common from '#kit/common.module.css'
import { ProductBuyBox } from './ProductBuyBox.tsx'
import styles from './site.module.css'

/** What the membership costs, what that opens apart, and the way to the checkout, or to what is theirs for who has it. */
export function MembershipBuyBox({ membership }: { membership: MembershipPage }) {
  const text = useMembershipText()
  const { product, has_access: hasAccess } = membership
  if (hasAccess)
    return (
      <div className={styles.buy}>
        <p className={common.note}>{text('owned')}</p>
        <LinkButton look="primary" wide to="/my">
          {text('toMine')}
        </LinkButton>
      </div>
    )
  return (
    <ProductBuyBox product={product} text={text}>
      <OpenedApartNote membership={membership} />
    </ProductBuyBox>
  )
}
