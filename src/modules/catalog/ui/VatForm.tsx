import { useApi } from '#kit/api/ApiProvider.tsx'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { SavedForm } from '#kit/forms/SavedForm.tsx'
import type { EditableProduct } from '../contract.ts'
import { changeVat } from '../vat/contract.ts'
import { EXEMPTION_REASON_MAX } from '../vocabulary.ts'
import styles from './catalog.module.css'
import { useCatalogText } from './use-text.ts'
import { useGuardedWork } from '#kit/drafts/useGuardedWork.ts'
import inner from '#kit/inner.module.css'
import { withHelp } from '#kit/text/with-help.ts'
import { seenOf } from '#platform/contract/seen-of.ts'

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
  const { values, field, forget, name } = useGuardedWork(`vat:${product.id}`, {
    isExempt: product.vat_rate === null,
    rate: product.vat_rate === null ? '' : String(product.vat_rate),
    reason: product.vat_exemption_reason ?? '',
  })

  const save = async () => {
    const { isExempt, rate, reason } = values
    await api.call(changeVat, {
      productId: product.id,
      vat_rate: isExempt ? null : rate === '' ? NO_RATE : Number(rate),
      exemption_reason: isExempt ? reason : '',
      seen: seenOf(changeVat, product),
    })
    await onSaved()
  }
  return (
    <SavedForm name={name} save={save} forget={forget} submit={text('save')} className={inner.form}>
      <RadioGroup
        {...field.either('isExempt', ['yes', 'no'], 'is_exempt')}
        label={text('vatHow')}
        options={[
          { value: 'no', label: text('vatIncluded') },
          { value: 'yes', label: text('vatExempt') },
        ]}
      />
      {values.isExempt ? (
        <TextField
          {...field.text('reason', 'exemption_reason')}
          {...withHelp(text, 'vatReason')}
          required
          maxLength={EXEMPTION_REASON_MAX}
        />
      ) : (
        <div className={styles.narrow}>
          <TextField {...field.digits('rate', 'vat_rate')} {...withHelp(text, 'vatRate')} required />
        </div>
      )}
    </SavedForm>
  )
}
