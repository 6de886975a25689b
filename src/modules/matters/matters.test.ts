import { eq, like, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { onePageCheckout } from '#modules/checkout/contract.ts'
import { refundOrder } from '#modules/orders/contract.ts'
import { askForRefund, declineRefund } from '#modules/orders/refund-requests/contract.ts'
import { orders } from '#modules/orders/tables.ts'
import { aMarket } from '#modules/checkout/testing.ts'
import {
  listContractWithdrawals,
  refundContractWithdrawal,
  withdraw,
} from '#modules/orders/contract-withdrawals/contract.ts'
import { mails } from '#modules/mails/tables.ts'
import { transactions } from '#modules/payments/tables.ts'
import { setAdminMails } from '#modules/people/admin-mails/contract.ts'
import { DAY, HOUR } from '#platform/clock.ts'
import { cursorIn } from '#platform/contract/cursor-in.ts'
import { newId } from '#platform/ids.ts'
import { rewriting } from '#test/rewriting.ts'
import { partsOfJobs } from '#test/parts-of-jobs.ts'
import type { TestSchool } from '#test/world.ts'
import { beginMatter } from './begin-matter.ts'
import { listMatters } from './contract.ts'
import { endMatter } from './end-matter.ts'
import { daysToTell } from './remind.ts'
import { reminding } from './reminding.ts'
import { matters } from './tables.ts'

const market = await aMarket()
await market.startWorking()
afterAll(() => market.close())

async function aSale(school?: TestSchool) {
  const at = school ?? (await market.aSchool())
  const buyer = await at.aStudent({ name: 'Żaneta', email: `${newId()}@school.test` })
  await at.as(buyer).call(onePageCheckout, await market.aPurchase(at))
  const [order] = await at.work(({ tx }) => tx.select().from(orders).where(eq(orders.studentId, buyer.id)))
  return { at, buyer, order: order!, admin: at.as(at.admin) }
}
type Sale = Awaited<ReturnType<typeof aSale>>

const waiting = async ({ admin }: Pick<Sale, 'admin'>) =>
  (await admin.call(listMatters, {})).data.map(({ kind, order, buyer_name, is_late }) => ({
    kind,
    id: order.id,
    buyer_name,
    is_late,
  }))
const waitingIs = (sale: Sale, expected: unknown[]) => expect.poll(() => waiting(sale)).toEqual(expected)
const matterOf = ({ order }: Sale, kind: string) => ({ kind, id: order.id, buyer_name: 'Żaneta', is_late: false })
const daysLeft = async ({ admin }: Sale) => {
  const [matter] = (await admin.call(listMatters, {})).data
  return (Date.parse(matter!.due_at) - Date.now()) / DAY
}

test('a withdrawal waits for the money to go back, with the day of the law, until it has', async () => {
  const sale = await aSale()
  const { at, buyer, order, admin } = sale
  await rewriting(market.app.units, (tx) =>
    tx
      .update(orders)
      .set({ consents: sql`jsonb_path_query_array(consents, '$[*] ? (@.kind == "terms")')` })
      .where(eq(orders.id, order.id)),
  )
  await at.as().call(withdraw, { name: buyer.name, email: buyer.email, order: order.number })
  await waitingIs(sale, [matterOf(sale, 'withdrawal')])
  expect(await daysLeft(sale)).toBeGreaterThan(13.9)
  const [withdrawal] = (await admin.call(listContractWithdrawals, {})).data
  expect((await admin.call(listMatters, {})).data[0]!.due_at).toBe(withdrawal!.due_at)
  await admin.call(refundContractWithdrawal, { withdrawalId: withdrawal!.id })
  await waitingIs(sale, [])
})

test('one that the law does not give waits for nobody', async () => {
  const sale = await aSale()
  const { at, buyer, order } = sale
  await at.as().call(withdraw, { name: buyer.name, email: buyer.email, order: order.number })
  const told = () => at.work(({ tx }) => tx.$count(mails, like(mails.cause, 'withdrawn:%')))
  await expect.poll(told).toBe(1)
  expect(await waiting(sale)).toEqual([])
})

test('a request for a refund waits until it is granted or declined', async () => {
  const at = await market.aSchool()
  const [granted, declined] = [await aSale(at), await aSale(at)]
  const ask = ({ buyer, order }: Sale) => at.as(buyer).call(askForRefund, { orderId: order.id, reason: 'Bo tak' })
  await ask(granted)
  await waitingIs(granted, [matterOf(granted, 'refund_request')])
  await ask(declined)
  await waitingIs(granted, [matterOf(granted, 'refund_request'), matterOf(declined, 'refund_request')])
  await granted.admin.call(refundOrder, { orderId: granted.order.id, reason: 'Dobra wola', access: 'keep' })
  await waitingIs(granted, [matterOf(declined, 'refund_request')])
  await declined.admin.call(declineRefund, { orderId: declined.order.id, answer: 'Nie tym razem.' })
  await waitingIs(granted, [])
})

test('a dispute waits for an answer until the bank decides', async () => {
  const sale = await aSale()
  const payment = () => sale.at.work(async ({ tx }) => (await tx.select().from(transactions))[0]!)
  await expect.poll(async () => (await payment()).status).toBe('PERFORMED')
  const { id } = await payment()
  await market.bank.dispute(id)
  await waitingIs(sale, [matterOf(sale, 'dispute')])
  const days = await daysLeft(sale)
  expect(days).toBeGreaterThan(9.9)
  expect(days).toBeLessThan(10.1)
  await market.bank.decideDispute(id, 'lost')
  await waitingIs(sale, [])
})

test('what is told to be done before it is told to have come up stays done', async () => {
  const sale = await aSale()
  const about = { kind: 'dispute', subjectId: newId(), orderId: sale.order.id } as const
  await sale.at.work((ctx) => endMatter(ctx, about))
  await sale.at.work((ctx) => beginMatter(ctx, { ...about, dueAt: new Date(Date.now() + DAY) }))
  expect(await waiting(sale)).toEqual([])
})

test('the soonest comes first, page by page, what is late says so, and all of it is the admins’ of the school', async () => {
  const sale = await aSale()
  const { at, order, admin } = sale
  await at.work(async (ctx) => {
    for (const days of [5, -1, 3, 9, 8, 7, 6, 4, 2, 1])
      await beginMatter(ctx, {
        kind: 'dispute',
        subjectId: newId(),
        orderId: order.id,
        dueAt: new Date(ctx.now.getTime() + days * DAY),
      })
  })
  const first = await admin.call(listMatters, {})
  const second = await admin.call(listMatters, { cursor: cursorIn(first.next_page_url) })
  const days = [...first.data, ...second.data].map(({ due_at }) => Math.round((Date.parse(due_at) - Date.now()) / DAY))
  expect(days).toEqual([-1, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(second.next_page_url).toBeNull()
  expect(first.data.map(({ is_late }) => is_late)).toEqual([true, ...Array(7).fill(false)])
  const other = await market.aSchool()
  expect((await other.as(other.admin).call(listMatters, {})).data).toEqual([])
  await expect(at.as(at.student).call(listMatters, {})).rejects.toMatchObject({ status: 403 })
  await expect(at.as().call(listMatters, {})).rejects.toMatchObject({ status: 401 })
  await expect(admin.call(listMatters, { cursor: 'x' })).rejects.toMatchObject({ status: 422 })
})

test('three days and one day before, each admin is reminded once, whatever they switched off; then nobody is', async () => {
  const sale = await aSale()
  const { at, order } = sale
  const other = await at.anAdmin()
  await at.as(other).call(setAdminMails, { kind: 'withdrawal', wanted: false })
  const [matter] = await at.work(({ tx }) =>
    tx
      .insert(matters)
      .values({ kind: 'withdrawal', subjectId: newId(), orderId: order.id, dueAt: new Date(Date.now() + 4 * DAY) })
      .returning(),
  )
  const failed: unknown[] = []
  const job = reminding(partsOfJobs(market))
  const reminded = async (dueIn: number) => {
    await at.work(({ tx }) =>
      tx
        .update(matters)
        .set({ dueAt: new Date(Date.now() + dueIn) })
        .where(eq(matters.id, matter!.id)),
    )
    await job.work((error) => failed.push(error))
    const letters = await at.work(({ tx }) =>
      tx
        .select({ to: mails.to, subject: mails.subject })
        .from(mails)
        .where(like(mails.cause, 'matter:%'))
        .orderBy(mails.createdAt, mails.to),
    )
    return letters.map(({ to, subject }) => `${to}: ${subject.slice(0, 13)}`)
  }
  const three = [`${at.admin.email}: Due in 3 days`, `${other.email}: Due in 3 days`]
  const one = [`${at.admin.email}: Due in 1 day:`, `${other.email}: Due in 1 day:`]
  expect(await reminded(3 * DAY + HOUR)).toEqual([])
  expect(await reminded(3 * DAY - HOUR)).toEqual(three)
  expect(await reminded(2 * DAY)).toEqual(three)
  expect(await reminded(DAY - HOUR)).toEqual([...three, ...one])
  expect(await reminded(HOUR)).toEqual([...three, ...one])
  expect(failed).toEqual([])
})

test.each<{ left: number; remindedDays?: number; endedAt?: Date; told: number | undefined }>([
  { left: 4 * DAY, told: undefined },
  { left: 3 * DAY, told: 3 },
  { left: 3 * DAY, remindedDays: 3, told: undefined },
  { left: DAY, remindedDays: 3, told: 1 },
  { left: DAY, told: 1 },
  { left: HOUR, remindedDays: 1, told: undefined },
  { left: 0, told: undefined },
  { left: DAY, endedAt: new Date(), told: undefined },
])('of what is $left ms away, reminded at $remindedDays, $told days are told', (given) => {
  const { left, remindedDays = null, endedAt = null, told } = given
  const now = new Date()
  expect(daysToTell({ dueAt: new Date(now.getTime() + left), remindedDays, endedAt }, now)).toBe(told)
})
