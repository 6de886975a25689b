import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { isGranted } from '#modules/access/index.ts'
import { grants } from '#modules/access/tables.ts'
import { changeSale } from '#modules/catalog/sale/contract.ts'
import { unpublishProduct } from '#modules/catalog/contract.ts'
import { mails } from '#modules/mails/tables.ts'
import { pollTransaction } from '#modules/payments/contract.ts'
import { transactions } from '#modules/payments/tables.ts'
import type { ApiProblem } from '#platform/contract/client.ts'
import { newId } from '#platform/ids.ts'
import type { TestPerson, TestSchool } from '#test/world.ts'
import { getCheckout, onePageCheckout } from '#modules/checkout/contract.ts'
import { getOrder, listMyOrders, refundOrder } from '#modules/orders/contract.ts'
import { claims, lineDiscounts, orderLines, orders } from '#modules/orders/tables.ts'
import type { SoldProduct } from '#modules/catalog/testing.ts'
import { aMarket, type Market } from '#modules/checkout/testing.ts'
import { createCode } from '../codes/contract.ts'
import { createBump } from './contract.ts'

const SECURE = '4000002760003184'

let school: TestSchool
let course: SoldProduct
let extra: SoldProduct
let bumpId: string
const market = await aMarket()
await market.startWorking()
beforeEach(async () => {
  school = await market.aSchool()
  course = await market.aCourse(school, { title: 'Light', amount: 10_000 })
  extra = await market.aCourse(school, { title: 'Shadow', amount: 8_000 })
  bumpId = await offer(extra, 4_900)
})
afterAll(() => market.close())

const admin = () => school.as(school.admin)
async function offer({ variantId }: SoldProduct, value: number): Promise<string> {
  const { data } = await admin().call(createBump, {
    productId: course.id,
    offered_variant_id: variantId,
    price: 'amount',
    value,
  })
  return data.at(-1)!.id
}
const buy = async (buyer: TestPerson, given: Parameters<Market['aPurchase']>[1] = {}) => {
  const wanted = { course, amount: 14_900, bump_ids: [bumpId], ...given }
  return school.as(buyer).call(onePageCheckout, await market.aPurchase(school, wanted))
}
const has = (buyer: TestPerson) =>
  school.work(async (ctx) => [await isGranted(ctx, buyer.id, course.id), await isGranted(ctx, buyer.id, extra.id)])
const ordersOf = ({ id }: TestPerson) =>
  school.work(({ tx }) => tx.select().from(orders).where(eq(orders.studentId, id)).orderBy(orders.createdAt))
const linesOf = ({ id }: TestPerson) =>
  school.work(({ tx }) =>
    tx
      .select({ line: orderLines })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(eq(orders.studentId, id))
      .orderBy(orderLines.position),
  )
const paymentsOf = ({ id }: TestPerson) =>
  school.work(({ tx }) => tx.select().from(transactions).where(eq(transactions.payerId, id)))
const lettersTo = async ({ email }: TestPerson, cause: string) => {
  await market.confirm()
  return school.work(({ tx }) =>
    tx
      .select()
      .from(mails)
      .where(and(eq(mails.to, email), like(mails.cause, `${cause}%`))),
  )
}
const confirm = async (buyer: TestPerson) => {
  const [payment] = await paymentsOf(buyer)
  await fetch(payment!.authenticationUrl!, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ code: '123456' }),
  })
}

test('both are paid for at once, granted, frozen as they were agreed, and named wherever the order is', async () => {
  const buyer = await school.aStudent()
  const { redirect } = await buy(buyer)
  expect(await has(buyer)).toEqual([true, true])
  expect((await linesOf(buyer)).map(({ line }) => line)).toMatchObject([
    { kind: 'main', productId: course.id, amount: 10_000, discountAmount: 0, referenceAmount: null },
    {
      kind: 'bump',
      productId: extra.id,
      amount: 4_900,
      standardAmount: 8_000,
      discountAmount: 3_100,
      referenceAmount: 8_000,
    },
  ])
  const discounts = await school.work(({ tx }) => tx.select().from(lineDiscounts))
  expect(discounts).toMatchObject([{ source: 'bump', sourceId: bumpId, amount: 3_100, code: null }])
  expect(await paymentsOf(buyer)).toMatchObject([
    { amount: 14_900, description: 'Light + Shadow', status: 'PERFORMED' },
  ])
  const { transaction } = await school.as().call(pollTransaction, { hash: redirect.split('/').at(-1)! })
  expect(transaction).toMatchObject({ description: 'Light + Shadow', purchase_link: `/${course.slug}/watch` })
  expect((await school.as(buyer).call(listMyOrders, {})).data).toMatchObject([{ titles: ['Light', 'Shadow'] }])
  const [order] = await ordersOf(buyer)
  const shown = await admin().call(getOrder, { orderId: order!.id })
  expect(shown.order).toMatchObject({
    title: 'Light + Shadow',
    lines: [{ kind: 'main' }, { kind: 'bump', reductions: [{ source: 'bump', amount: 3_100 }] }],
  })
  const [letter] = await lettersTo(buyer, 'purchase:')
  expect(letter!.text).toContain('Added to your order')
  expect(letter!.text).toContain('Light + Shadow')
})

test('pressed five times with one key, in one tab or two, it is one order, charged once, with both granted once', async () => {
  const buyer = await school.aStudent()
  const checkout_key = newId()
  await Promise.all(Array.from({ length: 5 }, () => buy(buyer, { checkout_key })))
  expect((await paymentsOf(buyer)).map(({ status }) => status)).toEqual(['PERFORMED'])
  expect(await school.work(({ tx }) => tx.$count(grants, eq(grants.studentId, buyer.id)))).toBe(2)
})

test('confirmed at the bank, both are granted; failed, neither, and what was held is let go', async () => {
  await admin().call(changeSale, { productId: extra.id, stock_limit: 1 })
  const [first, second] = [await school.aStudent(), await school.aStudent()]
  await expect(buy(first, { card: '4000000000009995' })).resolves.toMatchObject({ redirect: expect.any(String) })
  expect(await has(first)).toEqual([false, false])
  await buy(second, { card: SECURE })
  await confirm(second)
  await expect.poll(() => has(second)).toEqual([true, true])
  const held = await school.work(({ tx }) => tx.select().from(claims).where(eq(claims.resourceId, extra.id)))
  expect(held.map(({ state }) => state).toSorted()).toEqual(['kept', 'released'])
})

test('a code takes its part off each line it is for, to the last grosz', async () => {
  const code = (value: number, product_ids: string[]) =>
    admin().call(createCode, {
      code: `K-${newId()}`.slice(0, 20),
      kind: 'amount',
      value,
      starts_at: null,
      ends_at: null,
      uses_limit: null,
      uses_per_person: null,
      minimum_amount: 0,
      is_for_first_purchase: false,
      is_announced: false,
      is_for_all_products: product_ids.length === 0,
      product_ids,
    })
  const [all, ofExtra] = [await code(1_000, []), await code(1_000, [extra.id])]
  const [one, other] = [await school.aStudent(), await school.aStudent()]
  await buy(one, { amount: 13_900, promo_code: all.code.code })
  expect((await linesOf(one)).map(({ line }) => line.amount)).toEqual([9_329, 4_571])
  await buy(other, { amount: 13_900, promo_code: ofExtra.code.code })
  expect((await linesOf(other)).map(({ line }) => line.amount)).toEqual([10_000, 3_900])
})

describe('what cannot be had any more is refused under its field, and nothing is charged', () => {
  const gone = { status: 422, fields: { bump_ids: ['“Shadow” can no longer be added to your order.'] } }

  test.each([
    ['unpublished', () => admin().call(unpublishProduct, { productId: extra.id })],
    [
      'sold out',
      async () => {
        await admin().call(changeSale, { productId: extra.id, stock_limit: 1 })
        await buy(await school.aStudent(), { course: extra, amount: 8_000, bump_ids: [] })
      },
    ],
  ])('%s', async (_, change) => {
    const buyer = await school.aStudent()
    await change()
    await expect(buy(buyer)).rejects.toMatchObject(gone)
    expect([await paymentsOf(buyer), await ordersOf(buyer)]).toEqual([[], []])
  })

  test('owned, or being paid for alone', async () => {
    const [owner, paying] = [await school.aStudent(), await school.aStudent()]
    const alone = { course: extra, amount: 8_000, bump_ids: [] }
    await buy(owner, alone)
    await expect(buy(owner)).rejects.toMatchObject(gone)
    await buy(paying, { ...alone, card: SECURE })
    await expect(buy(paying)).rejects.toMatchObject(gone)
    expect(await has(paying)).toEqual([false, false])
    // The other way about the buyer is led to the payment that has it.
    const third = await school.aStudent()
    await buy(third, { card: SECURE })
    await expect(buy(third, alone)).rejects.toMatchObject({ status: 409, code: 'checkout.under-way' })
    const { payment_link } = await school.as(third).call(getCheckout, { slug: extra.slug })
    expect(payment_link).toBe(`/payment/${(await paymentsOf(third))[0]!.hash}`)
  })

  test('of the last one, six who press at once: one has it, and nobody pays in vain', async () => {
    await admin().call(changeSale, { productId: extra.id, stock_limit: 1 })
    const buyers = await Promise.all(Array.from({ length: 6 }, () => school.aStudent()))
    const tries = await Promise.allSettled(buyers.map((buyer) => buy(buyer)))
    const refusals = tries.flatMap((each) => (each.status === 'rejected' ? [each.reason as ApiProblem] : []))
    expect(refusals).toHaveLength(5)
    for (const refusal of refusals) expect(refusal).toMatchObject(gone)
    const paid = await Promise.all(buyers.map(paymentsOf))
    expect(paid.flat()).toHaveLength(1)
  })

  test('alone and beside another at once: one of them is paid, or the second goes back whole', async () => {
    const buyer = await school.aStudent()
    await Promise.allSettled([buy(buyer), buy(buyer, { course: extra, amount: 8_000, bump_ids: [] })])
    expect((await paymentsOf(buyer)).filter(({ refundReason }) => refundReason === null)).toHaveLength(1)
    expect(
      await school.work(({ tx }) =>
        tx.$count(grants, and(eq(grants.studentId, buyer.id), eq(grants.productId, extra.id))),
      ),
    ).toBe(1)
  })

  test('nor beside a gift, which is for somebody else, nor at another price, nor of another checkout', async () => {
    const gift = { name: 'Ola', email: 'ola@school.test', message: '' }
    await expect(buy(await school.aStudent(), { gift })).rejects.toMatchObject({
      status: 422,
      fields: { bump_ids: [expect.any(String)] },
    })
    await expect(buy(await school.aStudent(), { amount: 14_899 })).rejects.toMatchObject({
      code: 'checkout.price-changed',
    })
    await expect(buy(await school.aStudent(), { course: extra, amount: 8_000 })).rejects.toMatchObject({ status: 404 })
  })
})

test('of a line alone the money goes back, its access ends or is kept, and the letter says which', async () => {
  const buyer = await school.aStudent()
  await buy(buyer)
  const [order] = await ordersOf(buyer)
  const [main, bump] = (await linesOf(buyer)).map(({ line }) => line)
  const refund = (order_line_id: string, access: 'keep' | 'take') =>
    admin().call(refundOrder, { orderId: order!.id, order_line_id, reason: 'Promised', access })
  await refund(bump!.id, 'take')
  expect(await has(buyer)).toEqual([true, false])
  await expect.poll(async () => (await ordersOf(buyer))[0]!.status).toBe('partly_refunded')
  await expect.poll(async () => (await lettersTo(buyer, 'refund:')).length).toBe(1)
  const [first] = await lettersTo(buyer, 'refund:')
  expect(first!.subject).toBe('Refund for “Shadow”')
  expect(first!.text).toContain('does not give you access to “Shadow”')
  expect(first!.text).not.toContain('Light')
  await refund(main!.id, 'keep')
  expect(await has(buyer)).toEqual([true, false])
  await expect.poll(async () => (await ordersOf(buyer))[0]!.status).toBe('refunded')
  await expect.poll(async () => (await lettersTo(buyer, 'refund:')).length).toBe(2)
  const second = (await lettersTo(buyer, 'refund:')).find(({ id }) => id !== first!.id)
  expect(second!.text).toContain('“Light” stays open to you')
  await buy(buyer, { course: extra, amount: 8_000, bump_ids: [] })
  expect(await has(buyer)).toEqual([true, true])
})
