import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { SoldProduct } from '#modules/catalog/testing.ts'
import { onePageCheckout } from '#modules/checkout/contract.ts'
import { aMarket } from '#modules/checkout/testing.ts'
import { refundOrder } from '#modules/orders/contract.ts'
import { takeFees } from '#modules/payments/fees/testing.ts'
import { orders } from '#modules/orders/tables.ts'
import { transactions } from '#modules/payments/tables.ts'
import { IN_OUTCOME, TRANSACTION_OUTCOMES } from '#modules/payments/vocabulary.ts'
import { cursorIn } from '#platform/contract/cursor-in.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { TestSchool } from '#test/world.ts'
import { getTransaction, getTransactionTotals, listTransactions } from './contract.ts'
import { TRANSACTION_SORTS } from '../vocabulary.ts'

let school: TestSchool

const market = await aMarket()
await market.startWorking()
await takeFees(market)
afterAll(() => market.close())
beforeEach(async () => {
  school = await market.aSchool()
})

type Asked = Input<typeof listTransactions>
const list = (asked: Asked = {}, at = school) => at.as(at.admin).call(listTransactions, asked)
const buyersOf = async (asked: Asked = {}, at = school) => (await list(asked, at)).data.map(({ buyer }) => buyer.name)
const totals = async (asked: Omit<Asked, 'cursor' | 'sort'> = {}, at = school) =>
  (await at.as(at.admin).call(getTransactionTotals, asked)).totals

interface Sale {
  name: string
  amount?: number
  card?: string
  course?: SoldProduct
}

async function aSale({ name, amount = 21_900, card, course: given }: Sale) {
  const buyer = await school.aStudent({ name, email: `${name.toLowerCase()}@szkola.test` })
  const course = given ?? (await market.aCourse(school, { title: `Kurs ${name}`, amount }))
  const purchase = await market.aPurchase(school, { course, ...(card && { card }) })
  await school.as(buyer).call(onePageCheckout, purchase)
  const [order] = await school.work(({ tx }) => tx.select().from(orders).where(eq(orders.studentId, buyer.id)))
  return { buyer, course, order: order! }
}

const NO_MONEY = '4000000000009995'

/** Of all pages. */
async function allOf(asked: Asked): Promise<string[]> {
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await list({ ...asked, cursor })
    seen.push(...page.data.map(({ id }) => id))
    cursor = cursorIn(page.next_page_url)
  } while (cursor)
  return seen
}

test('a transaction says what it paid for, what it costs and what went back, and leads on', async () => {
  const { buyer, course, order } = await aSale({ name: 'Ewa' })
  const [row] = (await list()).data
  expect(row).toMatchObject({
    status: 'completed',
    type: 'one_time',
    title: 'Kurs Ewa',
    order: { id: order.id, number: order.number },
    buyer: { id: buyer.id, name: 'Ewa' },
    quantity: 1,
    child_invitations: 0,
    amount: 21_900,
    fees: 1_470,
    refunded_amount: 0,
    currency: 'PLN',
    is_revoked: false,
    invoice_status: null,
  })
  await school.as(school.admin).call(refundOrder, { orderId: order.id, reason: 'Obiecane', access: 'take' })
  await expect.poll(async () => (await list()).data).toMatchObject([{ refunded_amount: 21_900, is_revoked: true }])
  const { transaction } = await school.as(school.admin).call(getTransaction, { transactionId: row!.id })
  expect(transaction).toMatchObject({
    payment_status: 'PERFORMED',
    failure_reason: null,
    lines: [{ title: 'Kurs Ewa', product: { id: course.id, kind: 'course' }, quantity: 1, returned_amount: 21_900 }],
    refunds: [{ amount: 21_900, state: 'done', reason: 'Obiecane', asked_by: expect.any(String) }],
    collected_by: 'platform',
    dispute: null,
    dispute_fee: 0,
  })
  expect(transaction.checkoutLink).toContain(course.slug)
})

test('they are narrowed by status, product, type, days and words, and sums are of what is found', async () => {
  const { order, course } = await aSale({ name: 'Ewa' })
  await aSale({ name: 'Adam', amount: 9_900, card: NO_MONEY })
  await aSale({ name: 'Ola', course })
  await school.work(({ tx }) =>
    tx.execute(sql`insert into transactions
      (id, school_id, hash, order_id, payer_id, account_id, amount, currency, description, created_at)
      select gen_random_uuid(), school_id, md5(id::text), order_id, payer_id, account_id, 100, currency, '', '2026-08-31T21:59:59.999Z'
      from transactions where order_id = ${order.id}`),
  )
  expect(await buyersOf()).toEqual(['Ola', 'Adam', 'Ewa', 'Ewa'])
  expect(await buyersOf({ status: 'pending' })).toEqual(['Ewa'])
  expect(await buyersOf({ status: 'failed' })).toEqual(['Adam'])
  expect(await buyersOf({ status: 'completed' })).toEqual(['Ola', 'Ewa'])
  expect(await buyersOf({ status: 'returned' })).toEqual([])
  expect(await buyersOf({ product_id: course.id, status: 'completed' })).toEqual(['Ola', 'Ewa'])
  expect(await list({ product_id: course.id })).toMatchObject({ product: { id: course.id, title: 'Kurs Ewa' } })
  expect(await buyersOf({ type: 'subscription' })).toEqual([])
  expect(await buyersOf({ type: 'one_time', sort: 'amount' })).toEqual(['Ewa', 'Adam', 'Ewa', 'Ola'])
  expect(await buyersOf({ from: '2026-08-31', until: '2026-08-31' })).toEqual(['Ewa'])
  expect(await buyersOf({ until: '2026-08-31', sort: '-amount' })).toEqual(['Ewa'])
  expect(await buyersOf({ from: '2026-09-01', q: 'ewa' })).toEqual(['Ola', 'Ewa'])
  expect(await buyersOf({ q: 'adam@szkola' })).toEqual(['Adam'])
  expect(await buyersOf({ q: order.number.toLowerCase() })).toEqual(['Ewa', 'Ewa'])
  for (const q of ['%%', "'", '\\', 'nobody']) expect([q, await buyersOf({ q })]).toEqual([q, []])

  const ofOla = { currency: 'PLN', transactions_count: 1, completed_amount: 21_900, refunded_amount: 0, fees: 1_470 }
  expect(await totals()).toEqual([{ ...ofOla, transactions_count: 4, completed_amount: 43_800, fees: 2_940 }])
  expect(await totals({ q: 'ola@' })).toEqual([ofOla])
  expect(await totals({ status: 'failed' })).toEqual([{ ...ofOla, completed_amount: 0, fees: 0 }])
  expect(await totals({ product_id: course.id, until: '2026-08-31' })).toMatchObject([{ transactions_count: 1 }])
  expect(await totals({ type: 'subscription' })).toEqual([])
})

test('one that paid for a membership is a subscription', async () => {
  const { course } = await aSale({ name: 'Ewa' })
  await aSale({ name: 'Ola' })
  await school.work(({ tx }) =>
    tx.execute(
      sql`update variants set payment_model = 'membership', period_months = 1 where product_id = ${course.id}`,
    ),
  )
  expect(await buyersOf({ type: 'subscription' })).toEqual(['Ewa'])
  expect(await buyersOf({ type: 'one_time' })).toEqual(['Ola'])
  expect((await list({ q: 'ewa' })).data).toMatchObject([{ type: 'subscription' }])
  expect(await totals({ type: 'subscription' })).toMatchObject([{ transactions_count: 1 }])
})

test('pages hold each once in every order, and nothing of another school', async () => {
  const { order } = await aSale({ name: 'Ewa' })
  // Ten began at once, and ten have the same amount.
  await school.work(({ tx }) =>
    tx.execute(sql`insert into transactions
      (id, school_id, hash, order_id, payer_id, account_id, amount, currency, description, created_at, status, settled_at)
      select gen_random_uuid(), school_id, md5(n::text || id), order_id, payer_id, account_id, 100 + n / 10, currency, '',
        timestamptz '2026-09-01' + (n % 10) * interval '1 hour', 'FAILURE', now()
      from transactions, generate_series(1, 99) n where order_id = ${order.id}`),
  )
  const newest = await allOf({})
  expect([newest.length, new Set(newest).size]).toEqual([100, 100])
  for (const sort of TRANSACTION_SORTS)
    for (const asked of [{}, { q: 'ewa' }, { from: '2026-01-01' }, { type: 'one_time' as const }])
      expect((await allOf({ ...asked, sort })).toSorted()).toEqual(newest.toSorted())
  expect(await allOf({ sort: 'date' })).toEqual(newest.toReversed())
  expect(await allOf({ sort: '-amount' })).toEqual((await allOf({ sort: 'amount' })).toReversed())
  expect(await allOf({ status: 'failed', sort: 'amount' })).toHaveLength(99)
  await expect(list({ cursor: 'x' })).rejects.toMatchObject({ status: 422 })

  const other = await market.aSchool()
  expect((await list({ q: 'ewa' }, other)).data).toEqual([])
  expect(await totals({}, other)).toEqual([])
  await expect(other.as(other.admin).call(getTransaction, { transactionId: newest[0]! })).rejects.toMatchObject({
    status: 404,
  })
  for (const call of [list, totals])
    await expect(call({ product_id: order.productId }, other)).rejects.toMatchObject({ status: 404 })
})

test('they are for admins who may see orders', async () => {
  const student = await school.aStudent()
  await aSale({ name: 'Ewa' })
  const [row] = (await list()).data
  for (const call of [
    () => school.as(student).call(listTransactions, {}),
    () => school.as(student).call(getTransactionTotals, {}),
    () => school.as(student).call(getTransaction, { transactionId: row!.id }),
  ])
    await expect(call()).rejects.toMatchObject({ status: 403 })
})

test('the database tells outcomes apart as the interface does', async () => {
  const { order } = await aSale({ name: 'Ewa' })
  const ofOrder = eq(transactions.orderId, order.id)
  for (const outcome of TRANSACTION_OUTCOMES)
    for (const status of IN_OUTCOME[outcome])
      // The bank, which tells of a payment more than once, may do so in between.
      await expect
        .poll(async () => {
          await school.work(({ tx }) => tx.update(transactions).set({ status }).where(ofOrder))
          return [status, (await list({ status: outcome })).data]
        })
        .toMatchObject([status, [{ status: outcome }]])
})
