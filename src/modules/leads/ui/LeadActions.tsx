import { useRevalidator } from 'react-router'
import common from '#kit/common.module.css'
import { ActionButtons } from '#kit/lists/ActionButtons.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { deleteLead, handleLead, type Lead } from '../contract.ts'
import { useLeadsText } from './use-text.ts'

/** What is done about one lead. */
export function LeadActions({ lead, onGone }: { lead: Lead; onGone: () => void }) {
  const text = useLeadsText()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { id: leadId, email, state } = lead
  const handle = {
    key: 'handle',
    label: text(state === 'new' ? 'markHandled' : 'markNew'),
    work: () => api.call(handleLead, { leadId, is_handled: state === 'new' }),
    goOn: revalidate,
  }

  const remove = {
    key: 'delete',
    label: text('deleteLead'),
    look: 'danger' as const,
    consequence: text('deleteLeadConsequence', { email }),
    work: () => api.call(deleteLead, { leadId }),
    goOn: onGone,
    said: text('leadDeleted'),
  }
  return (
    <div className={common.row}>
      <ActionButtons actions={[handle, remove]} />
    </div>
  )
}
