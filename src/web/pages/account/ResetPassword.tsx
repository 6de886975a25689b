import { data, Link } from 'react-router'
import { ResetPasswordForm } from '#modules/people/ui/ResetPasswordForm.tsx'
import { usePeopleText } from '#modules/people/ui/text.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/ResetPassword.ts'
import { AccountFrame } from './AccountFrame.tsx'

export function loader(args: Route.LoaderArgs) {
  const { school, formToken, formOutcome } = loading(args)
  if (!school) throw data(null, { status: 404 })
  const email = new URL(args.request.url).searchParams.get('email') ?? ''
  return { token: formToken(), outcome: formOutcome, secret: args.params.token, email }
}

export default function ResetPassword({ loaderData: { token, outcome, secret, email } }: Route.ComponentProps) {
  const text = usePeopleText()
  return (
    <AccountFrame title={text('resetTitle')} below={<Link to="/login">{text('backToLogin')}</Link>}>
      <ResetPasswordForm token={token} outcome={outcome} secret={secret} email={email} />
    </AccountFrame>
  )
}
