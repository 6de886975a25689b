import type { ProductPage } from '#modules/catalog/contract.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { Price } from '#kit/figures/Price.tsx'
import styles from './site.module.css'

interface OfferBandProps {
  product: ProductPage
  /** words of its kind for the way to it */
  words: string
  /** left out: the checkout, or the offer where several are to be chosen from */
  to?: string
}

/** What it is, what it costs where that is one price for all who look, and the way to it. */
export function OfferBand({ product, words, to }: OfferBandProps) {
  const [variant, another] = product.offer.variants
  const isOnePrice = variant && !another && !variant.evergreen
  return (
    <>
      <p className={styles.bandTitle}>{product.title}</p>
      {isOnePrice && (
        <Price amount={variant.amount} currency={variant.currency} isFrom={variant.suggested_amount !== null} />
      )}
      <LinkButton look="primary" to={to ?? (another ? '#offer' : `/${product.slug}/checkout`)}>
        {words}
      </LinkButton>
    </>
  )
}
