import { and, eq, like } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { mails } from '#modules/mails/tables.ts'
import { setRefundRequestDays } from '#modules/schools/contract.ts'
import { DAY } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import type { TestSchool } from '#test/world.ts'
import { onePageCheckout } from '#modules/checkout/contract.ts'
import { aMarket } from '#modules/checkout/testing.ts'
import { getOrder, listMyOrders, listOrders, refundOrder } from '../contract.ts'
import { orders } from '../tables.ts'
import { askForRefund, declineRefund } from './contract.ts'
import { refundRequests } from './tables.ts'

const market = await aMarket()
await market.startWorking()
const school = await market.aSchool()
afterAll(() => market.close())

async function aSale(at: TestSchool = school) {
  const buyer = await at.aStudent({ name: 'Żaneta', email: `${newId()}@school.test` })
  const course = await market.aCourse(at, { title: 'Światło', amount: 21_900 })
  await at.as(buyer).call(onePageCheckout, await market.aPurchase(at, { course }))
  const [order] = await at.work(({ tx }) => tx.select().from(orders).where(eq(orders.studentId, buyer.id)))
  return { at, buyer, orderId: order!.id, number: order!.number }
}
type Sale = Awaited<ReturnType<typeof aSale>>

const ask = ({ at, buyer, orderId }: Sale, reason = 'Myślałam, że to akwarele 🎨') =>
  at.as(buyer).call(askForRefund, { orderId, reason })
const decline = ({ at, orderId }: Sale, answer = 'Kurs jest o tuszu od pierwszego zdania.') =>
  at.as(at.admin).call(declineRefund, { orderId, answer })
const mine = async ({ at, buyer }: Sale) => (await at.as(buyer).call(listMyOrders, {})).data[0]!
const shown = async ({ at, orderId }: Sale) => (await at.as(at.admin).call(getOrder, { orderId })).order
const waiting = async ({ at }: Sale) =>
  (await at.as(at.admin).call(listOrders, { status: 'refund_requested' })).data.map(({ id }) => id)
const letters = ({ at }: Sale, cause: string) =>
  at.work(async ({ tx }) => {
    const found = await tx
      .select({ id: refundRequests.id, to: mails.to, text: mails.text })
      .from(mails)
      .innerJoin(refundRequests, like(mails.cause, `${cause}:%`))
    return found
  })
const ago = ({ at, orderId }: Sale, days: number) =>
  at.work(({ tx, now }) =>
    tx
      .update(orders)
      .set({ fulfilledAt: new Date(now.getTime() - days * DAY) })
      .where(eq(orders.id, orderId)),
  )

test('a buyer asks once, the school reads it by mail and on the order, and returns the money', async () => {
  const sale = await aSale(await market.aSchool())
  expect(await mine(sale)).toMatchObject({ askable_until: expect.any(String), refund_request: null })
  await Promise.all([ask(sale), ask(sale)])
  expect(await mine(sale)).toMatchObject({
    askable_until: null,
    refund_request: { reason: 'Myślałam, że to akwarele 🎨', outcome: null },
  })
  expect(await waiting(sale)).toEqual([sale.orderId])
  const [told, ...again] = await letters(sale, 'refund-request')
  expect(again).toEqual([])
  expect(told!.text).toContain('akwarele 🎨')
  expect(told!.text).toContain(`/home/orders/${sale.orderId}`)

  await sale.at.as(sale.at.admin).call(refundOrder, { orderId: sale.orderId, reason: 'Dobra wola', access: 'keep' })
  expect(await shown(sale)).toMatchObject({ is_refund_requested: false, refund_request: { outcome: 'returned' } })
  expect(await waiting(sale)).toEqual([])
})

test('a school that declines says why: in a mail and beside the order, and there is no second request', async () => {
  const sale = await aSale(await market.aSchool())
  await ask(sale)
  await decline(sale)
  expect(await mine(sale)).toMatchObject({
    refund_request: { outcome: 'declined', answer: 'Kurs jest o tuszu od pierwszego zdania.' },
  })
  const [told] = await letters(sale, 'refund-declined')
  expect(told).toMatchObject({ to: sale.buyer.email, text: expect.stringContaining('o tuszu od pierwszego') })
  await expect(ask(sale)).rejects.toMatchObject({ status: 409, code: 'checkout.refund-not-offered' })
  await expect(decline(sale)).rejects.toMatchObject({ status: 404 })
})

test('the last day counts, and the day after does not', async () => {
  const [last, over] = [await aSale(), await aSale()]
  await ago(last, 14)
  await ago(over, 15)
  expect((await mine(last)).askable_until).not.toBeNull()
  expect((await mine(over)).askable_until).toBeNull()
  await ask(last)
  await expect(ask(over)).rejects.toMatchObject({ status: 409, code: 'checkout.refund-not-offered' })
})

test('a school sets how long, and none at all; others keep theirs', async () => {
  const sale = await aSale(await market.aSchool())
  const set = (refund_request_days: number, who = sale.at.admin) =>
    sale.at.as(who).call(setRefundRequestDays, { refund_request_days })
  await ago(sale, 30)
  await set(30)
  expect((await mine(sale)).askable_until).not.toBeNull()
  await set(0)
  expect((await mine(sale)).askable_until).toBeNull()
  await expect(ask(sale)).rejects.toMatchObject({ status: 409 })
  expect((await mine(await aSale())).askable_until).not.toBeNull()
  for (const days of [-1, 366, 1.5])
    await expect(set(days)).rejects.toMatchObject({
      status: 422,
      fields: { refund_request_days: [expect.any(String)] },
    })
  await expect(set(7, sale.buyer)).rejects.toMatchObject({ status: 403 })
})

test('only the buyer asks, only an admin of the school answers, and both say something', async () => {
  const sale = await aSale()
  const { orderId } = sale
  const other = await market.aSchool()
  const asks = (at: TestSchool, who?: Parameters<TestSchool['as']>[0]) =>
    at.as(who).call(askForRefund, { orderId, reason: 'Moje' })
  await expect(asks(school)).rejects.toMatchObject({ status: 401 })
  await expect(asks(school, school.student)).rejects.toMatchObject({ status: 404 })
  await expect(asks(other, other.student)).rejects.toMatchObject({ status: 404 })
  await expect(ask(sale, '  ')).rejects.toMatchObject({ status: 422, fields: { reason: [expect.any(String)] } })
  await ask(sale)
  const answers = (at: TestSchool, who: Parameters<TestSchool['as']>[0]) =>
    at.as(who).call(declineRefund, { orderId, answer: 'Nie' })
  await expect(answers(school, sale.buyer)).rejects.toMatchObject({ status: 403 })
  await expect(answers(other, other.admin)).rejects.toMatchObject({ status: 404 })
  await expect(decline(sale, '')).rejects.toMatchObject({ status: 422, fields: { answer: [expect.any(String)] } })
})

test('the database keeps no answer without its moment, and no refusal without a reason', async () => {
  const sale = await aSale()
  await ask(sale)
  const set = (values: Partial<typeof refundRequests.$inferInsert>) =>
    school.work(({ tx }) =>
      tx
        .update(refundRequests)
        .set(values)
        .where(and(eq(refundRequests.orderId, sale.orderId))),
    )
  await expect(set({ outcome: 'returned' })).rejects.toThrow()
  await expect(set({ outcome: 'declined', settledAt: new Date() })).rejects.toThrow()
})
