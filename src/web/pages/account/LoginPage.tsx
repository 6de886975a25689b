import type { FormOutcome } from '#platform/contract/form-outcome.ts'
import { LoginForm } from '#modules/people/ui/LoginForm.tsx'
import { usePeopleText } from '#modules/people/ui/text.ts'
import { PasskeyLogin } from '#modules/second-factor/ui/passkeys/PasskeyLogin.tsx'
import type { School } from '#modules/schools/contract.ts'
import { Callout } from '#kit/feedback/Callout.tsx'
import { useFragment, withFragment } from '#kit/navigation/use-fragment.ts'
import { useMessage, WayTo } from '#kit/navigation/ways.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { LoginCallouts } from './LoginCallouts.tsx'

interface LoginPageProps {
  school: School | null
  token: string
  outcome: FormOutcome | null
  next?: string | undefined
  /** where somebody is expected: by whom they were invited */
  email?: string | undefined
}

export function LoginPage({ school, token, outcome, next: asked, email }: LoginPageProps) {
  const text = usePeopleText()
  const carried = useMessage()
  const message = outcome && !outcome.isRefused ? outcome.message : carried
  const fragment = useFragment()
  const next = asked && withFragment(asked, fragment)
  const onward = next ? `?${new URLSearchParams({ next, ...(email && { email }) })}` : ''
  return (
    <AccountFrame
      title={text('logInTitle')}
      intro={school ? undefined : text('operatorLogin')}
      below={
        school?.is_registration_enabled && (
          <>
            {text('noAccount')} <WayTo to={`/register${onward}`}>{text('register')}</WayTo>
          </>
        )
      }
    >
      {message && (
        <Callout tone="good" isNews>
          {message}
        </Callout>
      )}
      {school && <LoginCallouts school={school} />}
      <LoginForm token={token} outcome={outcome} next={next} email={email} hasReset={school !== null} />
      {school && <PasskeyLogin next={next} />}
    </AccountFrame>
  )
}
