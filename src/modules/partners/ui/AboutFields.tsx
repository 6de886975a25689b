import common from '#kit/common.module.css'
import { CODE_MAX } from '#modules/offers/codes/vocabulary.ts'
import { boundTo } from '#kit/fields/bound-to.ts'
import { TextField } from '#kit/fields/TextField.tsx'
import { PARTNER_NAME_MAX } from '../vocabulary.ts'
import type { PartnerDraft } from './partner-draft.ts'
import { usePartnersText } from './use-text.ts'

interface AboutFieldsProps {
  draft: PartnerDraft
  change: (part: Partial<PartnerDraft>) => void
}

/** Who they are, and what their links carry. */
export function AboutFields({ draft, change }: AboutFieldsProps) {
  const text = usePartnersText()
  const field = boundTo(draft, change)
  return (
    <div className={common.closeColumn}>
      <div className={common.pair}>
        <TextField
          {...field.text('name')}
          label={text('name')}
          required
          maxLength={PARTNER_NAME_MAX}
          autoComplete="off"
        />
        <TextField
          {...field.text('email')}
          type="email"
          label={text('email')}
          help={text('emailHelp')}
          required
          autoComplete="off"
        />
      </div>
      <div className={common.pair}>
        <TextField
          {...field.text('code')}
          label={text('code')}
          help={text('codeHelp')}
          required
          maxLength={CODE_MAX}
          autoComplete="off"
          spellCheck={false}
        />
        <TextField
          {...field.text('promoCode', 'with_code')}
          label={text('promoCode')}
          help={text('promoCodeHelp')}
          maxLength={CODE_MAX}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
    </div>
  )
}
