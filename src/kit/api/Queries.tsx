import { QueryCache, QueryClient, QueryClientProvider, type QueryState } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { ApiProblem } from '#platform/contract/client.ts'
import { hasSessionEnded } from './has-session-ended.ts'
import { reportUnexpected } from './report-error.ts'
import { useProblem } from './use-problem.ts'

const STALE_AFTER_MS = 30_000

let showProblem: ((error: unknown) => void) | undefined

const createQueries = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError: (error, { state }) => tell(error, state) }),
    defaultOptions: {
      queries: { staleTime: STALE_AFTER_MS, retry: (times, error) => times < 1 && !isRefused(error) },
      // Offline a call fails at once and says so, instead of waiting in a page that may be closed.
      mutations: { networkMode: 'always' },
    },
  })

const isRefused = (error: unknown): boolean => error instanceof ApiProblem && error.status < 500

/** A list that failed says so in its place. A session that ended is told besides, unless nobody asked: a list that was only refreshed. */
function tell(error: unknown, { data, fetchMeta }: QueryState<unknown, unknown>): void {
  const isAskedFor = data === undefined || fetchMeta?.fetchMore !== undefined
  if (isAskedFor && hasSessionEnded(error)) showProblem?.(error)
  else reportUnexpected(error)
}

/** One memory for the whole visit; a server's render gets one of its own. */
const ofThisBrowser = typeof document === 'undefined' ? undefined : createQueries()

/** Above everything that asks and asks again. Visitors' pages do without it and stay light. */
export function Queries({ children }: { children: ReactNode }) {
  const [queries] = useState(() => ofThisBrowser ?? createQueries())
  const show = useEffectEvent(useProblem())
  useEffect(() => {
    const before = showProblem
    showProblem = (error) => show(error)
    return () => {
      showProblem = before
    }
  }, [])
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}
