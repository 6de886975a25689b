import { Link } from 'react-router'
import { DateText } from '#web/kit/figures/DateText.tsx'
import { RatingMark } from '#web/kit/figures/RatingMark.tsx'
import type { Review } from '../contract.ts'
import { useText } from './use-text.ts'
import styles from './reviews.module.css'

/** Leads to its course; says whether its author bought it. */
export function ReviewItem({ review, namesCourse }: { review: Review; namesCourse: boolean }) {
  const text = useText()
  const { course, title } = review
  return (
    <li className={styles.item}>
      <RatingMark rating={review.rating} />
      {title && <h3 className={styles.title}>{title}</h3>}
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
      </p>
    </li>
  )
}
