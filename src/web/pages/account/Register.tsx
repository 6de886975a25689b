import { data } from 'react-router'
import type { Route } from './+types/Register.ts'
import { visitorForm } from './form-page.ts'
import { RegisterPage } from './RegisterPage.tsx'

export function loader(args: Route.LoaderArgs) {
  const { school, ...form } = visitorForm(args)
  if (!school) throw data(null, { status: 404 })
  return { ...form, isOpen: school.is_registration_enabled, texts: school.legal_texts }
}

export default function Register({ loaderData }: Route.ComponentProps) {
  return <RegisterPage {...loaderData} />
}
