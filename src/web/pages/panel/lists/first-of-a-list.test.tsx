import { cleanup, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ordersAskedFor } from '#modules/orders/ui/asked-orders.ts'
import { transactionsAskedFor } from '#modules/sales/ui/asked-transactions.ts'
import { ApiProvider } from '#kit/api/ApiProvider.tsx'
import type { BrowserApi } from '#kit/api/browser-api.ts'
import { loadTexts } from '#kit/text/text-of.ts'
import { showInRoute } from '#test/show-in-route.tsx'
import Bookings from '../Bookings.tsx'
import Orders from '../Orders.tsx'
import SoldProducts from '../SoldProducts.tsx'
import Transactions from '../Transactions.tsx'

beforeAll(() => loadTexts('en'))
afterEach(cleanup)

async function show(page: unknown, loaderData: object) {
  cleanup()
  const Page = page as ComponentType<{ loaderData: object }>
  await showInRoute(
    <ApiProvider api={{} as BrowserApi}>
      <Page loaderData={loaderData} />
    </ApiProvider>,
  )
}

const waysTo = (path: string) => screen.queryAllByRole('link').filter((link) => link.getAttribute('href') === path)
const FIRST_PAGE = { isFirst: true, next: null }

test.each([
  ['orders', Orders, { orders: [], totals: [] }, ordersAskedFor, /a product and share its page: everything bought/],
  [
    'transactions',
    Transactions,
    { transactions: [], product: null, totals: [], isTooMany: false },
    transactionsAskedFor,
    /a product with a price and share its page: every payment/,
  ],
] as const)('a list of %s without any says what brings the first, unless it was narrowed', async (...given) => {
  const [, page, found, askedFor, said] = given
  const asking = (query: string) => ({
    ...found,
    sort: '',
    place: FIRST_PAGE,
    asked: askedFor(new URLSearchParams(query)),
  })
  await show(page, asking(''))
  expect(screen.getByText(said)).toBeTruthy()
  expect(waysTo('/home/products')).toHaveLength(1)
  await show(page, asking('q=Ala'))
  expect(screen.queryByText(said)).toBeNull()
  expect(waysTo('/home/products')).toEqual([])
})

test('products sold say of a school that never sold anything that it did not, whatever the days', async () => {
  const days = { from: '2026-11-01', until: '2026-11-30' }
  const found = { sold: [], totals: [], days, hasSold: false, asked: { kind: '', ...days }, place: FIRST_PAGE }
  await show(SoldProducts, found)
  expect(screen.getByText('Nothing sold yet')).toBeTruthy()
  expect(screen.queryByText(/other days/)).toBeNull()
  expect(waysTo('/home/products')).toHaveLength(1)
  await show(SoldProducts, { ...found, hasSold: true })
  expect(screen.getByText(/other days/)).toBeTruthy()
  expect(waysTo('/home/products')).toEqual([])
})

test('bookings say what brings the first, unless there were some or they were searched', async () => {
  const found = { when: 'coming', q: '', page: { data: [], next_page_url: null }, isUntouched: true }
  const said = /^Create a consultation, give it hours and publish it/
  for (const when of ['coming', 'past']) {
    await show(Bookings, { ...found, when })
    expect(screen.getByText(said)).toBeTruthy()
    expect(waysTo('/home/consultations')).toHaveLength(1)
    expect(screen.queryByRole('searchbox')).toBeNull()
  }
  for (const other of [{ isUntouched: false }, { isUntouched: false, q: 'Ala' }]) {
    await show(Bookings, { ...found, ...other })
    expect(screen.queryByText(said)).toBeNull()
    expect(waysTo('/home/consultations')).toEqual([])
    expect(screen.getByRole('searchbox')).toBeTruthy()
  }
})
