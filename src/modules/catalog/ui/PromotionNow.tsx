import { formatMoney } from '#platform/i18n/format.ts'
import { ActionButtons } from '#kit/actions/ActionButtons.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { Status } from '#kit/feedback/Status.tsx'
import { DateText } from '#kit/figures/DateText.tsx'
import { Price } from '#kit/figures/Price.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { endPromotion } from '../promotions/contract.ts'
import type { PromotionPlan } from '../promotions/vocabulary.ts'
import { INFINITE_PACKAGES } from '../vocabulary.ts'
import styles from './catalog.module.css'
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
    key: 'end',
    label: text(isPlanned ? 'promoDrop' : 'promoEnd'),
    consequence: isPlanned
      ? text('promoDropConsequence')
      : text('promoEndConsequence', { price: money(variant.amount) }),
    work: () => api.call(endPromotion, { productId: product.id, variantId: variant.id }),
    goOn: onSaved,
  }

  return (
    <div className={common.stack}>
      <div className={styles.head}>
        <Status tone={TONES[promotion.state]}>{text(promotion.state)}</Status>
        <Price amount={promotion.amount} currency={variant.currency} was={variant.amount} />
      </div>
      <div className={styles.roomForFacts}>
        <dl className={styles.facts}>
          <dt>{text('promoReference')}</dt>
          <dd className={styles.figures}>{money(promotion.reference_amount)}</dd>
          <dt>{text('promoStarts')}</dt>
          <dd>
            <DateText at={promotion.starts_at} withTime />
          </dd>
          <dt>{text('promoEnds')}</dt>
          <dd>{promotion.ends_at ? <DateText at={promotion.ends_at} withTime /> : text('promoNoEnd')}</dd>
          <dt>{text('promoSold')}</dt>
          <dd className={styles.figures}>
            {promotion.packages_limit === INFINITE_PACKAGES
              ? promotion.packages_sold
              : text('promoSoldOf', { sold: promotion.packages_sold, limit: promotion.packages_limit })}
          </dd>
        </dl>
      </div>
      <div>
        <ActionButtons actions={[end]} />
      </div>
    </div>
  )
}
