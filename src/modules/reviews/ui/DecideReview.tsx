import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import common from '#kit/common.module.css'
import { approveReview, disapproveReview, type ModeratedReview } from '../contract.ts'
import { useText } from './use-text.ts'

export function DecideReview({ review: { id, status } }: { review: ModeratedReview }) {
  const text = useText()
  const api = useApi()
  const showProblem = useProblem()
  const { revalidate } = useRevalidator()
  const [deciding, setDeciding] = useState<typeof approveReview>()

  const decide = async (endpoint: typeof approveReview) => {
    setDeciding(endpoint)
    try {
      await api.call(endpoint, { id })
      await revalidate()
    } catch (error) {
      showProblem(error)
    } finally {
      setDeciding(undefined)
    }
  }
  return (
    <div className={common.row}>
      {status !== 'approved' && (
        <Button busy={deciding === approveReview} onClick={() => void decide(approveReview)}>
          {text('approve')}
        </Button>
      )}
      {status !== 'disapproved' && (
        <Button look="quiet" busy={deciding === disapproveReview} onClick={() => void decide(disapproveReview)}>
          {text('disapprove')}
        </Button>
      )}
    </div>
  )
}
