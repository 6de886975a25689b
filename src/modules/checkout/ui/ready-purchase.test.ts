import { describe, expect, test } from 'vitest'
import type { Quote } from '#modules/offers/contract.ts'
import type { CardMessage, LeavingCard } from '#modules/payments/ui/use-card.ts'
import { type Filled, readyPurchase } from './ready-purchase.ts'
import { EMPTY } from './use-details.ts'

const LINE = { quantity: 1, standard_amount: 9900, is_chosen: false } as Quote['lines'][0]
const QUOTE = {
  amount: 9900,
  currency: 'PLN',
  code: null,
  consents: ['digital_content_now'],
  needs_card: true,
  lines: [LINE],
} as object as Quote
const CART: Filled['cart'] = {
  quote: QUOTE,
  line: LINE,
  typed: undefined,
  isForBuyer: true,
  gift: null,
  bumpIds: [],
  optional: [],
}
const cardOf = (problems: Partial<Record<string, CardMessage>>, leaving: LeavingCard): Filled['card'] => ({
  problems: () => problems,
  handOver: () => Promise.resolve(leaving),
})
const UNAVAILABLE: LeavingCard = { trouble: 'card.unavailable' }
const FILLED: Filled = {
  checkout: {
    product: { slug: 'glazing' } as Filled['checkout']['product'],
    fields: [],
    terms_version: 3,
    after_order: null,
  },
  variant: { id: 'v1', seats: null },
  cart: CART,
  details: { ...EMPTY, name: 'Ewa', email: 'ewa@example.com', phone: '600', company_name: 'Kiln', buys_as: 'person' },
  password: undefined,
  answers: {},
  given: ['digital_content_now', 'keep_card'],
  guests: {},
  place: undefined,
  slot: undefined,
  card: cardOf({}, { handed: { encrypted: 'sealed' } }),
}
const ready = (changed: Partial<Filled>) =>
  readyPurchase(
    { ...FILLED, ...changed },
    (key) => key,
    (key) => key,
  )
const cartWith = (changed: Partial<Filled['cart']>) => ({ cart: { ...CART, ...changed } })

describe('a form is sent', () => {
  test('as the page shows it, with the consents it asked for and no others', async () => {
    expect(await ready({})).toEqual({
      ready: {
        slug: 'glazing',
        variant_id: 'v1',
        amount: 9900,
        currency: 'PLN',
        encrypted_card: 'sealed',
        consents: ['digital_content_now'],
        answers: {},
        terms_version: 3,
        phone: '600',
        address_1: '',
        address_2: '',
        country: '',
        company_name: '',
        vat_id: '',
        postal_code: '',
        city: '',
      },
    })
    const asked = await ready(cartWith({ optional: ['keep_card'] }))
    expect(asked.ready?.consents).toEqual(['digital_content_now', 'keep_card'])
  })

  test('without a card or anything for an invoice when it is free', async () => {
    const { ready: sent } = await ready({
      ...cartWith({ quote: { ...QUOTE, amount: 0, needs_card: false, consents: [] } }),
      card: undefined,
    })
    expect(sent).toEqual({
      slug: 'glazing',
      variant_id: 'v1',
      amount: 0,
      currency: 'PLN',
      consents: [],
      answers: {},
      terms_version: 3,
    })
  })

  test('with all that was chosen beside it', async () => {
    const { ready: sent } = await ready({
      ...cartWith({
        line: { ...LINE, quantity: 3, is_chosen: true },
        isForBuyer: false,
        bumpIds: ['b1'],
        quote: { ...QUOTE, code: { code: 'SPRING', problem: null } },
      }),
      variant: { id: 'v1', seats: { max: 5 } as Filled['variant']['seats'] },
      guests: { guests: [null, { name: 'Jan', email: 'jan@example.com' }] },
      place: 'secret',
      slot: { startsAt: '2026-12-01T09:00:00.000Z', missing: 'choose' },
    })
    expect(sent).toMatchObject({
      quantity: 3,
      own_seat: false,
      chosen_amount: 9900,
      bump_ids: ['b1'],
      promo_code: 'SPRING',
      guests: [null, { name: 'Jan' }],
      place: 'secret',
      slot: '2026-12-01T09:00:00.000Z',
    })
  })

  test('with whom a gift is for, who chooses the time', async () => {
    const gift = { name: 'Jan', email: 'jan@example.com', message: '', send_on: '' }
    const slot = { startsAt: '2026-12-01T09:00:00.000Z', missing: 'choose' }
    const { ready: sent } = await ready({ ...cartWith({ gift }), slot })
    expect(sent?.gift).toEqual({ ...gift, send_on: undefined })
    expect(sent).not.toHaveProperty('slot')
  })
})

describe('a form is not sent', () => {
  test('with a wrong card, whatever else is wrong', async () => {
    const { problems } = await ready({ card: cardOf({ cardCvv: 'card.name' }, UNAVAILABLE), given: [] })
    expect(problems).toEqual({ cardCvv: ['card.name'], 'consents.digital_content_now': ['required'] })
  })

  test('while the bank gives no key, which is said once nothing else is wrong', async () => {
    expect(await ready({ card: cardOf({}, UNAVAILABLE) })).toEqual({ problems: { form: ['card.unavailable'] } })
    expect((await ready({ card: cardOf({}, UNAVAILABLE), given: [] })).problems).not.toHaveProperty('form')
  })

  test('where the bank gives no token, which it is asked for once nothing else is wrong', async () => {
    expect(await ready({ card: cardOf({}, { trouble: 'card.problem' }) })).toEqual({
      problems: { form: ['card.problem'] },
    })
    let asked = 0
    const handOver = async (): Promise<LeavingCard> => ({ handed: { token: `tok_${++asked}` } })
    const card = { problems: () => ({}), handOver }
    await ready({ card, given: [] })
    expect(asked).toBe(0)
    const { ready: sent } = await ready({ card })
    expect(sent).toMatchObject({ card_token: 'tok_1' })
    expect(sent).not.toHaveProperty('encrypted_card')
  })

  test('while the price shown is for another amount than was typed', async () => {
    const typed = { variantId: 'v1', amount: 5000, problem: 'a moment' }
    expect((await ready(cartWith({ typed }))).problems).toEqual({ chosen_amount: ['a moment'] })
    expect((await ready(cartWith({ typed: { ...typed, amount: 9900 } }))).problems).toBeUndefined()
  })

  test('without a time of what is booked for one, unless it is given away', async () => {
    const slot = { startsAt: null, missing: 'choose' }
    expect((await ready({ slot })).problems).toEqual({ form: ['choose'] })
    const gift = { name: 'Jan', email: 'jan@example.com', message: '', send_on: '' }
    expect((await ready({ slot, ...cartWith({ gift }) })).problems).toBeUndefined()
  })
})
