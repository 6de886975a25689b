import { useRevalidator } from 'react-router'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { TextField } from '#kit/fields/TextField.tsx'
import { Form } from '#kit/forms/Form.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import { type ClosingOutlook, planClosing } from '../contract.ts'
import { ClosingFields } from './ClosingFields.tsx'
import styles from './closing.module.css'
import { useClosingText } from './use-text.ts'

/** An owner says the day, and that it is meant. */
export function PlanForm({ outlook }: { outlook: ClosingOutlook }) {
  const text = useClosingText()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { submitting, isSending, errorProps } = useSending()
  const plan = submitting(async (form) => {
    const typed = new FormData(form)
    const said = (name: string) => typed.get(name) as string
    await api.call(planClosing, { closes_on: said('closes_on'), words: said('words'), confirm: said('confirm') })
    toast.show(text('planned'))
    await revalidate()
  })
  return (
    <Form {...errorProps} className={styles.form} onSubmit={plan}>
      <ClosingFields {...outlook} />
      <TextField name="confirm" label={text('confirm')} autoComplete="off" required />
      <div>
        <Button type="submit" look="danger" busy={isSending}>
          {text('plan')}
        </Button>
      </div>
    </Form>
  )
}
