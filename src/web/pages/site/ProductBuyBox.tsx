import { type ReactNode, Suspense } from 'react'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import common from '#kit/common.module.css'
import { onDemand } from '#kit/on-demand.ts'
import { type Offered, Prices } from './Prices.tsx'
import styles from './site.module.css'

const SaleNote = onDemand(async () => (await import('#modules/catalog/ui/SaleNote.tsx')).SaleNote)

interface ProductBuyBoxProps extends Offered {
  /** below the prices */
  children?: ReactNode
}

/** What a product costs, and the way to the checkout; or why it is not sold now. */
export function ProductBuyBox({ children, ...offered }: ProductBuyBoxProps) {
  const { product, text } = offered
  const { sale } = product.offer.product
  return (
    <div className={styles.buy}>
      <Prices {...offered} />
      {children}
      {product.is_enrollment_enabled && !product.offer.variants[1] && (
        <LinkButton look="primary" wide to={`/${product.slug}/checkout`}>
          {text(product.is_free ? 'get' : 'buy')}
        </LinkButton>
      )}
      {sale && (
        <p className={common.note}>
          <Suspense>
            <SaleNote sale={sale} />
          </Suspense>
        </p>
      )}
    </div>
  )
}
