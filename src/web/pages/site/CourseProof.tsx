import type { CoursePage } from '#modules/courses/contract.ts'
import type { ReviewSummary } from '#modules/reviews/contract.ts'
import { countOf, shareOf } from '#modules/reviews/ui/tally.ts'
import { formatPercent } from '#platform/i18n/format.ts'
import { useLocale } from '#kit/text/Locale.tsx'
import { useSiteText } from './text.ts'
import styles from './site.module.css'

/** What speaks for a course, in one line: how many recommend it, and how much there is of it. */
export function CourseProof({ course, summary }: { course: CoursePage; summary: ReviewSummary }) {
  const text = useSiteText()
  const { language } = useLocale()
  const recommended = countOf(summary) > 0 && text('recommend', { share: formatPercent(shareOf(summary), language) })
  const lectures = course.lectures_count > 0 && text('lectures', { count: course.lectures_count })
  return <p className={styles.proof}>{[recommended, lectures].filter(Boolean).join(' · ')}</p>
}
