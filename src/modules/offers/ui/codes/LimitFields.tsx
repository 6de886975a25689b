import common from '#kit/common.module.css'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { MoneyField } from '#kit/fields/MoneyField.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import type { CodeDraft } from './code-draft.ts'
import { useCodesText } from './use-text.ts'

interface LimitFieldsProps {
  draft: CodeDraft
  currency: string
  change: (part: Partial<CodeDraft>) => void
}

/** How often, by whom, and from what amount on. */
export function LimitFields({ draft, currency, change }: LimitFieldsProps) {
  const text = useCodesText()
  const digits = (typed: string) => typed.replace(/\D/g, '')
  return (
    <div className={common.stack}>
      <div className={common.pair}>
        <TextField
          name="uses_limit"
          label={text('usesLimit')}
          help={text('unlimitedHelp')}
          inputMode="numeric"
          maxLength={7}
          value={draft.usesLimit}
          onChange={(event) => change({ usesLimit: digits(event.target.value) })}
        />
        <TextField
          name="uses_per_person"
          label={text('usesPerPerson')}
          help={text('perPersonHelp')}
          inputMode="numeric"
          maxLength={7}
          disabled={draft.isForFirstPurchase}
          value={draft.isForFirstPurchase ? '1' : draft.usesPerPerson}
          onChange={(event) => change({ usesPerPerson: digits(event.target.value) })}
        />
      </div>
      <div className={common.pair}>
        <MoneyField
          name="minimum_amount"
          label={text('minimum')}
          help={text('minimumHelp')}
          currency={currency}
          amount={draft.minimum}
          onAmount={(minimum) => change({ minimum })}
        />
      </div>
      <Checkbox
        name="is_for_first_purchase"
        label={text('firstPurchase')}
        help={text('firstPurchaseHelp')}
        checked={draft.isForFirstPurchase}
        onChange={(event) => change({ isForFirstPurchase: event.target.checked })}
      />
    </div>
  )
}
