import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { clock, DAY, HOUR } from '#platform/clock.ts'
import { formatMoney } from '#platform/i18n/format.ts'
import { daysLater } from '#platform/time/wall-time.ts'
import { aWorld } from '#test/world.ts'
import { changePrice } from './change-price.ts'
import * as contract from './contract.ts'
import { endEvergreenOffer } from './evergreen/end-evergreen-offer.ts'
import { startEvergreenOffer } from './evergreen/start-evergreen-offer.ts'
import * as promotionContract from './promotions/contract.ts'
import { endPromotion } from './promotions/end-promotion.ts'
import { startPromotion } from './promotions/start-promotion.ts'
import { promotions } from './tables.ts'
import { aProduct } from './testing.ts'

const world = await aWorld()
const school = await world.aSchool()
afterAll(() => world.close())

const TERMS = { access_length: 'forever', access_days: 0, access_until: null } as const

async function aPriced(amount = 10_000, of = school) {
  const { product, variants } = await of.work((ctx) => aProduct(ctx, { amount }))
  return { productId: product.id, variantId: variants[0]!.variant.id }
}
type Priced = Awaited<ReturnType<typeof aPriced>>

const setPrice = (key: Priced, amount: number) => school.work((ctx) => changePrice(ctx, { ...key, ...TERMS, amount }))
const promote = (key: Priced, given: { amount: number; starts_at?: string; packages_limit?: number }) =>
  school.work((ctx) => startPromotion(ctx, { ...key, starts_at: null, ends_at: null, packages_limit: -1, ...given }))
const offerToEach = (key: Priced, amount: number) =>
  school.work((ctx) => startEvergreenOffer(ctx, { ...key, amount, duration_seconds: 3_600 }))
const end = (key: Priced) => school.work((ctx) => endPromotion(ctx, key))
const sellOut = ({ variantId }: Priced) =>
  school.work(({ tx }) =>
    tx.update(promotions).set({ packagesSold: promotions.packagesLimit }).where(eq(promotions.variantId, variantId)),
  )
const untrue = { fields: { amount: [{ key: 'validation.crossed-out-untrue' }] } }
const tooHigh = { fields: { amount: [{ key: 'validation.price-above-lowest' }] } }

describe('refused is', () => {
  test('a reduction of a price that was raised of late, whether to what it was or below it', async () => {
    const key = await aPriced(10_000)
    clock.moveBy(90 * DAY)
    await setPrice(key, 15_000)
    clock.moveBy(5 * DAY)
    for (const amount of [10_000, 9_000]) {
      await expect(promote(key, { amount })).rejects.toMatchObject(untrue)
      await expect(offerToEach(key, amount)).rejects.toMatchObject(untrue)
    }
    await setPrice(key, 10_000)
    await promote(key, { amount: 9_000 })
  })

  test.each([8_000, 4_000])('%d after a promotion for less, until 30 days later', async (amount) => {
    const key = await aPriced(10_000)
    clock.moveBy(40 * DAY)
    await promote(key, { amount: 5_000 })
    clock.moveBy(7 * DAY)
    await end(key)
    clock.moveBy(29 * DAY)
    await expect(promote(key, { amount })).rejects.toMatchObject(untrue)
    clock.moveBy(DAY + HOUR)
    await promote(key, { amount })
  })

  test('a higher price beside what is reduced, and none that is lower', async () => {
    const promoted = await aPriced(10_000)
    await promote(promoted, { amount: 5_000 })
    const offered = await aPriced(10_000)
    await offerToEach(offered, 5_000)
    for (const key of [promoted, offered]) {
      await expect(setPrice(key, 10_001)).rejects.toMatchObject(tooHigh)
      await setPrice(key, 8_000)
      await setPrice(key, 10_000)
    }
  })

  test('a higher price before a promotion that is planned, unless it has applied for 30 days by then', async () => {
    const soon = await aPriced(10_000)
    await promote(soon, { amount: 5_000, starts_at: daysFromNow(20) })
    await expect(setPrice(soon, 12_000)).rejects.toMatchObject(tooHigh)
    const later = await aPriced(10_000)
    await promote(later, { amount: 5_000, starts_at: daysFromNow(40) })
    const { variants } = await setPrice(later, 12_000)
    expect(variants[0]!.promotion).toMatchObject({ reference_amount: 12_000 })
    clock.moveBy(DAY)
    await setPrice(later, 7_000)
    await expect(setPrice(later, 12_000)).resolves.toBeDefined()
    clock.moveBy(12 * DAY)
    await setPrice(later, 8_000)
    clock.moveBy(DAY)
    await expect(setPrice(later, 12_000)).rejects.toMatchObject(tooHigh)
  })
})

const daysFromNow = (days: number) => daysLater(clock.now(), days, school.timeZone).toISOString()

test.each([
  [
    'en' as const,
    (lowest: string, price: string) =>
      `In the 30 days before, this cost as little as ${lowest}, so ${price} cannot be crossed out. Change the price to ${lowest} and reduce it below that, or start on 1 April 2027 or later.`,
  ],
  [
    'pl' as const,
    (lowest: string, price: string) =>
      `W ciągu 30 dni przed obniżką najniższą ceną było ${lowest}, więc nie można przekreślić kwoty ${price}. Zmień cenę na ${lowest} i obniż ją bardziej albo zacznij nie wcześniej niż 1 kwietnia 2027.`,
  ],
])('an admin reads what would be true, and from when on (%s)', async (language, said) => {
  clock.shiftMilliseconds = Date.parse('2027-03-01T12:00:00Z') - Date.now()
  const of = await world.aSchool({ language })
  const admin = of.as(of.admin)
  const key = await aPriced(10_000, of)
  clock.moveBy(HOUR)
  await admin.call(contract.changePrice, { ...key, ...TERMS, amount: 15_000 })
  const money = (amount: number) => formatMoney({ amount, currency: 'PLN' }, language)
  const startAt = (starts_at: string | null) =>
    admin.call(promotionContract.startPromotion, { ...key, amount: 9_000, starts_at })
  const refused = { status: 422, fields: { amount: [said(money(10_000), money(15_000))] } }
  await expect(startAt(null)).rejects.toMatchObject(refused)
  await expect(startAt('2027-03-30T21:59:59Z')).rejects.toMatchObject(refused)
  await startAt('2027-03-31T22:00:00Z')
})

describe('a reduction that is over does not stand in the way of the next', () => {
  test('be it sold out, whatever its next one is', async () => {
    for (const next of [promote, (key: Priced, { amount }: { amount: number }) => offerToEach(key, amount)]) {
      clock.shiftMilliseconds = 0
      const key = await aPriced(10_000)
      clock.moveBy(40 * DAY)
      await promote(key, { amount: 5_000, packages_limit: 3 })
      await expect(next(key, { amount: 4_000 })).rejects.toMatchObject({ status: 409 })
      await sellOut(key)
      await setPrice(key, 10_000)
      clock.moveBy(31 * DAY)
      const { variants } = await next(key, { amount: 4_000 })
      const { promotion, evergreen } = variants[0]!
      expect([promotion?.amount, evergreen?.amount]).toContain(4_000)
    }
  })
})

/** What a school may do with a price, and how long it waits before the next. */
const step = fc.record({
  act: fc.constantFrom('price', 'promote', 'offer', 'end'),
  amount: fc.integer({ min: 1, max: 6 }),
  waits: fc.integer({ min: 1, max: 24 * 20 }),
})

test('whatever a school does with its price, what is crossed out was the lowest of the 30 days before', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      clock.shiftMilliseconds = 0
      const key = await aPriced(300)
      let standard = 300
      let reduced: { amount: number; crossedOut: number; by: 'promote' | 'offer' } | undefined
      const offered: { amount: number; from: number }[] = [{ amount: 300, from: clock.now().getTime() }]
      const lowest = () => {
        const now = clock.now()
        const start = daysLater(now, -30, school.timeZone).getTime()
        return Math.min(
          ...offered.filter((_, at) => (offered[at + 1]?.from ?? now.getTime()) > start).map(({ amount }) => amount),
        )
      }
      for (const { act, amount: hundreds, waits } of steps) {
        clock.moveBy(waits * HOUR)
        const amount = hundreds * 100
        const isTrue =
          act === 'end'
            ? reduced !== undefined
            : act === 'price'
              ? !reduced || (amount > reduced.amount && (amount <= standard || amount <= reduced.crossedOut))
              : !reduced && amount < standard && standard <= lowest()
        const doing = {
          price: () => setPrice(key, amount),
          promote: () => promote(key, { amount }),
          offer: () => offerToEach(key, amount),
          end: () => (reduced?.by === 'offer' ? school.work((ctx) => endEvergreenOffer(ctx, key)) : end(key)),
        }
        const wasDone = await doing[act]().then(
          () => true,
          () => false,
        )
        expect(wasDone, `${act} ${amount} at ${standard}`).toBe(isTrue)
        if (!isTrue) continue
        if (act === 'price') standard = amount
        else reduced = act === 'end' ? undefined : { amount, crossedOut: standard, by: act }
        const now = reduced?.amount ?? standard
        if (now !== offered.at(-1)!.amount) offered.push({ amount: now, from: clock.now().getTime() })
      }
    }),
    { numRuns: 25 },
  )
})
