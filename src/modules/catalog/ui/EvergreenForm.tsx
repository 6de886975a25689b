import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { MoneyField } from '#kit/fields/MoneyField.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { SavedForm } from '#kit/forms/SavedForm.tsx'
import { startEvergreenOffer } from '../evergreen/contract.ts'
import styles from './catalog.module.css'
import { useCatalogText } from './use-text.ts'
import type { VariantFormProps } from './variant-form.ts'
import { useGuardedWork } from '#kit/drafts/useGuardedWork.ts'
import inner from '#kit/inner.module.css'

const A_DAY = { amount: null as number | null, hours: '24', minutes: '0' }

export function EvergreenForm({ product, variant, onSaved }: VariantFormProps) {
  const text = useCatalogText()
  const api = useApi()
  const { values: plan, field, forget } = useGuardedWork(`evergreen:${variant.id}`, A_DAY)

  const start = async () => {
    await api.call(startEvergreenOffer, {
      productId: product.id,
      variantId: variant.id,
      amount: plan.amount as number,
      duration_seconds: (Number(plan.hours) * 60 + Number(plan.minutes)) * 60,
    })
    await onSaved()
  }

  return (
    <SavedForm save={start} forget={forget} submit={text('evergreenStart')} look="secondary" className={inner.form}>
      <div className={styles.narrow}>
        <MoneyField {...field.money('amount')} label={text('evergreenPrice')} currency={variant.currency} required />
      </div>
      <div className={`${common.narrowPair} ${styles.pair}`}>
        <TextField
          {...field.digits('hours', 'duration_seconds')}
          label={text('evergreenHours')}
          help={text('evergreenHelp')}
        />
        <TextField {...field.digits('minutes', 'duration_minutes')} label={text('evergreenMinutes')} />
      </div>
    </SavedForm>
  )
}
