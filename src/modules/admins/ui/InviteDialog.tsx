import { useApi } from '#kit/api/ApiProvider.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { EmailField } from '#kit/fields/EmailField.tsx'
import { useTyped } from '#kit/fields/use-typed.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import type { AdminRole } from '#platform/rights.ts'
import { inviteAdmin } from '../invitations/contract.ts'
import { INVITATION_DAYS } from '../vocabulary.ts'
import { RoleChoice } from './RoleChoice.tsx'
import { useAdminsText } from './use-text.ts'

interface InviteDialogProps {
  onClose: () => void
  onDone: () => Promise<void>
}

export function InviteDialog({ onClose, onDone }: InviteDialogProps) {
  const text = useAdminsText()
  const api = useApi()
  const { send, isSending, errorProps } = useSending()
  const { values, field } = useTyped<{ email: string; role: AdminRole }>({ email: '', role: 'editor' })
  const invite = () =>
    send(async () => {
      const { invitation } = await api.call(inviteAdmin, values)
      toast.show(text('sentTo', { email: invitation.email }))
      onClose()
      await onDone()
    })
  return (
    <FormDialog
      {...errorProps}
      title={text('inviteTitle')}
      onClose={onClose}
      dismiss={text('cancel')}
      submit={text('send')}
      isSending={isSending}
      onSubmit={() => void invite()}
    >
      <EmailField
        {...field.text('email')}
        label={text('email')}
        help={text('inviteHelp', { days: INVITATION_DAYS })}
        required
        autoComplete="off"
      />
      <RoleChoice {...field.choice('role')} />
    </FormDialog>
  )
}
