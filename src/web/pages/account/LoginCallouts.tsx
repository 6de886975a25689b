import { usePeopleText } from '#modules/people/ui/text.ts'
import type { School } from '#modules/schools/contract.ts'
import { Callout } from '#kit/feedback/Callout.tsx'

/** Said before anyone types; the form stays, because admins can always log in. */
export function LoginCallouts({ school }: { school: School }) {
  const text = usePeopleText()
  if (!school.is_login_enabled) return <Callout tone="caution">{text('loginDisabled')}</Callout>
  if (!school.are_students_admitted) return <Callout tone="caution">{text('studentsNotAdmitted')}</Callout>
  return null
}
