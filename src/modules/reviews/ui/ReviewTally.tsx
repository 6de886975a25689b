import common from '#kit/common.module.css'
import { formatPercent } from '#platform/i18n/format.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import type { ReviewSummary } from '../contract.ts'
import { countOf, shareOf } from './tally.ts'
import { useShownText } from './use-shown-text.ts'
import styles from './reviews.module.css'

/** How many recommend a course, with the bad beside the good. */
export function ReviewTally({ summary }: { summary: ReviewSummary }) {
  const text = useShownText()
  const { language } = useLocale()
  if (countOf(summary) === 0) return null
  return (
    <div className={styles.tally}>
      <p className={common.title}>{text('recommendShare', { share: formatPercent(shareOf(summary), language) })}</p>
      <svg viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true" className={styles.bar}>
        <rect width="100" height="3" className={styles.track} />
        <rect width={shareOf(summary) * 100} height="3" className={styles.filled} />
      </svg>
      <p className={styles.figures}>
        {text('tally', {
          recommended: summary.recommended,
          neutral: summary.neutral,
          notRecommended: summary.not_recommended,
        })}
      </p>
    </div>
  )
}
