import { Suspense } from 'react'
import type { OfferVariant } from '#modules/catalog/contract.ts'
import { AccessLength } from '#modules/catalog/ui/AccessLength.tsx'
import personal from '#modules/catalog/ui/personal-price.module.css'
import { classNames } from '#kit/class-names.ts'
import common from '#kit/common.module.css'
import { Price } from '#kit/figures/Price.tsx'
import { onDemand } from '#kit/on-demand.ts'
import styles from './site.module.css'

const ReductionNotes = onDemand(async () => (await import('./ReductionNotes.tsx')).ReductionNotes)

interface VariantPriceProps {
  variant: OfferVariant
  onEnd: () => void
  isKnown: boolean
  /** it is of what takes place: how long it is open says nothing */
  isDated?: boolean
}

/** An evergreen offer keeps its room before it is known whether and how long it runs for whoever looks. */
export function VariantPrice({ variant, onEnd, isKnown, isDated }: VariantPriceProps) {
  const { promotion, evergreen } = variant
  return (
    <div
      className={classNames(styles.price, !isKnown && personal.unknown)}
      data-evergreen={evergreen !== null || undefined}
    >
      {variant.name && <p className={common.strong}>{variant.name}</p>}
      <Price
        size="large"
        amount={variant.amount}
        currency={variant.currency}
        was={variant.standard_amount}
        lowest={variant.reference_amount ?? undefined}
        isFrom={variant.suggested_amount !== null}
      />
      {(promotion || evergreen?.ends_at || variant.suggested_amount !== null) && (
        <Suspense>
          <ReductionNotes variant={variant} onEnd={onEnd} />
        </Suspense>
      )}
      {!isDated && (
        <p className={common.note}>
          <AccessLength variant={variant} />
        </p>
      )}
    </div>
  )
}
