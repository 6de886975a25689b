import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { toast } from '#kit/feedback/toast.ts'
import { MoneyField } from '#kit/fields/MoneyField.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { Form } from '#kit/forms/Form.tsx'
import { FormActions } from '#kit/forms/FormActions.tsx'
import type { EditableProduct, EditableVariant } from '../contract.ts'
import { startEvergreenOffer } from '../evergreen/contract.ts'
import styles from './catalog.module.css'
import { useCatalogText } from './use-text.ts'
import { useGuardedWork } from '#kit/drafts/useGuardedWork.ts'
import { useSending } from '#kit/forms/use-sending.ts'

interface EvergreenFormProps {
  product: EditableProduct
  variant: EditableVariant
  onSaved: () => Promise<void>
}

const A_DAY = { amount: null as number | null, hours: '24', minutes: '0' }

export function EvergreenForm({ product, variant, onSaved }: EvergreenFormProps) {
  const text = useCatalogText()
  const api = useApi()
  const { submitting, isSending, errorProps } = useSending()
  const { values: plan, change, forget } = useGuardedWork(`evergreen:${variant.id}`, A_DAY)

  const start = submitting(async () => {
    await api.call(startEvergreenOffer, {
      productId: product.id,
      variantId: variant.id,
      amount: plan.amount as number,
      duration_seconds: (Number(plan.hours) * 60 + Number(plan.minutes)) * 60,
    })
    forget()
    await onSaved()
    toast.saved()
  })

  return (
    <Form {...errorProps} className={common.form} onSubmit={start}>
      <div className={styles.narrow}>
        <MoneyField
          name="amount"
          label={text('evergreenPrice')}
          currency={variant.currency}
          required
          amount={plan.amount}
          onAmount={(amount) => change({ amount })}
        />
      </div>
      <div className={styles.pair}>
        <TextField
          name="duration_seconds"
          label={text('evergreenHours')}
          help={text('evergreenHelp')}
          inputMode="numeric"
          value={plan.hours}
          onChange={({ target }) => change({ hours: target.value.replace(/\D/g, '') })}
        />
        <TextField
          name="duration_minutes"
          label={text('evergreenMinutes')}
          inputMode="numeric"
          value={plan.minutes}
          onChange={({ target }) => change({ minutes: target.value.replace(/\D/g, '') })}
        />
      </div>
      <FormActions submit={text('evergreenStart')} isSending={isSending} look="secondary" />
    </Form>
  )
}
