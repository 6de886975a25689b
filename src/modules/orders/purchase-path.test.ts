import { expect, test } from 'vitest'
import { checkoutPath } from './purchase-path.ts'

const first = { slug: 'kurs', variant: { id: 'v1', position: 1 }, after: undefined }
const second = { ...first, variant: { id: 'v2', position: 2 } }

test.each([
  ['nothing of it', first, {}, '/kurs/checkout'],
  ['one for the buyer', first, { quantity: 1, own_seat: true }, '/kurs/checkout'],
  ['another variant', second, {}, '/kurs/checkout?variant=v2'],
  ['an amount, for the variant it is of', first, { chosen_amount: 0 }, '/kurs/checkout?variant=v1&amount=0'],
  ['how many, for others alone', first, { quantity: 3, own_seat: false }, '/kurs/checkout?quantity=3&others=1'],
  ['a gift with a code', first, { gift: {}, promo_code: 'LATO 5' }, '/kurs/checkout?gift=1&code=LATO+5'],
  ['what was added', first, { bump_ids: ['a', 'b'] }, '/kurs/checkout?bumps=a%2Cb'],
  ['a time', first, { slot: '2026-11-25T10:00Z' }, '/kurs/checkout?slot=2026-11-25T10%3A00Z'],
  ['what it is offered after', { ...first, after: 'o1' }, {}, '/kurs/checkout?after=o1'],
] as const)('a checkout is come back to with %s', (_, product, asked, path) => {
  expect(checkoutPath(product, asked)).toBe(path)
})
