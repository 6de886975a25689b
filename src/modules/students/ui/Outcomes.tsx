import { Callout } from '#kit/feedback/Callout.tsx'
import type { Decided } from '../granting/contract.ts'
import styles from './students.module.css'
import { useDecidingText } from './use-text.ts'

/** What came of a decision, for each it was about. */
export function Outcomes({ students }: { students: Decided[] }) {
  const text = useDecidingText()
  const isAwaited = students.some((each) => each.is_payment_awaited)
  return (
    <Callout tone={isAwaited ? 'caution' : 'good'} isNews>
      <ul className={styles.outcomes}>
        {students.map(({ id, name, outcome, is_payment_awaited: awaited }) => (
          <li key={id}>
            {name}: {text(`outcome_${outcome}`)}
            {awaited && ` ${text('awaited')}`}
          </li>
        ))}
      </ul>
    </Callout>
  )
}
