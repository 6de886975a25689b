import { formatMoney } from '#platform/i18n/format.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { Status } from '#kit/feedback/Status.tsx'
import { DateText } from '#kit/figures/DateText.tsx'
import { Duration } from '#kit/figures/Duration.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import type { EditableVariant } from '../contract.ts'
import { endEvergreenOffer } from '../evergreen/contract.ts'
import styles from './catalog.module.css'
import { ReductionNow } from './ReductionNow.tsx'
import { useCatalogText } from './use-text.ts'
import type { VariantFormProps } from './variant-form.ts'

interface EvergreenNowProps extends VariantFormProps {
  offer: NonNullable<EditableVariant['evergreen']>
}

export function EvergreenNow({ product, variant, offer, onSaved }: EvergreenNowProps) {
  const text = useCatalogText()
  const { language } = useLocale()
  const api = useApi()
  const money = (amount: number) => formatMoney({ amount, currency: variant.currency }, language)

  const end = {
    label: text('evergreenEnd'),
    consequence: text('evergreenEndConsequence', { price: money(variant.amount) }),
    work: () => api.call(endEvergreenOffer, { productId: product.id, variantId: variant.id }),
    goOn: onSaved,
  }

  return (
    <ReductionNow
      state={<Status tone="good">{text('running')}</Status>}
      amount={offer.amount}
      variant={variant}
      end={end}
    >
      <dt>{text('evergreenLasts')}</dt>
      <dd>
        <Duration seconds={offer.duration_seconds} />
      </dd>
      <dt>{text('evergreenSince')}</dt>
      <dd>
        <DateText at={offer.started_at} withTime />
      </dd>
      <dt>{text('promoReference')}</dt>
      <dd className={styles.figures}>{money(offer.reference_amount)}</dd>
    </ReductionNow>
  )
}
