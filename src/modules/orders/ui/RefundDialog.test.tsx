import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { ApiProblem } from '#platform/contract/client.ts'
import { ApiProvider } from '#kit/api/ApiProvider.tsx'
import type { BrowserApi } from '#kit/api/browser-api.ts'
import { loadTexts } from '#kit/text/text-of.ts'
import type { OrderDetails, OrderLine } from '../contract.ts'
import { RefundDialog } from './RefundDialog.tsx'
import { showInRoute } from '#test/show-in-route.tsx'

beforeAll(() => loadTexts('en'))
afterEach(cleanup)

const line = (id: string, left: number): OrderLine => ({
  id,
  kind: 'main',
  product_id: id,
  title: `Course ${id}`,
  quantity: 1,
  seats: 0,
  gift: null,
  standard_amount: 10_000,
  is_chosen: false,
  reductions: [],
  amount: 10_000,
  vat_rate: 23,
  vat_exemption_reason: null,
  returned_amount: 10_000 - left,
  returning_amount: 0,
  left_amount: left,
})

const anOrder = (lines: OrderLine[]) =>
  ({
    id: 'an-order',
    number: '7KQ4-M2XD',
    currency: 'PLN',
    lines,
    promo_code: null,
    left_amount: lines.reduce((sum, { left_amount: left }) => sum + left, 0),
  }) as OrderDetails

async function show(order: OrderDetails, refusal?: ApiProblem) {
  const call = vi.fn(async (_endpoint: unknown, _input: unknown) => {
    if (refusal) throw refusal
    return { done: true }
  })
  const onClose = vi.fn()
  const element = (
    <ApiProvider api={{ call } as unknown as BrowserApi}>
      <RefundDialog order={order} onClose={onClose} />
    </ApiProvider>
  )
  await showInRoute(element)
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send the refund' }))
  return { send, onClose, sent: () => call.mock.calls.map(([, input]) => input) }
}
const aKey = expect.stringMatching(/^[0-9a-f-]{36}$/)
const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Amount/ })

test('all that is left goes back with a reason, and the access ends, unless something else is chosen', async () => {
  const { send, sent, onClose } = await show(anOrder([line('one', 10_000)]))
  expect(amount().value).toBe('100.00')
  await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'As promised')
  await send()
  expect(sent()).toEqual([
    { orderId: 'an-order', refund_amount: 10_000, refund_key: aKey, reason: 'As promised', access: 'take' },
  ])
  expect(onClose).toHaveBeenCalled()
})

test('of several lines one is chosen with what is left of it, a part is typed, and the access may be kept', async () => {
  const { send, sent } = await show(anOrder([line('one', 10_000), line('two', 4_000), line('gone', 0)]))
  expect(amount().value).toBe('140.00')
  expect(screen.queryByRole('radio', { name: /Course gone/ })).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: /Course two/ }))
  expect(amount().value).toBe('40.00')
  await userEvent.clear(amount())
  await userEvent.type(amount(), '12.50')
  await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Half')
  await userEvent.click(screen.getByRole('radio', { name: 'They keep it' }))
  await send()
  expect(sent()).toEqual([
    {
      orderId: 'an-order',
      order_line_id: 'two',
      refund_amount: 1_250,
      refund_key: aKey,
      reason: 'Half',
      access: 'keep',
    },
  ])
})

test('of an order with a promo code an admin may say that the code stays used, where all of it goes back', async () => {
  const promo_code = { code: 'LATO', amount: 500 }
  const { send, sent } = await show({ ...anOrder([line('one', 10_000)]), promo_code })
  await userEvent.click(screen.getByRole('checkbox', { name: /LATO stays used/ }))
  await userEvent.clear(amount())
  expect(screen.queryByRole('checkbox')).toBeNull()
  await userEvent.type(amount(), '100.00')
  await userEvent.click(screen.getByRole('checkbox', { name: /LATO stays used/ }))
  await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'As promised')
  await send()
  expect(sent()).toMatchObject([{ refund_amount: 10_000, code: 'keep' }])
})

test('more than is left is told under the amount, and what was typed stays', async () => {
  const errors = { refund_amount: ['That is more than can still be refunded.'] }
  const { send, onClose } = await show(anOrder([line('one', 10_000)]), new ApiProblem(422, { message: '', errors }))
  await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Too much')
  await send()
  expect(screen.getAllByText(/more than can still be refunded/).length).toBeGreaterThan(0)
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Reason/ }).value).toBe('Too much')
  expect(onClose).not.toHaveBeenCalled()
})
