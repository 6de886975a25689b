import type { BundlePage } from '#modules/bundles/contract.ts'
import { PriceApart } from '#modules/bundles/ui/PriceApart.tsx'
import { useBundleText } from '#modules/bundles/ui/use-text.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import common from '#kit/common.module.css'
import { ProductBuyBox } from './ProductBuyBox.tsx'
import styles from './site.module.css'

/** What the bundle costs as one and apart, what of it they have, and the way to the checkout; nothing to buy for who has all of it. */
export function BundleBuyBox({ bundle }: { bundle: BundlePage }) {
  const text = useBundleText()
  const { product, has_all: hasAll } = bundle
  if (hasAll)
    return (
      <div className={styles.buy}>
        <p className={common.note}>{text('ownsAll')}</p>
        <LinkButton look="primary" wide to="/my">
          {text('toMine')}
        </LinkButton>
      </div>
    )
  return (
    <ProductBuyBox product={product} text={text}>
      <PriceApart bundle={bundle} amount={product.amount} currency={product.currency} />
    </ProductBuyBox>
  )
}
