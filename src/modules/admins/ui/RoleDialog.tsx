import { useApi } from '#kit/api/ApiProvider.tsx'
import { useViewer } from '#kit/api/ViewerProvider.tsx'
import { Callout } from '#kit/feedback/Callout.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { useTyped } from '#kit/fields/use-typed.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import { type Admin, changeAdminRole } from '../contract.ts'
import { RoleChoice } from './RoleChoice.tsx'
import { useAdminsText } from './use-text.ts'

interface RoleDialogProps {
  admin: Admin
  onClose: () => void
  onDone: () => Promise<void>
}

export function RoleDialog({ admin: { id: adminId, name, role: previous }, onClose, onDone }: RoleDialogProps) {
  const text = useAdminsText()
  const api = useApi()
  const viewer = useViewer()
  const { send, isSending, errorProps } = useSending()
  const { values, field } = useTyped({ role: previous })
  const save = () =>
    send(async () => {
      await api.call(changeAdminRole, { adminId, role: values.role, previous_role: previous })
      toast.show(text('changed', { name }))
      onClose()
      await onDone()
    })
  return (
    <FormDialog
      {...errorProps}
      title={text('changeTitle', { name })}
      onClose={onClose}
      dismiss={text('cancel')}
      submit={text('save')}
      isSending={isSending}
      onSubmit={() => void save()}
    >
      {viewer?.id === adminId && <Callout tone="caution">{text('changeOwn')}</Callout>}
      <RoleChoice {...field.choice('role')} />
    </FormDialog>
  )
}
