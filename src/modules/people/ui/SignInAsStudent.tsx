import { useApi } from '#kit/api/ApiProvider.tsx'
import { ActionButtons } from '#kit/lists/ActionButtons.tsx'
import { leaveFor } from '#kit/navigation/ways.tsx'
import { signInAsStudent } from '../impersonation/contract.ts'
import { HOMES } from '../vocabulary.ts'
import { useImpersonationText } from './impersonation-text.ts'

/** Says before what the admin can do there, and that the student is told. The browser then forgets what it held of the panel. */
export function SignInAsStudent({ student: { id, name } }: { student: { id: string; name: string } }) {
  const text = useImpersonationText()
  const api = useApi()
  const signIn = {
    key: 'sign-in-as',
    label: text('signIn'),
    consequence: text('consequence', { name }),
    work: () => api.call(signInAsStudent, { id }),
    goOn: () => leaveFor(HOMES.student),
  }
  return <ActionButtons actions={[signIn]} />
}
