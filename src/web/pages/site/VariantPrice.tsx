import { Suspense } from 'react'
import type { OfferVariant } from '#modules/catalog/contract.ts'
import { AccessLength } from '#modules/catalog/ui/AccessLength.tsx'
import personal from '#modules/catalog/ui/personal-price.module.css'
import { classNames } from '#kit/class-names.ts'
import { DateText } from '#kit/figures/DateText.tsx'
import { Price } from '#kit/figures/Price.tsx'
import { onDemand } from '#kit/on-demand.ts'
import { useSiteText } from './text.ts'
import styles from './site.module.css'

const Countdown = onDemand(async () => (await import('#kit/figures/Countdown.tsx')).Countdown)

interface VariantPriceProps {
  variant: OfferVariant
  onEnd: () => void
  isKnown: boolean
}

/** An evergreen offer keeps its room before it is known whether and how long it runs for whoever looks. */
export function VariantPrice({ variant, onEnd, isKnown }: VariantPriceProps) {
  const text = useSiteText()
  const { promotion, evergreen } = variant
  return (
    <div
      className={classNames(styles.price, !isKnown && personal.unknown)}
      data-evergreen={evergreen !== null || undefined}
    >
      {variant.name && <p className={styles.variant}>{variant.name}</p>}
      <Price
        size="large"
        amount={variant.amount}
        currency={variant.currency}
        was={variant.standard_amount}
        lowest={variant.reference_amount ?? undefined}
      />
      {promotion?.ends_at && (
        <p className={styles.note}>
          {text('promotionEnds')} <DateText at={promotion.ends_at} withTime />
          <br />
          <TimeLeft says={text('endsIn')} until={promotion.ends_at} onEnd={onEnd} />
        </p>
      )}
      {evergreen?.ends_at && (
        <p className={styles.note}>
          <TimeLeft says={text('offerEndsIn')} until={evergreen.ends_at} onEnd={onEnd} />
        </p>
      )}
      {promotion?.packages_left != null && (
        <p className={styles.note}>{text('packagesLeft', { count: promotion.packages_left })}</p>
      )}
      <p className={styles.note}>
        <AccessLength variant={variant} />
      </p>
    </div>
  )
}

function TimeLeft({ says, until, onEnd }: { says: string; until: string; onEnd: () => void }) {
  return (
    <span className={styles.timeLeft}>
      {says}{' '}
      <Suspense>
        <Countdown until={until} onEnd={onEnd} />
      </Suspense>
    </span>
  )
}
