import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { revokeGrant, takeAccess } from '#modules/access/contract.ts'
import { findAccessSpan } from '#modules/access/index.ts'
import { grants } from '#modules/access/tables.ts'
import { changePrice } from '#modules/catalog/contract.ts'
import { startPromotion } from '#modules/catalog/promotions/contract.ts'
import { removeVariant } from '#modules/catalog/variants/contract.ts'
import { sections } from '#modules/courses/tables.ts'
import { changeVariantContents } from '#modules/courses/variants/contract.ts'
import { mails } from '#modules/mails/tables.ts'
import { transactions } from '#modules/payments/tables.ts'
import { newId } from '#platform/ids.ts'
import type { TestPerson } from '#test/world.ts'
import { confirmationDocument } from '#modules/orders/confirmation/confirmation-document.ts'
import * as contract from '#modules/checkout/contract.ts'
import { getOrder, refundOrder } from '#modules/orders/contract.ts'
import { readQuote } from '#modules/orders/agreed/read-quote.ts'
import { claims, orderLines, orders } from '#modules/orders/tables.ts'
import type { SoldProduct } from '#modules/catalog/testing.ts'
import { aMarket } from '#modules/checkout/testing.ts'
import { aCode } from '../codes/testing.ts'
import { quoteCheckout } from '../contract.ts'
import { aCourseInParts, type CourseInParts } from './testing.ts'

let course: CourseInParts
let student: TestPerson
const market = await aMarket()
await market.startWorking()
const school = await market.aSchool({ language: 'pl' })
beforeEach(async () => {
  course = await aCourseInParts(school)
  student = await school.aStudent({ email: `${newId()}@school.test` })
})
afterAll(() => market.close())

const ask = ({ slug, variantId }: SoldProduct, given: { promo_code?: string; quantity?: number } = {}, by = student) =>
  school.as(by).call(quoteCheckout, { slug, variant_id: variantId, ...given })
const purchase = (wanted: SoldProduct, given: Partial<contract.Purchase> = {}) =>
  market.aPurchase(school, { course: wanted, ...given })
/** At whatever it costs now; answers its order. */
async function buy(wanted: SoldProduct, given: Partial<contract.Purchase> = {}, by = student) {
  const { amount, consents } = await ask(wanted, given.promo_code ? { promo_code: given.promo_code } : {}, by)
  const sent = await purchase(wanted, {
    amount,
    consents,
    ...(amount === 0 && { encrypted_card: undefined }),
    ...given,
  })
  await school.as(by).call(contract.onePageCheckout, sent)
  return orderOf(sent.checkout_key)
}
const orderOf = (checkoutKey: string) =>
  school.work(async ({ tx }) => {
    const [order] = await tx.select().from(orders).where(eq(orders.checkoutKey, checkoutKey))
    const [line] = await tx.select().from(orderLines).where(eq(orderLines.orderId, order!.id))
    return { ...order!, line: line! }
  })
const claimsOfLine = (lineId: string) =>
  school.work(({ tx }) =>
    tx
      .select({ state: claims.state, quantity: claims.quantity, orderId: claims.orderId })
      .from(claims)
      .where(and(eq(claims.resource, 'owned'), eq(claims.resourceId, lineId))),
  )
const refund = (orderId: string, given: { access?: 'keep' | 'take'; refund_amount?: number } = {}) =>
  school.as(school.admin).call(refundOrder, {
    orderId,
    reason: 'Obiecane',
    access: 'take',
    ...(given.refund_amount && { refund_key: newId() }),
    ...given,
  })
const isBack = (orderId: string, amount: number) =>
  expect
    .poll(async () => (await school.as(school.admin).call(getOrder, { orderId })).order.refunded_amount)
    .toBe(amount)
const figures = (text: string) => text.replaceAll('\u00a0', ' ')
const PAID = (amount: number) => ({ source: 'owned', code: null, amount })

test('who has a variant pays the difference for a better one, and page, order, panel, mail and file say so', async () => {
  const lesser = await buy(course.first)
  const asked = await ask(course.whole)
  expect(asked).toMatchObject({
    amount: 20_000,
    lines: [{ standard_amount: 30_000, reductions: [PAID(10_000)], reference_amount: null, amount: 20_000 }],
  })
  const page = await school.as(student).call(contract.getCheckout, { slug: course.slug })
  expect(page.quotes.map(({ amount }) => amount)).toEqual([10_000, 20_000])
  const better = await buy(course.whole)
  expect(better).toMatchObject({
    amount: 20_000,
    status: 'paid',
    line: { standardAmount: 30_000, discountAmount: 10_000 },
  })
  expect(await claimsOfLine(lesser.line.id)).toEqual([{ state: 'kept', quantity: 10_000, orderId: better.id }])
  const { order } = await school.as(school.admin).call(getOrder, { orderId: better.id })
  expect(order.lines[0]).toMatchObject({ reductions: [PAID(10_000)], amount: 20_000, left_amount: 20_000 })
  await market.confirm()
  await school.work(async (ctx) => {
    const [mail] = await ctx.tx
      .select()
      .from(mails)
      .where(eq(mails.cause, `purchase:${better.id}`))
    for (const words of [
      'Cena standardowa: 300,00 zł',
      'Zapłacone za wcześniejszy wariant: -100,00 zł',
      'Cena: 200,00 zł',
    ])
      expect(figures(mail!.text)).toContain(words)
    const document = confirmationDocument({
      order: better,
      boundToATime: new Set(),
      agreed: await readQuote(ctx, better),
      buyer: student,
      school: { name: 'Żuraw', origin: school.origin, timeZone: 'Europe/Warsaw' } as Parameters<
        typeof confirmationDocument
      >[0]['school'],
      terms: undefined,
    })
    const written = figures(JSON.stringify(document.content))
    for (const words of ['Zapłacone za wcześniejszy wariant', '-100,00 zł', '200,00 zł', '23%'])
      expect(written).toContain(words)
  })
})

test('step by step it costs what it costs at once', async () => {
  const paid = [await buy(course.first), await buy(course.more), await buy(course.whole)]
  expect(paid.map(({ amount }) => amount)).toEqual([10_000, 10_000, 10_000])
  const stranger = await school.aStudent({ email: `${newId()}@school.test` })
  expect((await ask(course.whole, {}, stranger)).amount).toBe(30_000)
})

test('a promotion and a code are reckoned as for everybody, and what was paid comes off after them, to the grosz', async () => {
  await buy(course.first)
  const { id: productId, variantId } = course.whole
  await school.as(school.admin).call(startPromotion, { productId, variantId, amount: 25_001 })
  const code = await aCode(school, { code: `Z${newId().slice(0, 8)}`, value: 15, is_announced: true })
  expect(await ask(course.whole, { promo_code: code.code })).toMatchObject({
    // 250,01 less 15 percent, 37,50, less 100,00
    amount: 11_251,
    lines: [
      {
        standard_amount: 30_000,
        reductions: [
          { source: 'promotion', amount: 4_999 },
          { source: 'code', amount: 3_750 },
          { source: 'owned', amount: 10_000 },
        ],
        // as it is told to everybody: the difference is nobody's announcement
        reference_amount: 25_001,
      },
    ],
  })
  const better = await buy(course.whole, { promo_code: code.code })
  expect(better.line).toMatchObject({ amount: 11_251, discountAmount: 18_749, referenceAmount: 25_001 })
  expect(
    await school.work(async (ctx) => (await readQuote(ctx, better)).lines[0]!.reductions.map((r) => r.source)),
  ).toEqual(['promotion', 'code', 'owned'])
})

test('what costs less by now than was paid costs nothing, is agreed to as what is paid for, and asks for no card', async () => {
  const lesser = await buy(course.first)
  const { id: productId, variantId } = course.more
  await school.as(school.admin).call(changePrice, { productId, variantId, amount: 9_999, name: 'Więcej' })
  const asked = await ask(course.more)
  expect(asked).toMatchObject({ amount: 0, lines: [{ reductions: [PAID(9_999)], amount: 0 }] })
  expect(asked.consents).toContain('digital_content_waiver')
  const better = await buy(course.more)
  expect(better).toMatchObject({ status: 'paid', amount: 0 })
  expect(await claimsOfLine(lesser.line.id)).toMatchObject([{ state: 'kept', quantity: 9_999 }])
  expect((await ask(course.whole)).amount, 'and counts on').toBe(20_001)
})

test('one variant is better than another where it opens all of it; a dearer one with other lectures costs what it costs', async () => {
  const [, , third] = await school.work(({ tx }) => {
    return tx
      .select({ id: sections.id })
      .from(sections)
      .where(eq(sections.courseId, course.courseId))
      .orderBy(sections.position)
  })
  await school.as(school.admin).call(changeVariantContents, {
    courseId: course.courseId,
    variantId: course.more.variantId,
    includes_all: false,
    section_ids: [third!.id],
  })
  await buy(course.first)
  expect((await ask(course.more)).amount).toBe(20_000)
  await buy(course.more)
  expect(await ask(course.whole), 'what both cost counts').toMatchObject({
    amount: 0,
    lines: [{ reductions: [PAID(10_000), PAID(20_000)] }],
  })
})

test('a lesser variant after a better one is refused as before', async () => {
  await buy(course.whole)
  const page = await school.as(student).call(contract.getCheckout, { slug: course.slug })
  expect(page).toMatchObject({ has_access: true })
  await expect(school.as(student).call(contract.onePageCheckout, await purchase(course.first))).rejects.toMatchObject({
    status: 409,
  })
})

test('what is sold no more counts to whoever has it', async () => {
  await buy(course.first)
  const { id: productId, variantId } = course.first
  await school.as(school.admin).call(removeVariant, { productId, variantId })
  expect((await ask(course.whole)).amount).toBe(20_000)
})

test('of what went back in part the rest counts, of what went back whole nothing', async () => {
  const lesser = await buy(course.first)
  await refund(lesser.id, { access: 'keep', refund_amount: 3_001 })
  expect((await ask(course.whole)).amount).toBe(23_001)
  await isBack(lesser.id, 3_001)
  expect((await ask(course.whole)).amount).toBe(23_001)
  await refund(lesser.id, { access: 'keep' })
  expect((await ask(course.whole)).amount).toBe(30_000)
})

test('what somebody was given, bought for others, or has no more counts for nothing', async () => {
  const gift = { name: 'Łucja', email: 'lucja@school.test', message: '' }
  const given = await purchase(course.first, { gift })
  await school.as(student).call(contract.onePageCheckout, given)
  expect((await ask(course.whole)).amount, 'a gift').toBe(30_000)
  const code = await aCode(school, { code: `W${newId().slice(0, 8)}`, value: 100 })
  await buy(course.first, { promo_code: code.code })
  expect((await ask(course.whole)).amount, 'for nothing').toBe(30_000)

  const other = await school.aStudent({ email: `${newId()}@school.test` })
  await buy(course.first, {}, other)
  expect((await ask(course.whole, {}, other)).amount).toBe(20_000)
  const [grant] = await school.work(({ tx }) => tx.select().from(grants).where(eq(grants.studentId, other.id)))
  await school.as(school.admin).call(revokeGrant, { grantId: grant!.id, reason: 'Nadużycie' })
  expect((await ask(course.whole, {}, other)).amount, 'taken away').toBe(30_000)
})

test('nothing is counted towards a gift', async () => {
  await buy(course.first)
  const page = await school.as(student).call(contract.getCheckout, { slug: course.slug, gift: '1' })
  expect(page.quotes.map(({ amount }) => amount)).toEqual([10_000, 20_000, 30_000])
  const gift = { name: 'Łucja', email: 'lucja@school.test', message: '' }
  const paid = await purchase(course.whole, { gift })
  await school.as(student).call(contract.onePageCheckout, paid)
  expect((await orderOf(paid.checkout_key)).amount).toBe(30_000)
})

test('whoever chooses what to pay chooses the whole price, of which what was paid is a part', async () => {
  await buy(course.first)
  const { id: productId, variantId, slug } = course.whole
  await school
    .as(school.admin)
    .call(changePrice, { productId, variantId, amount: 30_000, minimum_amount: 12_000, name: 'Całość' })
  const chosen = (chosen_amount: number) =>
    school.as(student).call(quoteCheckout, { slug, variant_id: variantId, chosen_amount })
  expect(await chosen(12_000)).toMatchObject({ amount: 2_000, lines: [{ is_chosen: true, standard_amount: 12_000 }] })
  await expect(chosen(11_999)).rejects.toMatchObject({ status: 422 })
})

test('a code for the first purchase stays one', async () => {
  await buy(course.first)
  const code = await aCode(school, { code: `P${newId().slice(0, 8)}`, value: 10, is_for_first_purchase: true })
  await expect(ask(course.whole, { promo_code: code.code })).rejects.toMatchObject({
    code: 'checkout.code-not_first_purchase',
  })
})

test('a page from before the lesser one went back is a price that has changed: nothing is charged', async () => {
  const lesser = await buy(course.first)
  const stale = await purchase(course.whole, { amount: 20_000 })
  await refund(lesser.id)
  await expect(school.as(student).call(contract.onePageCheckout, stale)).rejects.toMatchObject({
    status: 409,
    code: 'checkout.price-changed',
  })
  expect(await claimsOfLine(lesser.line.id)).toEqual([])
})

test('two tabs and a double click count one payment once', async () => {
  const lesser = await buy(course.first)
  const tabs = [
    await purchase(course.more, { amount: 10_000 }),
    await purchase(course.whole, { amount: 20_000 }),
    await purchase(course.whole, { amount: 20_000 }),
  ]
  const press = (tab: (typeof tabs)[number]) => school.as(student).call(contract.onePageCheckout, tab)
  await Promise.allSettled([...tabs, tabs[1]!].map(press))
  const counted = (await claimsOfLine(lesser.line.id)).filter(({ state }) => state !== 'released')
  expect(counted).toHaveLength(1)
  const paid = await school.work(({ tx }) =>
    tx
      .select({ amount: transactions.amount, status: transactions.status })
      .from(transactions)
      .where(eq(transactions.payerId, student.id)),
  )
  expect(paid.filter(({ status }) => status === 'PERFORMED')).toHaveLength(2)
})

test('the database lets nobody count a line twice, somebody else’s, or more than was paid for it', async () => {
  const lesser = await buy(course.first)
  const other = await school.aStudent({ email: `${newId()}@school.test` })
  const theirs = await buy(course.first, {}, other)
  const claim = (orderId: string, resourceId: string, quantity: number) =>
    school.work(({ tx }) =>
      tx.insert(claims).values({ orderId, resource: 'owned', resourceId, quantity, state: 'kept', expiresAt: null }),
    )
  const because = (message: string) => ({ message: expect.stringContaining(message) })
  const better = await buy(course.more)
  await expect(claim(better.id, theirs.line.id, 1)).rejects.toMatchObject(because('There is no line'))
  await expect(claim(better.id, better.line.id, 1), 'its own').rejects.toMatchObject(because('There is no line'))
  const best = await buy(course.whole)
  await expect(claim(best.id, lesser.line.id, 1)).rejects.toMatchObject(because('claims_owned_once'))
  await school.work(({ tx }) => tx.update(claims).set({ state: 'released' }).where(eq(claims.orderId, better.id)))
  await expect(claim(best.id, lesser.line.id, 10_001)).rejects.toMatchObject(because('there is only 10000'))
})

test('the lesser one goes back after the better one', async () => {
  const lesser = await buy(course.first)
  const better = await buy(course.whole)
  await expect(refund(lesser.id)).rejects.toMatchObject({
    status: 409,
    code: 'checkout.better-variant-first',
    message: expect.stringContaining(better.number),
  })
  await expect(refund(lesser.id, { refund_amount: 1, access: 'keep' })).rejects.toMatchObject({ status: 409 })
  await refund(better.id)
  await isBack(better.id, 20_000)
  expect(await claimsOfLine(lesser.line.id)).toMatchObject([{ state: 'released' }])
  expect(await school.work((ctx) => findAccessSpan(ctx, student.id, course.courseId)), 'the lesser one').toBeDefined()
  expect((await ask(course.whole)).amount, 'and counts again').toBe(20_000)
  await refund(lesser.id)
  await isBack(lesser.id, 10_000)
  expect(await school.work((ctx) => findAccessSpan(ctx, student.id, course.courseId))).toBeUndefined()
})

test('what is returned with its access kept stands on nothing once the money is back', async () => {
  const lesser = await buy(course.first)
  const better = await buy(course.whole)
  await refund(better.id, { access: 'keep' })
  await isBack(better.id, 20_000)
  await expect.poll(() => claimsOfLine(lesser.line.id)).toMatchObject([{ state: 'released' }])
  await refund(lesser.id)
  await isBack(lesser.id, 10_000)
})

test('one that cost nothing more is taken away first', async () => {
  const lesser = await buy(course.first)
  const { id: productId, variantId } = course.more
  await school.as(school.admin).call(changePrice, { productId, variantId, amount: 10_000, name: 'Więcej' })
  await buy(course.more)
  await expect(refund(lesser.id)).rejects.toMatchObject({ code: 'checkout.better-variant-first' })
  await school.as(school.admin).call(takeAccess, { id: student.id, productId, reason: 'Zwrot' })
  await refund(lesser.id)
  await isBack(lesser.id, 10_000)
})

test('nobody is told twice: one confirmation for each order', async () => {
  await buy(course.first)
  await buy(course.whole)
  await market.confirm()
  const sent = await school.work(({ tx }) =>
    tx
      .select()
      .from(mails)
      .where(and(eq(mails.to, student.email), like(mails.cause, 'purchase:%'))),
  )
  expect(sent).toHaveLength(2)
})
