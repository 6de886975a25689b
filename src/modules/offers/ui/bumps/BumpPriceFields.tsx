import type { Bound } from '#kit/fields/bound-to.ts'
import { MoneyField } from '#kit/fields/MoneyField.tsx'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { BUMP_PRICES, type BumpPrice } from '../../bumps/vocabulary.ts'
import type { BumpDraft } from './bump-draft.ts'
import { useBumpPanelText } from './text.ts'

interface BumpPriceFieldsProps {
  price: BumpPrice
  field: Bound<BumpDraft>
  currency: string
  /** what it costs otherwise; undefined until that is known */
  usual: string | undefined
}

/** The usual price, another amount, or so much per cent less. */
export function BumpPriceFields({ price, field, currency, usual }: BumpPriceFieldsProps) {
  const text = useBumpPanelText()
  return (
    <>
      <RadioGroup
        {...field.choice('price')}
        label={text('price')}
        options={BUMP_PRICES.map((each) => ({
          value: each,
          label: text(`price_${each}`),
          ...(each === 'usual' && usual && { help: usual }),
        }))}
      />
      {price === 'amount' && (
        <MoneyField {...field.money('amount', 'value')} label={text('amount')} currency={currency} required />
      )}
      {price === 'percent' && (
        <TextField {...field.digits('percent', 'value')} label={text('percent')} required maxLength={2} />
      )}
    </>
  )
}
