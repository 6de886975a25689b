import { Link } from 'react-router'
import facts from '#kit/figures/facts.module.css'
import { useLocale } from '#kit/text/Locale.tsx'
import type { Compared } from '../contract.ts'
import { sayChange } from './change-of.ts'
import styles from './dashboard.module.css'
import { useAnalyticsText } from './use-text.ts'

interface ComparedFiguresProps {
  days: number
  figures: {
    label: string
    compared: Compared
    write: (value: number) => string
    /** the lines that it sums up */
    to?: string | undefined
  }[]
}

/** Figures of so many days, each beside what it was in as many days before and by how much it changed. */
export function ComparedFigures({ days, figures }: ComparedFiguresProps) {
  const text = useAnalyticsText()
  const { language } = useLocale()
  const changed = (compared: Compared) => sayChange(compared, language)
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, compared, write, to }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd className={facts.largeFigure}>
            {to ? (
              <Link to={to} className={styles.lines}>
                {write(compared.now)}
              </Link>
            ) : (
              write(compared.now)
            )}
          </dd>
          <dd className={styles.before}>
            {changed(compared) && (
              <>
                <strong>{changed(compared)}</strong>
                {' · '}
              </>
            )}
            {text('before', { figure: write(compared.before), days })}
          </dd>
        </div>
      ))}
    </dl>
  )
}
