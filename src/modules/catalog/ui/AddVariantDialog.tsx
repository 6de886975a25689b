import { useState } from 'react'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { TextField } from '#kit/fields/TextField.tsx'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { changePrice, type EditableProduct } from '../contract.ts'
import { addVariant } from '../variants/contract.ts'
import { VARIANT_NAME_MAX } from '../vocabulary.ts'
import { PriceFields } from './PriceFields.tsx'
import { NO_PRICING, priceTerms, pricingOf } from './pricing.ts'
import { useCatalogText } from './use-text.ts'
import { useSending } from '#kit/forms/use-sending.ts'

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
  const { send, isSending, errorProps } = useSending()
  const [name, setName] = useState('')
  const [firstName, setFirstName] = useState('')
  const [pricing, setPricing] = useState(NO_PRICING)
  const { id: productId, variants } = product
  const [first] = variants
  const unnamed = first?.name === '' ? first : undefined

  const add = () =>
    send(async () => {
      if (unnamed) {
        const terms = priceTerms(pricingOf(unnamed, timeZone), timeZone)
        await api.call(changePrice, { productId, variantId: unnamed.id, ...terms, name: firstName })
      }
      const saved = await api.call(addVariant, { productId, name, ...priceTerms(pricing, timeZone) })
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
          name="first_name"
          label={text('firstVariantName')}
          help={text('firstVariantNameHelp')}
          required
          maxLength={VARIANT_NAME_MAX}
          value={firstName}
          onChange={(event) => setFirstName(event.target.value)}
        />
      )}
      <TextField
        name="name"
        label={text(unnamed ? 'newVariantName' : 'variantName')}
        help={text('newVariantNameHelp')}
        required
        maxLength={VARIANT_NAME_MAX}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <PriceFields
        kind={product.kind}
        pricing={pricing}
        currency={first?.currency ?? ''}
        onChange={(part) => setPricing((now) => ({ ...now, ...part }))}
      />
    </FormDialog>
  )
}
