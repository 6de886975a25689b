import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { MoneyField } from '#kit/fields/MoneyField.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { SavedForm } from '#kit/forms/SavedForm.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import type { EditableProduct, EditableVariant } from '../contract.ts'
import { startPromotion } from '../promotions/contract.ts'
import { INFINITE_PACKAGES } from '../vocabulary.ts'
import styles from './catalog.module.css'
import { momentTyped } from './typed-times.ts'
import { useCatalogText } from './use-text.ts'
import { useGuardedWork } from '#kit/drafts/useGuardedWork.ts'

interface PromotionFormProps {
  product: EditableProduct
  variant: EditableVariant
  onSaved: () => Promise<void>
}

const EMPTY = { amount: null as number | null, starts: '', ends: '', limit: '' }

export function PromotionForm({ product, variant, onSaved }: PromotionFormProps) {
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
    <SavedForm save={start} forget={forget} submit={text('promoStart')} look="secondary" className={common.form}>
      <div className={styles.pair}>
        <MoneyField {...field.money('amount')} label={text('promoPrice')} currency={variant.currency} required />
        <TextField
          {...field.digits('limit', 'packages_limit')}
          label={text('promoLimit')}
          help={text('promoLimitHelp')}
        />
      </div>
      <div className={styles.pair}>
        <TextField
          {...field.moment('starts', 'starts_at')}
          label={text('promoStarts')}
          help={text('promoStartsHelp')}
        />
        <TextField {...field.moment('ends', 'ends_at')} label={text('promoEnds')} help={text('promoEndsHelp')} />
      </div>
    </SavedForm>
  )
}
