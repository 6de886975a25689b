import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { Status } from '#kit/feedback/Status.tsx'
import { BulkTable } from '#kit/lists/BulkTable.tsx'
import { type Column, column } from '#kit/lists/columns.ts'
import type { ModeratedReview } from '../contract.ts'
import { DecideReview } from './DecideReview.tsx'
import { ReviewToJudge } from './ReviewToJudge.tsx'
import { useDecisions } from './use-decisions.ts'
import { useJudgingText } from './use-text.ts'

const STATUSES = {
  pending: { tone: 'caution', label: 'statusPending' },
  approved: { tone: 'good', label: 'statusApproved' },
  disapproved: { tone: 'plain', label: 'statusDisapproved' },
} as const

interface ModeratedReviewsProps {
  reviews: ModeratedReview[]
  /** of which alone these are; empty for all */
  status: ModeratedReview['status'] | ''
}

/** Reviews to judge, the newest first. */
export function ModeratedReviews({ reviews, status }: ModeratedReviewsProps) {
  const text = useJudgingText()
  const actions = useDecisions()
  if (reviews.length === 0)
    return (
      <EmptyState
        title={text('nothingHere')}
        action={status !== '' && <LinkButton to="/home/reviews">{text('showAll')}</LinkButton>}
      >
        {(status === '' || status === 'pending') && text('nothingWaiting')}
      </EmptyState>
    )
  const stateOf = ({ status }: ModeratedReview) => (
    <Status tone={STATUSES[status].tone}>{text(STATUSES[status].label)}</Status>
  )
  const columns: Column<ModeratedReview>[] = [
    column(text('moderation'), wordsOf),
    column(text('state'), stateOf),
    column(text('decide'), decisionOf),
  ]
  return (
    <BulkTable
      caption={text('moderation')}
      rows={reviews}
      columns={columns}
      nameOf={({ student, course }) => text('reviewBy', { name: student.name, course: course.title })}
      actions={actions}
    />
  )
}

const wordsOf = (review: ModeratedReview) => <ReviewToJudge review={review} />
const decisionOf = (review: ModeratedReview) => <DecideReview review={review} />
