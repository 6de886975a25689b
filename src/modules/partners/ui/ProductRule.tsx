import { boundTo } from '#kit/fields/bound-to.ts'
import { MoneyField } from '#kit/fields/MoneyField.tsx'
import { Select } from '#kit/fields/Select.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import inner from '#kit/inner.module.css'
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
  const { id, title, kind } = product
  const field = boundTo(product, (part) => onChange({ ...product, ...part }))
  return (
    <div className={inner.pair}>
      <Select
        {...field.choice('kind', `rule-${id}`)}
        label={text('rule', { title })}
        options={[
          { value: '', label: text('usualRule') },
          { value: 'percent', label: text('ownPercent') },
          { value: 'amount', label: text('ownAmount') },
        ]}
      />
      {kind === 'percent' && (
        <TextField
          {...field.digits('percent', `percent-${id}`)}
          label={text('ownValue', { title })}
          required
          maxLength={3}
          autoComplete="off"
        />
      )}
      {kind === 'amount' && (
        <MoneyField
          {...field.money('amount', `amount-${id}`)}
          label={text('ownValue', { title })}
          required
          currency={currency}
        />
      )}
    </div>
  )
}
