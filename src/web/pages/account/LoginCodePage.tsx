import type { ComponentProps } from 'react'
import { LoginCodeForm } from '#modules/second-factor/ui/LoginCodeForm.tsx'
import { PasskeyLogin } from '#modules/second-factor/ui/passkeys/PasskeyLogin.tsx'
import { useLoginStepText } from '#modules/second-factor/ui/login-text.ts'
import { WayTo } from '#kit/navigation/ways.tsx'
import { AccountFrame } from './AccountFrame.tsx'

interface LoginCodePageProps extends ComponentProps<typeof LoginCodeForm> {
  /** where it begins anew */
  again: string
  /** by what the step can be shown */
  by: { passkey: boolean; app: boolean }
}

export function LoginCodePage({ again, by, ...form }: LoginCodePageProps) {
  const text = useLoginStepText()
  return (
    <AccountFrame
      title={text('title')}
      intro={text(by.app ? 'intro' : 'introPasskey')}
      below={<WayTo to={again}>{text('startAgain')}</WayTo>}
    >
      {by.passkey && <PasskeyLogin next={form.next} />}
      <LoginCodeForm {...form} />
    </AccountFrame>
  )
}
