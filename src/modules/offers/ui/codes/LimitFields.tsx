import common from '#kit/common.module.css'
import { boundTo } from '#kit/fields/bound-to.ts'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { MoneyField } from '#kit/fields/MoneyField.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import inner from '#kit/inner.module.css'
import { withHelp } from '#kit/text/with-help.ts'
import type { PartProps } from './code-draft.ts'
import { useCodesText } from './use-text.ts'

/** How often, by whom, from what amount on, and off how many charges of a subscription. */
export function LimitFields({ draft, currency, change }: PartProps) {
  const text = useCodesText()
  const field = boundTo(draft, change)
  return (
    <div className={common.stack}>
      <div className={inner.pair}>
        <TextField
          {...field.digits('usesLimit', 'uses_limit')}
          label={text('usesLimit')}
          help={text('unlimitedHelp')}
          maxLength={7}
        />
        <TextField
          {...field.digits('usesPerPerson', 'uses_per_person')}
          label={text('usesPerPerson')}
          help={text('perPersonHelp')}
          maxLength={7}
          disabled={draft.isForFirstPurchase}
          {...(draft.isForFirstPurchase && { value: '1' })}
        />
      </div>
      <div className={inner.pair}>
        <MoneyField {...field.money('minimum', 'minimum_amount')} {...withHelp(text, 'minimum')} currency={currency} />
        <TextField {...field.digits('charges')} {...withHelp(text, 'charges')} maxLength={3} />
      </div>
      <Checkbox {...field.tick('isForFirstPurchase', 'is_for_first_purchase')} {...withHelp(text, 'firstPurchase')} />
    </div>
  )
}
