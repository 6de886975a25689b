import { ApiProblem, COOKIES_OFF, NetworkProblem } from '#platform/contract/client.ts'
import { toast } from '../feedback/toast.ts'
import { useGoTo } from '../navigation/ways.tsx'
import { useKitText } from '../text/kit-text.ts'
import { reportError } from './report-error.ts'

/** However many calls find out that a session ended, it is said once. */
const SESSION = 'session'

/**
 * Says what a failed call means (engagement §8): 401 offers the login, 419 leads there and back, a refusal is shown in
 * the server's words, anything else is reported and shown as "Something went wrong".
 */
export function useProblem(): (error: unknown) => void {
  const text = useKitText()
  const goTo = useGoTo()
  const logIn = () => {
    const { pathname, search, hash } = window.location
    if (pathname !== '/login') void goTo(`/login?next=${encodeURIComponent(pathname + search + hash)}`)
  }

  return (error) => {
    if (error instanceof NetworkProblem) return toast.error(text('networkError'), text('checkConnection'))
    if (!(error instanceof ApiProblem) || isBug(error)) {
      reportError(error)
      return toast.error(text('error'), text('somethingWentWrong'))
    }
    if (error.status === 401)
      return toast.error(text('logIn'), text('logInToSetProgress'), {
        about: SESSION,
        action: { label: text('logIn'), run: logIn },
      })
    if (error.status !== 419 || error.code === COOKIES_OFF) return toast.error(text('error'), firstMessage(error))
    toast.error(text('logIn'), text('sessionExpired'), { about: SESSION })
    logIn()
  }
}

/** A disk that is full and a provider that does not answer are said in the server's words. */
const isBug = ({ status }: ApiProblem): boolean => status >= 500 && status !== 507 && status !== 502

const firstMessage = (problem: ApiProblem): string => Object.values(problem.fields)[0]?.[0] ?? problem.message
