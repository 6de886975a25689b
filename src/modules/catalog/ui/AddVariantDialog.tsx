import { useRevalidator } from 'react-router'
import { seenOf } from '#platform/contract/seen-of.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { TextField } from '#kit/fields/TextField.tsx'
import { useTyped } from '#kit/fields/use-typed.ts'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { changePrice, type EditableProduct } from '../contract.ts'
import { addVariant } from '../variants/contract.ts'
import { VARIANT_NAME_MAX } from '../vocabulary.ts'
import { PriceFields } from './PriceFields.tsx'
import { NO_PRICING, priceTerms, pricingOf } from './pricing.ts'
import { useCatalogText } from './use-text.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { withHelp } from '#kit/text/with-help.ts'

interface AddVariantDialogProps {
  product: EditableProduct
  onAdded: (variantId: string) => Promise<void>
  onClose: () => void
}

/** Whoever adds a second price names the first one beside it: from now on buyers choose. */
export function AddVariantDialog({ product, onAdded, onClose }: AddVariantDialogProps) {
  const text = useCatalogText()
  const { timeZone } = useLocale()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { send, isSending, errorProps } = useSending({ readAnew: revalidate })
  const { values, field, change } = useTyped({ name: '', firstName: '', pricing: NO_PRICING })
  const { id: productId, variants } = product
  const [first] = variants
  const unnamed = first?.name === '' ? first : undefined

  const add = () =>
    send(async () => {
      if (unnamed) {
        const terms = priceTerms(pricingOf(unnamed, timeZone), timeZone)
        const seen = seenOf(changePrice, unnamed)
        await api.call(changePrice, { productId, variantId: unnamed.id, ...terms, name: values.firstName, seen })
      }
      const saved = await api.call(addVariant, {
        productId,
        name: values.name,
        ...priceTerms(values.pricing, timeZone),
      })
      await onAdded(saved.variants.at(-1)!.id)
      toast.saved()
      onClose()
    })
  return (
    <FormDialog
      {...errorProps}
      title={text('addVariant')}
      onClose={onClose}
      dismiss={text('cancel')}
      submit={text('addVariant')}
      isSending={isSending}
      onSubmit={() => void add()}
    >
      {unnamed && (
        <TextField
          {...field.text('firstName', 'first_name')}
          {...withHelp(text, 'firstVariantName')}
          required
          maxLength={VARIANT_NAME_MAX}
        />
      )}
      <TextField
        {...field.text('name')}
        label={text(unnamed ? 'newVariantName' : 'variantName')}
        help={text('newVariantNameHelp')}
        required
        maxLength={VARIANT_NAME_MAX}
      />
      <PriceFields
        kind={product.kind}
        pricing={values.pricing}
        currency={first?.currency ?? ''}
        onChange={(pricing) => change({ pricing })}
      />
    </FormDialog>
  )
}
