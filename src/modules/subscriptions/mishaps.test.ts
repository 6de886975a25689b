import { and, eq, gt } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { findAccessSpan } from '#modules/access/find-access-span.ts'
import { onePageCheckout } from '#modules/checkout/contract.ts'
import { proveLedger } from '#modules/ledger/proving/prove-ledger.ts'
import { connectPaymentAccount, listPaymentAccounts } from '#modules/payments/accounts/contract.ts'
import { transactions } from '#modules/payments/tables.ts'
import { clock, DAY, HOUR, MINUTE, SECOND } from '#platform/clock.ts'
import { instantOf, wallTimeOf } from '#platform/time/wall-time.ts'
import type { TestSchool } from '#test/world.ts'
import { type Membership, memberships } from './tables.ts'
import { aMarketInTime, aMember, aPlan, membershipOf, pass, periodsOf, reconcile, workOff } from './testing.ts'

let school: TestSchool
const market = await aMarketInTime()
beforeEach(async () => {
  school = await market.aSchool()
})

const passUntil = (at: Date) => pass(market, at.getTime() - clock.time())
const expectProved = async () => {
  const outside = market.app.units.outside({ school, actor: { role: 'system' } })
  expect(await proveLedger(outside, market.gateways)).toEqual([])
}
const chargedFor = (since: Date) =>
  school.work(({ tx }) =>
    tx
      .select()
      .from(transactions)
      .where(and(gt(transactions.createdAt, since), gt(transactions.amount, 0)))
      .orderBy(transactions.createdAt),
  )

test('a bank that is down for three days refuses nobody: what is open stays open, and is paid for once', async () => {
  const course = await aPlan(market, school)
  const { id, nextAt } = await aMember(market, school, course)
  await passUntil(nextAt!)
  await market.bank.plan('down', { times: 1_000_000 })
  for (let hours = 0; hours < 72; hours += 3) {
    await workOff(market, school, { id })
    await pass(market, 3 * HOUR)
    await reconcile(market)
    const span = await school.work((ctx) => findAccessSpan(ctx, school.student.id, course.id))
    expect(span, `after ${hours} hours`).toBeDefined()
    expect(await membershipOf(school, course)).toMatchObject({ status: 'active' })
  }
  await market.bank.clearFaults()
  // Whatever was asked for last is found out, and tried again at the latest so long after.
  for (let hours = 0; hours < 12; hours += 3) {
    await pass(market, 3 * HOUR)
    await reconcile(market)
    await workOff(market, school, { id })
  }
  expect(await membershipOf(school, course)).toMatchObject({ status: 'active', periodNumber: 2 })
  expect((await periodsOf(school, { id }))[1]).toMatchObject({ state: 'paid', refusals: 0 })
  const charged = (await chargedFor(nextAt!)).filter(({ status }) => status === 'PERFORMED')
  expect(charged).toHaveLength(1)
  await expectProved()
})

test.each([
  ['twice', ['notify_twice']],
  ['late', ['delay_notification']],
  ['in another order', ['reorder_notifications']],
  ['twice and late, while its answer is lost', ['lose_answer', 'notify_twice', 'delay_notification']],
  ['not at all, while its answer is lost', ['lose_answer', 'withhold_notification']],
] as const)('a renewal that the bank tells %s is paid for once', async (_, faults) => {
  const course = await aPlan(market, school)
  const { id, nextAt } = await aMember(market, school, course)
  await passUntil(nextAt!)
  for (const fault of faults) await market.bank.plan(fault, { delay: 200 })
  await workOff(market, school, { id })
  await pass(market, 5 * MINUTE)
  await reconcile(market)
  await expect.poll(async () => (await periodsOf(school, { id })).map(({ state }) => state)).toEqual(['paid', 'paid'])
  expect((await chargedFor(nextAt!)).map(({ status }) => status)).toEqual(['PERFORMED'])
  await expectProved()
})

const ZONES = ['Europe/Warsaw', 'Europe/London', 'America/New_York']

/** A day of next year on which the clocks of a zone are put forward, and what they never show then. */
function hourLeftOut(timeZone: string): string {
  const year = clock.now().getUTCFullYear() + 1
  for (let day = 1; day <= 31; day++) {
    const date = `${year}-03-${String(day).padStart(2, '0')}`
    for (const time of ['01:30', '02:30'])
      if (wallTimeOf(instantOf(`${date}T${time}`, timeZone)!, timeZone) !== `${date}T${time}`) return `${date}T${time}`
  }
  throw new Error(`${timeZone} does not change its clocks`)
}

/** As a calendar has it, without any clock. */
function monthsLaterByCalendar(wallTime: string, months: number): string {
  const [year, month, day] = wallTime.slice(0, 10).split('-').map(Number) as [number, number, number]
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  const date = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), Math.min(day, last)))
  return date.toISOString().slice(0, 10) + wallTime.slice(10)
}

/** Renews for so many months and tells when each period began, as the clocks of the school showed it. */
async function beginnings(timeZone: string, wallTime: string, months: number): Promise<string[]> {
  school = await market.aSchool({ timeZone })
  const course = await aPlan(market, school)
  await passUntil(instantOf(wallTime, timeZone)!)
  let member: Membership = await aMember(market, school, course)
  for (let month = 0; month < months; month++) {
    await passUntil(new Date(member.nextAt!.getTime() + SECOND))
    await workOff(market, school, member)
    member = (await membershipOf(school, course))!
  }
  const periods = await periodsOf(school, member)
  expect(periods.map(({ state }) => state)).toEqual(Array.from({ length: months + 1 }, () => 'paid'))
  for (const [nth, { endsAt }] of periods.slice(0, -1).entries()) expect(periods[nth + 1]!.startsAt).toEqual(endsAt)
  await expectProved()
  return periods.map(({ startsAt }) => wallTimeOf(startsAt, timeZone))
}

test.each(ZONES)('who begins on New Year’s Eve in %s pays at that time of the last day of each month', async (zone) => {
  const eve = `${clock.now().getUTCFullYear()}-12-31T23:30`
  const expected = Array.from({ length: 15 }, (_, months) => monthsLaterByCalendar(eve, months))
  expect(await beginnings(zone, eve, 14)).toEqual(expected)
})

test.each(ZONES)('where clocks in %s leave the hour out, one period begins an hour later', async (zone) => {
  const leftOut = hourLeftOut(zone)
  const anchor = monthsLaterByCalendar(leftOut, -2)
  const expected = Array.from({ length: 13 }, (_, months) => monthsLaterByCalendar(anchor, months))
  expect(expected[2]).toBe(leftOut)
  expected[2] = leftOut.replace(/T0(\d)/, (_, hour: string) => `T0${Number(hour) + 1}`)
  expect(await beginnings(zone, anchor, 12)).toEqual(expected)
})

test('a hundred members of a school that changes its gateway go on with the one that keeps their cards', async () => {
  const course = await aPlan(market, school, { amount: 3_000 })
  for (let nth = 0; nth < 100; nth++) await aMember(market, school, course, { by: await school.aStudent() })
  const before = (await chargedFor(new Date(0)))[0]!.accountId
  const connected = await school
    .as(school.admin)
    .call(connectPaymentAccount, { gateway: 'sandbox', credentials: {}, account_id: before })
  const after = connected.account!.id
  const changedAt = clock.now()
  const { data } = await school.as(school.admin).call(listPaymentAccounts, {})
  expect(data.map(({ id, kept_cards }) => [id, kept_cards])).toEqual([
    [after, 0],
    [before, 100],
  ])
  await school.as(await school.aStudent()).call(onePageCheckout, await market.aPurchase(school))
  await pass(market, 31 * DAY + HOUR)
  const all = await school.work(({ tx }) => tx.select({ id: memberships.id }).from(memberships))
  expect(all).toHaveLength(100)
  for (const member of all) await workOff(market, school, member)
  const accounts = (await chargedFor(changedAt)).map(({ accountId, status }) => `${accountId} ${status}`)
  expect(accounts).toHaveLength(101)
  expect(accounts[0]).toBe(`${after} PERFORMED`)
  expect(new Set(accounts.slice(1))).toEqual(new Set([`${before} PERFORMED`]))
  const ends = await school.work(({ tx }) =>
    tx.$count(memberships, and(eq(memberships.status, 'active'), eq(memberships.periodNumber, 2))),
  )
  expect(ends).toBe(100)
  await expectProved()
})
