import { formatMoney } from '#platform/i18n/format.ts'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import type { Checkout } from '../contract.ts'
import { quoteOf } from './quote-of.ts'
import { useCheckoutText } from './text.ts'

interface VariantChoiceProps {
  checkout: Checkout
  chosen: string
  onChoose: (variantId: string) => void
}

/** Nothing while there is only one price. */
export function VariantChoice({ checkout, chosen, onChoose }: VariantChoiceProps) {
  const text = useCheckoutText()
  const { language } = useLocale()
  if (checkout.variants.length < 2) return null
  return (
    <RadioGroup
      name="variant_id"
      label={text('variant')}
      value={chosen}
      onChange={(event) => onChoose(event.target.value)}
      options={checkout.variants.map((variant) => ({
        value: variant.id,
        label: variant.name || checkout.product.title,
        help: formatMoney(quoteOf(checkout, variant), language),
      }))}
    />
  )
}
