import { useApi } from '#kit/api/ApiProvider.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { useTyped } from '#kit/fields/use-typed.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import { type CertificateRow, renameCertificate, revokeCertificate } from '../contract.ts'
import { REASON_MAX } from '../vocabulary.ts'
import { usePanelCertificatesText } from './panel-text.ts'

interface ChangeDialogProps {
  certificate: CertificateRow
  change: 'revoke' | 'rename'
  onDone: () => Promise<void>
  onClose: () => void
}

/** Why it is revoked, or under which name it is issued again. */
export function ChangeDialog({ certificate, change, onDone, onClose }: ChangeDialogProps) {
  const text = usePanelCertificatesText()
  const api = useApi()
  const { send, isSending, errorProps } = useSending()
  const { id: certificateId, name, person } = certificate
  const { values, field } = useTyped({ reason: '', name: person.name })
  const isRevoked = change === 'revoke'
  const store = () =>
    send(async () => {
      if (isRevoked) await api.call(revokeCertificate, { certificateId, reason: values.reason })
      else await api.call(renameCertificate, { certificateId, name: values.name })
      onClose()
      await onDone()
      toast.show(text(isRevoked ? 'revokedNow' : 'renamed'))
    })
  return (
    <FormDialog
      {...errorProps}
      title={text(isRevoked ? 'revokeOf' : 'renameOf', { name })}
      onClose={onClose}
      dismiss={text('cancel')}
      submit={text(isRevoked ? 'revoke' : 'save')}
      look={isRevoked ? 'danger' : 'primary'}
      isSending={isSending}
      onSubmit={() => void store()}
    >
      <p>{text(isRevoked ? 'revokeText' : 'renameText')}</p>
      {isRevoked ? (
        <TextArea {...field.text('reason')} label={text('reason')} required maxLength={REASON_MAX} data-focus-first />
      ) : (
        <TextField {...field.text('name')} label={text('name')} required maxLength={120} data-focus-first />
      )}
    </FormDialog>
  )
}
