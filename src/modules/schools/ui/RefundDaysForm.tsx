import { useRevalidator } from 'react-router'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useGuardedWork } from '#kit/drafts/useGuardedWork.ts'
import { TextField } from '#kit/fields/TextField.tsx'
import { SavedForm } from '#kit/forms/SavedForm.tsx'
import { withHelp } from '#kit/text/with-help.ts'
import { REFUND_REQUEST_DAYS_MAX, setRefundRequestDays } from '../contract.ts'
import styles from './schools.module.css'
import { useSchoolsText } from './use-text.ts'

/** How long students may ask for their money back. */
export function RefundDaysForm({ saved }: { saved: number }) {
  const text = useSchoolsText()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { values, field, forget, name } = useGuardedWork('refund-days', { days: String(saved) })

  const save = async () => {
    await api.call(setRefundRequestDays, { refund_request_days: Number(values.days) })
    await revalidate()
  }

  return (
    <SavedForm name={name} save={save} forget={forget} className={styles.form}>
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
