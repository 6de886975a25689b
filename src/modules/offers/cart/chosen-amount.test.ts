import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { changePrice } from '#modules/catalog/contract.ts'
import { PRICE_MAX } from '#modules/catalog/vocabulary.ts'
import { mails } from '#modules/mails/tables.ts'
import type { TestPerson } from '#test/world.ts'
import { confirmationDocument } from '#modules/orders/confirmation/confirmation-document.ts'
import * as contract from '#modules/checkout/contract.ts'
import { getOrder } from '#modules/orders/contract.ts'
import { orderLines, orders } from '#modules/orders/tables.ts'
import type { SoldProduct } from '#modules/catalog/testing.ts'
import { aMarket } from '#modules/checkout/testing.ts'
import { readQuote } from '#modules/orders/agreed/read-quote.ts'
import { aCode } from '../codes/testing.ts'
import { quoteCheckout } from '../contract.ts'

let course: SoldProduct
let student: TestPerson
const market = await aMarket()
const school = await market.aSchool({ language: 'pl' })
beforeEach(async () => {
  course = await market.aCourse(school, { amount: 5_000, minimum_amount: 2_000 })
  student = await school.aStudent()
})
afterAll(() => market.close())

const ask = (chosen_amount?: number, given: { promo_code?: string } = {}) => {
  const { slug, variantId: variant_id } = course
  return school.as(student).call(quoteCheckout, { slug, variant_id, chosen_amount, ...given })
}
const buy = async (chosen_amount: number, amount = chosen_amount, given = {}) =>
  school
    .as(student)
    .call(contract.onePageCheckout, await market.aPurchase(school, { course, amount, chosen_amount, ...given }))
const bought = async () => {
  await market.confirm()
  return school.work(async (ctx) => {
    const [order] = await ctx.tx.select().from(orders).where(eq(orders.studentId, student.id))
    const [line] = await ctx.tx.select().from(orderLines).where(eq(orderLines.orderId, order!.id))
    const [mail] = await ctx.tx
      .select()
      .from(mails)
      .where(eq(mails.cause, `purchase:${order!.id}`))
    return {
      order: order!,
      line: line!,
      mail: mail!.text.replaceAll('\u00a0', ' '),
      agreed: await readQuote(ctx, order!),
    }
  })
}

test('a buyer pays what they chose, and the order, its page, the mail and the confirmation say so', async () => {
  expect(await ask()).toMatchObject({
    amount: 5_000,
    lines: [{ standard_amount: 5_000, is_chosen: true, reductions: [] }],
  })
  expect(await ask(7_345)).toMatchObject({ amount: 7_345 })
  await buy(7_345)
  const { order, line, mail, agreed } = await bought()
  expect(order).toMatchObject({ amount: 7_345, status: 'paid' })
  expect(line).toMatchObject({ standardAmount: 7_345, amount: 7_345, isChosen: true, referenceAmount: null })
  expect(mail).toContain('Wybrana przez Ciebie kwota: 73,45 zł')
  expect(mail).toContain('Cena: 73,45 zł')
  const of = {
    name: 'Żuraw',
    slug: 'zuraw',
    origin: school.origin,
    timeZone: 'Europe/Warsaw',
    contactEmail: 'a@b.test',
  }
  const document = confirmationDocument({
    order,
    boundToATime: new Set(),
    agreed,
    buyer: student,
    school: of as unknown as Parameters<typeof confirmationDocument>[0]['school'],
    terms: undefined,
  })
  const words = JSON.stringify(document.content).replaceAll('\u00a0', ' ')
  expect(words).toContain('cena wybrana przez kupującego')
  expect(words).toContain('73,45 zł')
  const { order: seen } = await school.as(school.admin).call(getOrder, { orderId: order.id })
  expect(seen).toMatchObject({
    amount: 7_345,
    left_amount: 7_345,
    lines: [{ is_chosen: true, standard_amount: 7_345 }],
  })
})

test('less than the least and more than a payment may be are refused in words, and nothing is bought', async () => {
  const refused = (said: string) => ({ status: 422, fields: { chosen_amount: [expect.stringMatching(said)] } })
  await expect(ask(1_999)).rejects.toMatchObject(refused('^Możesz zapłacić co najmniej 20,00.zł$'))
  await expect(ask(PRICE_MAX + 1)).rejects.toMatchObject(refused('^Możesz zapłacić najwyżej 999.999,99.zł$'))
  await expect(buy(1_999)).rejects.toMatchObject(refused('20,00'))
  await expect(ask(-1)).rejects.toMatchObject({ status: 422 })
  await expect(buy(6_000, 5_000), 'another amount than was shown').rejects.toMatchObject({ status: 409 })
  expect(await school.work(({ tx }) => tx.$count(orders, eq(orders.studentId, student.id)))).toBe(0)
})

test('the page takes the amount from its address for the variant that was asked for, and the nearest that can be chosen', async () => {
  const page = async (asked: { chosen_amount?: number; variant_id?: string }) =>
    (await school.as(student).call(contract.getCheckout, { slug: course.slug, ...asked })).quotes[0]!.amount
  const { variantId: variant_id } = course
  expect(await page({})).toBe(5_000)
  expect(await page({ chosen_amount: 3_000, variant_id })).toBe(3_000)
  expect(await page({ chosen_amount: 3_000 })).toBe(5_000)
  expect(await page({ chosen_amount: 1, variant_id })).toBe(2_000)
  expect(await page({ chosen_amount: 1e9, variant_id })).toBe(PRICE_MAX)
  expect(await page({ chosen_amount: Number.NaN, variant_id: 'x' })).toBe(5_000)
  const { variantId: other } = await market.aCourse(school)
  await expect(page({ chosen_amount: 3_000, variant_id: other })).rejects.toMatchObject({ status: 404 })
})

test('from zero on, nothing is a free order without a card, and is told as free', async () => {
  course = await market.aCourse(school, { amount: 5_000, minimum_amount: 0 })
  const asked = await ask(0)
  expect(asked).toMatchObject({ amount: 0, consents: ['terms'] })
  expect((await buy(0, 0, { encrypted_card: undefined, consents: asked.consents })).redirect).toBe(
    `/${course.slug}/watch`,
  )
  const { order, line, mail } = await bought()
  expect([order.status, order.amount, line.isChosen]).toEqual(['paid', 0, true])
  expect(mail).toContain('Cena: Za darmo')
})

test('a code comes off what the buyer chose, below the least too, and is measured by no price of before', async () => {
  const code = await aCode(school, { code: 'ZURAW', value: 50, is_announced: true })
  expect(await ask(3_000, { promo_code: 'zuraw' })).toMatchObject({
    amount: 1_500,
    lines: [{ standard_amount: 3_000, reductions: [{ source: 'code', amount: 1_500 }], reference_amount: null }],
  })
  await expect(ask(1_000, { promo_code: code.code }), 'the least is what is chosen').rejects.toMatchObject({
    status: 422,
  })
  await buy(2_000, 1_000, { promo_code: code.code })
  const { line, mail } = await bought()
  expect([line.standardAmount, line.discountAmount, line.amount]).toEqual([2_000, 1_000, 1_000])
  for (const words of ['Wybrana przez Ciebie kwota: 20,00 zł', 'Kod ZURAW: -10,00 zł', 'Cena: 10,00 zł'])
    expect(mail).toContain(words)
})

test('a price that is set is what it is, whatever somebody names; who saw it otherwise is told before paying', async () => {
  const { id: productId, variantId } = course
  await school.as(school.admin).call(changePrice, { productId, variantId, amount: 5_000 })
  expect(await ask(2_000)).toMatchObject({ amount: 5_000, lines: [{ is_chosen: false }] })
  await expect(buy(2_000)).rejects.toMatchObject({ status: 409, code: 'checkout.price-changed' })
})
