import { coverImage } from '#modules/catalog/ui/cover-image.ts'
import { useProductText } from '#modules/catalog/ui/product-text.ts'
import { SaleNote } from '#modules/catalog/ui/SaleNote.tsx'
import { productPath } from '#modules/catalog/paths/vocabulary.ts'
import { buttonClass } from '#kit/actions/button-class.ts'
import { Price } from '#kit/figures/Price.tsx'
import { Cover } from '#kit/identity/Cover.tsx'
import type { BuyCard } from '../embed/contract.ts'
import styles from './buy-card.module.css'
import { useBuyCardText } from './use-text.ts'

/** A product on another site. Its ways lead there in the place of that site, so that Back leads back. */
export function BuyCardView({ card }: { card: BuyCard }) {
  const text = useBuyCardText()
  const kindText = useProductText()
  const { title, cover, kind, category, sale, is_enrollment_enabled: isSold, buy_path: buyPath } = card
  return (
    <>
      <div className={styles.cover}>
        <Cover title={title} image={coverImage(cover, '30rem')} isFirst />
      </div>
      <div className={styles.words}>
        <p className={styles.soft}>{[kindText(kind), category].filter(Boolean).join(' · ')}</p>
        <h1 className={styles.title}>
          <a href={productPath(card)} target="_top">
            {title}
          </a>
        </h1>
        <Price
          size="large"
          amount={card.amount}
          currency={card.currency}
          was={card.standard_amount}
          lowest={card.reference_amount ?? undefined}
          isFrom={card.is_from}
        />
        {sale && (
          <p className={styles.soft}>
            <SaleNote sale={sale} />
          </p>
        )}
        {isSold && (
          <a href={buyPath} target="_top" className={buttonClass({ look: 'primary', wide: true })}>
            {text(card.is_free ? 'get' : 'buy')}
          </a>
        )}
      </div>
    </>
  )
}
