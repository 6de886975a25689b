import { cleanup, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, expect, test } from 'vitest'
import { MyOrders } from '#modules/orders/ui/MyOrders.tsx'
import { StudentOrders } from '#modules/orders/ui/StudentOrders.tsx'
import { transactionsAskedFor } from '#modules/sales/ui/asked-transactions.ts'
import { ApiProvider } from '#kit/api/ApiProvider.tsx'
import type { BrowserApi } from '#kit/api/browser-api.ts'
import { loadTexts } from '#kit/text/text-of.ts'
import { showInRoute } from '#test/show-in-route.tsx'
import Transactions from '../Transactions.tsx'

afterEach(cleanup)

const NONE = { data: [], next_page_url: null }
const AllTransactions = Transactions as unknown as ComponentType<{ loaderData: object }>
const asked = transactionsAskedFor(new URLSearchParams())
const LISTS = {
  'of the panel': (
    <AllTransactions
      loaderData={{
        transactions: [],
        product: null,
        totals: [],
        isTooMany: false,
        sort: '',
        place: { isFirst: true, next: null },
        asked,
      }}
    />
  ),
  'of a student in the panel': <StudentOrders studentId="s" initial={NONE} />,
  'of one’s own': <MyOrders initial={NONE} />,
}

test.each([
  ['en', 'No transactions available'],
  ['pl', 'Brak transakcji'],
] as const)('an empty list of transactions says so (%s)', async (language, words) => {
  await loadTexts(language)
  for (const [name, list] of Object.entries(LISTS)) {
    cleanup()
    await showInRoute(<ApiProvider api={{} as BrowserApi}>{list}</ApiProvider>, [], language)
    expect(screen.queryByText(words), name).toBeTruthy()
  }
})
