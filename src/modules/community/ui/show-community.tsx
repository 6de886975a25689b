import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, Suspense } from 'react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { ApiProvider } from '#kit/api/ApiProvider.tsx'
import { type KnownViewer, ViewerProvider } from '#kit/api/ViewerProvider.tsx'
import { Toaster } from '#kit/feedback/Toaster.tsx'
import { byRouter } from '#kit/navigation/by-router.tsx'
import { WaysContext } from '#kit/navigation/ways.tsx'
import { Confirmations } from '#kit/overlays/Confirmations.tsx'
import { loadTexts } from '#kit/text/text-of.ts'
import type { fakeCommunityApi } from './fake-community-api.ts'
import { showInRoute } from '#test/show-in-route.tsx'

beforeAll(() => loadTexts('en'))
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('reportError', () => undefined)
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => undefined
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Every test writes as somebody else, so that no draft is found by the next. */
let nth = 0
export const someone = (role: KnownViewer['role'] = 'student'): KnownViewer => ({
  id: `ola-${nth++}`,
  name: 'Ola',
  role,
})

export async function show(shown: ReactNode, fake: ReturnType<typeof fakeCommunityApi>, viewer = someone()) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  const element = (
    <QueryClientProvider client={queries}>
      <ApiProvider api={fake.api}>
        <ViewerProvider viewer={viewer}>
          <WaysContext value={byRouter}>
            <Confirmations>
              <Suspense>{shown}</Suspense>
              <Toaster />
            </Confirmations>
          </WaysContext>
        </ViewerProvider>
      </ApiProvider>
    </QueryClientProvider>
  )
  const router = await showInRoute(element, [{ path: '*', element: <p>Elsewhere</p> }])
  return { user: userEvent.setup({ applyAccept: false }), router }
}
