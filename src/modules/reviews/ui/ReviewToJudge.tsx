import { Link } from 'react-router'
import { DateText } from '#kit/figures/DateText.tsx'
import { RatingMark } from '#kit/figures/RatingMark.tsx'
import type { ModeratedReview } from '../contract.ts'
import styles from './moderation.module.css'
import { useShownText } from './use-shown-text.ts'

/** What a student wrote, of which course, and whether they had bought it. */
export function ReviewToJudge({ review }: { review: ModeratedReview }) {
  const shown = useShownText()
  return (
    <div className={styles.words}>
      <RatingMark rating={review.rating} />
      {review.title && <p className={styles.title}>{review.title}</p>}
      <p className={styles.review}>{review.review || shown('noWords')}</p>
      <p className={styles.author}>
        {review.student.name} · {shown(review.has_bought ? 'bought' : 'notBought')} · {shown('ofCourse')}{' '}
        <Link to={`/${review.course.slug}`}>{review.course.title}</Link> · <DateText at={review.created_at} />
      </p>
    </div>
  )
}
