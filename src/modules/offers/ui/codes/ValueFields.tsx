import common from '#kit/common.module.css'
import { boundTo } from '#kit/fields/bound-to.ts'
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
  const field = boundTo(draft, change)
  return (
    <div className={common.stack}>
      <TextField
        {...field.text('code')}
        label={text('code')}
        help={text('codeHelp')}
        required
        maxLength={CODE_MAX}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <div className={common.pair}>
        <RadioGroup
          {...field.choice('kind')}
          label={text('takesOff')}
          options={[
            { value: 'percent', label: text('percent') },
            { value: 'amount', label: text('amount') },
          ]}
        />
        {draft.kind === 'percent' ? (
          <TextField
            {...field.digits('percent', 'value')}
            label={text('percentValue')}
            help={text('percentHelp')}
            required
            maxLength={3}
            autoComplete="off"
          />
        ) : (
          <MoneyField
            {...field.money('amount', 'value')}
            label={text('amountValue')}
            help={text('amountHelp')}
            required
            currency={currency}
          />
        )}
      </div>
      <div className={common.pair}>
        <TextField {...field.moment('starts', 'starts_at')} label={text('starts')} help={text('startsHelp')} />
        <TextField {...field.moment('ends', 'ends_at')} label={text('ends')} help={text('endsHelp')} />
      </div>
    </div>
  )
}
