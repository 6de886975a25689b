import { useApi } from '#kit/api/ApiProvider.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { useTyped } from '#kit/fields/use-typed.ts'
import { SavedForm } from '#kit/forms/SavedForm.tsx'
import { withHelp } from '#kit/text/with-help.ts'
import { REFUND_REQUEST_DAYS_MAX, setRefundRequestDays } from '../contract.ts'
import styles from './schools.module.css'
import { useSchoolsText } from './use-text.ts'

/** How long students may ask for their money back. */
export function RefundDaysForm({ saved }: { saved: number }) {
  const text = useSchoolsText()
  const api = useApi()
  const { values, field } = useTyped({ days: String(saved) })

  const save = async () => {
    await api.call(setRefundRequestDays, { refund_request_days: Number(values.days) })
  }

  return (
    <SavedForm save={save} submit={text('saveRefundDays')} look="secondary" className={styles.form}>
      <TextField
        {...field.text('days', 'refund_request_days')}
        type="number"
        min={0}
        max={REFUND_REQUEST_DAYS_MAX}
        required
        {...withHelp(text, 'refundDays')}
      />
    </SavedForm>
  )
}
