import { useApi } from '#kit/api/ApiProvider.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { SavedForm } from '#kit/forms/SavedForm.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { changePrice } from '../contract.ts'
import { VARIANT_NAME_MAX } from '../vocabulary.ts'
import styles from './catalog.module.css'
import { PriceFields } from './PriceFields.tsx'
import { priceTerms, pricingOf } from './pricing.ts'
import { useCatalogText } from './use-text.ts'
import type { VariantFormProps } from './variant-form.ts'
import { useGuardedWork } from '#kit/drafts/useGuardedWork.ts'
import inner from '#kit/inner.module.css'
import { seenOf } from '#platform/contract/seen-of.ts'

export function PriceForm({ product, variant, onSaved }: VariantFormProps) {
  const text = useCatalogText()
  const { timeZone } = useLocale()
  const api = useApi()
  const hasName = product.variants.length > 1
  const saved = { ...pricingOf(variant, timeZone), name: variant.name }
  const { values: pricing, field, change, forget, name } = useGuardedWork(`price:${variant.id}`, saved)

  const save = async () => {
    const terms = priceTerms(pricing, timeZone)
    await api.call(changePrice, {
      productId: product.id,
      variantId: variant.id,
      ...terms,
      name: pricing.name,
      seen: seenOf(changePrice, variant),
    })
    await onSaved()
  }

  return (
    <SavedForm name={name} save={save} forget={forget} submit={text('save')} className={inner.form}>
      {hasName && (
        <div className={styles.narrow}>
          <TextField {...field.text('name')} label={text('variantName')} required maxLength={VARIANT_NAME_MAX} />
        </div>
      )}
      <PriceFields kind={product.kind} pricing={pricing} currency={variant.currency} onChange={change} />
    </SavedForm>
  )
}
