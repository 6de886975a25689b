import { data, Link } from 'react-router'
import { RegisterForm } from '#modules/people/ui/RegisterForm.tsx'
import { usePeopleText } from '#modules/people/ui/text.ts'
import { Callout } from '#kit/feedback/Callout.tsx'
import type { Route } from './+types/Register.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { visitorForm } from './form-page.ts'

export function loader(args: Route.LoaderArgs) {
  const { school, ...form } = visitorForm(args)
  if (!school) throw data(null, { status: 404 })
  return { ...form, isOpen: school.is_registration_enabled }
}

export default function Register({ loaderData: { isOpen, token, outcome, next } }: Route.ComponentProps) {
  const text = usePeopleText()
  const onward = next ? `?next=${encodeURIComponent(next)}` : ''
  return (
    <AccountFrame
      title={text('registerTitle')}
      below={
        <>
          {text('haveAccount')} <Link to={`/login${onward}`}>{text('logIn')}</Link>
        </>
      }
    >
      {isOpen ? (
        <RegisterForm token={token} outcome={outcome} next={next} />
      ) : (
        <Callout tone="caution">{text('registrationDisabled')}</Callout>
      )}
    </AccountFrame>
  )
}
