import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { toast } from '#kit/feedback/toast.ts'
import { MoneyField } from '#kit/fields/MoneyField.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { Form } from '#kit/forms/Form.tsx'
import { FormActions } from '#kit/forms/FormActions.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import type { EditableProduct, EditableVariant } from '../contract.ts'
import { startPromotion } from '../promotions/contract.ts'
import { INFINITE_PACKAGES } from '../vocabulary.ts'
import styles from './catalog.module.css'
import { momentTyped } from './typed-times.ts'
import { useCatalogText } from './use-text.ts'
import { useGuardedWork } from '#kit/drafts/useGuardedWork.ts'
import { useSending } from '#kit/forms/use-sending.ts'

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
  const { submitting, isSending, errorProps } = useSending()
  const { values: plan, change, forget } = useGuardedWork(`promotion:${variant.id}`, EMPTY)

  const start = submitting(async () => {
    await api.call(startPromotion, {
      productId: product.id,
      variantId: variant.id,
      amount: plan.amount as number,
      starts_at: momentTyped(plan.starts, timeZone),
      ends_at: momentTyped(plan.ends, timeZone),
      packages_limit: plan.limit === '' ? INFINITE_PACKAGES : Number(plan.limit),
    })
    forget()
    await onSaved()
    toast.saved()
  })

  return (
    <Form {...errorProps} className={common.form} onSubmit={start}>
      <div className={styles.pair}>
        <MoneyField
          name="amount"
          label={text('promoPrice')}
          currency={variant.currency}
          required
          amount={plan.amount}
          onAmount={(amount) => change({ amount })}
        />
        <TextField
          name="packages_limit"
          label={text('promoLimit')}
          help={text('promoLimitHelp')}
          inputMode="numeric"
          value={plan.limit}
          onChange={(event) => change({ limit: event.target.value.replace(/\D/g, '') })}
        />
      </div>
      <div className={styles.pair}>
        <TextField
          name="starts_at"
          type="datetime-local"
          label={text('promoStarts')}
          help={text('promoStartsHelp')}
          value={plan.starts}
          onChange={(event) => change({ starts: event.target.value })}
        />
        <TextField
          name="ends_at"
          type="datetime-local"
          label={text('promoEnds')}
          help={text('promoEndsHelp')}
          value={plan.ends}
          onChange={(event) => change({ ends: event.target.value })}
        />
      </div>
      <FormActions submit={text('promoStart')} isSending={isSending} look="secondary" />
    </Form>
  )
}
