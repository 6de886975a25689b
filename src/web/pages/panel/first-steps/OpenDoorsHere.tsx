import { ActionButtons } from '#kit/lists/ActionButtons.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useFirstStepsText } from '#modules/first-steps/ui/use-text.ts'
import { setSwitches } from '#modules/people/contract.ts'

export function OpenDoorsHere({ onDone }: { onDone: () => Promise<void> }) {
  const text = useFirstStepsText()
  const api = useApi()
  const open = {
    key: 'doors',
    label: text('doorsDo'),
    work: () => api.call(setSwitches, { are_students_admitted: true }),
    goOn: onDone,
    said: text('doorsOpen'),
  }
  return (
    <div>
      <ActionButtons actions={[open]} />
    </div>
  )
}
