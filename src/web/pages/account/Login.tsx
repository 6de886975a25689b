import { Link, useLocation } from 'react-router'
import { LoginForm } from '#modules/people/ui/LoginForm.tsx'
import { usePeopleText } from '#modules/people/ui/text.ts'
import { Callout } from '#kit/feedback/Callout.tsx'
import type { Route } from './+types/Login.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { visitorForm } from './form-page.ts'
import { LoginCallouts } from './LoginCallouts.tsx'

export const loader = (args: Route.LoaderArgs) => visitorForm(args)

export default function Login({ loaderData: { school, token, outcome, next } }: Route.ComponentProps) {
  const text = usePeopleText()
  const { state } = useLocation() as { state: { message?: string } | null }
  const message = outcome && !outcome.isRefused ? outcome.message : state?.message
  const onward = next ? `?next=${encodeURIComponent(next)}` : ''
  return (
    <AccountFrame
      title={text('logInTitle')}
      intro={school ? undefined : text('operatorLogin')}
      below={
        school?.is_registration_enabled && (
          <>
            {text('noAccount')} <Link to={`/register${onward}`}>{text('register')}</Link>
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
      <LoginForm token={token} outcome={outcome} next={next} hasReset={school !== null} />
    </AccountFrame>
  )
}
