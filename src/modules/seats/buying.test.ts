import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { findAccessSpan } from '#modules/access/index.ts'
import { changeSale } from '#modules/catalog/sale/contract.ts'
import { changeSeatPrices } from '#modules/catalog/seats/contract.ts'
import { startPromotion } from '#modules/catalog/promotions/contract.ts'
import { aCode } from '#modules/offers/codes/testing.ts'
import { getCheckout, onePageCheckout } from '#modules/checkout/contract.ts'
import { quoteCheckout } from '#modules/offers/contract.ts'
import { listMyOrders } from '#modules/orders/contract.ts'
import type { SoldProduct } from '#modules/catalog/testing.ts'
import { aMarket } from '#modules/checkout/testing.ts'
import { mails } from '#modules/mails/tables.ts'
import { newId } from '#platform/ids.ts'
import type { TestPerson } from '#test/world.ts'
import { getAccessManager } from './contract.ts'
import { seatPools } from './tables.ts'
import { aBuyer, aCourseInSeats, buySeats, STEPS } from './testing.ts'

let course: SoldProduct
const market = await aMarket()
const school = await market.aSchool()
beforeEach(async () => {
  course = await aCourseInSeats(market, school)
})
afterAll(() => market.close())

const admin = () => school.as(school.admin)
const aStudent = () => school.aStudent({ email: `${newId()}@school.test` })
const priced = (seat_prices: { from: number; amount: number }[] | null, key: object = {}) =>
  admin().call(changeSeatPrices, { productId: course.id, variantId: course.variantId, seat_prices, ...key })
const quoted = (quantity: number, promo_code?: string) =>
  school.as().call(quoteCheckout, { slug: course.slug, variant_id: course.variantId, quantity, promo_code })
const mayWatch = (person: TestPerson) =>
  school.work(async (ctx) => (await findAccessSpan(ctx, person.id, course.id)) !== undefined)
const manager = (buyer: TestPerson) => school.as(buyer).call(getAccessManager, { courseId: course.id })

describe('prices of several licences', () => {
  test('are for admins of this school, and of its courses', async () => {
    const key = { productId: course.id, variantId: course.variantId, seat_prices: STEPS }
    await expect(school.as().call(changeSeatPrices, key)).rejects.toMatchObject({ status: 401 })
    await expect(school.as(school.student).call(changeSeatPrices, key)).rejects.toMatchObject({ status: 403 })
    const other = await market.aSchool()
    await expect(other.as(other.admin).call(changeSeatPrices, key)).rejects.toMatchObject({ status: 404 })
    const talk = await market.aCourse(school, { kind: 'consultation' })
    await expect(priced(STEPS, { productId: talk.id, variantId: talk.variantId })).rejects.toMatchObject({
      status: 409,
    })
  })

  test.each([
    ['begin at one', [{ from: 1, amount: 9_000 }], 'seat_prices.0.from'],
    ['are free', [{ from: 5, amount: 0 }], 'seat_prices.0.amount'],
    ['are not below the price of one', [{ from: 5, amount: 10_000 }], 'seat_prices'],
    ['rise', [...STEPS, { from: 25, amount: 7_000 }], 'seat_prices'],
    ['begin at the same number', [...STEPS, { from: 10, amount: 5_000 }], 'seat_prices'],
  ])('are refused when they %s', async (_, steps, field) => {
    await expect(priced(steps)).rejects.toMatchObject({ status: 422, fields: { [field]: [expect.any(String)] } })
  })

  test('are what a quote reckons with, and are told of the variant', async () => {
    const { variants } = await school.as().call(getCheckout, { slug: course.slug, quantity: 1 })
    expect(variants[0]!.seats).toEqual({ max: 500, prices: STEPS, are_tickets: false })
    expect((await quoted(4)).amount).toBe(40_000)
    expect(await quoted(5)).toMatchObject({
      amount: 40_000,
      lines: [{ quantity: 5, standard_amount: 50_000, reductions: [{ source: 'seats', amount: 10_000 }] }],
    })
    expect((await quoted(12)).amount).toBe(72_000)
    await expect(quoted(501)).rejects.toMatchObject({ status: 422, fields: { quantity: [expect.any(String)] } })
  })

  test('give way to a promotion that is lower, for all seats or for none, and a code comes off what they cost', async () => {
    const starts_at = new Date().toISOString()
    await admin().call(startPromotion, {
      productId: course.id,
      variantId: course.variantId,
      amount: 7_000,
      starts_at,
      ends_at: null,
      packages_limit: 6,
    })
    expect(await quoted(5)).toMatchObject({ amount: 35_000, lines: [{ reductions: [{ source: 'promotion' }] }] })
    expect(await quoted(7)).toMatchObject({ amount: 56_000, lines: [{ reductions: [{ source: 'seats' }] }] })
    expect(await quoted(10)).toMatchObject({ amount: 60_000, lines: [{ reductions: [{ source: 'seats' }] }] })
    const { code } = await aCode(school, { value: 10 })
    expect((await quoted(10, code)).amount).toBe(54_000)
  })

  test('are nothing to a course that is sold one at a time', async () => {
    await priced(null)
    await expect(quoted(2)).rejects.toMatchObject({ status: 422, fields: { quantity: [expect.any(String)] } })
    const alone = await market.aPurchase(school, { course, own_seat: false })
    await expect(school.as(await aStudent()).call(onePageCheckout, alone)).rejects.toMatchObject({
      status: 422,
      fields: { own_seat: [expect.any(String)] },
    })
    const shown = await school.as().call(getCheckout, { slug: course.slug, quantity: 7, others: '1' })
    expect(shown).toMatchObject({ is_for_others: false, quotes: [{ amount: 10_000, lines: [{ quantity: 1 }] }] })
  })
})

describe('buying several', () => {
  test('gives the buyer one and the rest to hand out; the order, its mail and what is shown of it say how many', async () => {
    const buyer = await aBuyer(market, school, { course, quantity: 5 })
    expect(await mayWatch(buyer)).toBe(true)
    expect(await manager(buyer)).toMatchObject({ bought: 4, left: 4, has_access: true, can: { invite: true } })
    const [order] = (await school.as(buyer).call(listMyOrders, {})).data
    expect(order).toMatchObject({
      titles: ['Światło i cień × 5'],
      for_others: [{ product_id: course.id, title: 'Światło i cień' }],
      amount: 40_000,
    })
    await market.confirm()
    const [mail] = await school.work(({ tx }) => tx.select().from(mails).where(eq(mails.to, buyer.email)))
    expect(mail!.subject).toBe('Your licences for “Światło i cień”')
    expect(mail!.text).toContain(`/home/access-manager/${course.id}`)
    expect(mail!.text).toMatch(/Licences:?\s+5/)
  })

  test('may be for others alone, and again for whoever has the course', async () => {
    const buyer = await aBuyer(market, school, { course, quantity: 2, own_seat: false })
    expect(await mayWatch(buyer)).toBe(false)
    expect(await manager(buyer)).toMatchObject({ bought: 2, left: 2, has_access: false })
    await buySeats(market, school, { buyer, course, quantity: 1, own_seat: true })
    expect(await mayWatch(buyer)).toBe(true)
    const again = buySeats(market, school, { buyer, course, quantity: 3, own_seat: true })
    await expect(again).rejects.toMatchObject({ status: 409, code: 'access.already-has-access' })
    await buySeats(market, school, { buyer, course, quantity: 3, own_seat: false })
    expect((await manager(buyer)).pools.map(({ bought }) => bought)).toEqual([2, 3])
    expect(await school.as(buyer).call(getCheckout, { slug: course.slug, quantity: 2, others: '1' })).toMatchObject({
      has_access: true,
      is_for_others: true,
      quotes: [{ amount: 20_000 }],
    })
  })

  test('one is as it was: no pool, and the way on is the course', async () => {
    const buyer = await aStudent()
    const purchase = await market.aPurchase(school, { course })
    await school.as(buyer).call(onePageCheckout, purchase)
    await expect(manager(buyer)).rejects.toMatchObject({ status: 404 })
    const pools = await school.work(({ tx }) => tx.select().from(seatPools).where(eq(seatPools.buyerId, buyer.id)))
    expect(pools).toEqual([])
  })

  test('another price than was shown is refused, and places are taken by all of them', async () => {
    const buyer = await aStudent()
    const cheap = await market.aPurchase(school, { course, quantity: 4, amount: 32_000 })
    await expect(school.as(buyer).call(onePageCheckout, cheap)).rejects.toMatchObject({
      code: 'checkout.price-changed',
    })
    await admin().call(changeSale, { productId: course.id, stock_limit: 6, starts_at: null, ends_at: null })
    await buySeats(market, school, { buyer, course, quantity: 5, own_seat: true })
    const other = await aStudent()
    await expect(buySeats(market, school, { buyer: other, course, quantity: 2, own_seat: true })).rejects.toMatchObject(
      {
        status: 422,
        fields: { quantity: [expect.stringContaining('1')] },
      },
    )
    await buySeats(market, school, { buyer: other, course, quantity: 1, own_seat: true })
  })

  test('nothing to pay with a code: what is for others is there at once', async () => {
    const buyer = await aStudent()
    const { code } = await aCode(school, { value: 100 })
    const { encrypted_card: _, ...purchase } = await market.aPurchase(school, { course, quantity: 3, amount: 0 })
    const free = { ...purchase, promo_code: code, consents: ['terms' as const] }
    expect(await school.as(buyer).call(onePageCheckout, free)).toEqual({
      redirect: `/home/access-manager/${course.id}`,
    })
    expect(await manager(buyer)).toMatchObject({ bought: 2, pools: [{ parent_transaction_id: expect.any(String) }] })
    expect(await mayWatch(buyer)).toBe(true)
  })
})
