import { Form as GetForm, Link } from 'react-router'
import { Button } from '#web/kit/actions/Button.tsx'
import { TextField } from '#web/kit/fields/TextField.tsx'
import type { Period } from '../contract.ts'
import styles from './results.module.css'
import { useSurveysText } from './use-surveys-text.ts'

/** The days live in the address. */
export function PeriodFilter({ period: { from, until } }: { period: Period }) {
  const text = useSurveysText()
  return (
    <search>
      <GetForm key={`${from} ${until}`} preventScrollReset className={styles.period}>
        <TextField name="from" type="date" label={text('from')} defaultValue={from} max={until} />
        <TextField name="until" type="date" label={text('until')} defaultValue={until} min={from} />
        <Button type="submit">{text('show')}</Button>
        {(from || until) && (
          <Link to="?" preventScrollReset className={styles.allTime}>
            {text('allTime')}
          </Link>
        )}
      </GetForm>
    </search>
  )
}
