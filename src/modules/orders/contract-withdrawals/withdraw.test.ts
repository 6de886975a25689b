import { and, eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { giveAccess } from '#modules/access/contract.ts'
import { findAccessSpan } from '#modules/access/index.ts'
import { revocations } from '#modules/access/tables.ts'
import { mails } from '#modules/mails/tables.ts'
import { pollTransaction } from '#modules/payments/contract.ts'
import { recordOutcome } from '#modules/payments/record-outcome.ts'
import { refundPayment } from '#modules/payments/index.ts'
import { refunds, transactions } from '#modules/payments/tables.ts'
import { DAY } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import { rewriting } from '#test/rewriting.ts'
import type { TestPerson } from '#test/world.ts'
import { onePageCheckout } from '#modules/checkout/contract.ts'
import { aMarket } from '#modules/checkout/testing.ts'
import { listMyOrders } from '../contract.ts'
import { orderLines, orders } from '../tables.ts'
import { contractWithdrawals } from './tables.ts'
import { listContractWithdrawals, refundContractWithdrawal, withdraw } from './contract.ts'

const market = await aMarket()
await market.startWorking()
const school = await market.aSchool()
beforeEach(() =>
  market.app.units.withoutSchool('each test begins without uses', (tx) => tx.execute('delete from rate_limits')),
)
afterAll(() => market.close())

/** A paid order; without `waived` its buyer kept the right to withdraw. */
async function aSale({ waived = false, amount = 21_900, at = school } = {}) {
  const buyer = await at.aStudent({ name: 'Żaneta Łoś', email: `${newId()}@school.test` })
  const course = await market.aCourse(at, { title: 'Światło', amount })
  await at.as(buyer).call(onePageCheckout, await market.aPurchase(at, { course }))
  const [order] = await at.work(({ tx }) => tx.select().from(orders).where(eq(orders.studentId, buyer.id)))
  if (!waived) await keepRight(order!.id)
  return { at, buyer, course, order: order! }
}
type Sale = Awaited<ReturnType<typeof aSale>>

const keepRight = (orderId: string) =>
  rewriting(market.app.units, (tx) =>
    tx
      .update(orders)
      .set({ consents: sql`jsonb_path_query_array(consents, '$[*] ? (@.kind == "terms")')` })
      .where(eq(orders.id, orderId)),
  )
const state = ({ at, buyer, order }: Pick<Sale, 'at' | 'buyer' | 'order'>, by?: TestPerson) =>
  at.as(by).call(withdraw, { name: 'Żaneta Łoś', email: buyer.email, order: order.number })
const rowOf = ({ at, order }: Pick<Sale, 'at' | 'order'>) =>
  at.work(
    async ({ tx }) => (await tx.select().from(contractWithdrawals).where(eq(contractWithdrawals.orderId, order.id)))[0],
  )
const lettersTo = ({ at, buyer }: Pick<Sale, 'at' | 'buyer'>, kind = 'withdrawal') =>
  at.work(({ tx }) =>
    tx
      .select()
      .from(mails)
      .where(and(eq(mails.to, buyer.email), like(mails.cause, `${kind}:%`))),
  )
const mayWatch = ({ at, buyer, course }: Pick<Sale, 'at' | 'buyer' | 'course'>) =>
  at.work(async (ctx) => (await findAccessSpan(ctx, buyer.id, course.id)) !== undefined)
const paymentOf = ({ at, order }: Pick<Sale, 'at' | 'order'>) =>
  at.work(async ({ tx }) => (await tx.select().from(transactions).where(eq(transactions.orderId, order.id)))[0]!)
const shown = async ({ at, order }: Pick<Sale, 'at' | 'order'>) =>
  (await at.as(at.admin).call(listContractWithdrawals, {})).data.find((row) => row.order.id === order.id)
const figures = (text: string) => text.replaceAll('\u00a0', ' ')

test('a signed-out buyer withdraws: kept with its words and time, confirmed by mail at once, access ended, money prepared', async () => {
  const sale = await aSale()
  expect(await mayWatch(sale)).toBe(true)
  const { message } = await state(sale)
  expect(message).toMatch(/^Your statement was sent on .+ \d\d:\d\d\./)
  expect(await rowOf(sale)).toMatchObject({
    name: 'Żaneta Łoś',
    email: sale.buyer.email,
    text: `I withdraw from the contract I made with Szkoła Żółw by order number ${sale.order.number}.`,
    version: 1,
    language: 'en',
    verdict: 'accepted',
    dueAmount: 21_900,
    settledAt: null,
  })
  const [letter] = await lettersTo(sale)
  for (const said of [
    `I withdraw from the contract I made with Szkoła Żółw by order number ${sale.order.number}.`,
    'You are no longer bound by the contract for “Światło”.',
    'will return PLN 219.00 by',
    'This email is your receipt.',
  ])
    expect(figures(letter!.text)).toContain(said)
  expect(await mayWatch(sale)).toBe(false)
  expect(await shown(sale)).toMatchObject({
    state: 'open',
    due_amount: 21_900,
    left_amount: 21_900,
    can: { refund: true },
  })
  expect((await paymentOf(sale)).refundedAmount).toBe(0)
})

test('a double click, two tabs and another day are one withdrawal, one receipt and one end of access', async () => {
  const sale = await aSale()
  await Promise.all([state(sale), state(sale, sale.buyer), state(sale)])
  const { createdAt } = (await rowOf(sale))!
  await state(sale)
  expect((await rowOf(sale))!.createdAt).toEqual(createdAt)
  expect(await lettersTo(sale)).toHaveLength(1)
  const ended = await sale.at.work(({ tx }) =>
    tx
      .select()
      .from(revocations)
      .where(like(revocations.reason, `%${sale.order.number}`)),
  )
  expect(ended).toHaveLength(1)
})

test('an admin returns what is due, once, and the withdrawal is done when the bank says so', async () => {
  const sale = await aSale()
  await state(sale)
  const { id: withdrawalId } = (await rowOf(sale))!
  const give = () => sale.at.as(sale.at.admin).call(refundContractWithdrawal, { withdrawalId })
  const tries = await Promise.allSettled([give(), give(), give()])
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const each of tries)
    if (each.status === 'rejected')
      expect(each.reason).toMatchObject({ status: 409, code: 'checkout.nothing-to-return' })
  await expect.poll(async () => (await shown(sale))?.state).toBe('done')
  expect(await paymentOf(sale)).toMatchObject({ refundedAmount: 21_900, refundingAmount: 0 })
  const [refund] = await sale.at.work(async ({ tx }) =>
    tx
      .select()
      .from(refunds)
      .where(eq(refunds.transactionId, (await paymentOf(sale)).id)),
  )
  const [line] = await sale.at.work(({ tx }) =>
    tx.select().from(orderLines).where(eq(orderLines.orderId, sale.order.id)),
  )
  expect(refund).toMatchObject({ lineId: line!.id, askedById: sale.at.admin.id, state: 'done' })
  expect(line!.returnedAmount).toBe(21_900)
  await expect.poll(async () => (await lettersTo(sale, 'refund')).length).toBe(1)
  await expect(give()).rejects.toMatchObject({ status: 409 })
})

test('who waived the right keeps what they bought, and is told why', async () => {
  const sale = await aSale({ waived: true })
  await state(sale)
  expect(await rowOf(sale)).toMatchObject({ verdict: 'waived', dueAmount: 0, settledAt: expect.any(Date) })
  expect(await mayWatch(sale)).toBe(true)
  expect((await lettersTo(sale))[0]!.text).toContain(
    'you asked for access to the digital content before the 14 days were over',
  )
  expect(await shown(sale)).toMatchObject({ state: 'refused', can: { refund: false } })
  const { id: withdrawalId } = (await rowOf(sale))!
  const give = sale.at.as(sale.at.admin).call(refundContractWithdrawal, { withdrawalId })
  await expect(give).rejects.toMatchObject({ status: 409 })
})

test('strangers hear the same whether there is such an order or not, and change nothing', async () => {
  const [sale, other] = [await aSale(), await market.aSchool()]
  const wordsOf = ({ message }: { message?: string | undefined }) => message?.replace(/\d+/g, '#')
  const right = { name: 'X', email: sale.buyer.email, order: sale.order.number }
  const wrong = [
    await school.as().call(withdraw, { ...right, email: 'stranger@school.test' }),
    await school.as().call(withdraw, { ...right, order: 'ZZZZ-ZZZZ' }),
    await other.as().call(withdraw, right),
  ]
  expect(await rowOf(sale)).toBeUndefined()
  expect(await lettersTo(sale)).toEqual([])
  expect(await other.work(({ tx }) => tx.select().from(mails))).toEqual([])
  expect(await mayWatch(sale)).toBe(true)
  const truly = wordsOf(await state(sale))
  expect(wrong.map(wordsOf)).toEqual([truly, truly, truly])
})

test('numbers cannot be tried out: after twenty from one place comes a wait', async () => {
  const tried = await Promise.allSettled(
    Array.from({ length: 21 }, () =>
      school.as().call(withdraw, { name: 'X', email: 'x@school.test', order: 'AAAA-AAAA' }),
    ),
  )
  const refused = tried.filter(({ status }) => status === 'rejected')
  expect(refused).toMatchObject([{ reason: { status: 429 } }])
})

test('what somebody else gave stays when a purchase is withdrawn from', async () => {
  const sale = await aSale()
  const { fulfilledAt } = sale.order
  await sale.at.work(({ tx }) => tx.execute(sql`update grants set ends_at = now() where student_id = ${sale.buyer.id}`))
  expect(fulfilledAt).not.toBeNull()
  const gift = { id: sale.buyer.id, product_id: sale.course.id, reason: 'Prize' }
  await sale.at.as(sale.at.admin).call(giveAccess, gift)
  await sale.at.work(({ tx }) => tx.execute(sql`update grants set ends_at = null where student_id = ${sale.buyer.id}`))
  await state(sale)
  expect((await rowOf(sale))!.verdict).toBe('accepted')
  expect(await mayWatch(sale)).toBe(true)
})

test('who withdraws before the bank has said anything gets the money back when it comes', async () => {
  const buyer = await school.aStudent({ email: `${newId()}@school.test` })
  const course = await market.aCourse(school, { title: 'Cień' })
  const purchase = await market.aPurchase(school, { course, card: '4000002760003184' })
  await school.as(buyer).call(onePageCheckout, purchase)
  const [order] = await school.work(({ tx }) => tx.select().from(orders).where(eq(orders.studentId, buyer.id)))
  const sale = { at: school, buyer, course, order: order! }
  await state(sale)
  expect(await rowOf(sale)).toMatchObject({ verdict: 'accepted', dueAmount: 0, settledAt: expect.any(Date) })
  expect((await lettersTo(sale))[0]!.text).toContain('We have not received a payment for it.')
  const { id, hash, gatewayPaymentId } = await paymentOf(sale)
  await school.work((ctx) => recordOutcome(ctx, id, { status: 'approved', paymentId: gatewayPaymentId! }))
  await expect.poll(async () => (await paymentOf(sale)).refundReason).toBe('withdrawn')
  expect(await mayWatch(sale)).toBe(false)
  const { transaction } = await school.as().call(pollTransaction, { hash })
  expect(transaction.refund_reason).toBe('withdrawn')
})

test('a free product is given up without any money', async () => {
  const buyer = await school.aStudent({ email: `${newId()}@school.test` })
  const course = await market.aCourse(school, { title: 'Za darmo', amount: 0 })
  const purchase = await market.aPurchase(school, { course, consents: ['terms'] })
  await school.as(buyer).call(onePageCheckout, purchase)
  const [order] = await school.work(({ tx }) => tx.select().from(orders).where(eq(orders.studentId, buyer.id)))
  const sale = { at: school, buyer, course, order: order! }
  await state(sale)
  expect(await mayWatch(sale)).toBe(false)
  expect(await shown(sale)).toMatchObject({ state: 'done', due_amount: 0 })
  expect((await lettersTo(sale))[0]!.text).toContain('There is nothing to be returned.')
})

test('too late is too late, by the day', async () => {
  const sale = await aSale()
  const ago = new Date(Date.now() - 17 * DAY)
  await sale.at.work(({ tx }) => tx.update(orders).set({ fulfilledAt: ago }).where(eq(orders.id, sale.order.id)))
  await state(sale)
  expect((await rowOf(sale))!.verdict).toBe('too_late')
  expect((await lettersTo(sale))[0]!.text).toContain('before your statement reached us')
})

test('a withdrawal and a refund of the same payment at one moment return it once', async () => {
  const sale = await aSale()
  await state(sale)
  const { id: withdrawalId } = (await rowOf(sale))!
  const { id } = await paymentOf(sale)
  const outside = market.app.units.outside({ school, actor: { role: 'system' } })
  await Promise.allSettled([
    refundPayment(outside, id, market.gateways),
    sale.at.as(sale.at.admin).call(refundContractWithdrawal, { withdrawalId }),
    refundPayment(outside, id, market.gateways),
  ])
  await expect.poll(async () => (await shown(sale))?.state).toBe('done')
  expect(await paymentOf(sale)).toMatchObject({ refundedAmount: 21_900, refundingAmount: 0 })
  expect((await market.bank.gateway.findPayment(id))?.refundedAmount).toBe(21_900)
})

test('buyers see their own orders, with the way to withdraw as long as there is one', async () => {
  const sale = await aSale()
  const mine = async () => (await school.as(sale.buyer).call(listMyOrders, {})).data
  expect(await mine()).toMatchObject([
    {
      number: sale.order.number,
      status: 'paid',
      titles: ['Światło'],
      withdrawable_until: expect.any(String),
      withdrawal: null,
    },
  ])
  await state(sale, sale.buyer)
  expect(await mine()).toMatchObject([{ withdrawable_until: null, withdrawal: { verdict: 'accepted' } }])
  expect((await school.as(await school.aStudent({ email: `${newId()}@x.test` })).call(listMyOrders, {})).data).toEqual(
    [],
  )
  await expect(school.as().call(listMyOrders, {})).rejects.toMatchObject({ status: 401 })
  const waived = await aSale({ waived: true })
  const theirs = (await school.as(waived.buyer).call(listMyOrders, {})).data
  expect(theirs).toMatchObject([{ withdrawable_until: null }])
})

test('withdrawals are for admins of the school alone, all of them page by page', async () => {
  const at = await market.aSchool()
  const sale = await aSale({ at })
  await state(sale)
  const { id: withdrawalId } = (await rowOf(sale))!
  const other = await market.aSchool()
  await expect(at.as(sale.buyer).call(listContractWithdrawals, {})).rejects.toMatchObject({ status: 403 })
  await expect(at.as(sale.buyer).call(refundContractWithdrawal, { withdrawalId })).rejects.toMatchObject({
    status: 403,
  })
  await expect(other.as(other.admin).call(refundContractWithdrawal, { withdrawalId })).rejects.toMatchObject({
    status: 404,
  })
  expect((await other.as(other.admin).call(listContractWithdrawals, {})).data).toEqual([])
  expect((await at.as(at.admin).call(listContractWithdrawals, { open: '1' })).data).toHaveLength(1)
  await at.as(at.admin).call(refundContractWithdrawal, { withdrawalId })
  await expect
    .poll(async () => (await at.as(at.admin).call(listContractWithdrawals, { open: '1' })).data.length)
    .toBe(0)
})
