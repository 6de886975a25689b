import { ApiProblem } from '#platform/contract/client.ts'
import { useProblem } from '#kit/api/use-problem.ts'

/** Everything here is behind a login, so a session that ended leads there and back, whatever was asked (engagement §8). */
export function useCommunityProblem(): (error: unknown) => void {
  const showProblem = useProblem()
  return (error) => {
    const hasEnded = error instanceof ApiProblem && error.status === 401
    showProblem(hasEnded ? new ApiProblem(419, {}) : error)
  }
}
