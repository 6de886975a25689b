import { useApi } from '#kit/api/ApiProvider.tsx'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { Status } from '#kit/feedback/Status.tsx'
import { type BulkAction, BulkTable } from '#kit/lists/BulkTable.tsx'
import { type Column, column } from '#kit/lists/columns.ts'
import { approveReview, disapproveReview, type ModeratedReview, reconsiderReview } from '../contract.ts'
import { DecideReview } from './DecideReview.tsx'
import { ReviewToJudge } from './ReviewToJudge.tsx'
import { useText } from './use-text.ts'

const STATUSES = {
  pending: { tone: 'caution', label: 'statusPending', back: reconsiderReview },
  approved: { tone: 'good', label: 'statusApproved', back: approveReview },
  disapproved: { tone: 'plain', label: 'statusDisapproved', back: disapproveReview },
} as const

/** Reviews to judge, the newest first. */
export function ModeratedReviews({ reviews }: { reviews: ModeratedReview[] }) {
  const text = useText()
  const actions = useDecisions()
  if (reviews.length === 0) return <EmptyState title={text('nothingHere')}>{text('nothingWaiting')}</EmptyState>
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

function useDecisions(): BulkAction<ModeratedReview>[] {
  const text = useText()
  const api = useApi()
  const undo = ({ id, status }: ModeratedReview) => api.call(STATUSES[status].back, { id })
  return [
    {
      label: text('approve'),
      isFor: ({ status }) => status !== 'approved',
      work: ({ id }) => api.call(approveReview, { id }),
      undo,
      said: (count) => text('approvedMany', { count }),
    },
    {
      label: text('disapprove'),
      isFor: ({ status }) => status !== 'disapproved',
      work: ({ id }) => api.call(disapproveReview, { id }),
      undo,
      said: (count) => text('disapprovedMany', { count }),
    },
  ]
}
