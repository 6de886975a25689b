import facts from '#kit/figures/facts.module.css'
import type { Compared } from '../contract.ts'
import styles from './dashboard.module.css'
import { useAnalyticsText } from './use-text.ts'

interface ComparedFiguresProps {
  days: number
  figures: { label: string; compared: Compared; write: (value: number) => string }[]
}

/** Figures of so many days, each beside what it was in as many days before. */
export function ComparedFigures({ days, figures }: ComparedFiguresProps) {
  const text = useAnalyticsText()
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, compared: { now, before }, write }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd className={facts.largeFigure}>{write(now)}</dd>
          <dd className={styles.before}>{text('before', { figure: write(before), days })}</dd>
        </div>
      ))}
    </dl>
  )
}
