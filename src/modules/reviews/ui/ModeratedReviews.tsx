import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import type { ModeratedReview } from '../contract.ts'
import { ModeratedItem } from './ModeratedItem.tsx'
import { useText } from './use-text.ts'
import styles from './moderation.module.css'

/** Reviews to judge, in the order they came. */
export function ModeratedReviews({ reviews }: { reviews: ModeratedReview[] }) {
  const text = useText()
  if (reviews.length === 0) return <EmptyState title={text('nothingHere')}>{text('nothingWaiting')}</EmptyState>
  return (
    <ul className={styles.list}>
      {reviews.map((review) => (
        <ModeratedItem key={review.id} review={review} />
      ))}
    </ul>
  )
}
