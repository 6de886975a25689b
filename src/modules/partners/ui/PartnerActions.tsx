import { ActionButtons } from '#kit/lists/ActionButtons.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { deletePartner, type EditablePartner, endPartner, resumePartner } from '../contract.ts'
import { usePartnersText } from './use-text.ts'

interface PartnerActionsProps {
  partner: EditablePartner
  onChange: () => Promise<void>
  onDeleted: () => void
}

export function PartnerActions({ partner, onChange, onDeleted }: PartnerActionsProps) {
  const { id: partnerId, name, state, can } = partner
  const text = usePartnersText()
  const api = useApi()
  const end = {
    key: 'state',
    label: text('end'),
    consequence: text('endConsequence', { name }),
    work: () => api.call(endPartner, { partnerId }),
    goOn: onChange,
    said: text('nowEnded'),
  }
  const resume = {
    key: 'state',
    label: text('resume'),
    work: () => api.call(resumePartner, { partnerId }),
    goOn: onChange,
    said: text('nowActive'),
  }
  const remove = {
    key: 'delete',
    label: text('delete'),
    look: 'danger' as const,
    consequence: text('deleteConsequence', { name }),
    work: () => api.call(deletePartner, { partnerId }),
    goOn: onDeleted,
    said: text('deleted'),
  }
  return <ActionButtons actions={[state === 'ended' ? resume : end, ...(can.delete ? [remove] : [])]} />
}
