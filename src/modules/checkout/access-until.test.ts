import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { grants } from '#modules/access/tables.ts'
import { changePrice, getEditableProduct, getProductPage } from '#modules/catalog/contract.ts'
import { tellingTurnedSales } from '#modules/catalog/sale/tell-turned-sales.ts'
import { addVariant } from '#modules/catalog/variants/contract.ts'
import { clock, DAY, HOUR } from '#platform/clock.ts'
import { wordsOfPdf } from '#platform/pdf/testing.ts'
import { quoteCheckout } from '#modules/offers/contract.ts'
import { orders } from '#modules/orders/tables.ts'
import { getCheckout, onePageCheckout } from './contract.ts'
import type { SoldProduct } from '#modules/catalog/testing.ts'
import { aMarket } from './testing.ts'

let course: SoldProduct
let until: string

const market = await aMarket()
const school = await market.aSchool({ language: 'pl' })
beforeEach(async () => {
  until = new Date(clock.now().getTime() + 3 * DAY).toISOString()
  course = await market.aCourse(school, { access_length: 'one_time', access_days: 30, access_until: until })
})
afterAll(() => market.close())

const admin = () => school.as(school.admin)
const page = () => school.as().call(getProductPage, { slug: course.slug })
const price = (given: { amount?: number; access_until?: string }) =>
  admin().call(changePrice, {
    productId: course.id,
    variantId: course.variantId,
    amount: 10_000,
    access_length: 'one_time',
    access_days: 30,
    access_until: until,
    ...given,
  })

test('access ends on the day that was said, for whoever bought before it, and the confirmation says so', async () => {
  expect((await page()).offer.variants).toMatchObject([{ access_days: 30, access_until: until }])
  const student = await school.aStudent()
  await school.as(student).call(onePageCheckout, await market.aPurchase(school, { course }))
  const { order, grant } = await school.work(async ({ tx }) => {
    const [order] = await tx.select().from(orders).where(eq(orders.studentId, student.id))
    const [grant] = await tx.select().from(grants).where(eq(grants.studentId, student.id))
    return { order: order!, grant: grant! }
  })
  expect(grant.endsAt?.toISOString()).toBe(until)
  const answer = await market.app.inject({
    url: `/my/orders/${order.id}/confirmation`,
    headers: { host: school.host, cookie: `katedra_session=${student.secret}`, accept: 'application/pdf' },
  })
  const words = (await wordsOfPdf(answer.rawPayload)).replaceAll(/\s+/g, ' ')
  expect(words).toContain('przez 30 dni, najdłużej do')
})

test('nobody is sold what has ended: its page says that the sale is over, and who still has the old page is told', async () => {
  const wasBought = await market.aPurchase(school, { course })
  const telling = tellingTurnedSales(market.app.units)
  clock.moveBy(3 * DAY + HOUR)
  await telling.work(() => undefined)
  const { is_enrollment_enabled, offer } = await page()
  expect([is_enrollment_enabled, offer.product.sale?.state, offer.variants]).toEqual([false, 'over', []])
  const checkout = await school.as().call(getCheckout, { slug: course.slug })
  expect([checkout.variants, checkout.quotes, checkout.product.sale?.state]).toEqual([[], [], 'over'])
  const quoted = school.as().call(quoteCheckout, { slug: course.slug, variant_id: course.variantId })
  await expect(quoted).rejects.toMatchObject({ status: 404 })
  const student = await school.aStudent()
  await expect(school.as(student).call(onePageCheckout, wasBought)).rejects.toMatchObject({ status: 404 })
  const { variants } = await admin().call(getEditableProduct, { productId: course.id })
  expect(variants).toMatchObject([{ is_access_over: true }])
})

test('of several prices, those that have ended are offered no more', async () => {
  await admin().call(changePrice, {
    productId: course.id,
    variantId: course.variantId,
    amount: 5_000,
    name: 'Do środy',
    access_length: 'one_time',
    access_days: 0,
    access_until: until,
  })
  await admin().call(addVariant, { productId: course.id, name: 'Na zawsze', amount: 20_000 })
  expect(await page()).toMatchObject({ amount: 5_000, is_from: true })
  clock.moveBy(4 * DAY)
  const { amount, is_from, offer } = await page()
  expect([amount, is_from, offer.variants.map(({ name }) => name)]).toEqual([20_000, false, ['Na zawsze']])
  const { variants } = await school.as().call(getCheckout, { slug: course.slug })
  expect(variants.map(({ name }) => name)).toEqual(['Na zawsze'])
})

test('a day that has passed is refused, but one that was said in time stays while the rest is changed', async () => {
  const past = new Date(clock.now().getTime() - HOUR).toISOString()
  const refused = { status: 422, fields: { access_until: ['Wybierz dzień, który jeszcze nie minął'] } }
  await expect(price({ access_until: past })).rejects.toMatchObject(refused)
  clock.moveBy(4 * DAY)
  const { variants } = await price({ amount: 7_000 })
  expect(variants).toMatchObject([{ amount: 7_000, access_until: until, is_access_over: true }])
})
