import { ActionButtons } from '#kit/lists/ActionButtons.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useFirstStepsText } from '#modules/first-steps/ui/use-text.ts'
import { setSwitches } from '#modules/people/contract.ts'
import { useSchool } from '#web/shell/use-school.ts'

export function OpenDoorsHere({ onDone }: { onDone: () => Promise<void> }) {
  const text = useFirstStepsText()
  const api = useApi()
  const school = useSchool()
  if (!school) return null
  const { is_login_enabled, is_registration_enabled } = school
  const open = {
    key: 'doors',
    label: text('doorsDo'),
    work: () => api.call(setSwitches, { is_login_enabled, is_registration_enabled, are_students_admitted: true }),
    goOn: onDone,
    said: text('doorsOpen'),
  }
  return (
    <div>
      <ActionButtons actions={[open]} />
    </div>
  )
}
