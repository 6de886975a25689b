import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ApiProvider } from '#kit/api/ApiProvider.tsx'
import { Locale } from '#kit/text/Locale.tsx'
import { loadTexts } from '#kit/text/text-of.ts'
import type { SeenOffer } from '../evergreen/contract.ts'
import { CardPrice } from './CardPrice.tsx'

const NOON = Date.parse('2026-11-22T12:00:00Z')
let nth = 0
let asked: string[][]
let secondsLeft: number

beforeAll(() => loadTexts('en'))
beforeEach(() => {
  vi.useFakeTimers({ now: NOON, shouldAdvanceTime: true })
  asked = []
  secondsLeft = 600
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly hear: (seen: { isIntersecting: boolean }[]) => void
      constructor(hear: (seen: { isIntersecting: boolean }[]) => void) {
        this.hear = hear
      }
      observe = () => this.hear([{ isIntersecting: true }])
      disconnect = () => undefined
    },
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const aCard = () => {
  const product = `product-${nth++}`
  const offer = { id: `offer-${product}`, amount: 21_900, standard_amount: 24_900, reference_amount: 24_900 }
  return {
    product,
    price: {
      amount: 24_900,
      is_from: false,
      standard_amount: 24_900,
      reference_amount: null,
      currency: 'PLN',
      evergreens: [offer],
    },
  }
}

const api = {
  token: async () => '',
  call: async (_endpoint: unknown, { product_ids }: { product_ids: string[] }): Promise<{ offers: SeenOffer[] }> => {
    asked.push(product_ids)
    return {
      offers: product_ids.map((product) => ({
        id: `offer-${product}`,
        product_id: product,
        variant_id: 'variant',
        amount: 21_900,
        standard_amount: 24_900,
        reference_amount: 24_900,
        currency: 'PLN',
        ends_at: new Date(NOON + secondsLeft * 1000).toISOString(),
        seconds_left: secondsLeft,
      })),
    }
  },
}

const show = (...cards: ReturnType<typeof aCard>[]) =>
  act(async () => {
    render(
      <ApiProvider api={api as never}>
        <Locale language="en" timeZone="Europe/Warsaw">
          {cards.map(({ product, price }, at) => (
            <p key={at}>
              <CardPrice productId={product} price={price} />
            </p>
          ))}
        </Locale>
      </ApiProvider>,
    )
  })

/** What is paid, without the room that is kept for it. */
const shown = () =>
  screen
    .getAllByRole('paragraph')
    .map((card) => [...card.querySelectorAll('data')].filter((each) => !each.closest('[aria-hidden]')).at(-1)?.value)

test('every card of a page shows the price that runs for whoever looks, asked for in one call', async () => {
  const [first, second] = [aCard(), aCard()]
  await show(first, second, first)
  await waitFor(() => expect(shown()).toEqual(['21900', '21900', '21900']))
  expect(asked).toEqual([[first.product, second.product]])
})

test('what is known already is shown at once on the next page', async () => {
  const card = aCard()
  await show(card)
  await waitFor(() => expect(shown()).toEqual(['21900']))
  cleanup()
  api.call = () => new Promise(() => undefined)
  await show(card)
  expect(shown()).toEqual(['21900'])
})

test('an offer that has ended is no price any more', async () => {
  secondsLeft = 0
  api.call = async () => ({ offers: [] })
  await show(aCard())
  expect(shown()).toEqual(['24900'])
})
