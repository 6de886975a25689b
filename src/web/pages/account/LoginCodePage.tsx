import type { ComponentProps } from 'react'
import { LoginCodeForm } from '#modules/second-factor/ui/LoginCodeForm.tsx'
import { useLoginStepText } from '#modules/second-factor/ui/login-text.ts'
import { WayTo } from '#kit/navigation/ways.tsx'
import { AccountFrame } from './AccountFrame.tsx'

interface LoginCodePageProps extends ComponentProps<typeof LoginCodeForm> {
  /** where it begins anew */
  again: string
}

export function LoginCodePage({ again, ...form }: LoginCodePageProps) {
  const text = useLoginStepText()
  return (
    <AccountFrame title={text('title')} intro={text('intro')} below={<WayTo to={again}>{text('startAgain')}</WayTo>}>
      <LoginCodeForm {...form} />
    </AccountFrame>
  )
}
