import { Suspense } from 'react'
import { Link } from 'react-router'
import { useViewer } from '#kit/api/ViewerProvider.tsx'
import { DateText } from '#kit/figures/DateText.tsx'
import { RatingMark } from '#kit/figures/RatingMark.tsx'
import type { Review } from '../contract.ts'
import { REVIEW_TYPE } from '../vocabulary.ts'
import { useShownText } from './use-shown-text.ts'
import styles from './reviews.module.css'
import { onDemand } from '#kit/on-demand.ts'

// Visitors, who cannot report, do not fetch it.
const ReportButton = onDemand(async () => (await import('#modules/moderation/ui/ReportButton.tsx')).ReportButton)

/** Leads to its course; says whether its author bought it. */
export function ReviewItem({ review, namesCourse }: { review: Review; namesCourse: boolean }) {
  const text = useShownText()
  const viewer = useViewer()
  const { course, title } = review
  // On the page of a course they stand below a heading of their own.
  const Title = namesCourse ? 'h2' : 'h3'
  return (
    <li className={styles.item}>
      <RatingMark rating={review.rating} />
      {title && <Title className={styles.title}>{title}</Title>}
      {review.review ? (
        <p className={styles.words}>{review.review}</p>
      ) : (
        <p className={styles.noWords}>{text('noWords')}</p>
      )}
      <p className={styles.author}>
        <span className={styles.name}>{review.first_name}</span>
        {namesCourse && (
          <span>
            {text('ofCourse')} <Link to={`/${course.slug}`}>{course.title}</Link>
          </span>
        )}
        <span>{text(review.has_bought ? 'bought' : 'notBought')}</span>
        <DateText at={review.created_at} />
        {viewer?.role === 'student' && (
          <Suspense>
            <ReportButton type={REVIEW_TYPE} id={review.id} authorName={review.first_name} className={styles.report} />
          </Suspense>
        )}
      </p>
    </li>
  )
}
