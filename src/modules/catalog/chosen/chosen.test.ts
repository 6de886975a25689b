import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { clock, DAY } from '#platform/clock.ts'
import { aWorld } from '#test/world.ts'
import { changePrice, getProductPage, listCourses } from '../contract.ts'
import { startEvergreenOffer } from '../evergreen/contract.ts'
import { endPromotion, startPromotion } from '../promotions/contract.ts'
import { changeSeatPrices } from '../seats/contract.ts'
import { variants } from '../tables.ts'
import { aProduct, type GivenProduct, pricesOf } from '../testing.ts'
import { PRICE_MAX } from '../vocabulary.ts'

const world = await aWorld()
const school = await world.aSchool()
afterAll(() => world.close())

async function aCourse(given: GivenProduct = {}) {
  const { product, variants: sold } = await school.work((ctx) => aProduct(ctx, given))
  return { productId: product.id, variantId: sold[0]!.variant.id, slug: product.slug }
}
type Course = Awaited<ReturnType<typeof aCourse>>

const asAdmin = () => school.as(school.admin)
const price = ({ productId, variantId }: Course, amount: number, minimum_amount: number | null = null) =>
  asAdmin().call(changePrice, { productId, variantId, amount, minimum_amount })
const historyOf = ({ variantId }: Course) =>
  school.work(async (ctx) => {
    const prices = await pricesOf(ctx, variantId)
    return prices.map(({ amount, isOver }) => [amount, isOver ? 'over' : 'now'])
  })

test('a page names the least that may be paid and what is suggested, also where it may be nothing', async () => {
  for (const [minimum, title] of [
    [2_000, 'Żuraw od dwudziestu'],
    [0, 'Żuraw od zera'],
  ] as const) {
    const { slug, productId } = await aCourse({ amount: 5_000, minimum_amount: minimum, title })
    const page = await school.as().call(getProductPage, { slug })
    const shown = { amount: minimum, standard_amount: minimum, reference_amount: null, currency: 'PLN' }
    expect(page).toMatchObject({ ...shown, is_free: false, is_from: true })
    expect(page.offer.variants).toMatchObject([{ ...shown, suggested_amount: 5_000, promotion: null, evergreen: null }])
    const { data } = await school.as().call(listCourses, {})
    expect(data.find(({ id }) => id === productId)).toMatchObject({ amount: minimum, is_from: true, is_free: false })
  }
})

test.each([
  [5_000, 5_001, 'minimum_amount'],
  [0, 0, 'amount'],
  [5_000, -1, 'minimum_amount'],
  [PRICE_MAX + 1, 0, 'amount'],
])('suggesting %i beside a minimum of %i is refused under %s', async (amount, minimum, field) => {
  const course = await aCourse()
  await expect(price(course, amount, minimum)).rejects.toMatchObject({
    status: 422,
    fields: { [field]: [expect.any(String)] },
  })
})

test('a price that buyers choose stands beside no reduction and no price of several licences, whichever was first', async () => {
  const course = await aCourse()
  await asAdmin().call(startPromotion, { ...course, amount: 7_000 })
  await expect(price(course, 10_000, 100)).rejects.toMatchObject({
    fields: { minimum_amount: ['This price has a promotion or an offer. End it before you let buyers choose.'] },
  })
  await asAdmin().call(endPromotion, course)
  await asAdmin().call(changeSeatPrices, { ...course, seat_prices: [] })
  await expect(price(course, 10_000, 100)).rejects.toMatchObject({
    fields: {
      minimum_amount: ['Several licences are sold at this price. Turn that off before you let buyers choose.'],
    },
  })
  await asAdmin().call(changeSeatPrices, { ...course, seat_prices: null })
  await price(course, 10_000, 100)

  const reduced = { status: 409, code: 'catalog.chosen-price' }
  await expect(asAdmin().call(startPromotion, { ...course, amount: 50 })).rejects.toMatchObject(reduced)
  const offer = { ...course, amount: 50, duration_seconds: 3_600 }
  await expect(asAdmin().call(startEvergreenOffer, offer)).rejects.toMatchObject(reduced)
  await expect(asAdmin().call(changeSeatPrices, { ...course, seat_prices: [] })).rejects.toMatchObject({
    fields: { seat_prices: ['Buyers choose this price. Set a price before you sell several at once.'] },
  })
  const force = school.work(({ tx }) =>
    tx.update(variants).set({ seatPrices: [] }).where(eq(variants.id, course.variantId)),
  )
  await expect(force, 'nor in the database').rejects.toThrow()
})

test('what buyers choose was never offered to all: a later promotion is measured by the prices that were set', async () => {
  const course = await aCourse({ amount: 9_000 })
  clock.moveBy(DAY)
  await price(course, 5_000, 0)
  expect(await historyOf(course)).toEqual([[9_000, 'over']])
  clock.moveBy(DAY)
  await price(course, 12_000)
  expect(await historyOf(course)).toEqual([
    [9_000, 'over'],
    [12_000, 'now'],
  ])
  clock.moveBy(DAY)
  const untrue = { status: 422, fields: { amount: [expect.stringContaining('90.00')] } }
  await expect(asAdmin().call(startPromotion, { ...course, amount: 8_000 })).rejects.toMatchObject(untrue)
  await price(course, 9_000)
  const { variants: sold } = await asAdmin().call(startPromotion, { ...course, amount: 8_000 })
  expect(sold[0]!.promotion).toMatchObject({ reference_amount: 9_000 })
  expect(await historyOf(await aCourse({ amount: 5_000, minimum_amount: 0 }))).toEqual([])
})
