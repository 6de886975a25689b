import common from '#kit/common.module.css'
import { MoneyField } from '#kit/fields/MoneyField.tsx'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { CODE_MAX } from '../../codes/vocabulary.ts'
import type { CodeDraft } from './code-draft.ts'
import { useCodesText } from './use-text.ts'

interface ValueFieldsProps {
  draft: CodeDraft
  currency: string
  change: (part: Partial<CodeDraft>) => void
}

/** The letters, and what they take off. */
export function ValueFields({ draft, currency, change }: ValueFieldsProps) {
  const text = useCodesText()
  return (
    <div className={common.stack}>
      <TextField
        name="code"
        label={text('code')}
        help={text('codeHelp')}
        required
        maxLength={CODE_MAX}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={draft.code}
        onChange={(event) => change({ code: event.target.value })}
      />
      <div className={common.pair}>
        <RadioGroup
          name="kind"
          label={text('takesOff')}
          value={draft.kind}
          onChange={(event) => change({ kind: event.target.value === 'amount' ? 'amount' : 'percent' })}
          options={[
            { value: 'percent', label: text('percent') },
            { value: 'amount', label: text('amount') },
          ]}
        />
        {draft.kind === 'percent' ? (
          <TextField
            name="value"
            label={text('percentValue')}
            help={text('percentHelp')}
            required
            inputMode="numeric"
            maxLength={3}
            autoComplete="off"
            value={draft.percent}
            onChange={(event) => change({ percent: event.target.value.replace(/\D/g, '') })}
          />
        ) : (
          <MoneyField
            name="value"
            label={text('amountValue')}
            help={text('amountHelp')}
            required
            currency={currency}
            amount={draft.amount}
            onAmount={(amount) => change({ amount })}
          />
        )}
      </div>
      <div className={common.pair}>
        <TextField
          name="starts_at"
          type="datetime-local"
          label={text('starts')}
          help={text('startsHelp')}
          value={draft.starts}
          onChange={(event) => change({ starts: event.target.value })}
        />
        <TextField
          name="ends_at"
          type="datetime-local"
          label={text('ends')}
          help={text('endsHelp')}
          value={draft.ends}
          onChange={(event) => change({ ends: event.target.value })}
        />
      </div>
    </div>
  )
}
