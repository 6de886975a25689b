import { useApi } from '#kit/api/ApiProvider.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { TextField } from '#kit/fields/TextField.tsx'
import { useTyped } from '#kit/fields/use-typed.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { FormDialog } from '#kit/overlays/FormDialog.tsx'
import { type CampaignLink, renameCampaignLink } from '../links/contract.ts'
import { LINK_NAME_MAX } from '../links/vocabulary.ts'
import { useSharingText } from './use-text.ts'

interface RenameLinkDialogProps {
  productId: string
  link: CampaignLink
  onClose: () => void
  onDone: () => Promise<unknown>
}

export function RenameLinkDialog({ productId, link, onClose, onDone }: RenameLinkDialogProps) {
  const text = useSharingText()
  const api = useApi()
  const { send, isSending, errorProps } = useSending()
  const { values, field } = useTyped({ name: link.name })
  const { id: linkId, version } = link
  const rename = () =>
    send(
      () => api.call(renameCampaignLink, { productId, linkId, version, ...values }),
      async () => {
        onClose()
        toast.saved()
        await onDone()
      },
    )
  return (
    <FormDialog
      {...errorProps}
      title={text('renameTitle')}
      onClose={onClose}
      dismiss={text('cancel')}
      submit={text('save')}
      isSending={isSending}
      onSubmit={() => void rename()}
    >
      <TextField {...field.text('name')} label={text('name')} maxLength={LINK_NAME_MAX} required data-focus-first />
    </FormDialog>
  )
}
