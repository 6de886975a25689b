import common from '#kit/common.module.css'
import { MoneyField } from '#kit/fields/MoneyField.tsx'
import { Select } from '#kit/fields/Select.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { COMMISSION_KINDS } from '../vocabulary.ts'
import type { ProductDraft } from './partner-draft.ts'
import { usePartnersText } from './use-text.ts'

interface ProductRuleProps {
  product: ProductDraft
  currency: string
  onChange: (product: ProductDraft) => void
}

/** The commission of one product, if it has one of its own. */
export function ProductRule({ product, currency, onChange }: ProductRuleProps) {
  const text = usePartnersText()
  const { id, title, kind, percent, amount } = product
  return (
    <div className={common.pair}>
      <Select
        name={`rule-${id}`}
        label={text('rule', { title })}
        value={kind}
        onChange={(event) =>
          onChange({ ...product, kind: COMMISSION_KINDS.find((each) => each === event.target.value) ?? '' })
        }
        options={[
          { value: '', label: text('usualRule') },
          { value: 'percent', label: text('ownPercent') },
          { value: 'amount', label: text('ownAmount') },
        ]}
      />
      {kind === 'percent' && (
        <TextField
          name={`percent-${id}`}
          label={text('ownValue', { title })}
          required
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
          value={percent}
          onChange={(event) => onChange({ ...product, percent: event.target.value.replace(/\D/g, '') })}
        />
      )}
      {kind === 'amount' && (
        <MoneyField
          name={`amount-${id}`}
          label={text('ownValue', { title })}
          required
          currency={currency}
          amount={amount}
          onAmount={(typed) => onChange({ ...product, amount: typed })}
        />
      )}
    </div>
  )
}
