import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { useConfirm } from '#kit/overlays/Confirmations.tsx'
import { deletePartner, type EditablePartner, endPartner, resumePartner } from '../contract.ts'
import { usePartnersText } from './use-text.ts'

interface PartnerActionsProps {
  partner: EditablePartner
  onChange: () => Promise<void>
  onDeleted: () => void
}

export function PartnerActions({
  partner: { id: partnerId, name, state, can },
  onChange,
  onDeleted,
}: PartnerActionsProps) {
  const text = usePartnersText()
  const api = useApi()
  const confirm = useConfirm()
  const { send, isSending } = useSending()
  const end = async () => {
    if (!(await confirm({ consequence: text('endConsequence', { name }), action: text('end') }))) return
    await send(async () => {
      await api.call(endPartner, { partnerId })
      await onChange()
      toast.show(text('nowEnded'))
    })
  }
  const resume = () =>
    send(async () => {
      await api.call(resumePartner, { partnerId })
      await onChange()
      toast.show(text('nowActive'))
    })
  const remove = async () => {
    if (!(await confirm({ consequence: text('deleteConsequence', { name }), action: text('delete') }))) return
    await send(async () => {
      await api.call(deletePartner, { partnerId })
      toast.show(text('deleted'))
      onDeleted()
    })
  }
  return (
    <>
      {state === 'ended' ? (
        <Button busy={isSending} onClick={() => void resume()}>
          {text('resume')}
        </Button>
      ) : (
        <Button busy={isSending} onClick={() => void end()}>
          {text('end')}
        </Button>
      )}
      {can.delete && (
        <Button look="danger" busy={isSending} onClick={() => void remove()}>
          {text('delete')}
        </Button>
      )}
    </>
  )
}
