import cases from '#modules/moderation/ui/moderation.module.css'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import type { ModeratedReview } from '../contract.ts'
import { ModeratedItem } from './ModeratedItem.tsx'
import { useText } from './use-text.ts'

/** Reviews to judge, in the order they came. */
export function ModeratedReviews({ reviews }: { reviews: ModeratedReview[] }) {
  const text = useText()
  if (reviews.length === 0) return <EmptyState title={text('nothingHere')}>{text('nothingWaiting')}</EmptyState>
  return (
    <ul className={cases.list}>
      {reviews.map((review) => (
        <ModeratedItem key={review.id} review={review} />
      ))}
    </ul>
  )
}
