import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ApiProvider } from '#kit/api/ApiProvider.tsx'
import { Locale } from '#kit/text/Locale.tsx'
import { loadTexts } from '#kit/text/text-of.ts'
import type { OfferedUpsell } from '#modules/offers/upsells/contract.ts'
import { OneClickForm } from './OneClickForm.tsx'

beforeAll(async () => {
  await Promise.all([loadTexts('en'), loadTexts('pl')])
})
afterEach(cleanup)

const CARD = { kind: 'card', brand: 'visa', last4: '1111' } as const
const BLIK = { kind: 'blik', brand: null, last4: null } as const

test.each([
  ['en', CARD, /^Paid with your card ending in 1111\. It is kept until/],
  ['pl', CARD, /^Płatność Twoją kartą z końcówką 1111\. Przechowujemy ją do/],
  ['en', BLIK, /^Paid with your BLIK\. It is kept until/],
  ['pl', BLIK, /^Płatność Twoim BLIKIEM\. Przechowujemy go do/],
] as const)('in %s it says what is charged by one press: %j', (language, kept, said) => {
  const seller = { details: null, place: [], email: 'hand@school.test' }
  const upsell = {
    order_id: 'the-order',
    amount: 4_900,
    currency: 'PLN',
    consents: [],
    terms_version: null,
    seller,
  }
  render(
    <Locale language={language} timeZone="Europe/Warsaw">
      <ApiProvider api={{} as never}>
        <OneClickForm
          upsell={upsell as object as OfferedUpsell}
          card={{ ...kept, forget_at: '2026-11-22T10:00:00.000Z' }}
          school="Good Hand"
          noThanks={null}
          onRefused={() => {}}
        />
      </ApiProvider>
    </Locale>,
  )
  expect(screen.getByText(said).textContent).not.toContain('{')
})
