import common from '#kit/common.module.css'
import { boundTo } from '#kit/fields/bound-to.ts'
import { MoneyField } from '#kit/fields/MoneyField.tsx'
import { RadioGroup } from '#kit/fields/RadioGroup.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import inner from '#kit/inner.module.css'
import { withHelp } from '#kit/text/with-help.ts'
import { CODE_MAX } from '../../codes/vocabulary.ts'
import type { PartProps } from './code-draft.ts'
import { useCodesText } from './use-text.ts'

/** The letters, and what they take off. */
export function ValueFields({ draft, currency, change }: PartProps) {
  const text = useCodesText()
  const field = boundTo(draft, change)
  return (
    <div className={common.stack}>
      <TextField
        {...field.text('code')}
        {...withHelp(text, 'code')}
        required
        maxLength={CODE_MAX}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <div className={inner.pair}>
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
      <div className={inner.pair}>
        <TextField {...field.moment('starts', 'starts_at')} {...withHelp(text, 'starts')} />
        <TextField {...field.moment('ends', 'ends_at')} {...withHelp(text, 'ends')} />
      </div>
    </div>
  )
}
