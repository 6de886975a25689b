import { ActionButtons } from '#kit/lists/ActionButtons.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import inner from '#kit/inner.module.css'
import { deleteLeadForm, type EditableLeadForm } from '../contract.ts'
import styles from './editor.module.css'
import { useLeadsText } from './use-text.ts'

export function DeleteForm({ form, onDone }: { form: EditableLeadForm; onDone: () => void }) {
  const text = useLeadsText()
  const api = useApi()
  const { id: formId, name } = form

  const remove = {
    key: 'delete',
    label: text('deleteForm'),
    look: 'danger' as const,
    consequence: text('deleteFormConsequence', { name }),
    work: () => api.call(deleteLeadForm, { formId }),
    goOn: onDone,
    said: text('formDeleted'),
  }

  return (
    <section className={`${inner.closeColumn} ${inner.form} ${styles.part}`} aria-labelledby="delete-lead-form">
      <h2 id="delete-lead-form">{text('deleteForm')}</h2>
      <p className={inner.longNote}>{text('deleteFormText')}</p>
      <div>
        <ActionButtons actions={[remove]} />
      </div>
    </section>
  )
}
