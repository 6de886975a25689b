import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { clock, DAY, HOUR } from '#platform/clock.ts'
import { thrown } from '#test/parts-of-jobs.ts'
import { aWorld } from '#test/world.ts'
import { changePrice } from './change-price.ts'
import { endPromotion } from './promotions/end-promotion.ts'
import { getOffer } from './get-offer.ts'
import { followPromotions } from './promotions/follow-promotions.ts'
import { startPromotion } from './promotions/start-promotion.ts'
import { promotions } from './tables.ts'
import { aProduct, pricesOf } from './testing.ts'

const world = await aWorld()
const school = await world.aSchool()
afterAll(() => world.close())

const TERMS = { access_length: 'forever', access_days: 0, access_until: null } as const

async function aPriced(amount = 10_000) {
  const { product, variants } = await school.work((ctx) => aProduct(ctx, { amount }))
  return { productId: product.id, variantId: variants[0]!.variant.id }
}
type Priced = Awaited<ReturnType<typeof aPriced>>

const promote = (
  key: Priced,
  given: { amount: number; starts_at?: string; ends_at?: string; packages_limit?: number },
) => school.work((ctx) => startPromotion(ctx, { starts_at: null, ends_at: null, packages_limit: -1, ...key, ...given }))
const setPrice = (key: Priced, amount: number) => school.work((ctx) => changePrice(ctx, { ...key, ...TERMS, amount }))
const inDays = (days: number) => new Date(clock.now().getTime() + days * DAY).toISOString()
const variantOf = async (key: Priced) => (await school.work((ctx) => getOffer(ctx, key))).variants[0]!
const historyOf = async (key: Priced) => {
  const prices = await school.work((ctx) => pricesOf(ctx, key.variantId))
  return prices.map(({ amount, isOver }) => [amount, isOver])
}

test('every price a published product was offered at is remembered, and those of a draft are not', async () => {
  const draft = await school.work((ctx) => aProduct(ctx, { published: false }))
  const draftKey = { productId: draft.product.id, variantId: draft.variants[0]!.variant.id }
  await setPrice(draftKey, 1)
  expect(await historyOf(draftKey)).toEqual([])

  const key = await aPriced(10_000)
  clock.moveBy(DAY)
  await setPrice(key, 12_000)
  await setPrice(key, 12_000)
  expect(await historyOf(key)).toEqual([
    [10_000, true],
    [12_000, false],
  ])
})

test('a promotion shows the lowest price of the 30 days before it, frozen', async () => {
  const key = await aPriced(10_000)
  clock.moveBy(40 * DAY)
  await setPrice(key, 12_000)
  clock.moveBy(31 * DAY)
  await promote(key, { amount: 7_000, ends_at: inDays(60) })
  expect(await variantOf(key)).toMatchObject({ amount: 7_000, standard_amount: 12_000, reference_amount: 12_000 })
  clock.moveBy(50 * DAY)
  await setPrice(key, 9_000)
  expect(await variantOf(key)).toMatchObject({ amount: 7_000, standard_amount: 9_000, reference_amount: 12_000 })
})

test('a promotion ends with its date, whether or not anyone wrote that down', async () => {
  const key = await aPriced()
  await promote(key, { amount: 5_000, ends_at: inDays(2) })
  expect(await variantOf(key)).toMatchObject({ amount: 5_000 })
  clock.moveBy(2 * DAY + HOUR)
  expect(await variantOf(key)).toMatchObject({ amount: 10_000, promotion: null, reference_amount: null })
  await setPrice(key, 5_000)
  await promote(key, { amount: 4_000 })
  expect(await variantOf(key)).toMatchObject({ amount: 4_000, standard_amount: 5_000, reference_amount: 5_000 })
})

test('a planned promotion follows changes of the price until it begins', async () => {
  const key = await aPriced(10_000)
  await promote(key, { amount: 5_000, starts_at: inDays(5) })
  expect(await variantOf(key)).toMatchObject({ amount: 10_000, promotion: null })
  clock.moveBy(DAY)
  await setPrice(key, 9_000)
  clock.moveBy(5 * DAY)
  expect(await variantOf(key)).toMatchObject({ amount: 5_000, standard_amount: 9_000, reference_amount: 9_000 })
})

test('the clock job writes down what began and ended, once', async () => {
  const key = await aPriced(10_000)
  await promote(key, { amount: 5_000, starts_at: inDays(1), ends_at: inDays(2) })
  const { units } = world.app
  const job = followPromotions({ units, findSchool: async (id) => (id === school.id ? school : undefined) })
  const run = () => job.work(thrown)
  clock.moveBy(DAY + HOUR)
  await run()
  await run()
  expect(await historyOf(key)).toEqual([
    [10_000, true],
    [5_000, false],
  ])
  clock.moveBy(DAY)
  await run()
  await run()
  expect(await historyOf(key)).toEqual([
    [10_000, true],
    [5_000, true],
    [10_000, false],
  ])
  const [promotion] = await school.work((ctx) =>
    ctx.tx.select().from(promotions).where(eq(promotions.variantId, key.variantId)),
  )
  expect(promotion?.endedAt).toEqual(promotion?.endsAt)
})

test('the clock job goes on without a promotion that it cannot follow, and tells of it', async () => {
  const unlucky = await world.aSchool()
  const key = await aPriced(10_000)
  await promote(key, { amount: 5_000, starts_at: inDays(1) })
  const { product, variants } = await unlucky.work((ctx) => aProduct(ctx))
  const bad = { productId: product.id, variantId: variants[0]!.variant.id }
  await unlucky.work((ctx) =>
    startPromotion(ctx, { ...bad, amount: 1, starts_at: inDays(1), ends_at: null, packages_limit: -1 }),
  )
  clock.moveBy(DAY + HOUR)
  const told: string[] = []
  const job = followPromotions({
    units: world.app.units,
    findSchool: async (id) => (id === unlucky.id ? Promise.reject(new Error('Lost')) : school),
  })
  await job.work((_error, { id }) => told.push(id))
  expect(told).toEqual([bad.variantId])
  expect(await historyOf(key)).toEqual([
    [10_000, true],
    [5_000, false],
  ])
})

test('a promotion that was ended by hand stops at once, a planned one leaves no trace', async () => {
  const key = await aPriced()
  await promote(key, { amount: 5_000 })
  clock.moveBy(HOUR)
  await school.work((ctx) => endPromotion(ctx, key))
  expect(await variantOf(key)).toMatchObject({ amount: 10_000, promotion: null })
  expect(await historyOf(key)).toEqual([
    [10_000, true],
    [5_000, true],
    [10_000, false],
  ])

  const other = await aPriced()
  await promote(other, { amount: 5_000, starts_at: inDays(1) })
  await school.work((ctx) => endPromotion(ctx, other))
  expect(
    await school.work((ctx) => ctx.tx.select().from(promotions).where(eq(promotions.variantId, other.variantId))),
  ).toEqual([])
})

test('the price must stay above the promo price and the end after the start', async () => {
  const key = await aPriced(10_000)
  await expect(promote(key, { amount: 10_000 })).rejects.toMatchObject({ fields: { amount: expect.anything() } })
  await expect(promote(key, { amount: 5_000, starts_at: inDays(2), ends_at: inDays(1) })).rejects.toMatchObject({
    fields: { ends_at: [{ key: 'validation.end-before-start' }] },
  })
  await promote(key, { amount: 5_000 })
  await expect(setPrice(key, 5_000)).rejects.toMatchObject({ fields: { amount: expect.anything() } })
  await expect(promote(key, { amount: 4_000 })).rejects.toMatchObject({ status: 409 })
})

test('ten changes of a price at once leave one price that applies and no gap', async () => {
  const key = await aPriced(10_000)
  await Promise.all(Array.from({ length: 10 }, (_, index) => setPrice(key, 11_000 + index)))
  const prices = await school.work((ctx) => pricesOf(ctx, key.variantId))
  expect(prices.map(({ isOver }) => isOver)).toEqual([...Array.from({ length: 10 }, () => true), false])
  expect((await variantOf(key)).amount).toBe(prices.at(-1)!.amount)
})
