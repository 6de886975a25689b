import common from '#kit/common.module.css'
import { CODE_MAX } from '#modules/offers/codes/vocabulary.ts'
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
  return (
    <div className={common.closeColumn}>
      <div className={common.pair}>
        <TextField
          name="name"
          label={text('name')}
          required
          maxLength={PARTNER_NAME_MAX}
          autoComplete="off"
          value={draft.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <TextField
          name="email"
          type="email"
          label={text('email')}
          help={text('emailHelp')}
          required
          autoComplete="off"
          value={draft.email}
          onChange={(event) => change({ email: event.target.value })}
        />
      </div>
      <div className={common.pair}>
        <TextField
          name="code"
          label={text('code')}
          help={text('codeHelp')}
          required
          maxLength={CODE_MAX}
          autoComplete="off"
          spellCheck={false}
          value={draft.code}
          onChange={(event) => change({ code: event.target.value })}
        />
        <TextField
          name="with_code"
          label={text('promoCode')}
          help={text('promoCodeHelp')}
          maxLength={CODE_MAX}
          autoComplete="off"
          spellCheck={false}
          value={draft.promoCode}
          onChange={(event) => change({ promoCode: event.target.value })}
        />
      </div>
    </div>
  )
}
