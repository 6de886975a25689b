import { AccessLength } from '#modules/catalog/ui/AccessLength.tsx'
import { KINDS } from '#modules/catalog/kinds/vocabulary.ts'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import { Price } from '#kit/figures/Price.tsx'
import { formatMoney } from '#platform/i18n/format.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import type { Checkout } from '../contract.ts'
import { asForAll } from './as-for-all.ts'
import { useOwnedText } from './owned-text.ts'
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
  const ownedText = useOwnedText()
  const { language } = useLocale()
  const isTimed = KINDS[checkout.product.kind].isTimed
  return (
    <RadioGroup
      name="variant_id"
      label={text('variant')}
      value={chosen}
      onChange={(event) => onChoose(event.target.value)}
      options={checkout.variants.map((variant) => {
        const { amount, currency, lines } = quoteOf(checkout, variant)
        const { amount: shown, paidBefore } = asForAll(lines[0]!)
        const more =
          amount === 0
            ? ownedText('noMore')
            : ownedText('more', { amount: formatMoney({ amount, currency }, language) })
        return {
          value: variant.id,
          label: variant.name,
          help: (
            <>
              <Price amount={shown} currency={currency} />
              {paidBefore > 0 && ` · ${more}`}
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
