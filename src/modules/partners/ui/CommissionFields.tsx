import { boundTo } from '#kit/fields/bound-to.ts'
import { MoneyField } from '#kit/fields/MoneyField.tsx'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import inner from '#kit/inner.module.css'
import type { PartProps } from './partner-draft.ts'
import { usePartnersText } from './use-text.ts'

/** What they get, and for how long after a click. */
export function CommissionFields({ draft, currency, change }: PartProps) {
  const text = usePartnersText()
  const field = boundTo(draft, change)
  const { rule } = draft
  const ofRule = boundTo(rule, (part) => change({ rule: { ...rule, ...part } }))
  return (
    <div className={inner.closeColumn}>
      <RadioGroup
        {...ofRule.choice('kind', 'commission_kind')}
        label={text('kind')}
        options={[
          { value: 'percent', label: text('percent') },
          { value: 'amount', label: text('amount') },
        ]}
      />
      <div className={inner.pair}>
        {rule.kind === 'percent' ? (
          <TextField
            {...ofRule.digits('percent', 'commission_value')}
            label={text('percentValue')}
            help={text('percentHelp')}
            required
            maxLength={3}
            autoComplete="off"
          />
        ) : (
          <MoneyField
            {...ofRule.money('amount', 'commission_value')}
            label={text('amountValue')}
            help={text('amountHelp')}
            required
            currency={currency}
          />
        )}
        <TextField
          {...field.digits('renewalMonths', 'renewal_months')}
          label={text('renewalMonths')}
          help={text('renewalHelp')}
          required
          maxLength={3}
          autoComplete="off"
        />
        <TextField
          {...field.digits('windowDays', 'window_days')}
          label={text('windowDays')}
          help={text('windowHelp')}
          required
          maxLength={3}
          autoComplete="off"
        />
      </div>
    </div>
  )
}
