import { formatMoney } from '#platform/i18n/format.ts'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import { useKitText } from '../text/kit-text.ts'
import { useLocale } from '../text/Locale.tsx'
import styles from './Price.module.css'

interface PriceProps {
  /** Minor units; 0 reads "Free", unless prices only begin there. */
  amount: number
  currency: string
  /** The price before a reduction. */
  was?: number | undefined
  /** The lowest of the 30 days before the reduction, shown beside it as the law asks. */
  lowest?: number | undefined
  size?: 'text' | 'large'
  /** There are dearer ones: it is where prices begin. */
  isFrom?: boolean
  /** In a column of figures the price itself stands last, under the others. */
  isFigure?: boolean
}

export function Price({ amount, currency, was, lowest, size = 'text', isFrom, isFigure }: PriceProps) {
  const text = useKitText()
  const { language } = useLocale()
  const written = (value: number) => formatMoney({ amount: value, currency }, language)
  const isReduced = was !== undefined && was > amount
  return (
    <span className={styles.price} data-size={size} data-figure={isFigure}>
      {isReduced && <VisuallyHidden>{text('priceNow')} </VisuallyHidden>}
      {isFrom && <span className={styles.soft}>{text('priceFrom')}</span>}
      <data value={amount} className={styles.now}>
        {amount === 0 && !isFrom ? text('free') : written(amount)}
      </data>
      {isReduced && (
        <>
          <VisuallyHidden> {text('priceBefore')} </VisuallyHidden>
          <s className={styles.soft}>{written(was)}</s>
        </>
      )}
      {lowest !== undefined && <span className={styles.note}>{text('lowestPrice', { price: written(lowest) })}</span>}
    </span>
  )
}
