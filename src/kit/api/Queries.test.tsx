import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { ApiProblem, NetworkProblem } from '#platform/contract/client.ts'
import { toast, toasts } from '../feedback/toast.ts'
import { byRouter } from '../navigation/by-router.tsx'
import { WaysContext } from '../navigation/ways.tsx'
import { usePages } from '../lists/use-pages.ts'
import { Locale } from '../text/Locale.tsx'
import { loadTexts } from '../text/text-of.ts'
import { Queries } from './Queries.tsx'

beforeAll(() => loadTexts('en'))
afterEach(() => {
  window.dispatchEvent(new Event('online'))
  for (const { id } of toasts.current()) toast.dismiss(id)
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function show(asking: ReactNode) {
  const Page = createRoutesStub([
    { path: '/', Component: () => <Queries>{asking}</Queries> },
    { path: '/login', Component: () => <p>Please log in</p> },
  ])
  render(
    <Locale language="en" timeZone="Europe/Warsaw">
      <WaysContext value={byRouter}>
        <Page />
      </WaysContext>
    </Locale>,
  )
}

const told = () => toasts.current().map(({ text }) => text)

function Sending() {
  const sending = useMutation({ mutationFn: () => Promise.reject(new TypeError('Failed to fetch')) })
  return <button onClick={() => sending.mutate()}>{sending.status}</button>
}

test('what is sent without a network fails at once instead of waiting for one', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  show(<Sending />)
  act(() => void window.dispatchEvent(new Event('offline')))
  await act(async () => screen.getByRole('button').click())
  expect(await screen.findByText('error')).toBeTruthy()
  act(() => void window.dispatchEvent(new Event('online')))
})

function Reading({ problem }: { problem: Error }) {
  const reading = useQuery({ queryKey: [problem.message], queryFn: () => Promise.reject(problem), retry: false })
  const { loadMore } = usePages({ data: [], next_page_url: '/more?cursor=x' }, () => Promise.reject(problem))
  return (
    <button onClick={loadMore.onMore}>
      {reading.status} {loadMore.hasFailed && 'no more'}
    </button>
  )
}

test.each([
  [new ApiProblem(500, { message: 'broken' }), 2],
  [new TypeError('a bug'), 2],
  [new ApiProblem(403, { message: 'refused' }), 0],
  [new ApiProblem(422, { message: 'invalid' }), 0],
  [new NetworkProblem('offline'), 0],
])('of what could not be read, what nobody expected is reported: %s', async (problem, times) => {
  const reported = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', reported)
  show(<Reading problem={problem} />)
  await screen.findByText('error')
  await act(async () => screen.getByRole('button').click())
  expect(await screen.findByText('error no more')).toBeTruthy()
  expect(reported.mock.calls).toEqual(Array.from({ length: times }, () => [problem]))
})

/** A list whose first page is there, and whose calls fail from then on. */
function List({ name, problem }: { name: string; problem: ApiProblem }) {
  const list = useInfiniteQuery({
    queryKey: [name],
    queryFn: () => Promise.reject(problem),
    initialPageParam: '',
    getNextPageParam: () => 'next',
    initialData: { pages: [['first']], pageParams: [''] },
  })
  return (
    <>
      <button onClick={() => void list.fetchNextPage()}>More</button>
      <button onClick={() => void list.refetch()}>Refresh</button>
      <p>{list.isError ? 'failed' : 'fine'}</p>
    </>
  )
}

test('a session that ended is told where more was asked for, and leads to the login', async () => {
  show(<List name="asked for" problem={new ApiProblem(419, {})} />)
  await act(async () => screen.getByText('More').click())
  expect(await screen.findByText('Please log in')).toBeTruthy()
  expect(told()).toEqual(['Session expired'])
})

test('it is told of what is fetched for the first time', async () => {
  function Replies() {
    useQuery({ queryKey: ['replies'], queryFn: () => Promise.reject(new ApiProblem(401, {})) })
    return null
  }
  show(<Replies />)
  await waitFor(() => expect(told()).toEqual(['Log in to set progress']))
})

test('a list that was only refreshed says nothing of it', async () => {
  show(<List name="refreshed" problem={new ApiProblem(419, {})} />)
  await act(async () => screen.getByText('Refresh').click())
  expect(await screen.findByText('failed')).toBeTruthy()
  expect(told()).toEqual([])
})
