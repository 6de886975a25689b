import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { loadTexts } from '#kit/text/text-of.ts'
import { newId } from '#platform/ids.ts'
import type { OfferedBump } from '#modules/offers/bumps/contract.ts'
import type { Quote } from '#modules/offers/contract.ts'
import { PayPart } from '../PayPart.tsx'
import { BumpsPart } from './BumpsPart.tsx'
import { useBumps } from './use-bumps.ts'

beforeAll(() => loadTexts('en'))
afterEach(cleanup)

const OFFERED = ['Thread', 'Needles'].map((title, at) => ({
  id: newId(),
  product_id: newId(),
  title,
  heading: '',
  words: '',
  cover: null,
  square: null,
  takes_place_from: null,
  chooses_time: false,
  standard_amount: 2_000,
  amount: 1_000 + at * 1_000,
  reference_amount: at === 0 ? 1_800 : null,
}))
const [THREAD, NEEDLES] = OFFERED as [(typeof OFFERED)[0], (typeof OFFERED)[0]]

/** As the server reckons it, once the test lets it answer. */
function aServer() {
  const waiting: (() => void)[] = []
  const answer = () => waiting.splice(0).forEach((go) => go())
  const loader = async ({ request }: { request: Request }) => {
    const asked = new URL(request.url).searchParams.get('bumps')?.split(',') ?? []
    if (asked.length > 0) await new Promise<void>((go) => waiting.push(go))
    return OFFERED.map((bump): OfferedBump => ({ ...bump, is_added: asked.includes(bump.id) }))
  }
  return { loader, answer }
}

const lineOf = (kind: 'main' | 'bump', title: string, amount: number): Quote['lines'][number] => ({
  kind,
  product_id: newId(),
  variant_id: newId(),
  title,
  quantity: 1,
  standard_amount: amount,
  is_chosen: false,
  reductions: [],
  reference_amount: null,
  amount,
  vat_rate: kind === 'main' ? 23 : 5,
  plan: null,
})

function Page() {
  const bumps = useLoaderData<OfferedBump[]>()
  const { wanted, isWaiting, want } = useBumps({ bumps }, 'a-variant')
  const added = bumps.filter(({ is_added }) => is_added)
  const lines = [lineOf('main', 'Mending', 10_000), ...added.map(({ title, amount }) => lineOf('bump', title, amount))]
  const amount = lines.reduce((sum, line) => sum + line.amount, 0)
  const quote: Quote = { lines, code: null, consents: [], amount, currency: 'PLN', needs_card: amount > 0 }
  return (
    <>
      <BumpsPart bumps={bumps} wanted={wanted} quote={quote} isWaiting={isWaiting} onWant={want} />
      <PayPart quote={quote} isSending={isWaiting} />
    </>
  )
}

test('what is pressed is ticked at once, two in a row as well, and paid for once the server has said what it costs', async () => {
  const { loader, answer } = aServer()
  const router = createMemoryRouter([{ path: '/', element: <Page />, loader, HydrateFallback: () => null }])
  render(<RouterProvider router={router} />)
  const thread = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Add “Thread”/ })
  const needles = screen.getByRole<HTMLInputElement>('checkbox', { name: /Add “Needles”/ })
  const pay = () => screen.getByRole('button')
  expect([thread.checked, needles.checked]).toEqual([false, false])
  expect(thread.closest('label')!.textContent).toMatch(/PLN\s?10.00.*PLN\s?20.00.*PLN\s?18.00/s)
  expect(needles.closest('label')!.querySelector('s')).toBeNull()
  fireEvent.click(thread)
  fireEvent.click(needles)
  expect([thread.checked, needles.checked]).toEqual([true, true])
  expect(pay().getAttribute('aria-busy') ?? pay().getAttribute('data-busy')).toBeTruthy()
  await waitFor(() => {
    answer()
    expect(pay().textContent).toMatch(/130/)
  })
  expect(router.state.location.search).toBe(`?variant=a-variant&bumps=${THREAD.id}%2C${NEEDLES.id}`)
  expect(screen.getByRole('status').textContent).toMatch(/Together: .*130/)
  expect(screen.getByRole('list').textContent).toMatch(/Mending.*23% VAT.*Thread.*5% VAT.*Needles/s)
  fireEvent.click(thread)
  fireEvent.click(needles)
  await waitFor(() => expect(pay().textContent).toMatch(/100/))
  expect(router.state.location.search).toBe('?variant=a-variant')
})
