import { data } from 'react-router'
import { loading } from '#web/load.ts'
import type { Route } from './+types/ResetPassword.ts'
import { ResetPasswordPage } from './ResetPasswordPage.tsx'

export function loader(args: Route.LoaderArgs) {
  const { school, formToken, formOutcome } = loading(args)
  if (!school) throw data(null, { status: 404 })
  const email = new URL(args.request.url).searchParams.get('email') ?? ''
  return { token: formToken(), outcome: formOutcome, secret: args.params.token, email }
}

export default function ResetPassword({ loaderData }: Route.ComponentProps) {
  return <ResetPasswordPage {...loaderData} />
}
