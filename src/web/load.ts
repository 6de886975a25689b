import { data, redirect, type RouterContextProvider } from 'react-router'
import { type ApiProblem, type Client, isApiProblem } from '#platform/contract/client.ts'
import { type Visit, visitContext } from './visit.ts'

interface LoaderArgs {
  request: Request
  context: Readonly<RouterContextProvider>
}

/**
 * What a loader asks its data of: our own calls as the visitor. A call that is refused becomes the page of that
 * refusal (403, 404, …); whoever has to sign in first is sent to /login and comes back.
 */
export function loading({ request, context }: LoaderArgs): Visit {
  const visit = context.get(visitContext)
  return { ...visit, api: turningProblemsIntoPages(visit.api, request) }
}

function turningProblemsIntoPages(api: Client, request: Request): Client {
  return {
    async call(endpoint, ...input) {
      try {
        return await api.call(endpoint, ...input)
      } catch (error) {
        if (!isApiProblem(error)) throw error
        if (error.status === 401 || error.status === 419) throw redirect(loginFor(request))
        throw data({ message: error.message, code: error.code }, { status: pageStatus(error) })
      }
    },
  }
}

/** An address with an id that cannot be one is as wrong as one whose id is nobody's. */
const pageStatus = ({ status }: ApiProblem): number => (status === 422 ? 404 : status)

function loginFor(request: Request): string {
  const { pathname, search } = new URL(request.url)
  return `/login?next=${encodeURIComponent(pathname.replace(/\.data$/, '') + search)}`
}

/** For `export const headers` of pages that are the same for every visitor: they may be cached whole. */
export const sameForEveryVisitor = () => ({
  'cache-control': 'public, max-age=0, s-maxage=30, stale-while-revalidate=30',
})
