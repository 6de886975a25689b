import common from '#kit/common.module.css'
import { MoneyField } from '#kit/fields/MoneyField.tsx'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import type { PartnerDraft } from './partner-draft.ts'
import { usePartnersText } from './use-text.ts'

interface CommissionFieldsProps {
  draft: PartnerDraft
  currency: string
  change: (part: Partial<PartnerDraft>) => void
}

/** What they get, and for how long after a click. */
export function CommissionFields({ draft: { rule, windowDays }, currency, change }: CommissionFieldsProps) {
  const text = usePartnersText()
  const digits = (typed: string) => typed.replace(/\D/g, '')
  return (
    <div className={common.closeColumn}>
      <RadioGroup
        name="commission_kind"
        label={text('kind')}
        value={rule.kind}
        onChange={(event) =>
          change({ rule: { ...rule, kind: event.target.value === 'amount' ? 'amount' : 'percent' } })
        }
        options={[
          { value: 'percent', label: text('percent') },
          { value: 'amount', label: text('amount') },
        ]}
      />
      <div className={common.pair}>
        {rule.kind === 'percent' ? (
          <TextField
            name="commission_value"
            label={text('percentValue')}
            help={text('percentHelp')}
            required
            inputMode="numeric"
            maxLength={3}
            autoComplete="off"
            value={rule.percent}
            onChange={(event) => change({ rule: { ...rule, percent: digits(event.target.value) } })}
          />
        ) : (
          <MoneyField
            name="commission_value"
            label={text('amountValue')}
            help={text('amountHelp')}
            required
            currency={currency}
            amount={rule.amount}
            onAmount={(amount) => change({ rule: { ...rule, amount } })}
          />
        )}
        <TextField
          name="window_days"
          label={text('windowDays')}
          help={text('windowHelp')}
          required
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
          value={windowDays}
          onChange={(event) => change({ windowDays: digits(event.target.value) })}
        />
      </div>
    </div>
  )
}
