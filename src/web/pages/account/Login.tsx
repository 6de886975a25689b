import type { Route } from './+types/Login.ts'
import { visitorForm } from './form-page.ts'
import { LoginPage } from './LoginPage.tsx'

export const loader = (args: Route.LoaderArgs) => visitorForm(args)

export default function Login({ loaderData }: Route.ComponentProps) {
  return <LoginPage {...loaderData} />
}
