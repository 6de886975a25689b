import { useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import { formatDateTime } from '#platform/i18n/format.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useGuardedWork } from '#kit/drafts/useGuardedWork.ts'
import { Picker } from '#kit/fields/Picker.tsx'
import { minutes } from '#kit/figures/ticking.ts'
import { SavedForm } from '#kit/forms/SavedForm.tsx'
import { useLocale } from '#kit/text/Locale.tsx'
import { withHelp } from '#kit/text/with-help.ts'
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
  const { values, change, forget, name } = useGuardedWork('time-zone', { timeZone: saved })
  const { timeZone } = values
  const now = useSyncExternalStore(minutes.subscribe, minutes.current, () => null)

  const save = async () => {
    await api.call(setTimeZone, { time_zone: timeZone })
    await revalidate()
  }

  return (
    <SavedForm name={name} save={save} forget={forget} className={styles.form}>
      <Picker
        name="time_zone"
        {...withHelp(text, 'timeZone')}
        required
        find={async (words) => ({ data: findTimeZones(words, language), next_page_url: null })}
        value={zoneOption(timeZone, language)}
        onChange={(option) => option && change({ timeZone: option.value })}
      />
      {now !== null && (
        <p className={styles.now}>{text('timeZoneNow', { time: formatDateTime(new Date(now), language, timeZone) })}</p>
      )}
    </SavedForm>
  )
}
