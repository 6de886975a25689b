import { and, eq, like } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { findAccessSpan } from '#modules/access/index.ts'
import { mails } from '#modules/mails/tables.ts'
import { recordRefund } from '#modules/payments/record-refund.ts'
import { transactions } from '#modules/payments/tables.ts'
import type { ApiProblem } from '#platform/contract/client.ts'
import { newId } from '#platform/ids.ts'
import type { TestSchool } from '#test/world.ts'
import { onePageCheckout } from '#modules/checkout/contract.ts'
import { aMarket } from '#modules/checkout/testing.ts'
import { orders } from './tables.ts'
import { getOrder, listMyOrders, listOrders, refundOrder } from './contract.ts'

const market = await aMarket()
await market.startWorking()
const school = await market.aSchool()
afterAll(() => market.close())

async function aSale(at: TestSchool = school) {
  const buyer = await at.aStudent({ name: 'Żaneta', email: `${newId()}@school.test` })
  const course = await market.aCourse(at, { title: 'Światło', amount: 21_900 })
  await at.as(buyer).call(onePageCheckout, await market.aPurchase(at, { course }))
  const [order] = await at.work(({ tx }) => tx.select().from(orders).where(eq(orders.studentId, buyer.id)))
  return { at, buyer, course, order: order! }
}
type Sale = Awaited<ReturnType<typeof aSale>>

const shown = async ({ at, order }: Pick<Sale, 'at' | 'order'>) =>
  (await at.as(at.admin).call(getOrder, { orderId: order.id })).order
const refund = (
  { at, order }: Sale,
  given: { refund_amount?: number; refund_key?: string; order_line_id?: string; access?: 'keep' | 'take' },
) =>
  at.as(at.admin).call(refundOrder, {
    orderId: order.id,
    reason: 'Obiecane',
    access: 'keep',
    ...(given.refund_amount && { refund_key: newId() }),
    ...given,
  })
const mayWatch = ({ at, buyer, course }: Sale) =>
  at.work(async (ctx) => (await findAccessSpan(ctx, buyer.id, course.id)) !== undefined)
const letters = ({ at, buyer }: Sale) =>
  at.work(({ tx }) =>
    tx
      .select()
      .from(mails)
      .where(and(eq(mails.to, buyer.email), like(mails.cause, 'refund:%'))),
  )
const returned = (sale: Sale, amount: number) =>
  expect.poll(async () => (await shown(sale)).refunded_amount).toBe(amount)

test('an admin sees all of an order: lines, payment, consents, and what can still be returned', async () => {
  const sale = await aSale()
  const order = await shown(sale)
  expect(order).toMatchObject({
    number: sale.order.number,
    status: 'paid',
    buyer: { name: 'Żaneta', email: sale.buyer.email },
    lines: [{ title: 'Światło', amount: 21_900, returned_amount: 0, left_amount: 21_900 }],
    payments: [{ status: 'PERFORMED', amount: 21_900, dispute: null }],
    refunds: [],
    withdrawal: null,
    left_amount: 21_900,
    can: { refund: true },
  })
  expect(order.consents.map(({ kind }) => kind)).toEqual(['terms', 'digital_content_now', 'digital_content_waiver'])
})

test('a part that went back is told by the status at once, before the order itself follows', async () => {
  const sale = await aSale()
  const { at, buyer, order } = sale
  const [paid] = await at.work(({ tx }) => tx.select().from(transactions).where(eq(transactions.orderId, order.id)))
  await at.work(async ({ tx }) => {
    await tx.select().from(orders).where(eq(orders.id, order.id)).for('update')
    await at.work((ctx) => recordRefund(ctx, paid!.id, 1_900))
    expect((await shown(sale)).status).toBe('partly_refunded')
    expect((await at.as(buyer).call(listMyOrders, {})).data[0]!.status).toBe('partly_refunded')
    const [kept] = await tx.select().from(orders).where(eq(orders.id, order.id))
    expect(kept!.status).toBe('paid')
  })
})

test('a part goes back with a reason and the access is kept, then the rest, and the access ends', async () => {
  const sale = await aSale()
  await refund(sale, { refund_amount: 1_900 })
  await returned(sale, 1_900)
  expect(await mayWatch(sale)).toBe(true)
  const [line] = (await shown(sale)).lines
  await refund(sale, { order_line_id: line!.id, access: 'take' })
  await returned(sale, 21_900)
  expect(await mayWatch(sale)).toBe(false)
  await expect.poll(async () => (await shown(sale)).status).toBe('refunded')
  const { refunds: both, can } = await shown(sale)
  expect(both).toMatchObject([
    { line_title: 'Światło', amount: 1_900, state: 'done', reason: 'Obiecane', asked_by: 'Anna Nowak' },
    { line_title: 'Światło', amount: 20_000, state: 'done' },
  ])
  expect(can.refund).toBe(false)
  await expect.poll(async () => (await letters(sale)).length).toBe(2)
  await expect(refund(sale, {})).rejects.toMatchObject({ status: 409, code: 'checkout.nothing-to-return' })
})

test('never more than is left: not in one go, and not by five at once', async () => {
  const sale = await aSale()
  await expect(refund(sale, { refund_amount: 21_901 })).rejects.toMatchObject({
    status: 422,
    fields: { refund_amount: [expect.any(String)] },
  })
  const tries = await Promise.allSettled(Array.from({ length: 5 }, () => refund(sale, { refund_amount: 6_000 })))
  const refused = tries.flatMap((each) => (each.status === 'rejected' ? [(each.reason as ApiProblem).status] : []))
  expect(refused).toEqual([422, 422])
  await returned(sale, 18_000)
  const { payments } = await shown(sale)
  expect((await market.bank.gateway.findPayment(payments[0]!.id))?.refundedAmount).toBe(18_000)
})

test('of three who return one line at once two are told that nothing is left', async () => {
  const sale = await aSale()
  const [line] = (await shown(sale)).lines
  const tries = await Promise.allSettled([1, 2, 3].map(() => refund(sale, { order_line_id: line!.id })))
  const refused = tries.flatMap((each) => (each.status === 'rejected' ? [(each.reason as ApiProblem).status] : []))
  expect(refused).toEqual([409, 409])
  await returned(sale, 21_900)
})

test('a part sent twice under one key goes back once, and never without a key or as another part', async () => {
  const sale = await aSale()
  const [line] = (await shown(sale)).lines
  const part = { order_line_id: line!.id, refund_amount: 5_000, refund_key: newId() }
  await Promise.all([refund(sale, part), refund(sale, part), refund(sale, part)])
  await returned(sale, 5_000)
  expect((await shown(sale)).refunds).toHaveLength(1)
  await expect(refund(sale, { ...part, refund_amount: 6_000 })).rejects.toMatchObject({ status: 409 })
  const unnamed = { orderId: sale.order.id, refund_amount: 5_000, reason: 'x', access: 'keep' as const }
  await expect(sale.at.as(sale.at.admin).call(refundOrder, unnamed)).rejects.toMatchObject({
    status: 422,
    fields: { refund_key: [expect.any(String)] },
  })
  expect((await shown(sale)).refunds).toHaveLength(1)
})

test('a reason is needed, and only admins of the school give money back, for lines of the order', async () => {
  const [sale, other] = [await aSale(), await aSale()]
  const asked = { orderId: sale.order.id, reason: 'x', access: 'keep' as const }
  await expect(school.as(school.admin).call(refundOrder, { ...asked, reason: ' ' })).rejects.toMatchObject({
    status: 422,
    fields: { reason: [expect.any(String)] },
  })
  await expect(school.as(sale.buyer).call(refundOrder, asked)).rejects.toMatchObject({ status: 403 })
  await expect(school.as(sale.buyer).call(getOrder, { orderId: sale.order.id })).rejects.toMatchObject({ status: 403 })
  const elsewhere = await market.aSchool()
  const stranger = elsewhere.as(elsewhere.admin)
  await expect(stranger.call(refundOrder, asked)).rejects.toMatchObject({ status: 404 })
  await expect(stranger.call(getOrder, { orderId: sale.order.id })).rejects.toMatchObject({ status: 404 })
  expect((await stranger.call(listOrders, {})).data).toEqual([])
  const [theirs] = (await shown(other)).lines
  await expect(refund(sale, { order_line_id: theirs!.id })).rejects.toMatchObject({ status: 404 })
  expect((await shown(sale)).refunds).toEqual([])
})

test('a disputed order says so in the list and on its page, and is refunded only once the money is to stay', async () => {
  const at = await market.aSchool()
  const [sale, other] = [await aSale(at), await aSale(at)]
  const disputed = async () =>
    (await at.as(at.admin).call(listOrders, { status: 'disputed' })).data.map(({ id, dispute }) => ({ id, dispute }))
  const refundable = { orderId: sale.order.id, reason: 'Dobra wola', access: 'keep' } as const
  const pay = (await at.as(at.admin).call(getOrder, { orderId: sale.order.id })).order.payments[0]!
  expect(await disputed()).toEqual([])
  await market.bank.plan('notify_twice', { idempotencyKey: pay.id })
  await market.bank.dispute(pay.id)
  await expect.poll(disputed).toEqual([{ id: sale.order.id, dispute: 'open' }])
  expect((await at.as(at.admin).call(getOrder, { orderId: sale.order.id })).order).toMatchObject({
    can: { refund: false },
    refunds: [],
    payments: [{ dispute: { state: 'open', respond_by: expect.any(String), decided_at: null } }],
  })
  await expect(at.as(at.admin).call(refundOrder, refundable)).rejects.toMatchObject({
    status: 409,
    code: 'checkout.payment-disputed',
    message: expect.stringContaining('could go back twice'),
  })
  await at.as(at.admin).call(refundOrder, { ...refundable, orderId: other.order.id })
  await market.bank.decideDispute(pay.id, 'won')
  await expect.poll(disputed).toEqual([{ id: sale.order.id, dispute: 'won' }])
  await at.as(at.admin).call(refundOrder, refundable)
})
