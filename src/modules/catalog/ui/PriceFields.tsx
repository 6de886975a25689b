import { MoneyField } from '#kit/fields/MoneyField.tsx'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import { Select } from '#kit/fields/Select.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { ACCESS_LENGTHS, type AccessLength } from '../editor/vocabulary.ts'
import { KINDS } from '../kinds/vocabulary.ts'
import type { ProductKind } from '../vocabulary.ts'
import styles from './catalog.module.css'
import type { Pricing } from './pricing.ts'
import { useCatalogText } from './use-text.ts'

interface PriceFieldsProps {
  kind: ProductKind
  pricing: Pricing
  currency: string
  onChange: (pricing: Pricing) => void
}

export function PriceFields({ kind, pricing, currency, onChange }: PriceFieldsProps) {
  const text = useCatalogText()
  const change = (part: Partial<Pricing>) => onChange({ ...pricing, ...part })
  return (
    <>
      <RadioGroup
        name="kind"
        label={text('isPaid')}
        options={[
          { value: 'set', label: text('paid') },
          { value: 'chosen', label: text('chosen'), help: text('chosenHelp') },
          { value: 'free', label: text('free') },
        ]}
        value={pricing.kind}
        onChange={(event) => change({ kind: event.target.value as Pricing['kind'] })}
      />
      {pricing.kind === 'chosen' && (
        <div className={styles.pair}>
          <MoneyField
            name="minimum_amount"
            label={text('minimumAmount')}
            help={text('minimumAmountHelp')}
            currency={currency}
            required
            amount={pricing.minimum}
            onAmount={(minimum) => change({ minimum })}
          />
          <MoneyField
            name="amount"
            label={text('suggestedAmount')}
            help={text('suggestedAmountHelp')}
            currency={currency}
            required
            amount={pricing.amount}
            onAmount={(amount) => change({ amount })}
          />
        </div>
      )}
      {pricing.kind === 'set' && (
        <div className={styles.narrow}>
          <MoneyField
            name="amount"
            label={text('price')}
            currency={currency}
            required
            amount={pricing.amount}
            onAmount={(amount) => change({ amount })}
          />
        </div>
      )}
      {!KINDS[kind].isTimed && (
        <div className={styles.narrow}>
          <Select
            name="access_length"
            label={text('accessLength')}
            help={text('accessHelp')}
            options={ACCESS_LENGTHS.map((value) => ({ value, label: text(value) }))}
            value={pricing.accessLength}
            onChange={(event) => change({ accessLength: event.target.value as AccessLength })}
          />
        </div>
      )}
      {pricing.accessLength === 'one_time' && (
        <div className={styles.pair}>
          <TextField
            name="access_days"
            label={text('accessDays')}
            help={text('accessDaysHelp')}
            inputMode="numeric"
            value={pricing.accessDays}
            onChange={(event) => change({ accessDays: event.target.value.replace(/\D/g, '') })}
          />
          <TextField
            name="access_until"
            type="date"
            label={text('accessUntil')}
            help={text('accessUntilHelp')}
            value={pricing.accessUntil}
            onChange={(event) => change({ accessUntil: event.target.value })}
          />
        </div>
      )}
    </>
  )
}
