import { ActionButtons } from '#kit/lists/ActionButtons.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { deleteLead, type Lead } from '../contract.ts'
import { useLeadsText } from './use-text.ts'

export function DeleteLead({ lead, onDone }: { lead: Lead; onDone: () => void }) {
  const text = useLeadsText()
  const api = useApi()
  const { id: leadId, email } = lead

  const remove = {
    key: 'delete',
    label: text('deleteLead'),
    look: 'danger' as const,
    consequence: text('deleteLeadConsequence', { email }),
    work: () => api.call(deleteLead, { leadId }),
    goOn: onDone,
    said: text('leadDeleted'),
  }
  return (
    <div>
      <ActionButtons actions={[remove]} />
    </div>
  )
}
