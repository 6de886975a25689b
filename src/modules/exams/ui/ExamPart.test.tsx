import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ApiProvider } from '#kit/api/ApiProvider.tsx'
import type { BrowserApi } from '#kit/api/browser-api.ts'
import { ViewerProvider } from '#kit/api/ViewerProvider.tsx'
import { Locale } from '#kit/text/Locale.tsx'
import { loadTexts } from '#kit/text/text-of.ts'
import { type Attempt, type ExamOverview, getAttempt, getExamOverview, submitAttempt } from '../contract.ts'
import { ExamPart } from './ExamPart.tsx'

beforeAll(() => loadTexts('en'))
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  return () => vi.useRealTimers()
})
afterEach(cleanup)

const ATTEMPT: Attempt = {
  id: 'a',
  number: 1,
  state: 'open',
  started_at: '2026-11-30T10:00:00.000Z',
  closed_at: null,
  result: null,
  lecture_id: 'l',
  passing_percent: 50,
  deadline_at: '2026-11-30T10:10:00.000Z',
  seconds_left: 600,
  questions: [],
}
const FAILED: Attempt = {
  ...ATTEMPT,
  state: 'expired',
  closed_at: ATTEMPT.deadline_at,
  seconds_left: null,
  result: { points: 0, points_max: 1, percent: 0, is_passed: false },
}

let now: Attempt
let submitted: number
/** What is known before stays all there is, as on a slow network. */
let isSlow: boolean
const overview = (): ExamOverview => ({
  passing_percent: 50,
  attempts_max: 1,
  wait_minutes: 0,
  time_limit_minutes: 10,
  question_count: 1,
  standing: now.state === 'open' ? 'open' : 'used_up',
  attempts_left: 0,
  next_at: null,
  attempts: [now],
})
const api = {
  async call(endpoint: unknown) {
    if (endpoint === getExamOverview) return isSlow ? new Promise(() => undefined) : overview()
    if (endpoint === submitAttempt) {
      submitted++
      now = FAILED
    }
    return [getAttempt, submitAttempt].includes(endpoint as typeof getAttempt) ? now : {}
  },
}

async function openExam() {
  now = ATTEMPT
  submitted = 0
  isSlow = false
  const page = <ExamPart lectureId="l" loginHref="/login" />
  render(
    <Locale language="en" timeZone="Europe/Warsaw">
      <QueryClientProvider client={new QueryClient()}>
        <ViewerProvider viewer={{ id: 'p', role: 'student' } as never}>
          <ApiProvider api={api as unknown as BrowserApi}>
            <RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />
          </ApiProvider>
        </ViewerProvider>
      </QueryClientProvider>
    </Locale>,
  )
  return screen.findByRole('timer')
}
/** The clock of the browser is set, and ticks on. */
async function setClock(minutes: number) {
  vi.setSystemTime(Date.now() + minutes * 60_000)
  await vi.advanceTimersByTimeAsync(1000)
}

test('a browser’s clock that is set ahead ends no exam: how long is left is asked of the server', async () => {
  const timer = await openExam()
  now = { ...ATTEMPT, seconds_left: 590 }
  await setClock(20)
  await vi.waitFor(() => expect(timer.textContent).toMatch(/^00:09:4/))
  expect(submitted).toBe(0)
})

test('it is handed in once the server says that its time is up', async () => {
  await openExam()
  now = { ...ATTEMPT, seconds_left: 2 }
  await setClock(10)
  await screen.findByText('Failed')
  expect(submitted).toBe(1)
})

test('what has been handed in is followed by nothing that was so before', async () => {
  await openExam()
  isSlow = true
  await userEvent
    .setup({ advanceTimers: vi.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'Hand in' }))
  await screen.findByText('Failed')
  expect(screen.queryByText(/You pass with|attempts? left/)).toBeNull()
})

test('where the browser’s clock stands still, the page hears within a minute that the time is up', async () => {
  await openExam()
  vi.setSystemTime(Date.now() - 30 * 60_000)
  now = FAILED
  await vi.advanceTimersByTimeAsync(61_000)
  await screen.findByText('Failed')
  screen.getByText('The time was up. What was kept until then counts.')
  expect(submitted).toBe(0)
})
