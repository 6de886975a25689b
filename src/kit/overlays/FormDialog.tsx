import { type ComponentProps, type ReactNode, useCallback, useId, useRef } from 'react'
import { Button } from '../actions/Button.tsx'
import { Form } from '../forms/Form.tsx'
import { BeforeClosing } from './before-closing.ts'
import type { Question } from './ConfirmDialog.tsx'
import { useConfirm } from './Confirmations.tsx'
import { Dialog } from './Dialog.tsx'

interface FormDialogProps
  extends
    Pick<ComponentProps<typeof Dialog>, 'title' | 'size'>,
    Pick<ComponentProps<typeof Form>, 'errors' | 'attempt'> {
  /** The words of the button that leaves without sending. */
  dismiss: string
  submit: string
  look?: ComponentProps<typeof Button>['look']
  isSending?: boolean
  /** The form, to read what stands in it. */
  onSubmit: (form: HTMLFormElement) => void
  onClose: () => void
  children: ReactNode
}

/** A dialog that is one form; what is sent in it concerns no form it was opened from. */
export function FormDialog({
  title,
  size,
  dismiss,
  submit,
  look = 'primary',
  isSending,
  onSubmit,
  onClose,
  children,
  ...form
}: FormDialogProps) {
  const id = useId()
  const confirm = useConfirm()
  const question = useRef<Question | null>(null)
  const tellQuestion = useCallback((told: Question | null) => void (question.current = told), [])
  const asking = async (goOn: () => void) => {
    if (!question.current || (await confirm(question.current))) goOn()
  }
  const close = () => void asking(onClose)
  return (
    <Dialog
      title={title}
      {...(size && { size })}
      onClose={close}
      actions={
        <>
          <Button look="quiet" onClick={close}>
            {dismiss}
          </Button>
          <Button type="submit" form={id} look={look} {...(isSending && { busy: isSending })}>
            {submit}
          </Button>
        </>
      }
    >
      <Form
        {...form}
        id={id}
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          const { currentTarget } = event
          void asking(() => onSubmit(currentTarget))
        }}
      >
        <BeforeClosing value={tellQuestion}>{children}</BeforeClosing>
      </Form>
    </Dialog>
  )
}
