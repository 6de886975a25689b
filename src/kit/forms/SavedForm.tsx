import type { ComponentProps, ReactNode } from 'react'
import { toast } from '../feedback/toast.ts'
import { Form } from './Form.tsx'
import { FormActions } from './FormActions.tsx'
import { useSending } from './use-sending.ts'

interface SavedFormProps extends Pick<ComponentProps<typeof FormActions>, 'submit' | 'look'> {
  /** Saves, and reads again what is stored, or leads on. */
  save: () => Promise<unknown>
  /** of the draft that this form is: what is saved is typed no longer */
  forget?: () => void
  className?: string | undefined
  /** other buttons beside the one that saves */
  actions?: ReactNode
  children: ReactNode
}

/** A form over what is saved: sent, then forgotten as a draft, and said to be saved. */
export function SavedForm({ save, forget, className, submit, look = 'primary', actions, children }: SavedFormProps) {
  const { submitting, isSending, errorProps } = useSending()
  const store = submitting(async () => {
    await save()
    forget?.()
    toast.saved()
  })
  return (
    <Form {...errorProps} className={className} onSubmit={store}>
      {children}
      <FormActions submit={submit} look={look} isSending={isSending}>
        {actions}
      </FormActions>
    </Form>
  )
}
