import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ApiProvider } from '#kit/api/ApiProvider.tsx'
import type { BrowserApi } from '#kit/api/browser-api.ts'
import { Locale } from '#kit/text/Locale.tsx'
import { loadTexts } from '#kit/text/text-of.ts'
import type { Waiting } from '#modules/waiting/contract.ts'
import type { Matter } from '../contract.ts'
import { NeedsYou } from './NeedsYou.tsx'

beforeAll(() => loadTexts('en'))
afterEach(cleanup)

const aMatter = (kind: Matter['kind'], due_at: string): Matter => ({
  id: kind,
  kind,
  order: { id: kind, number: '7KQ4-M2XD' },
  buyer_name: 'Jan Żak',
  due_at,
  is_late: false,
})

const WAITING: Waiting[] = [
  { kind: 'withdrawal', count: 1, path: '/home/contract-withdrawals' },
  { kind: 'review', count: 3, path: '/home/reviews?status=pending' },
]

test('what a bank waits for is due at a moment, what the law asks on a day', async () => {
  const data = [aMatter('dispute', '2026-12-05T23:00:58.066Z'), aMatter('withdrawal', '2026-12-14T22:59:59.999Z')]
  const page = <NeedsYou initial={{ data, next_page_url: null }} waiting={WAITING} />
  render(
    <ApiProvider api={{} as BrowserApi}>
      <Locale language="en" timeZone="Europe/Warsaw">
        <QueryClientProvider client={new QueryClient()}>
          <RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />
        </QueryClientProvider>
      </Locale>
    </ApiProvider>,
  )
  expect(await screen.findByText(/^By 6 December 2026 at 00:00$/)).toBeTruthy()
  expect(screen.getByText(/^By 14 December 2026$/)).toBeTruthy()
  const reviews = screen.getByRole('link', { name: '3 reviews to approve' })
  expect(reviews.getAttribute('href')).toBe('/home/reviews?status=pending')
  expect(screen.queryByRole('link', { name: /contract withdrawal to settle/ })).toBeNull()
})
