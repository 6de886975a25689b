import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

const STALE_AFTER_MS = 30_000
const createQueries = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: STALE_AFTER_MS, retry: 1 },
      // Offline a call fails at once and says so, instead of waiting in a page that may be closed.
      mutations: { networkMode: 'always' },
    },
  })

/** One memory for the whole visit; a server's render gets one of its own. */
const ofThisBrowser = typeof document === 'undefined' ? undefined : createQueries()

/** Above everything that asks and asks again. Visitors' pages do without it and stay light. */
export function Queries({ children }: { children: ReactNode }) {
  const [queries] = useState(() => ofThisBrowser ?? createQueries())
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}
