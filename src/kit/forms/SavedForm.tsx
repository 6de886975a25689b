import type { ComponentProps, ReactNode, SubmitEvent } from 'react'
import { useRevalidator } from 'react-router'
import { useSavedTogether } from './use-saved-together.ts'
import { toast } from '../feedback/toast.ts'
import { useDraftText } from '../text/draft-text.ts'
import { Form } from './Form.tsx'
import { FormActions } from './FormActions.tsx'
import { useCaughtUp } from './use-caught-up.ts'
import { useSending } from './use-sending.ts'

interface SavedFormProps extends Pick<ComponentProps<typeof FormActions>, 'look'> {
  /** Saves, and reads again what is stored, or leads on. */
  save: () => Promise<unknown>
  /** of the draft that this form is: what is saved is typed no longer */
  forget?: () => void
  /** of its work, where it is one of several forms of a page: that page's button saves it, in place of one of its own */
  name?: string
  className?: string | undefined
  /** what its button says, where that is more than that it saves */
  submit?: string
  /** other buttons beside the one that saves */
  actions?: ReactNode
  children: ReactNode
}

/** A form over what is saved: sent, then forgotten as a draft, and said to be saved. What was changed meanwhile is read again, and what is typed stays. */
export function SavedForm({
  save,
  forget,
  name,
  className,
  submit,
  look = 'primary',
  actions,
  children,
}: SavedFormProps) {
  const text = useDraftText()
  const caughtUp = useCaughtUp()
  const { revalidate } = useRevalidator()
  const readAnew = async () => {
    await revalidate()
    await caughtUp()
  }
  const { send, isSending, errorProps } = useSending({ readAnew })
  const store = () =>
    send(async () => {
      await save()
      await caughtUp()
      forget?.()
    })
  const isTogether = useSavedTogether(name, store)
  const submitted = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void store().then((isStored) => isStored && toast.saved())
  }
  return (
    <Form {...errorProps} className={className} onSubmit={submitted}>
      {children}
      {isTogether ? (
        <>
          {/* For the Enter key. */}
          <button type="submit" hidden>
            {text('save')}
          </button>
          {actions}
        </>
      ) : (
        <FormActions submit={submit ?? text('save')} look={look} isSending={isSending}>
          {actions}
        </FormActions>
      )}
    </Form>
  )
}
