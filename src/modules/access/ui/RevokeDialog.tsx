import { useTyped } from '#kit/fields/use-typed.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import { type Grant, revokeGrant } from '../contract.ts'
import { ReasonField } from './ReasonField.tsx'
import { useAccessText } from './use-text.ts'

interface RevokeDialogProps {
  grant: Grant
  onDone: () => void
  onClose: () => void
}

export function RevokeDialog({ grant, onDone, onClose }: RevokeDialogProps) {
  const text = useAccessText()
  const api = useApi()
  const { send, isSending, errorProps } = useSending()
  const { values, field } = useTyped({ reason: '' })

  const revoke = () =>
    send(async () => {
      await api.call(revokeGrant, { grantId: grant.id, ...values })
      toast.show(text('revoked'))
      onClose()
      onDone()
    })
  return (
    <FormDialog
      {...errorProps}
      title={text('revokeWhat', { title: grant.product.title })}
      onClose={onClose}
      dismiss={text('cancel')}
      submit={text('revoke')}
      look="danger"
      isSending={isSending}
      onSubmit={() => void revoke()}
    >
      <p>{text('revokeText')}</p>
      <ReasonField field={field} isWritten />
    </FormDialog>
  )
}
