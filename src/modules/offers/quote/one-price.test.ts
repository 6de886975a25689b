import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { seeEvergreenOffers, startEvergreenOffer } from '#modules/catalog/evergreen/contract.ts'
import { startPromotion } from '#modules/catalog/promotions/contract.ts'
import { mails } from '#modules/mails/tables.ts'
import * as contract from '#modules/checkout/contract.ts'
import { orderLines, orders } from '#modules/orders/tables.ts'
import type { SoldProduct } from '#modules/catalog/testing.ts'
import { aMarket } from '#modules/checkout/testing.ts'
import { aCode } from '../codes/testing.ts'
import { quoteCheckout } from '../contract.ts'

const market = await aMarket()
const school = await market.aSchool({ language: 'pl' })
afterAll(() => market.close())

const keyOf = ({ id, variantId }: SoldProduct) => ({ productId: id, variantId })

test.each([
  ['nothing', async () => {}, 10_000, [], ''],
  [
    'a promotion',
    (course: SoldProduct) => school.as(school.admin).call(startPromotion, { ...keyOf(course), amount: 7_000 }),
    7_000,
    ['Promocja: -30,00 zł'],
    '',
  ],
  [
    'an evergreen offer',
    (course: SoldProduct) =>
      school.as(school.admin).call(startEvergreenOffer, { ...keyOf(course), amount: 6_000, duration_seconds: 3_600 }),
    6_000,
    ['Twoja oferta: -40,00 zł'],
    '',
  ],
  ['a code', () => aCode(school, { code: 'JESIEN', value: 15 }), 8_500, ['Kod JESIEN: -15,00 zł'], 'jesien'],
] as const)(
  'reduced by %s, the page, the quote, the order and the mail name one price',
  async (_, reduce, amount, said, promo_code) => {
    const course = await market.aCourse(school, { amount: 10_000 })
    await reduce(course)
    const student = await school.aStudent()
    const browser = school.as(student)
    await browser.call(seeEvergreenOffers, { product_ids: [course.id] })
    const page = await browser.call(contract.getCheckout, { slug: course.slug, code: promo_code })
    const asked = await browser.call(quoteCheckout, {
      slug: course.slug,
      variant_id: course.variantId,
      promo_code,
    })
    expect(page.quotes).toEqual([asked])
    if (!promo_code) expect(page.variants[0]!.amount).toBe(asked.amount)
    expect(asked.amount).toBe(amount)
    await browser.call(contract.onePageCheckout, await market.aPurchase(school, { course, amount, promo_code }))
    await market.confirm()
    await school.work(async ({ tx }) => {
      const [order] = await tx.select().from(orders).where(eq(orders.studentId, student.id))
      const [line] = await tx.select().from(orderLines).where(eq(orderLines.orderId, order!.id))
      expect([order!.amount, line!.amount, line!.standardAmount]).toEqual([amount, amount, 10_000])
      expect(order!.consents.map(({ kind }) => kind)).toEqual(asked.consents)
      const [mail] = await tx
        .select()
        .from(mails)
        .where(sql`cause = ${`purchase:${order!.id}`}`)
      const text = mail!.text.replaceAll('\u00a0', ' ')
      expect(text).toContain(`Cena: ${amount / 100},00 zł`)
      for (const words of said) expect(text).toContain(words)
      expect(text.includes('Cena standardowa: 100,00 zł')).toBe(amount < 10_000)
    })
  },
)

test('a visitor is told a price too, a variant of another product has none, nor has a draft', async () => {
  const [course, other] = [await market.aCourse(school), await market.aCourse(school)]
  const draft = await market.aCourse(school, { published: false })
  const ask = ({ slug }: SoldProduct, variantId: string, person = school.student) =>
    school.as(person).call(quoteCheckout, { slug, variant_id: variantId })
  const told = await school.as().call(quoteCheckout, { slug: course.slug, variant_id: course.variantId })
  expect(told).toMatchObject({ amount: course.amount, lines: [{ title: 'Światło i cień', quantity: 1, vat_rate: 23 }] })
  await expect(ask(course, other.variantId)).rejects.toMatchObject({ status: 404 })
  await expect(ask(draft, draft.variantId)).rejects.toMatchObject({ status: 404 })
  await expect(ask(course, 'x')).rejects.toMatchObject({ status: 422, fields: { variant_id: [expect.any(String)] } })
})
