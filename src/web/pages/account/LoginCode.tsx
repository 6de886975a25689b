import { redirect } from 'react-router'
import { getLoginStep } from '#modules/second-factor/contract.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/LoginCode.ts'
import { visitorForm } from './form-page.ts'
import { LoginCodePage } from './LoginCodePage.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { school, token, outcome, next } = visitorForm(args)
  const step = school && (await loading(args).api.call(getLoginStep))
  const asked = next ? `?${new URLSearchParams({ next })}` : ''
  const again = `/login${asked}`
  if (!step?.is_asked) throw redirect(`/login${asked}`)
  return { token, outcome, next, again, by: step.by }
}

export default function LoginCode({ loaderData }: Route.ComponentProps) {
  return <LoginCodePage {...loaderData} />
}
