import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ApiProblem, NetworkProblem } from '#platform/contract/client.ts'
import { ApiProvider } from '#kit/api/ApiProvider.tsx'
import { type KnownViewer, ViewerProvider } from '#kit/api/ViewerProvider.tsx'
import { loadTexts } from '#kit/text/text-of.ts'
import type { TransactionState } from '../contract.ts'
import type { FailureReason, ShownStatus } from '../vocabulary.ts'
import { PaymentProgress } from './PaymentProgress.tsx'

const HASH = 'a'.repeat(43)
const SECOND = 1_000

beforeAll(() => loadTexts('en'))
beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const stateOf = (status: ShownStatus, reason: FailureReason | null = null): TransactionState => ({
  status,
  checkoutLink: '/ceramika/checkout',
  transaction: {
    hash: HASH,
    status,
    reason,
    refund_reason: null,
    amount: 12_300,
    currency: 'PLN',
    description: 'Ceramika',
    authentication_url: status === 'AUTHENTICATION' ? 'https://bank.test/authenticate' : null,
    purchase_link: '/ceramika/watch',
    created_at: '2026-11-21T10:00:00.000Z',
    can: { cancel: status === 'AUTHENTICATION' },
  },
})

const PAYER: KnownViewer = { id: '1', name: 'Jan', role: 'student' }

/** A payment page over polls that are answered one after another; the last answer stays. */
async function show(initial: TransactionState | null, ...answers: (TransactionState | Error)[]) {
  return showTo(PAYER, initial, ...answers)
}

async function showTo(
  viewer: KnownViewer | null,
  initial: TransactionState | null,
  ...answers: (TransactionState | Error)[]
) {
  const onSettled = vi.fn()
  let polls = 0
  const call = async () => {
    const answer = answers[Math.min(polls++, answers.length - 1)]
    if (answer instanceof Error) throw answer
    return answer
  }
  const api = { call, token: async () => 'token' } as never
  await act(async () => {
    render(
      <MemoryRouter>
        <ApiProvider api={api}>
          <ViewerProvider viewer={viewer}>
            <Suspense>
              <PaymentProgress hash={HASH} initial={initial} onSettled={onSettled} />
            </Suspense>
          </ViewerProvider>
        </ApiProvider>
      </MemoryRouter>,
    )
  })
  return { onSettled, polls: () => polls }
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * SECOND))
const heading = () => screen.getByRole('heading', { level: 1 }).textContent

test.each(['PERFORMED', 'CLEARED', 'ACCESS_GRANTED'] as const)(
  '%s is success, told once, and polled no more',
  async (status) => {
    const { onSettled, polls } = await show(stateOf('PENDING'), stateOf('PENDING'), stateOf(status))
    await pass(4.9)
    expect(polls()).toBe(0)
    await pass(0.2)
    expect(polls()).toBe(1)
    expect(heading()).toBe('Waiting for the bank')
    await pass(5)
    expect(heading()).toBe('Thank you')
    expect(document.activeElement?.textContent).toBe('Thank you')
    expect(screen.getByRole('link', { name: 'Start watching' }).getAttribute('href')).toBe('/ceramika/watch')
    await pass(60)
    expect(polls()).toBe(2)
    expect(onSettled).toHaveBeenCalledTimes(1)
  },
)

test('thanks name what was paid for and do not call it the buyer’s: it may be a gift', async () => {
  const paid = stateOf('PERFORMED')
  await show({ ...paid, transaction: { ...paid.transaction, purchase_link: '/my/orders' } })
  expect(screen.getByText((words) => words.includes('Ceramika')).textContent).toBe(
    'Your payment of PLN\u00a0123.00 for “Ceramika” has arrived. A confirmation is on its way to your inbox.',
  )
})

test('who is not signed in, as the school admits no students yet, is led to the course by the login', async () => {
  await showTo(null, stateOf('ACCESS_GRANTED'))
  const link = screen.getByRole('link', { name: 'Start watching' })
  expect(link.getAttribute('href')).toBe('/login?next=%2Fceramika%2Fwatch')
})

test.each([
  ['paid_twice', 'was yours already', 'Start watching', '/ceramika/watch'],
  ['sold_out', 'the last place at that price had been taken', 'Go back', '/ceramika/checkout'],
  ['withdrawn', 'You had withdrawn from the contract', 'Go back', '/ceramika/checkout'],
] as const)(
  'money that goes back (%s) is no success, and says why and where to go',
  async (reason, said, name, href) => {
    const paid = stateOf('PERFORMED')
    await show({ ...paid, transaction: { ...paid.transaction, refund_reason: reason } })
    expect(heading()).toBe('Your money is on its way back')
    expect(screen.getByText((words) => words.includes(said)).textContent).toContain('PLN\u00a0123.00')
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href)
  },
)

test.each([
  ['FAILURE', 'insufficient_funds', 'Insufficient funds'],
  ['FAILURE', 'limit_exceeded', 'Card limit exceeded'],
  ['FAILURE', 'authentication_failed', '3ds authentication process failed'],
  ['ERROR', 'never_arrived', 'Transaction error, please try again'],
  ['CANCELED', null, 'You cancelled the payment'],
] as const)('%s (%s) is the error view, with its reason and the way back', async (status, reason, said) => {
  await show(stateOf('STARTED'), stateOf(status, reason))
  await pass(5)
  expect(heading()).toBe('Your payment did not go through')
  expect(screen.getByRole('alert').textContent).toContain(said)
  expect(screen.getByRole('link', { name: 'Go back' }).getAttribute('href')).toBe('/ceramika/checkout')
})

test('a 502 counts as a successful check and is evaluated again', async () => {
  const down = new ApiProblem(502, {})
  const { polls } = await show(null, down, down, stateOf('PERFORMED'))
  await pass(10)
  expect(heading()).toBe('Waiting for the bank')
  await pass(5)
  expect(polls()).toBe(3)
  expect(heading()).toBe('Thank you')
})

test.each([new ApiProblem(500, {}), new ApiProblem(404, {}), new NetworkProblem('Network error')])(
  'any other error of a poll shows the error view: %s',
  async (problem) => {
    const { polls } = await show(stateOf('PENDING'), problem)
    await pass(5)
    expect(screen.getByRole('alert').textContent).toContain(
      'There was an error during the payment process. Please reload the page and try again.',
    )
    await pass(60)
    expect(polls()).toBe(1)
  },
)

test('after sixty silent seconds a warning stands there, and polling goes on', async () => {
  const { polls } = await show(stateOf('PENDING'), stateOf('PENDING'))
  await pass(59)
  expect(screen.queryByText("We haven't received a transaction confirmation yet.")).toBeNull()
  await pass(1.5)
  expect(screen.getByText("We haven't received a transaction confirmation yet.")).toBeTruthy()
  expect(screen.getByText(/Please check if the transaction registered in your bank account\./)).toBeTruthy()
  const before = polls()
  await pass(10)
  expect(polls()).toBe(before + 2)
})

test('a payment that waits at the bank can be gone on with, or given up', async () => {
  await show(stateOf('AUTHENTICATION'), stateOf('CANCELED'))
  expect(screen.getByRole('link', { name: 'Continue at your bank' }).getAttribute('href')).toBe(
    'https://bank.test/authenticate',
  )
  await act(async () => screen.getByRole('button', { name: 'Cancel this payment' }).click())
  expect(heading()).toBe('Your payment did not go through')
})

test('a page that is left polls no more', async () => {
  const { polls } = await show(stateOf('PENDING'), stateOf('PENDING'))
  cleanup()
  await pass(30)
  expect(polls()).toBe(0)
})
