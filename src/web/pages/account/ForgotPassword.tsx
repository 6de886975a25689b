import { data } from 'react-router'
import type { Route } from './+types/ForgotPassword.ts'
import { visitorForm } from './form-page.ts'
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx'

export function loader(args: Route.LoaderArgs) {
  const { school, token, outcome } = visitorForm(args)
  if (!school) throw data(null, { status: 404 })
  return { token, outcome }
}

export default function ForgotPassword({ loaderData }: Route.ComponentProps) {
  return <ForgotPasswordPage {...loaderData} />
}
