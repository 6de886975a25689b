import { useApi } from '#kit/api/ApiProvider.tsx'
import type { BulkAction } from '#kit/lists/BulkTable.tsx'
import { approveReview, disapproveReview, type ModeratedReview, reconsiderReview } from '../contract.ts'
import { useJudgingText } from './use-text.ts'

/** The call that makes a review what it was. */
const BACK = { pending: reconsiderReview, approved: approveReview, disapproved: disapproveReview } as const

/** What an admin decides of a review, or of several, and takes back. */
export function useDecisions(): BulkAction<ModeratedReview>[] {
  const text = useJudgingText()
  const api = useApi()
  const undo = ({ id, status }: ModeratedReview) => api.call(BACK[status], { id })
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
