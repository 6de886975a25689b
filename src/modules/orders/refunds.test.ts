import { and, asc, eq, like, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { takeAccess } from '#modules/access/contract.ts'
import { mails } from '#modules/mails/tables.ts'
import { pollTransaction } from '#modules/payments/contract.ts'
import { promiseRefund, refundPayment } from '#modules/payments/index.ts'
import { recordRefund } from '#modules/payments/record-refund.ts'
import { transactions } from '#modules/payments/tables.ts'
import { newId } from '#platform/ids.ts'
import type { TestPerson, TestSchool } from '#test/world.ts'
import { onePageCheckout } from '#modules/checkout/contract.ts'
import { aMarket } from '#modules/checkout/testing.ts'
import { orders } from './tables.ts'

const market = await aMarket()
await market.startWorking()
const school = await market.aSchool({ timeZone: 'Pacific/Auckland' })
afterAll(() => market.close())

async function aSale(at: TestSchool = school) {
  const buyer = await at.aStudent({ name: 'Żaneta', email: `${newId()}@school.test` })
  const course = await market.aCourse(at, { title: 'Światło', amount: 21_900 })
  await at.as(buyer).call(onePageCheckout, await market.aPurchase(at, { course }))
  return { at, buyer, course, transaction: await transactionOf(at, buyer) }
}
type Sale = Awaited<ReturnType<typeof aSale>>

const transactionOf = (at: TestSchool, { id }: TestPerson) =>
  at.work(async ({ tx }) => (await tx.select().from(transactions).where(eq(transactions.payerId, id)))[0]!)
const lettersTo = ({ at, buyer }: Sale) =>
  at.work(({ tx }) =>
    tx
      .select()
      .from(mails)
      .where(and(eq(mails.to, buyer.email), like(mails.cause, 'refund:%')))
      .orderBy(asc(mails.createdAt)),
  )
const returnAll = ({ at, transaction }: Sale) =>
  refundPayment(market.app.units.outside({ school: at, actor: { role: 'system' } }), transaction.id, market.gateways)
/** What a school does at the gateway itself, which then notifies us. */
const returnAtTheGateway = ({ transaction }: Sale, amount: number) =>
  market.bank.gateway.refund(transaction.gatewayPaymentId!, amount, newId())
const refundedOf = async ({ at, buyer }: Sale) => (await transactionOf(at, buyer)).refundedAmount
const jobsLeft = () =>
  market.app.units.withoutSchool('nothing is under way any more', async (tx) => {
    const left = await tx.execute(sql`select from pgboss.job where state in ('created', 'active', 'retry')`)
    return left.rowCount
  })
const orderOf = ({ at, transaction }: Sale) =>
  at.work(async ({ tx }) => (await tx.select().from(orders).where(eq(orders.id, transaction.orderId)))[0]!)
const figures = (text: string) => text.replaceAll('\u00a0', ' ')

test('a buyer whose payment went back is told so once, however often it is asked for and recorded', async () => {
  const sale = await aSale()
  await Promise.all([returnAll(sale), returnAll(sale)])
  await returnAll(sale)
  await sale.at.work((ctx) => recordRefund(ctx, sale.transaction.id, 21_900))
  await expect.poll(async () => (await lettersTo(sale)).length).toBe(1)
  await expect.poll(jobsLeft).toBe(0)
  const [letter] = await lettersTo(sale)
  expect(await lettersTo(sale)).toHaveLength(1)
  expect(await refundedOf(sale)).toBe(21_900)
  expect((await market.bank.gateway.findPayment(sale.transaction.id))?.refundedAmount).toBe(21_900)
  expect(await orderOf(sale)).toMatchObject({ status: 'refunded', fulfilledAt: expect.any(Date) })
  expect(letter!.subject).toBe('Refund for “Światło”')
  for (const said of [
    'Żaneta, Szkoła Żółw has returned what you paid for “Światło”.',
    '“Światło” stays open to you',
    'Returned: PLN 219.00',
    'Paid: PLN 219.00',
    `Order number: ${(await orderOf(sale)).number}`,
    `${sale.at.origin}/${sale.course.slug}/watch`,
  ])
    expect(figures(letter!.text)).toContain(said)
})

test('parts that the school returns at the gateway are told one by one, in the buyer’s language', async () => {
  const sale = await aSale(await market.aSchool({ language: 'pl' }))
  await returnAtTheGateway(sale, 5_000)
  await expect.poll(() => refundedOf(sale)).toBe(5_000)
  await returnAtTheGateway(sale, 1_900)
  await expect.poll(async () => (await lettersTo(sale)).length).toBe(2)
  expect(await refundedOf(sale)).toBe(6_900)
  expect((await orderOf(sale)).status).toBe('partly_refunded')
  const [first, second] = (await lettersTo(sale)).map(({ text }) => figures(text))
  expect(first).toContain('Część Twojej płatności wraca do Ciebie')
  expect(first).toContain('Zwrócono: 50,00 zł')
  expect(first).not.toContain('Zwrócono łącznie')
  expect(second).toContain('Zwrócono: 19,00 zł')
  expect(second).toContain('Zwrócono łącznie: 69,00 zł')
  expect(second).toContain('Zapłacono: 219,00 zł')
})

test('who has lost access is told that the payment gives none', async () => {
  const sale = await aSale()
  const taken = { id: sale.buyer.id, productId: sale.course.id, reason: 'As agreed' }
  await sale.at.as(sale.at.admin).call(takeAccess, taken)
  await returnAll(sale)
  await expect.poll(async () => (await lettersTo(sale)).length).toBe(1)
  const [letter] = await lettersTo(sale)
  expect(letter!.text).toContain('This payment does not give you access to “Światło”.')
  expect(letter!.text).toContain(`See the product:\n${sale.at.origin}/${sale.course.slug}\n`)
})

test.each([
  ['paid_twice', 'was paid for twice'],
  ['sold_out', 'the last place at that price had been taken'],
] as const)('why it went back is in the letter, and on the payment’s page: %s', async (reason, said) => {
  const sale = await aSale()
  await sale.at.work((ctx) => promiseRefund(ctx, sale.transaction.id, reason))
  await returnAll(sale)
  await expect.poll(async () => (await lettersTo(sale)).length).toBe(1)
  expect((await lettersTo(sale))[0]!.text).toContain(said)
  const { transaction } = await sale.at.as().call(pollTransaction, { hash: sale.transaction.hash })
  expect(transaction.refund_reason).toBe(reason)
})

test('a reason once put down stays, and no more goes back than was paid', async () => {
  const { at, transaction } = await aSale()
  const promise = (reason: 'paid_twice' | 'sold_out') => at.work((ctx) => promiseRefund(ctx, transaction.id, reason))
  expect([await promise('sold_out'), await promise('paid_twice')]).toEqual([true, false])
  await expect(at.work((ctx) => recordRefund(ctx, transaction.id, 21_901))).rejects.toThrow('more than was paid')
})
