import type { OfferVariant } from '#modules/catalog/contract.ts'
import { coverImage } from '#modules/catalog/ui/cover-image.ts'
import { Countdown } from '#web/kit/figures/Countdown.tsx'
import { DateText } from '#web/kit/figures/DateText.tsx'
import { Price } from '#web/kit/figures/Price.tsx'
import { Cover } from '#web/kit/identity/Cover.tsx'
import type { Checkout } from '../contract.ts'
import styles from './checkout.module.css'
import { priceOf } from './price-of.ts'
import { useCheckoutText } from './text.ts'

const SIZES = '(width >= 60rem) 22rem, 26rem'

interface OrderSummaryProps {
  checkout: Checkout
  variant: OfferVariant
  /** by this browser's clock, where its evergreen offer runs for whoever looks */
  offerEndsAt: string | undefined
  /** the price that was shown applies no longer */
  onEnd: () => void
}

/** What is bought: cover, title, price as the law wants it shown, and how long it lasts. */
export function OrderSummary({ checkout, variant, offerEndsAt, onEnd }: OrderSummaryProps) {
  const text = useCheckoutText()
  const { product } = checkout
  const amount = priceOf(checkout, variant)
  const { promotion } = variant
  const isReduced = amount < variant.standard_amount
  return (
    <section aria-label={text('summary')} className={styles.summary}>
      <Cover title={product.title} image={coverImage(product.cover, SIZES)} isFirst />
      <div className={styles.what}>
        <p className={styles.title}>{product.title}</p>
        {variant.name && <p className={styles.soft}>{variant.name}</p>}
        <Price
          amount={amount}
          currency={variant.currency}
          size="large"
          was={isReduced ? variant.standard_amount : undefined}
          lowest={isReduced ? (variant.reference_amount ?? undefined) : undefined}
        />
        {promotion?.ends_at && (
          <p className={styles.soft}>
            {text('promotionUntil')} <DateText at={promotion.ends_at} withTime />
            <br />
            {text('endsIn')} <Countdown key={promotion.ends_at} until={promotion.ends_at} onEnd={onEnd} />
          </p>
        )}
        {offerEndsAt && (
          <p className={styles.soft}>
            {text('offerEndsIn')} <Countdown key={offerEndsAt} until={offerEndsAt} onEnd={onEnd} />
          </p>
        )}
        {promotion?.packages_left != null && (
          <p className={styles.soft}>{text('packagesLeft', { count: promotion.packages_left })}</p>
        )}
        <AccessLength variant={variant} />
      </div>
    </section>
  )
}

function AccessLength({ variant: { access_days, access_until } }: { variant: OfferVariant }) {
  const text = useCheckoutText()
  if (access_until)
    return (
      <p className={styles.soft}>
        {text('accessUntil')} <DateText at={access_until} />
      </p>
    )
  return (
    <p className={styles.soft}>
      {access_days > 0 ? text('accessDays', { count: access_days }) : text('accessForever')}
    </p>
  )
}
