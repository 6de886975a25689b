import { usePeopleText } from '#modules/people/ui/text.ts'
import type { School } from '#modules/schools/contract.ts'
import { Notice } from '#web/kit/feedback/Notice.tsx'

/** Said before anyone types; the form stays, because admins can always log in. */
export function LoginNotices({ school }: { school: School }) {
  const text = usePeopleText()
  if (!school.is_login_enabled) return <Notice tone="caution">{text('loginDisabled')}</Notice>
  if (!school.are_students_admitted) return <Notice tone="caution">{text('studentsNotAdmitted')}</Notice>
  return null
}
