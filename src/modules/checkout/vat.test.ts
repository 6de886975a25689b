import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { products } from '#modules/catalog/tables.ts'
import { changeVat } from '#modules/catalog/vat/contract.ts'
import { wordsOfPdf } from '#platform/pdf/testing.ts'
import { quoteCheckout } from '#modules/offers/contract.ts'
import { getOrder } from '#modules/orders/contract.ts'
import { orders } from '#modules/orders/tables.ts'
import { onePageCheckout } from './contract.ts'
import type { SoldProduct } from '#modules/catalog/testing.ts'
import { aMarket } from './testing.ts'

const REASON = 'art. 43 ust. 1 pkt 29 ustawy o VAT'

let course: SoldProduct
const market = await aMarket()
const school = await market.aSchool({ language: 'pl' })
beforeEach(async () => {
  course = await market.aCourse(school)
})
afterAll(() => market.close())

const change = (vat_rate: number | null, exemption_reason = '', person = school.admin) =>
  school.as(person).call(changeVat, { productId: course.id, vat_rate, exemption_reason })
const asked = async () => {
  const { slug, variantId: variant_id } = course
  return (await school.as().call(quoteCheckout, { slug, variant_id })).lines[0]!.vat_rate
}

test('what was sold without VAT keeps its reason, and the confirmation prints it, whatever the rate is later', async () => {
  expect(await change(null, ` ${REASON} `)).toMatchObject({ vat_rate: null, vat_exemption_reason: REASON })
  expect(await asked()).toBe(null)
  const student = await school.aStudent()
  await school.as(student).call(onePageCheckout, await market.aPurchase(school, { course }))
  expect(await change(8, REASON)).toMatchObject({ vat_rate: 8, vat_exemption_reason: null })
  expect(await asked()).toBe(8)
  const [order] = await school.work(({ tx }) => tx.select().from(orders).where(eq(orders.studentId, student.id)))
  const { order: seen } = await school.as(school.admin).call(getOrder, { orderId: order!.id })
  expect(seen.lines).toMatchObject([{ vat_rate: null, vat_exemption_reason: REASON }])
  const answer = await market.app.inject({
    url: `/my/orders/${order!.id}/confirmation`,
    headers: { host: school.host, cookie: `katedra_session=${student.secret}`, accept: 'application/pdf' },
  })
  const words = (await wordsOfPdf(answer.rawPayload)).replaceAll(/\s+/g, ' ')
  for (const said of ['zw.', `Zwolnienie z VAT: ${REASON}`]) expect(words).toContain(said)
})

test('is a whole rate or a reason, for admins of the school', async () => {
  const refused = (field: string) => ({ status: 422, fields: { [field]: [expect.any(String)] } })
  await expect(change(null, '  ')).rejects.toMatchObject(refused('exemption_reason'))
  for (const rate of [-1, 101, 7.5]) await expect(change(rate)).rejects.toMatchObject(refused('vat_rate'))
  await expect(change(23, '', school.student)).rejects.toMatchObject({ status: 403 })
  const other = await market.aSchool()
  const elsewhere = other.as(other.admin).call(changeVat, { productId: course.id, vat_rate: 23 })
  await expect(elsewhere).rejects.toMatchObject({ status: 404 })
  const force = school.work(({ tx }) => tx.update(products).set({ vatRate: null }).where(eq(products.id, course.id)))
  await expect(force, 'nor in the database').rejects.toThrow()
})
