import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { toast } from '#kit/feedback/toast.ts'
import { TextField } from '#kit/fields/TextField.tsx'
import { Form } from '#kit/forms/Form.tsx'
import { FormActions } from '#kit/forms/FormActions.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { changePrice, type EditableProduct, type EditableVariant } from '../contract.ts'
import { VARIANT_NAME_MAX } from '../vocabulary.ts'
import styles from './catalog.module.css'
import { PriceFields } from './PriceFields.tsx'
import { priceTerms, pricingOf } from './pricing.ts'
import { useCatalogText } from './use-text.ts'
import { useGuardedWork } from '#kit/drafts/useGuardedWork.ts'
import { useSending } from '#kit/forms/use-sending.ts'

interface PriceFormProps {
  product: EditableProduct
  variant: EditableVariant
  onSaved: () => Promise<void>
}

export function PriceForm({ product, variant, onSaved }: PriceFormProps) {
  const text = useCatalogText()
  const { timeZone } = useLocale()
  const api = useApi()
  const { submitting, isSending, errorProps } = useSending()
  const hasName = product.variants.length > 1
  const saved = { ...pricingOf(variant, timeZone), name: variant.name }
  const { values: pricing, change, forget } = useGuardedWork(`price:${variant.id}`, saved)

  const save = submitting(async () => {
    const terms = priceTerms(pricing, timeZone)
    await api.call(changePrice, { productId: product.id, variantId: variant.id, ...terms, name: pricing.name })
    await onSaved()
    forget()
    toast.saved()
  })

  return (
    <Form {...errorProps} className={common.form} onSubmit={save}>
      {hasName && (
        <div className={styles.narrow}>
          <TextField
            name="name"
            label={text('variantName')}
            required
            maxLength={VARIANT_NAME_MAX}
            value={pricing.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        </div>
      )}
      <PriceFields kind={product.kind} pricing={pricing} currency={variant.currency} onChange={change} />
      <FormActions submit={text('save')} isSending={isSending} />
    </Form>
  )
}
