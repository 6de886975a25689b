import { afterAll, expect, test } from 'vitest'
import { refused } from '#test/refused.ts'
import { aWorld, type TestSchool } from '#test/world.ts'
import { changePrice } from '../contract.ts'
import { changeSeatPrices } from '../seats/contract.ts'
import { aProduct, type GivenProduct } from '../testing.ts'

const world = await aWorld()
const schools = { en: await world.aSchool(), pl: await world.aSchool({ language: 'pl' }) }
afterAll(() => world.close())

const MONTHLY = { amount: 5_000, payment_model: 'membership', period_months: 1 } as const

/** What a price of a new product is refused with, beside which field. */
async function refusedOf(
  school: TestSchool,
  terms: object,
  given: GivenProduct = {},
): Promise<Record<string, string[]>> {
  const { product, variants } = await school.work((ctx) => aProduct(ctx, { published: false, ...given }))
  const changed = { productId: product.id, variantId: variants[0]!.variant.id, ...MONTHLY, ...terms }
  const { status, fields } = await refused(school.as(school.admin).call(changePrice, changed))
  expect(status).toBe(422)
  return fields
}

test.each([
  [{ period_months: null }, 'period_months', 'This field is required', 'To pole jest wymagane'],
  [{ trial_days: 366 }, 'trial_days', 'Enter a number from 0 to 365', 'Podaj liczbę od 0 do 365'],
  [{ trial_days: -1 }, 'trial_days', 'Enter a number from 0 to 365', 'Podaj liczbę od 0 do 365'],
  [{ trial_days: 1.5 }, 'trial_days', 'Enter a number from 0 to 365', 'Podaj liczbę od 0 do 365'],
  [
    { period_months: -1, trial_days: 7 },
    'trial_days',
    'What is paid once for a lifetime has no trial',
    'To, za co płaci się raz na zawsze, nie ma okresu próbnego',
  ],
])('a plan with %j is refused beside its field, in both languages', async (terms, field, en, pl) => {
  expect(await refusedOf(schools.en, terms)).toEqual({ [field]: [en] })
  expect(await refusedOf(schools.pl, terms)).toEqual({ [field]: [pl] })
})

test('of periods there are a month, three, six, twelve and a lifetime', async () => {
  for (const period_months of [2, 0, 13, '1'])
    expect(Object.keys(await refusedOf(schools.en, { period_months }))).toEqual(['period_months'])
})

test('what takes place at a time, or is sold in several seats, is no plan', async () => {
  const timed = await refusedOf(schools.en, {}, { kind: 'live_event' })
  expect(timed).toEqual({ payment_model: ['This takes place at a time, so it is paid for once'] })

  const school = schools.en
  const { product, variants } = await school.work((ctx) => aProduct(ctx))
  const key = { productId: product.id, variantId: variants[0]!.variant.id }
  await school.as(school.admin).call(changeSeatPrices, { ...key, seat_prices: [{ from: 2, amount: 8_000 }] })
  const beside = await refused(school.as(school.admin).call(changePrice, { ...key, ...MONTHLY }))
  expect([beside.status, Object.keys(beside.fields)]).toEqual([422, ['payment_model']])
})

test('what is left out of a plan stays, and a price that is paid once again forgets it', async () => {
  const school = schools.en
  const { product, variants } = await school.work((ctx) => aProduct(ctx))
  const key = { productId: product.id, variantId: variants[0]!.variant.id }
  const change = async (terms: object) =>
    (await school.as(school.admin).call(changePrice, { ...key, ...terms } as never)).variants[0]
  const plan = { payment_model: 'membership', period_months: 3, trial_days: 7, trial_needs_card: false }
  expect(await change({ ...MONTHLY, ...plan })).toMatchObject(plan)
  expect(await change({ amount: 6_000 })).toMatchObject({ ...plan, amount: 6_000 })
  expect(await change({ amount: 6_000, payment_model: 'one_time' })).toMatchObject({
    payment_model: 'one_time',
    period_months: null,
    trial_days: 0,
  })
})
