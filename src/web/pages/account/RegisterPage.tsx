import type { FormOutcome } from '#platform/contract/form-outcome.ts'
import type { LegalText } from '#modules/schools/vocabulary.ts'
import { RegisterForm } from '#modules/people/ui/RegisterForm.tsx'
import { usePeopleText } from '#modules/people/ui/text.ts'
import { Callout } from '#kit/feedback/Callout.tsx'
import { useFragment, withFragment } from '#kit/navigation/use-fragment.ts'
import { WayTo } from '#kit/navigation/ways.tsx'
import { AccountFrame } from './AccountFrame.tsx'

interface RegisterPageProps {
  isOpen: boolean
  texts: LegalText[]
  token: string
  outcome: FormOutcome | null
  next?: string | undefined
  /** where somebody is expected: by whom they were invited */
  email?: string | undefined
}

export function RegisterPage({ isOpen, texts, token, outcome, next: asked, email }: RegisterPageProps) {
  const text = usePeopleText()
  const fragment = useFragment()
  const next = asked && withFragment(asked, fragment)
  const onward = next ? `?${new URLSearchParams({ next, ...(email && { email }) })}` : ''
  return (
    <AccountFrame
      title={text('registerTitle')}
      below={
        <>
          {text('haveAccount')} <WayTo to={`/login${onward}`}>{text('logIn')}</WayTo>
        </>
      }
    >
      {isOpen ? (
        <RegisterForm texts={texts} token={token} outcome={outcome} next={next} email={email} />
      ) : (
        <Callout tone="caution">{text('registrationDisabled')}</Callout>
      )}
    </AccountFrame>
  )
}
