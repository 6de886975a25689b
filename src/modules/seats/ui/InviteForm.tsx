import { Suspense, useState } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { toast } from '#kit/feedback/toast.ts'
import { EmailField } from '#kit/fields/EmailField.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { Form } from '#kit/forms/Form.tsx'
import { FormActions } from '#kit/forms/FormActions.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import inner from '#kit/inner.module.css'
import { onDemand } from '#kit/on-demand.ts'
import { invite } from '../contract.ts'
import { INVITATION_NAME_MAX } from '../vocabulary.ts'
import styles from './seats.module.css'
import { useSeatsText } from './use-text.ts'

const ImportDialog = onDemand(async () => (await import('./ImportDialog.tsx')).ImportDialog)

interface InviteFormProps {
  courseId: string
  onChanged: () => Promise<void>
}

export function InviteForm({ courseId, onChanged }: InviteFormProps) {
  const text = useSeatsText()
  const api = useApi()
  const { send, isSending, errorProps } = useSending()
  const [isImporting, setImporting] = useState(false)
  const inviteOne = async (form: HTMLFormElement) => {
    const typed = new FormData(form)
    const field = (name: string) => typed.get(name) as string
    const isSent = await send(async () => {
      const given = { courseId, course_id: courseId, name: field('name'), email: field('email') }
      const { invitation } = await api.call(invite, given)
      toast.show(text('sentTo', { email: invitation.email }))
      await onChanged()
    })
    if (!isSent) return
    form.reset()
    form.querySelector<HTMLInputElement>('input[name=name]')?.focus()
  }
  return (
    <>
      <Form
        {...errorProps}
        className={styles.invite}
        onSubmit={(event) => {
          event.preventDefault()
          void inviteOne(event.currentTarget)
        }}
      >
        <p className={common.soft}>{text('inviteText')}</p>
        <div className={inner.widePair}>
          <TextField name="name" label={text('name')} required maxLength={INVITATION_NAME_MAX} autoComplete="off" />
          <EmailField name="email" label={text('email')} required autoComplete="off" />
        </div>
        <FormActions submit={text('send')} isSending={isSending}>
          <Button onClick={() => setImporting(true)}>{text('importMany')}</Button>
        </FormActions>
      </Form>
      {isImporting && (
        <Suspense>
          <ImportDialog courseId={courseId} onChanged={onChanged} onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </>
  )
}
