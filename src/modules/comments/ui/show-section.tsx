import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, Suspense } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { ApiProblem } from '#platform/contract/client.ts'
import { ApiProvider } from '#kit/api/ApiProvider.tsx'
import { type KnownViewer, ViewerProvider } from '#kit/api/ViewerProvider.tsx'
import { Toaster } from '#kit/feedback/Toaster.tsx'
import { Confirmations } from '#kit/overlays/Confirmations.tsx'
import { Locale } from '#kit/text/Locale.tsx'
import { loadTexts } from '#kit/text/text-of.ts'
import { CommentSection } from './CommentSection.tsx'
import { commentedOn, type fakeCommentsApi } from './fake-comments-api.ts'

export const on = commentedOn
const ola: KnownViewer = { id: 'ola', name: 'Ola', role: 'student' }

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
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Every test writes as somebody else, so that no draft is found by the next. */
let nth = 0
export const someone = (): KnownViewer => ({ ...ola, id: `ola-${nth++}` })

export async function show(
  fake: ReturnType<typeof fakeCommentsApi>,
  viewer: KnownViewer | null = someone(),
  section: ReactNode = <CommentSection on={on} initial={undefined} loginHref="/photography/watch/login" />,
) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } })
  const shown = (
    <Locale language="en" timeZone="Europe/Warsaw">
      <MemoryRouter>
        <QueryClientProvider client={queries}>
          <ApiProvider api={fake.api}>
            <ViewerProvider viewer={viewer}>
              <Confirmations>
                <Suspense>{section}</Suspense>
                <Toaster />
              </Confirmations>
            </ViewerProvider>
          </ApiProvider>
        </QueryClientProvider>
      </MemoryRouter>
    </Locale>
  )
  await act(async () => void render(shown))
  return userEvent.setup()
}
export const composer = () => screen.findByRole('textbox', { name: 'Your comment' })
export const sendButton = () => screen.queryByRole('button', { name: 'Post comment' })
export const refusal = (status: number, body?: string) =>
  new ApiProblem(status, { message: 'No', ...(body && { errors: { body: [body] } }) })
