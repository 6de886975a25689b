import { useSending } from '#kit/forms/use-sending.ts'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { toast } from '#kit/feedback/toast.ts'
import { useConfirm } from '#kit/overlays/Confirmations.tsx'
import { deleteLeadForm, type EditableLeadForm } from '../contract.ts'
import styles from './editor.module.css'
import { useLeadsText } from './use-text.ts'

export function DeleteForm({ form, onDone }: { form: EditableLeadForm; onDone: () => void }) {
  const text = useLeadsText()
  const api = useApi()
  const confirm = useConfirm()
  const { send, isSending } = useSending()
  const { id: formId, name } = form

  const remove = async () => {
    if (!(await confirm({ consequence: text('deleteFormConsequence', { name }), action: text('deleteForm') }))) return
    await send(async () => {
      await api.call(deleteLeadForm, { formId })
      toast.show(text('formDeleted'))
      onDone()
    })
  }

  return (
    <section className={styles.part} aria-labelledby="delete-lead-form">
      <h2 id="delete-lead-form">{text('deleteForm')}</h2>
      <p className={common.longNote}>{text('deleteFormText')}</p>
      <div>
        <Button look="danger" busy={isSending} onClick={() => void remove()}>
          {text('deleteForm')}
        </Button>
      </div>
    </section>
  )
}
