import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { MoneyField } from '#kit/fields/MoneyField.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { SavedForm } from '#kit/forms/SavedForm.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { startPromotion } from '../promotions/contract.ts'
import { INFINITE_PACKAGES } from '../vocabulary.ts'
import styles from './catalog.module.css'
import { momentTyped } from './typed-times.ts'
import { useCatalogText } from './use-text.ts'
import type { VariantFormProps } from './variant-form.ts'
import { useGuardedWork } from '#kit/drafts/useGuardedWork.ts'
import inner from '#kit/inner.module.css'
import { withHelp } from '#kit/text/with-help.ts'

const EMPTY = { amount: null as number | null, starts: '', ends: '', limit: '' }

export function PromotionForm({ product, variant, onSaved }: VariantFormProps) {
  const text = useCatalogText()
  const { timeZone } = useLocale()
  const api = useApi()
  const { values: plan, field, forget } = useGuardedWork(`promotion:${variant.id}`, EMPTY)

  const start = async () => {
    await api.call(startPromotion, {
      productId: product.id,
      variantId: variant.id,
      amount: plan.amount as number,
      starts_at: momentTyped(plan.starts, timeZone),
      ends_at: momentTyped(plan.ends, timeZone),
      packages_limit: plan.limit === '' ? INFINITE_PACKAGES : Number(plan.limit),
    })
    await onSaved()
  }

  return (
    <SavedForm save={start} forget={forget} submit={text('promoStart')} look="secondary" className={inner.form}>
      <div className={`${common.narrowPair} ${styles.pair}`}>
        <MoneyField {...field.money('amount')} label={text('promoPrice')} currency={variant.currency} required />
        <TextField {...field.digits('limit', 'packages_limit')} {...withHelp(text, 'promoLimit')} />
      </div>
      <div className={`${common.narrowPair} ${styles.pair}`}>
        <TextField {...field.moment('starts', 'starts_at')} {...withHelp(text, 'promoStarts')} />
        <TextField {...field.moment('ends', 'ends_at')} {...withHelp(text, 'promoEnds')} />
      </div>
    </SavedForm>
  )
}
