import { eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { changeSale } from '#modules/catalog/sale/contract.ts'
import { tellingTurnedSales } from '#modules/catalog/sale/tell-turned-sales.ts'
import { getEditableProduct, getProductPage } from '#modules/catalog/contract.ts'
import { products } from '#modules/catalog/tables.ts'
import { clock, DAY, HOUR } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import type { TestPerson } from '#test/world.ts'
import { orders } from '#modules/orders/tables.ts'
import { getCheckout, onePageCheckout } from './contract.ts'
import type { SoldProduct } from '#modules/catalog/testing.ts'
import { aMarket, type Market, untilBought } from './testing.ts'

const NO_FUNDS = '4000000000009995'

let course: SoldProduct

const market = await aMarket()
const school = await market.aSchool()
beforeEach(async () => {
  course = await market.aCourse(school)
})
afterAll(() => market.close())

const admin = () => school.as(school.admin)
const sell = (given: { stock_limit?: number | null; starts_at?: string | null; ends_at?: string | null }) =>
  admin().call(changeSale, { productId: course.id, stock_limit: null, starts_at: null, ends_at: null, ...given })
const inDays = (days: number) => new Date(clock.now().getTime() + days * DAY).toISOString()
const aStudent = () => school.aStudent({ email: `${newId()}@school.test` })
const buy = async (student: TestPerson, given: Parameters<Market['aPurchase']>[1] = {}) =>
  school.as(student).call(onePageCheckout, await market.aPurchase(school, { course, ...given }))
const saleNow = async () => (await school.as().call(getProductPage, { slug: course.slug })).offer.product.sale
const soldSoFar = async () => (await admin().call(getEditableProduct, { productId: course.id })).stock_sold

describe('how a product is sold', () => {
  test('is for admins of this school, with dates that do not cross', async () => {
    const key = { productId: course.id, stock_limit: 5, starts_at: null, ends_at: null }
    await expect(school.as().call(changeSale, key)).rejects.toMatchObject({ status: 401 })
    await expect(school.as(school.student).call(changeSale, key)).rejects.toMatchObject({ status: 403 })
    const other = await market.aSchool()
    await expect(other.as(other.admin).call(changeSale, key)).rejects.toMatchObject({ status: 404 })
    await expect(sell({ stock_limit: 0 })).rejects.toMatchObject({
      status: 422,
      fields: { stock_limit: [expect.any(String)] },
    })
    const crossed = sell({ starts_at: inDays(2), ends_at: inDays(1) })
    await expect(crossed).rejects.toMatchObject({ status: 422, fields: { ends_at: [expect.any(String)] } })
  })

  test('cannot be for fewer than have bought', async () => {
    await sell({ stock_limit: 3 })
    await buy(await aStudent())
    await buy(await aStudent())
    await expect(sell({ stock_limit: 1 })).rejects.toMatchObject({
      status: 422,
      fields: { stock_limit: ['Already taken: 2'] },
    })
    await sell({ stock_limit: 2 })
    expect(await saleNow()).toMatchObject({ state: 'sold_out', places_left: 0 })
  })
})

describe('places of which there are only so many', () => {
  test('are never sold once too often, however many want the last ones', async () => {
    await sell({ stock_limit: 3 })
    const students = await Promise.all(Array.from({ length: 12 }, aStudent))
    const outcomes = await Promise.allSettled(students.map((student) => untilBought((given) => buy(student, given))))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ status: 409, code: 'checkout.sold-out' })
    const placed = await school.work(({ tx }) => tx.select().from(orders).where(eq(orders.productId, course.id)))
    expect(placed.map(({ status }) => status)).toEqual(['paid', 'paid', 'paid'])
    expect(await soldSoFar()).toBe(3)
    expect(await saleNow()).toMatchObject({ state: 'sold_out', places_left: 0 })
    const { product } = await school.as().call(getCheckout, { slug: course.slug })
    expect(product.sale?.state).toBe('sold_out')
  })

  test('are counted for what is free, too', async () => {
    course = await market.aCourse(school, { amount: 0 })
    await sell({ stock_limit: 1 })
    await buy(await aStudent(), { consents: ['terms'] })
    await expect(buy(await aStudent(), { consents: ['terms'] })).rejects.toMatchObject({ code: 'checkout.sold-out' })
  })

  test('come back when the payment fails', async () => {
    await sell({ stock_limit: 1 })
    await buy(await aStudent(), { card: NO_FUNDS })
    expect(await saleNow()).toMatchObject({ state: 'open', places_left: 1 })
    await buy(await aStudent())
    expect(await saleNow()).toMatchObject({ state: 'sold_out', places_left: 0 })
  })

  test('are guarded by the database, whoever asks for one too many', async () => {
    await sell({ stock_limit: 1 })
    const oversold = school.work(({ tx }) =>
      tx.update(products).set({ stockSold: 2 }).where(eq(products.id, course.id)),
    )
    await expect(oversold).rejects.toThrow()
  })

  test('are counted from when there is a limit, and nobody waits for one that is not there', async () => {
    await buy(await aStudent())
    expect(await soldSoFar()).toBe(0)
    await sell({ stock_limit: 1 })
    await buy(await aStudent())
    expect(await soldSoFar()).toBe(1)
  })
})

describe('the dates of a sale', () => {
  test('open and close it by the clock, to the checkout as to the page', async () => {
    await sell({ starts_at: inDays(1), ends_at: inDays(3) })
    expect(await saleNow()).toMatchObject({ state: 'not_yet' })
    const early = await aStudent()
    expect(await sell({}).then(saleNow)).toBeNull()
    await sell({ starts_at: inDays(1), ends_at: inDays(3) })
    await expect(buy(early)).rejects.toMatchObject({ status: 409, code: 'checkout.enrollment-closed' })
    clock.moveBy(DAY + HOUR)
    expect(await saleNow()).toMatchObject({ state: 'open' })
    await buy(early)
    clock.moveBy(2 * DAY)
    expect(await saleNow()).toMatchObject({ state: 'over' })
    await expect(buy(await aStudent())).rejects.toMatchObject({ status: 409, code: 'checkout.enrollment-closed' })
  })

  test('are told when they turn, so that kept pages are made anew', async () => {
    const listener = new pg.Client(market.config.databaseUrl)
    await listener.connect()
    try {
      const job = tellingTurnedSales(market.app.units)
      await sell({ starts_at: inDays(1), ends_at: inDays(2) })
      const told: string[] = []
      listener.on('notification', ({ payload }) => told.push(payload ?? ''))
      await listener.query('listen content_changed')
      const turned = async () => {
        told.length = 0
        await job.work(() => undefined)
        await listener.query('select 1')
        return told.filter((id) => id === school.id).length
      }
      expect(await turned()).toBe(0)
      clock.moveBy(DAY)
      expect(await turned()).toBe(1)
      expect(await turned()).toBe(0)
      clock.moveBy(DAY)
      expect(await turned()).toBe(1)
    } finally {
      await listener.end()
    }
  })
})
