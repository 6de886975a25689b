import { useSending } from '#kit/forms/use-sending.ts'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { useConfirm } from '#kit/overlays/Confirmations.tsx'
import { deleteLead, type Lead } from '../contract.ts'
import { useLeadsText } from './use-text.ts'

export function DeleteLead({ lead, onDone }: { lead: Lead; onDone: () => void }) {
  const text = useLeadsText()
  const api = useApi()
  const confirm = useConfirm()
  const { send, isSending } = useSending()
  const { id: leadId, email } = lead

  const remove = async () => {
    if (!(await confirm({ consequence: text('deleteLeadConsequence', { email }), action: text('deleteLead') }))) return
    await send(async () => {
      await api.call(deleteLead, { leadId })
      toast.show(text('leadDeleted'))
      onDone()
    })
  }
  return (
    <div>
      <Button look="danger" busy={isSending} onClick={() => void remove()}>
        {text('deleteLead')}
      </Button>
    </div>
  )
}
