import { cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ApiProvider } from '#kit/api/ApiProvider.tsx'
import { Locale } from '#kit/text/Locale.tsx'
import { loadTexts } from '#kit/text/text-of.ts'
import type { Language } from '#platform/i18n/language.ts'
import type { Membership } from '../contract.ts'
import { MySubscriptions } from './MySubscriptions.tsx'

beforeAll(async () => {
  await Promise.all([loadTexts('en'), loadTexts('pl')])
})
afterEach(cleanup)

const CARD = { kind: 'card', brand: 'visa', last4: '1111', expires: '12/39' } as const
const BLIK = { kind: 'blik', brand: null, last4: null, expires: null } as const

/** A membership whose last charge was refused, and that its holder can do nothing with but change what it is charged by. */
function show(language: Language, card: Membership['card']) {
  const membership = {
    id: 'the-membership',
    product: { id: 'the-course', kind: 'course', slug: 'mending', title: 'Mending' },
    variant_name: '',
    status: 'at_risk',
    period_months: 1,
    amount: 4_900,
    currency: 'PLN',
    next_charge: null,
    last_charge: { result: 'past_due', at: '2026-11-22T10:00:00.000Z', needs_holder: false },
    ended_at: null,
    ends_at: null,
    paused_until: null,
    later: null,
    card,
    can: { change_plan: false, cancel: false, resume: false, pause: false, change_card: true },
  }
  const initial = { data: [membership as object as Membership], next_page_url: null }
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <Locale language={language} timeZone="Europe/Warsaw">
          <ApiProvider api={{} as never}>
            <MySubscriptions initial={initial} onChanged={async () => {}} />
          </ApiProvider>
        </Locale>
      ),
    },
  ])
  render(<Page />)
}

test.each([
  ['en', 'Card ending in 1111, valid until 12/39', /the validity of your card/, 'Change card: “Mending”'],
  ['pl', 'Karta kończąca się na 1111, ważna do 12/39', /ważność karty/, 'Zmień kartę dla „Mending”'],
] as const)('in %s a card is said by its last digits and its expiry', async (language, said, refused, change) => {
  show(language, CARD)
  await screen.findByText(said)
  screen.getByText(refused)
  screen.getByRole('link', { name: change })
})

test.each([
  ['en', /BLIK in your bank/, 'Add a card'],
  ['pl', /ustawienia BLIK/, 'Dodaj kartę'],
] as const)('in %s BLIK is said as such, and nothing of digits or an expiry', async (language, refused, add) => {
  show(language, BLIK)
  await screen.findByText('BLIK')
  screen.getByText(refused)
  screen.getByRole('link', { name: add })
  expect(document.body.textContent).not.toMatch(/valid until|ważna do|validity of your card|ważność karty/)
})
