import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ViewerProvider } from '#kit/api/ViewerProvider.tsx'
import { loadTexts } from '#kit/text/text-of.ts'
import { OrderGifts } from '#modules/seats/ui/gifts/OrderGifts.tsx'
import type { MyGift } from '#modules/seats/gifts/contract.ts'
import { mayAs, type PanelRole } from '#platform/rights.ts'
import { showInRoute } from '#test/show-in-route.tsx'
import type { OrderDetails as Order, OrderLine } from '../contract.ts'
import { OrderDetails } from './OrderDetails.tsx'

beforeAll(() => loadTexts('en'))
afterEach(cleanup)

const aLine = (given: Partial<OrderLine>) =>
  ({
    id: 'a-line',
    kind: 'main',
    product_id: 'a-course',
    title: 'Linoryt',
    seats: 0,
    reductions: [],
    ...given,
  }) as OrderLine
const AN_ORDER = {
  id: 'an-order',
  number: '7KQ4-M2XD',
  currency: 'PLN',
  buyer: { id: 'a-buyer', name: 'Łucja', email: 'lucja@school.test' },
  created_at: '2026-11-20T10:00:00Z',
  lines: [aLine({ seats: 3, amount: 10_000, standard_amount: 10_000, vat_rate: 23 })],
  payments: [],
  refunds: [],
  consents: [],
  answers: [],
  billing: {},
} as unknown as Order
const A_GIFT = {
  id: 'a-gift',
  title: 'Linoryt',
  name: 'Ewa',
  email: 'ewa@school.test',
  status: 'waiting',
  send_on: '2026-12-01',
  can: { change: true, send: false },
} as MyGift

const show = (adminRole: PanelRole, order = AN_ORDER) =>
  showInRoute(
    <ViewerProvider viewer={{ id: 'an-admin', name: 'Anna', role: 'admin', adminRole, avatar: null }}>
      <OrderDetails order={order}>
        <OrderGifts gifts={[A_GIFT]} onChanged={async () => {}} />
      </OrderDetails>
    </ViewerProvider>,
  )
const linksTo = (start: string) =>
  screen.queryAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith(start))

test.each(['owner', 'support', 'accountant'] as const)(
  'an order leads %s to what they may open, and no further',
  async (role) => {
    await show(role)
    expect(screen.getByText('Łucja')).toBeTruthy()
    const expected = mayAs(role, 'see-students') ? 1 : 0
    expect(linksTo('/home/students/')).toHaveLength(expected)
    expect(linksTo('/home/access-manager/')).toHaveLength(expected)
    expect(screen.queryAllByRole('button')).toHaveLength(mayAs(role, 'change-students') ? 1 : 0)
  },
)

test('an order whose payment the gateway does not know says that it cannot be refunded', async () => {
  await show('accountant', { ...AN_ORDER, is_unknown_to_gateway: true })
  expect(screen.getByText(/does not know this payment/)).toBeTruthy()
})
