import { useState } from 'react'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { TextField } from '#kit/fields/TextField.tsx'
import { Form } from '#kit/forms/Form.tsx'
import { FormActions } from '#kit/forms/FormActions.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import { REFUND_REQUEST_DAYS_MAX, setRefundRequestDays } from '../contract.ts'
import styles from './schools.module.css'
import { useSchoolsText } from './use-text.ts'

/** How long students may ask for their money back. */
export function RefundDaysForm({ saved }: { saved: number }) {
  const text = useSchoolsText()
  const api = useApi()
  const [days, setDays] = useState(String(saved))

  const { submitting, isSending, errorProps } = useSending()

  const save = submitting(async () => {
    await api.call(setRefundRequestDays, { refund_request_days: Number(days) })
    toast.saved()
  })

  return (
    <Form className={styles.form} onSubmit={save} {...errorProps}>
      <TextField
        name="refund_request_days"
        type="number"
        min={0}
        max={REFUND_REQUEST_DAYS_MAX}
        required
        label={text('refundDays')}
        help={text('refundDaysHelp')}
        value={days}
        onChange={(event) => setDays(event.target.value)}
      />
      <FormActions submit={text('saveRefundDays')} isSending={isSending} look="secondary" />
    </Form>
  )
}
