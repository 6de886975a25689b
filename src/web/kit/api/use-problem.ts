import { useNavigate } from 'react-router'
import { ApiProblem, NetworkProblem } from '#platform/contract/client.ts'
import { toast } from '../feedback/toast.ts'
import { useKitText } from '../text/kit-text.ts'
import { reportError } from './report-error.ts'

/**
 * Says what a failed call means (engagement §8): 401 and 419 lead to the login and back, a refusal is shown in the
 * server's words, anything else is reported and shown as "Something went wrong".
 */
export function useProblem(): (error: unknown) => void {
  const text = useKitText()
  const navigate = useNavigate()

  return (error) => {
    if (error instanceof NetworkProblem) return toast.error(text('networkError'), text('checkConnection'))
    if (!(error instanceof ApiProblem) || error.status >= 500) {
      reportError(error)
      return toast.error(text('error'), text('somethingWentWrong'))
    }
    if (error.status === 401) return toast.error(text('logIn'), text('logInToSetProgress'))
    if (error.status !== 419) return toast.error(text('error'), firstMessage(error))
    toast.error(text('logIn'), text('sessionExpired'))
    const { pathname, search } = window.location
    void navigate(`/login?next=${encodeURIComponent(pathname + search)}`)
  }
}

const firstMessage = (problem: ApiProblem): string => Object.values(problem.fields)[0]?.[0] ?? problem.message
