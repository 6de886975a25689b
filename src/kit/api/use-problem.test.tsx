import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { ApiProblem, NetworkProblem } from '#platform/contract/client.ts'
import { toast, toasts } from '../feedback/toast.ts'
import { type Ways, WaysContext } from '../navigation/ways.tsx'
import { Locale } from '../text/Locale.tsx'
import { loadTexts } from '../text/text-of.ts'
import { useProblem } from './use-problem.ts'

const goTo = vi.fn<(address: string) => void>()
const reported = vi.fn<(error: unknown) => void>()
const ways: Ways = {
  useHere: () => window.location,
  useGoTo: () => goTo,
  useMessage: () => undefined,
  Link: ({ to, children }) => <a href={to}>{children}</a>,
}

beforeAll(() => loadTexts('en'))
afterEach(() => {
  for (const { id } of toasts.current()) toast.dismiss(id)
  window.history.replaceState(null, '', '/')
  vi.resetAllMocks()
  cleanup()
})

function Failing({ problem }: { problem: unknown }) {
  const tell = useProblem()
  return <button onClick={() => tell(problem)}>Fail</button>
}

/** A call that fails so many times on a lesson, and what is said of it then. */
function fail(problem: unknown, times = 1) {
  vi.stubGlobal('reportError', reported)
  window.history.replaceState(null, '', '/bread/watch/1?t=3')
  render(
    <Locale language="en" timeZone="Europe/Warsaw">
      <WaysContext value={ways}>
        <Failing problem={problem} />
      </WaysContext>
    </Locale>,
  )
  for (let time = 0; time < times; time++) act(() => screen.getByRole('button').click())
  return toasts.current().map(({ tone, title, text }) => [tone, title, text])
}

test.each([
  [new NetworkProblem('offline'), 'Network error', 'Check your connection and try again.', 0],
  [new ApiProblem(401, { message: 'No' }), 'Log in', 'Log in to set progress', 0],
  [new ApiProblem(419, { message: 'No' }), 'Log in', 'Session expired', 0],
  [new ApiProblem(419, { message: 'No cookies', code: 'error.cookies-off' }), 'Error', 'No cookies', 0],
  [new ApiProblem(422, { message: 'No', errors: { body: ['Too long', 'Too loud'] } }), 'Error', 'Too long', 0],
  [new ApiProblem(403, { message: 'You are muted' }), 'Error', 'You are muted', 0],
  [new ApiProblem(507, { message: 'The disk is full' }), 'Error', 'The disk is full', 0],
  [new ApiProblem(500, { message: 'No vote' }), 'Error', 'Something went wrong', 1],
  [new TypeError('a bug'), 'Error', 'Something went wrong', 1],
])('%s is said in its words, and reported when nobody expected it', (problem, title, text, times) => {
  expect(fail(problem)).toEqual([['bad', title, text]])
  expect(reported.mock.calls).toEqual(Array.from({ length: times }, () => [problem]))
})

test('a session that has expired is said once, and leads to the login and back', () => {
  expect(fail(new ApiProblem(419, {}), 3)).toHaveLength(1)
  expect(goTo).toHaveBeenCalledWith('/login?next=%2Fbread%2Fwatch%2F1%3Ft%3D3')
})

test('who is not signed in is offered the login, and led there once they want to', () => {
  expect(fail(new ApiProblem(401, {}), 2)).toHaveLength(1)
  expect(goTo).not.toHaveBeenCalled()
  const { label, run } = toasts.current()[0]!.action!
  expect(label).toBe('Log in')
  run()
  expect(goTo.mock.calls).toEqual([['/login?next=%2Fbread%2Fwatch%2F1%3Ft%3D3']])
})
