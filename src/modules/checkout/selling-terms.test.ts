import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { mails } from '#modules/mails/tables.ts'
import { setSeller } from '#modules/companies/seller/contract.ts'
import { A_SELLER } from '#modules/companies/testing.ts'
import { publishLegalText } from '#modules/schools/contract.ts'
import { legalTexts } from '#modules/schools/tables.ts'
import type { TestSchool } from '#test/world.ts'
import { quoteCheckout } from '#modules/offers/contract.ts'
import { getOrder } from '#modules/orders/contract.ts'
import { orders } from '#modules/orders/tables.ts'
import * as contract from './contract.ts'
import { aMarket } from './testing.ts'

const { version: _, ...SELLER } = A_SELLER

let school: TestSchool
const market = await aMarket()
beforeEach(async () => {
  school = await market.aSchool()
})
afterAll(() => market.close())

const publish = (html: string, version: number) =>
  school.as(school.admin).call(publishLegalText, { which: 'terms', html, version })
const orderOf = (studentId: string) =>
  school.work(async ({ tx }) => {
    const [found] = await tx
      .select({ order: orders, version: legalTexts.version })
      .from(orders)
      .leftJoin(legalTexts, eq(legalTexts.id, orders.termsId))
      .where(eq(orders.studentId, studentId))
    return found
  })

test('a page says who sells and on which terms, and the order keeps both as they were', async () => {
  const course = await market.aCourse(school)
  const read = () => school.as().call(contract.getCheckout, { slug: course.slug })
  expect(await read()).toMatchObject({ terms_version: 1, seller: { details: { tax_id: '' } } })
  await school.as(school.admin).call(setSeller, A_SELLER)
  await publish('<p>Jeden</p>', 1)
  expect(await read()).toMatchObject({ terms_version: 2, seller: { details: SELLER, email: 'hello@school.test' } })

  const student = await school.aStudent()
  await school.as(student).call(contract.onePageCheckout, await market.aPurchase(school, { course, terms_version: 2 }))
  await publish('<p>Dwa</p>', 2)
  await school.as(school.admin).call(setSeller, { ...A_SELLER, name: 'Ktoś inny', version: 2 })
  const found = await orderOf(student.id)
  expect(found).toMatchObject({ version: 2, order: { seller: { ...SELLER, email: 'hello@school.test' } } })
  const { order } = await school.as(school.admin).call(getOrder, { orderId: found!.order.id })
  expect(order.terms_version).toBe(2)
})

test('nobody buys on terms that are not those they were shown', async () => {
  const course = await market.aCourse(school)
  const student = await school.aStudent()
  const buy = async (terms_version: number | null | undefined) =>
    school
      .as(student)
      .call(contract.onePageCheckout, { ...(await market.aPurchase(school, { course })), terms_version })
  await publish('<p>Dwa</p>', 1)
  for (const old of [1, null]) {
    await expect(buy(old)).rejects.toMatchObject({ status: 409, code: 'checkout.terms-changed' })
    expect(await orderOf(student.id)).toBeUndefined()
  }
  await buy(undefined)
  expect(await orderOf(student.id)).toMatchObject({ version: 2 })
})

test('who sells needs a name and an address, and is said by admins', async () => {
  const say = (person: TestSchool['admin']) =>
    school.as(person).call(setSeller, { ...A_SELLER, name: ' ', address: '' })
  await expect(say(school.admin)).rejects.toMatchObject({
    status: 422,
    fields: { name: [expect.any(String)], address: [expect.any(String)] },
  })
  await expect(say(school.student)).rejects.toMatchObject({ status: 403 })
})

test('where there are no terms, what is free asks for no consent to them, on the page, by the call and when it is taken', async () => {
  const bare = await market.aSchool({ seller: null })
  const student = await bare.aStudent()
  const course = await market.aCourse(bare, { amount: 0 })
  const asked = { slug: course.slug, variant_id: course.variantId }
  const shown = await bare.as(student).call(contract.getCheckout, { slug: course.slug })
  expect([shown.terms_version, shown.quotes[0]!.consents]).toEqual([null, []])
  expect((await bare.as(student).call(quoteCheckout, asked)).consents).toEqual([])
  const purchase = { ...(await market.aPurchase(bare, { course, consents: [] })), encrypted_card: undefined }
  await bare.as(student).call(contract.onePageCheckout, purchase)
  const [order] = await bare.work(({ tx }) => tx.select().from(orders).where(eq(orders.studentId, student.id)))
  expect(order).toMatchObject({ status: 'paid', consents: [], termsId: null })
  const [mail] = await bare.work(({ tx }) =>
    tx
      .select()
      .from(mails)
      .where(eq(mails.cause, `purchase:${order!.id}`)),
  )
  expect(mail!.text).not.toContain('you agreed to the following')
})

test('where there are terms, what is free is not taken without them', async () => {
  const course = await market.aCourse(school, { amount: 0 })
  const purchase = { ...(await market.aPurchase(school, { course, consents: [] })), encrypted_card: undefined }
  await expect(school.as(school.student).call(contract.onePageCheckout, purchase)).rejects.toMatchObject({
    status: 422,
    fields: { 'consents.terms': ['This field is required'] },
  })
})
