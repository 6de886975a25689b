import { formatMoney } from '#platform/i18n/format.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { Status } from '#kit/feedback/Status.tsx'
import { DateText } from '#kit/figures/DateText.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { endPromotion } from '../promotions/contract.ts'
import type { PromotionPlan } from '../promotions/vocabulary.ts'
import { INFINITE_PACKAGES } from '../vocabulary.ts'
import styles from './catalog.module.css'
import { ReductionNow } from './ReductionNow.tsx'
import { useCatalogText } from './use-text.ts'
import type { VariantFormProps } from './variant-form.ts'

interface PromotionNowProps extends VariantFormProps {
  promotion: PromotionPlan
}

const TONES = { running: 'good', scheduled: 'plain', sold_out: 'caution' } as const

export function PromotionNow({ product, variant, promotion, onSaved }: PromotionNowProps) {
  const text = useCatalogText()
  const { language } = useLocale()
  const api = useApi()
  const money = (amount: number) => formatMoney({ amount, currency: variant.currency }, language)
  const isPlanned = promotion.state === 'scheduled'

  const end = {
    label: text(isPlanned ? 'promoDrop' : 'promoEnd'),
    consequence: isPlanned
      ? text('promoDropConsequence')
      : text('promoEndConsequence', { price: money(variant.amount) }),
    work: () => api.call(endPromotion, { productId: product.id, variantId: variant.id }),
    goOn: onSaved,
  }

  return (
    <ReductionNow
      state={<Status tone={TONES[promotion.state]}>{text(promotion.state)}</Status>}
      amount={promotion.amount}
      variant={variant}
      end={end}
    >
      <dt>{text('promoReference')}</dt>
      <dd className={styles.figures}>{money(promotion.reference_amount)}</dd>
      <dt>{text('promoStarts')}</dt>
      <dd>
        <DateText at={promotion.starts_at} withTime />
      </dd>
      <dt>{text('promoEnds')}</dt>
      <dd>{promotion.ends_at ? <DateText at={promotion.ends_at} withTime /> : <span>{text('promoNoEnd')}</span>}</dd>
      <dt>{text('promoSold')}</dt>
      <dd className={styles.figures}>
        {promotion.packages_limit === INFINITE_PACKAGES
          ? promotion.packages_sold
          : text('promoSoldOf', { sold: promotion.packages_sold, limit: promotion.packages_limit })}
      </dd>
    </ReductionNow>
  )
}
