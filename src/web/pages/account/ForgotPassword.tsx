import { data, Link } from 'react-router'
import { ForgotPasswordForm } from '#modules/people/ui/ForgotPasswordForm.tsx'
import { usePeopleText } from '#modules/people/ui/text.ts'
import type { Route } from './+types/ForgotPassword.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { visitorForm } from './form-page.ts'

export function loader(args: Route.LoaderArgs) {
  const { school, token, outcome } = visitorForm(args)
  if (!school) throw data(null, { status: 404 })
  return { token, outcome }
}

export default function ForgotPassword({ loaderData: { token, outcome } }: Route.ComponentProps) {
  const text = usePeopleText()
  return (
    <AccountFrame
      title={text('forgotTitle')}
      intro={text('forgotIntro')}
      below={<Link to="/login">{text('backToLogin')}</Link>}
    >
      <ForgotPasswordForm token={token} outcome={outcome} />
    </AccountFrame>
  )
}
