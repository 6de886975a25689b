import { AccessLength } from '#modules/catalog/ui/AccessLength.tsx'
import { TIMED_KINDS } from '#modules/catalog/vocabulary.ts'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import { Price } from '#kit/figures/Price.tsx'
import type { Checkout } from '../contract.ts'
import { quoteOf } from './quote-of.ts'
import { useCheckoutText } from './text.ts'

interface VariantChoiceProps {
  checkout: Checkout
  chosen: string
  onChoose: (variantId: string) => void
}

/** Which of several prices is paid. */
export function VariantChoice({ checkout, chosen, onChoose }: VariantChoiceProps) {
  const text = useCheckoutText()
  const isTimed = TIMED_KINDS.includes(checkout.product.kind)
  return (
    <RadioGroup
      name="variant_id"
      label={text('variant')}
      value={chosen}
      onChange={(event) => onChoose(event.target.value)}
      options={checkout.variants.map((variant) => {
        const { amount, currency } = quoteOf(checkout, variant)
        return {
          value: variant.id,
          label: variant.name,
          help: (
            <>
              <Price amount={amount} currency={currency} />
              {!isTimed && (
                <>
                  {' '}
                  · <AccessLength variant={variant} />
                </>
              )}
            </>
          ),
        }
      })}
    />
  )
}
