import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { toast } from '#kit/feedback/toast.ts'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { Form } from '#kit/forms/Form.tsx'
import { FormActions } from '#kit/forms/FormActions.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import type { EditableProduct } from '../contract.ts'
import { changeVat } from '../vat/contract.ts'
import { EXEMPTION_REASON_MAX } from '../vocabulary.ts'
import styles from './catalog.module.css'
import { useCatalogText } from './use-text.ts'
import { useGuardedWork } from '#kit/drafts/useGuardedWork.ts'

interface VatFormProps {
  product: EditableProduct
  onSaved: () => Promise<void>
}

/** None that the call takes. */
const NO_RATE = -1

/** Which VAT the prices of a product include, or why they include none. */
export function VatForm({ product, onSaved }: VatFormProps) {
  const text = useCatalogText()
  const api = useApi()
  const { submitting, isSending, errorProps } = useSending()
  const { values, change, forget } = useGuardedWork(`vat:${product.id}`, {
    isExempt: product.vat_rate === null,
    rate: product.vat_rate === null ? '' : String(product.vat_rate),
    reason: product.vat_exemption_reason ?? '',
  })

  const save = submitting(async () => {
    const { isExempt, rate, reason } = values
    await api.call(changeVat, {
      productId: product.id,
      vat_rate: isExempt ? null : rate === '' ? NO_RATE : Number(rate),
      exemption_reason: isExempt ? reason : '',
    })
    await onSaved()
    forget()
    toast.saved()
  })
  return (
    <Form {...errorProps} className={common.form} onSubmit={save}>
      <RadioGroup
        name="is_exempt"
        label={text('vatHow')}
        options={[
          { value: 'no', label: text('vatIncluded') },
          { value: 'yes', label: text('vatExempt') },
        ]}
        value={values.isExempt ? 'yes' : 'no'}
        onChange={(event) => change({ isExempt: event.target.value === 'yes' })}
      />
      {values.isExempt ? (
        <TextField
          name="exemption_reason"
          label={text('vatReason')}
          help={text('vatReasonHelp')}
          required
          maxLength={EXEMPTION_REASON_MAX}
          value={values.reason}
          onChange={(event) => change({ reason: event.target.value })}
        />
      ) : (
        <div className={styles.narrow}>
          <TextField
            name="vat_rate"
            label={text('vatRate')}
            help={text('vatRateHelp')}
            inputMode="numeric"
            required
            value={values.rate}
            onChange={(event) => change({ rate: event.target.value.replace(/\D/g, '') })}
          />
        </div>
      )}
      <FormActions submit={text('save')} isSending={isSending} />
    </Form>
  )
}
