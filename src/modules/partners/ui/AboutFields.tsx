import { CODE_MAX } from '#modules/offers/codes/vocabulary.ts'
import { boundTo } from '#kit/fields/bound-to.ts'
import { TextField } from '#kit/fields/TextField.tsx'
import inner from '#kit/inner.module.css'
import { withHelp } from '#kit/text/with-help.ts'
import { PARTNER_NAME_MAX } from '../vocabulary.ts'
import type { PartProps } from './partner-draft.ts'
import { usePartnersText } from './use-text.ts'

/** Who they are, and what their links carry. */
export function AboutFields({ draft, change }: PartProps) {
  const text = usePartnersText()
  const field = boundTo(draft, change)
  return (
    <div className={inner.closeColumn}>
      <div className={inner.pair}>
        <TextField
          {...field.text('name')}
          label={text('name')}
          required
          maxLength={PARTNER_NAME_MAX}
          autoComplete="off"
        />
        <TextField {...field.text('email')} type="email" {...withHelp(text, 'email')} required autoComplete="off" />
      </div>
      <div className={inner.pair}>
        <TextField
          {...field.text('code')}
          {...withHelp(text, 'code')}
          required
          maxLength={CODE_MAX}
          autoComplete="off"
          spellCheck={false}
        />
        <TextField
          {...field.text('promoCode', 'with_code')}
          {...withHelp(text, 'promoCode')}
          maxLength={CODE_MAX}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
    </div>
  )
}
