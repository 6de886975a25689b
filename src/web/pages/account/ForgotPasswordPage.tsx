import type { FormOutcome } from '#platform/contract/form-outcome.ts'
import { ForgotPasswordForm } from '#modules/people/ui/ForgotPasswordForm.tsx'
import { usePeopleText } from '#modules/people/ui/text.ts'
import { WayTo } from '#kit/navigation/ways.tsx'
import { AccountFrame } from './AccountFrame.tsx'

export function ForgotPasswordPage(form: { token: string; outcome: FormOutcome | null }) {
  const text = usePeopleText()
  return (
    <AccountFrame
      title={text('forgotTitle')}
      intro={text('forgotIntro')}
      below={<WayTo to="/login">{text('backToLogin')}</WayTo>}
    >
      <ForgotPasswordForm {...form} />
    </AccountFrame>
  )
}
