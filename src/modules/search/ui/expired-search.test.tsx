import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { ApiProblem } from '#platform/contract/client.ts'
import { ApiProvider } from '#kit/api/ApiProvider.tsx'
import { Queries } from '#kit/api/Queries.tsx'
import { toasts } from '#kit/feedback/toast.ts'
import { byRouter } from '#kit/navigation/by-router.tsx'
import { WaysContext } from '#kit/navigation/ways.tsx'
import { loadTexts } from '#kit/text/text-of.ts'
import { SearchModal } from './SearchModal.tsx'
import { showInRoute } from '#test/show-in-route.tsx'

beforeAll(() => loadTexts('en'))

test('a search that is refused because the session has expired says so once, and leads to the login', async () => {
  const call = vi.fn<() => Promise<never>>().mockRejectedValue(new ApiProblem(419, { message: 'Session expired' }))
  const router = await showInRoute(
    <WaysContext value={byRouter}>
      <ApiProvider api={{ call } as never}>
        <Queries>
          <Suspense>
            <SearchModal onClose={() => undefined} />
          </Suspense>
        </Queries>
      </ApiProvider>
    </WaysContext>,
    [{ path: '/login', element: <p>Please log in</p> }],
  )
  await act(async () => fireEvent.change(screen.getByRole('combobox'), { target: { value: 'linocut' } }))
  await screen.findByText('Please log in')
  await waitFor(() => expect(router.state.location.search).toBe('?next=%2F'))
  expect(toasts.current().map(({ text }) => text)).toEqual(['Session expired'])
  expect(call).toHaveBeenCalledTimes(1)
})
