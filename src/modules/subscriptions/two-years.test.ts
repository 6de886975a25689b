import { asc, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { SoldProduct } from '#modules/catalog/testing.ts'
import { proveLedger } from '#modules/ledger/proving/prove-ledger.ts'
import { transactions } from '#modules/payments/tables.ts'
import { clock, DAY, MINUTE, SECOND } from '#platform/clock.ts'
import { lockedCard } from '#providers/payments/sandbox/testing.ts'
import { seedOfRun } from '#test/seed-of-run.ts'
import type { TestPerson } from '#test/world.ts'
import { type Dice, diceOf } from '../../../bench/torture/dice.ts'
import { changePlan, listOtherPlans } from './changing/contract.ts'
import { cancelMembership, changeCard, pauseMembership, resumeMembership } from './contract.ts'
import { membershipPeriods, memberships } from './tables.ts'
import { aMarketInTime, aMember, anotherPlan, aPlan, CARDS, membershipOf, pass, reconcile, workOff } from './testing.ts'

/** How many members are followed, and for how many days; MEMBERS and DAYS follow more for longer. */
const MEMBERS = Number(process.env['MEMBERS'] ?? 5)
const DAYS = Number(process.env['DAYS'] ?? 200)

const market = await aMarketInTime()
const school = await market.aSchool()

interface Followed {
  who: TestPerson
  course: SoldProduct
}

test('members who are charged, refused, change cards and plans, pause and leave pay once for each period, and every amount is explained', async () => {
  const dice = diceOf(seedOfRun())
  const course = await aPlan(market, school, { amount: 3_000 })
  await anotherPlan(school, course, { amount: 30_000, months: 12 })
  await anotherPlan(school, course, { amount: 8_000, months: 3 })
  const followed: Followed[] = []
  for (let nth = 0; nth < MEMBERS; nth++) {
    const who = await school.aStudent()
    await aMember(market, school, course, { by: who, card: dice.oneOf([CARDS.good, CARDS.good, CARDS.refusedLater]) })
    followed.push({ who, course })
  }
  const end = clock.time() + DAYS * DAY
  let steps = 0
  for (;;) {
    const next = await nextDue()
    if (!next || next.getTime() > end) break
    await pass(market, Math.max(0, next.getTime() - clock.time()) + SECOND)
    if (dice.isLucky(3)) await market.bank.plan('down', { times: 2 })
    for (const { id } of await due()) {
      await workOff(market, school, { id })
      if (dice.isLucky(25)) await actAs(dice.oneOf(followed), dice)
    }
    await askWhatIsUnknown()
    steps++
  }
  expect(steps).toBeGreaterThan(DAYS / 40)
  await expectOneChargeForEachPeriod()
  await expectGrantsOfPeriods()
  await market.bank.clearFaults()
  const outside = market.app.units.outside({ school, actor: { role: 'system' } })
  expect(await proveLedger(outside, market.gateways)).toEqual([])
})

const nextDue = () =>
  school.work(async ({ tx }) => {
    const [row] = await tx
      .select({ nextAt: memberships.nextAt })
      .from(memberships)
      .where(isNotNull(memberships.nextAt))
      .orderBy(asc(memberships.nextAt))
      .limit(1)
    return row?.nextAt
  })
const due = () =>
  school.work(({ tx, now }) =>
    tx.select({ id: memberships.id }).from(memberships).where(lte(memberships.nextAt, now)).orderBy(memberships.id),
  )

/** What the bank did not answer is asked for later, as a worker does each minute. */
async function askWhatIsUnknown(): Promise<void> {
  const unsettled = await school.work(({ tx }) => tx.$count(transactions, isNull(transactions.settledAt)))
  if (unsettled === 0) return
  await market.bank.clearFaults()
  await pass(market, 5 * MINUTE)
  await reconcile(market)
}

/** What a member does one day; what cannot be done then is refused, and changes nothing. */
async function actAs({ who, course }: Followed, dice: Dice): Promise<void> {
  const member = await membershipOf(school, course, who)
  if (!member || member.endedAt) return
  const as = school.as(who)
  const membership_id = member.id
  const card = async () => {
    const number = dice.oneOf([CARDS.good, CARDS.refusedLater])
    const { encryptedCard: cypher } = await lockedCard(market.bank.gateway, { number, origin: school.origin })
    return as.call(changeCard, { membership_id, cypher, is_agreed: true })
  }
  const plan = async () => {
    const { plans } = await as.call(listOtherPlans, { membership_id })
    const { variant_id, now } = dice.oneOf(plans)
    return as.call(changePlan, {
      membership_id,
      variant_id,
      ...(now ? { when: 'now', amount: now.amount } : { when: 'end' }),
    })
  }
  const acts = [
    card,
    card,
    plan,
    () => as.call(pauseMembership, { membership_id, months: dice.oneOf([1, 2, 3] as const) }),
    () => as.call(cancelMembership, { membership_id, confirmation: 'CANCEL' }),
    () => as.call(resumeMembership, { membership_id }),
    () => as.call(resumeMembership, { membership_id }),
  ]
  await dice
    .oneOf(acts)()
    .catch(({ status }: { status?: number }) => expect([404, 409, 429, 502]).toContain(status))
}

async function expectOneChargeForEachPeriod(): Promise<void> {
  const { rows } = await school.work(({ tx }) =>
    tx.execute<{ id: string; state: string; kept: number }>(sql`
      select p.id, p.state, (select count(*)::int from ${transactions} t where t.order_id = p.order_id
        and t.status in ('PERFORMED', 'CLEARED') and t.amount > 0 and t.refunded_amount < t.amount) as kept
      from ${membershipPeriods} p where p.amount > 0`),
  )
  expect(rows.length).toBeGreaterThan(MEMBERS)
  for (const { id, state, kept } of rows) expect(kept, `${id} ${state}`).toBe(state === 'paid' ? 1 : 0)
}

/** Each paid period is open as long as it lasts, by one grant, and they follow each other. */
async function expectGrantsOfPeriods(): Promise<void> {
  const { rows } = await school.work(({ tx }) =>
    tx.execute<{ grants: number; is_whole: boolean; follows: boolean }>(sql`
      select (select count(*)::int from grants g where g.source_id = p.id) as grants,
        exists (select from grants g where g.source_id = p.id and g.ends_at is not distinct from p.ends_at) as is_whole,
        not exists (select from ${membershipPeriods} other where other.membership_id = p.membership_id and other.number > p.number and other.starts_at < p.ends_at) as follows
      from ${membershipPeriods} p where ${inArray(sql`p.state`, ['paid'])}`),
  )
  expect(rows.filter(({ grants, is_whole: isWhole, follows }) => grants !== 1 || !isWhole || !follows)).toEqual([])
}
