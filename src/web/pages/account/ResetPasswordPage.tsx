import type { ComponentProps } from 'react'
import { ResetPasswordForm } from '#modules/people/ui/ResetPasswordForm.tsx'
import { usePeopleText } from '#modules/people/ui/text.ts'
import { WayTo } from '#kit/navigation/ways.tsx'
import { AccountFrame } from './AccountFrame.tsx'

export function ResetPasswordPage(form: ComponentProps<typeof ResetPasswordForm>) {
  const text = usePeopleText()
  return (
    <AccountFrame title={text('resetTitle')} below={<WayTo to="/login">{text('backToLogin')}</WayTo>}>
      <ResetPasswordForm {...form} />
    </AccountFrame>
  )
}
