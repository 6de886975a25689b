import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { ApiProvider } from '#kit/api/ApiProvider.tsx'
import type { BrowserApi } from '#kit/api/browser-api.ts'
import { ViewerProvider } from '#kit/api/ViewerProvider.tsx'
import { Locale } from '#kit/text/Locale.tsx'
import { loadTexts } from '#kit/text/text-of.ts'
import type { ReviewPage } from '../contract.ts'
import { ReviewList } from './ReviewList.tsx'

beforeAll(() => loadTexts('en'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const PAGES = 6
const pageOf = (nth: number): ReviewPage => ({
  data: [
    {
      id: `review-${nth}`,
      rating: 10,
      first_name: `Ola ${nth}`,
      created_at: '2026-05-01T10:00:00.000Z',
      review: 'Ostry nóż',
      title: 'Noże',
      course: { slug: 'noze' },
      has_bought: true,
    } as unknown as ReviewPage['data'][number],
  ],
  next_page_url: nth < PAGES ? `/json/reviews?cursor=${nth}` : null,
})

test('reviews go on coming by themselves near the end, for as long as there are any', async () => {
  const observers: { near: () => void; margin: string | undefined }[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(hear: (seen: { isIntersecting: boolean }[]) => void, { rootMargin }: IntersectionObserverInit) {
        observers.push({ near: () => hear([{ isIntersecting: true }]), margin: rootMargin })
      }
      observe = () => undefined
      disconnect = () => void observers.pop()
    },
  )
  const call = (_: unknown, { cursor }: { cursor?: string }) => Promise.resolve(pageOf(Number(cursor) + 1))
  render(
    <Locale language="en" timeZone="Europe/Warsaw">
      <MemoryRouter>
        <ApiProvider api={{ call } as unknown as BrowserApi}>
          <ViewerProvider viewer={null}>
            <ReviewList courseId="noze" initial={pageOf(1)} />
          </ViewerProvider>
        </ApiProvider>
      </MemoryRouter>
    </Locale>,
  )
  for (let shown = 2; shown <= PAGES; shown++) {
    expect(observers.map(({ margin }) => margin)).toEqual(['250px'])
    await act(async () => observers[0]?.near())
    expect(await screen.findByText(`Ola ${shown}`)).toBeDefined()
  }
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull()
})
