import { Suspense } from 'react'
import { Price } from '#kit/figures/Price.tsx'
import { onDemand } from '#kit/on-demand.ts'
import styles from './card-price.module.css'
import { asOffered, type CardFigures } from './card-figures.ts'
import personal from './personal-price.module.css'

// Only where there is an offer that is another one for each visitor.
const PersonalPrice = onDemand(async () => (await import('./PersonalPrice.tsx')).PersonalPrice)

interface CardPriceProps {
  productId: string
  price: CardFigures
  size?: 'text' | 'large'
}

/** What a product costs, in a list or before its lectures: the same as on its own page. It keeps room for the offers there are. */
export function CardPrice({ productId, price, size = 'text' }: CardPriceProps) {
  const show = ({ amount, is_from, currency, standard_amount, reference_amount }: CardFigures) => (
    <Price
      amount={amount}
      currency={currency}
      was={standard_amount}
      lowest={reference_amount ?? undefined}
      size={size}
      isFrom={is_from}
    />
  )
  const [offer] = price.evergreens
  if (!offer) return show(price)
  return (
    <span className={styles.stack}>
      <span aria-hidden="true" className={styles.room}>
        {show(asOffered(price, offer))}
      </span>
      <Suspense fallback={<span className={personal.unknown}>{show(price)}</span>}>
        <PersonalPrice productId={productId} price={price}>
          {show}
        </PersonalPrice>
      </Suspense>
    </span>
  )
}
