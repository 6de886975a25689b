import { and, eq, like } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { variants } from '#modules/catalog/tables.ts'
import { mails } from '#modules/mails/tables.ts'
import { transactions } from '#modules/payments/tables.ts'
import { clock, DAY, HOUR } from '#platform/clock.ts'
import { daysLater } from '#platform/time/wall-time.ts'
import { refused, statusOf } from '#test/refused.ts'
import type { TestSchool } from '#test/world.ts'
import { changePlan } from '../changing/contract.ts'
import { cancelMembership, listMySubscriptions } from '../contract.ts'
import { aMarketInTime, aMember, anotherPlan, aPlan, membershipOf, pass, workOff } from '../testing.ts'
import { priceAnnouncements } from '../tables.ts'
import { announcePrice, listAnnouncements, listPaidPlans } from './contract.ts'

let school: TestSchool
const market = await aMarketInTime()
beforeEach(async () => {
  school = await market.aSchool()
})

const admin = () => school.as(school.admin)
const announce = (variantId: string, amount: number) => admin().call(announcePrice, { variant_id: variantId, amount })
const announced = async () => (await admin().call(listAnnouncements, {})).data
const lettersTo = ({ email }: { email: string }) =>
  school.work(({ tx }) =>
    tx
      .select()
      .from(mails)
      .where(and(eq(mails.to, email), like(mails.cause, 'membership-price:%')))
      .orderBy(mails.createdAt, mails.id),
  )
const nextOf = async (who = school.student) => (await school.as(who).call(listMySubscriptions, {})).data[0]!
const amounts = () =>
  school.work(async ({ tx }) =>
    (await tx.select().from(transactions).orderBy(transactions.createdAt)).map(({ amount }) => amount),
  )

test('a new price is told to members, once, and holds for periods that begin thirty days later', async () => {
  const course = await aPlan(market, school)
  const member = await aMember(market, school, course)
  await school.work(({ tx }) => tx.update(variants).set({ amount: 7_000 }).where(eq(variants.id, course.variantId)))
  expect((await nextOf()).next_charge!.amount, 'frozen').toBe(5_000)
  expect((await admin().call(listPaidPlans)).plans).toMatchObject([
    { variant_id: course.variantId, amount: 7_000, members_count: 1, period_months: 1 },
  ])
  await announce(course.variantId, 7_000)
  await expect.poll(async () => (await announced())[0]?.members_count).toBe(1)
  const from = daysLater(clock.now(), 30, school.timeZone)
  expect(Math.abs(Date.parse((await announced())[0]!.from) - from.getTime())).toBeLessThan(HOUR)
  expect(await lettersTo(school.student)).toMatchObject([{ subject: expect.stringContaining('PLN') }])
  expect(await refused(announce(course.variantId, 7_000))).toMatchObject({
    status: 409,
    code: 'subscriptions.already-announced',
  })
  expect((await nextOf()).later).toMatchObject({ amount: 7_000, by: 'school' })

  // A renewal before the thirty days are over costs what it did.
  const soon = member.nextAt!
  const early = await school.work(({ tx }) => tx.select().from(priceAnnouncements))
  const isBefore = soon < early[0]!.from
  await pass(market, soon.getTime() - clock.time() + HOUR)
  await workOff(market, school, member)
  expect(await amounts()).toEqual([5_000, isBefore ? 5_000 : 7_000])
  const next = (await membershipOf(school, course))!
  await pass(market, next.nextAt!.getTime() - clock.time() + HOUR)
  await workOff(market, school, next)
  expect((await amounts()).at(-1)).toBe(7_000)
  expect(await membershipOf(school, course)).toMatchObject({ amount: 7_000, laterBy: null })
  expect(await lettersTo(school.student)).toHaveLength(1)
})

test('who has canceled, or pays it already, is not written to; a newer price takes the place of one that does not hold yet', async () => {
  const course = await aPlan(market, school)
  const leaving = await aMember(market, school, course)
  const staying = await school.aStudent()
  await aMember(market, school, course, { by: staying })
  await school.as(school.student).call(cancelMembership, { membership_id: leaving.id, confirmation: 'CANCEL' })
  await announce(course.variantId, 6_000)
  await expect.poll(async () => (await lettersTo(staying)).length).toBe(1)
  clock.moveBy(1_000)
  await announce(course.variantId, 6_500)
  await expect.poll(async () => (await lettersTo(staying)).length).toBe(2)
  expect((await nextOf(staying)).later!.amount).toBe(6_500)
  expect(await lettersTo(school.student)).toEqual([])
  clock.moveBy(1_000)
  await announce(course.variantId, 5_000)
  await expect.poll(async () => (await lettersTo(staying)).length).toBe(3)
  expect((await nextOf(staying)).later, 'what they pay already').toBeNull()
  expect((await lettersTo(staying)).at(-1)!.subject).toContain('stays')
})

test('who chose another plan and takes that back pays the new price they were told of', async () => {
  const course = await aPlan(market, school)
  const other = await anotherPlan(school, course, { amount: 4_000, months: 1 })
  const { id: membership_id, variantId: own } = await aMember(market, school, course)
  await announce(own, 7_000)
  await expect.poll(async () => (await nextOf()).later?.amount).toBe(7_000)
  const change = (variant_id: string) =>
    school.as(school.student).call(changePlan, { membership_id, variant_id, when: 'end' })
  await change(other)
  expect((await nextOf()).later).toMatchObject({ amount: 4_000, by: 'holder' })
  await change(own)
  expect((await nextOf()).later).toMatchObject({ amount: 7_000, by: 'school' })
})

test('an announcement of another school’s plan, of what is paid once or of nothing is refused', async () => {
  const other = await market.aSchool()
  const foreign = await aPlan(market, other)
  expect(await statusOf(announce(foreign.variantId, 6_000))).toBe(404)
  const once = await market.aCourse(school)
  expect(await statusOf(announce(once.variantId, 6_000))).toBe(404)
  const course = await aPlan(market, school)
  expect(await statusOf(announce(course.variantId, 0))).toBe(422)
  expect(
    await statusOf(school.as(school.student).call(announcePrice, { variant_id: course.variantId, amount: 5 })),
  ).toBe(403)
  clock.moveBy(DAY)
  expect(await announced()).toEqual([])
})
