import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiProblem } from '#platform/contract/client.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import { toast } from '#kit/feedback/toast.ts'
import { takeReviewBack, turnCommentIntoReview } from '../contract.ts'
import type { SCORES } from '../vocabulary.ts'
import { useText } from './use-text.ts'

/** Makes a comment a review and a comment again; others of its author may be made one, or not, from then on. */
export function useCommentReview(id: string) {
  const text = useText()
  const api = useApi()
  const queries = useQueryClient()
  const showProblem = useProblem()
  const [isWorking, setWorking] = useState(false)
  const [refused, setRefused] = useState<{ errors: Record<string, string[]>; attempt: number }>()

  const work = async (call: () => Promise<unknown>): Promise<boolean> => {
    if (isWorking) return false
    setWorking(true)
    try {
      await call()
      await queries.invalidateQueries({ queryKey: ['comments'] })
      return true
    } catch (error) {
      if (error instanceof ApiProblem && error.fields['score'])
        setRefused((before) => ({ errors: error.fields, attempt: (before?.attempt ?? 0) + 1 }))
      else showProblem(error)
      return false
    } finally {
      setWorking(false)
    }
  }
  const takeBack = async () => {
    if (await work(() => api.call(takeReviewBack, { id }))) toast.show(text('takenBack'))
  }
  return {
    isWorking,
    ...refused,
    takeBack,
    /** Without a score the server is asked all the same: it says what is wrong in the reader's language. */
    async turn(score: (typeof SCORES)[number] | undefined): Promise<boolean> {
      const isTurned = await work(() =>
        api.call(turnCommentIntoReview, { id, score: score as (typeof SCORES)[number] }),
      )
      if (isTurned) toast.show(text('turned'), { action: { label: text('undo'), run: () => void takeBack() } })
      return isTurned
    },
  }
}
