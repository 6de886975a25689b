import { Link } from 'react-router'
import { TextField } from '#kit/fields/TextField.tsx'
import { LiveFilters } from '#kit/forms/LiveFilters.tsx'
import type { Period } from '../contract.ts'
import styles from './results.module.css'
import { useSurveysText } from './use-surveys-text.ts'

export function PeriodFilter({ period: { from, until } }: { period: Period }) {
  const text = useSurveysText()
  return (
    <LiveFilters className={styles.period}>
      <TextField name="from" type="date" label={text('from')} defaultValue={from} max={until} />
      <TextField name="until" type="date" label={text('until')} defaultValue={until} min={from} />
      {(from || until) && (
        <Link to="?" preventScrollReset className={styles.allTime}>
          {text('allTime')}
        </Link>
      )}
    </LiveFilters>
  )
}
