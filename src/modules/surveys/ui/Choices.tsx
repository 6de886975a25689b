import common from '#kit/common.module.css'
import { formatNumber, formatPercent } from '#platform/i18n/format.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import type { QuestionResult } from '../contract.ts'
import styles from './results.module.css'

const BAR = { width: 100, height: 3 }

/** Each option with how many chose it, which share that is, and a bar as long as the share. */
export function Choices({ question: { choices, answers_count: answers } }: { question: QuestionResult }) {
  const { language } = useLocale()
  return (
    <ul className={styles.choices}>
      {choices.map(({ value, label, count }) => (
        <li key={value} className={styles.choice}>
          <span>{label}</span>
          <span className={common.figuresNote}>
            {formatNumber(count, language)} · {formatPercent(count / answers, language)}
          </span>
          <svg viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true" className={styles.bar}>
            <rect {...BAR} className={styles.barGround} />
            <rect {...BAR} width={(count / answers) * BAR.width} className={styles.barShare} />
          </svg>
        </li>
      ))}
    </ul>
  )
}
