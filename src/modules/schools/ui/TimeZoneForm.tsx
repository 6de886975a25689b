import { useState, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import { formatDateTime } from '#platform/i18n/format.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { Picker } from '#kit/fields/Picker.tsx'
import { minutes } from '#kit/figures/ticking.ts'
import { Form } from '#kit/forms/Form.tsx'
import { FormActions } from '#kit/forms/FormActions.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import { setTimeZone } from '../contract.ts'
import { findTimeZones, zoneOption } from './find-time-zones.ts'
import styles from './schools.module.css'
import { useSchoolsText } from './use-text.ts'

/** Every time that is shown follows at once. */
export function TimeZoneForm({ saved }: { saved: string }) {
  const text = useSchoolsText()
  const { language } = useLocale()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [timeZone, setChosen] = useState(saved)
  const now = useSyncExternalStore(minutes.subscribe, minutes.current, () => null)

  const { submitting, isSending, errorProps } = useSending()

  const save = submitting(async () => {
    await api.call(setTimeZone, { time_zone: timeZone })
    await revalidate()
    toast.saved()
  })

  return (
    <Form className={styles.form} onSubmit={save} {...errorProps}>
      <Picker
        name="time_zone"
        label={text('timeZone')}
        help={text('timeZoneHelp')}
        required
        find={async (words) => ({ data: findTimeZones(words, language), next_page_url: null })}
        value={zoneOption(timeZone, language)}
        onChange={(option) => option && setChosen(option.value)}
      />
      {now !== null && (
        <p className={styles.now}>{text('timeZoneNow', { time: formatDateTime(new Date(now), language, timeZone) })}</p>
      )}
      <FormActions submit={text('saveTimeZone')} isSending={isSending} look="secondary" />
    </Form>
  )
}
