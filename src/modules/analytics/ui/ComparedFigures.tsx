import type { CSSProperties } from 'react'
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
            <Whole figure={write(compared.now)} to={to} />
          </dd>
          <dd className={styles.before}>
            {changed(compared) && (
              <>
                <strong>{changed(compared)}</strong>
                {' · '}
              </>
            )}
            <span>{text('before', { figure: write(compared.before), days })}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** As large as its digits leave it room for: a figure that was broken or cut could be read as another. */
function Whole({ figure, to }: { figure: string; to: string | undefined }) {
  const given = { className: styles.whole, style: { '--characters': figure.length } as CSSProperties }
  return to ? (
    <Link to={to} {...given}>
      {figure}
    </Link>
  ) : (
    <span {...given}>{figure}</span>
  )
}
