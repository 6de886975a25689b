import { beforeEach, expect, test } from 'vitest'
import { getDashboard } from '#modules/analytics/contract.ts'
import { getProductNumbers } from '#modules/analytics/numbers/contract.ts'
import type { SoldProduct } from '#modules/catalog/testing.ts'
import { onePageCheckout } from '#modules/checkout/contract.ts'
import { CONSENTS } from '#modules/checkout/testing.ts'
import { findDifferences } from '#modules/ledger/proving/find-differences.ts'
import { aMarketInTime, aPlan, membershipOf, pass, workOff } from '#modules/subscriptions/testing.ts'
import { clock, HOUR, SECOND } from '#platform/clock.ts'
import { newSecret } from '#platform/ids.ts'
import type { TestSchool } from '#test/world.ts'
import type { EditablePartner } from './contract.ts'
import { commissions } from './tables.ts'
import { aPartner } from './testing.ts'

let school: TestSchool
const market = await aMarketInTime()
beforeEach(async () => {
  school = await market.aSchool()
})

/** Somebody who came by a partner's link pays for it by periods from now on. */
async function subscribe(course: SoldProduct, { code }: EditablePartner, amount: number): Promise<void> {
  const browser = `${newSecret()}; katedra_partner=${code}.${Math.floor(clock.now().getTime() / SECOND)}`
  const consents = [...CONSENTS, 'charges_in_absence' as const]
  await school
    .as(school.student, browser)
    .call(onePageCheckout, await market.aPurchase(school, { course, amount, consents }))
}
async function renew(course: SoldProduct): Promise<void> {
  const member = (await membershipOf(school, course))!
  await pass(market, member.nextAt!.getTime() - clock.time() + HOUR)
  await workOff(market, school, member)
}
const earned = () =>
  school.work(async ({ tx }) => (await tx.select().from(commissions)).map((commission) => commission.earned))

test('a partner earns by the first payment, and by renewals for as many months as was agreed', async () => {
  const partner = await aPartner(school, { renewal_months: 2 })
  const course = await aPlan(market, school)
  await subscribe(course, partner, 5_000)
  await expect.poll(earned).toEqual([1_000])
  await renew(course)
  await expect.poll(earned).toEqual([1_000, 1_000])
  await renew(course)
  await renew(course)
  const admin = school.as(school.admin)
  await expect
    .poll(async () => (await admin.call(getDashboard, { days: 366 })).renewals_count)
    .toEqual({ now: 3, before: 0 })
  expect(await earned()).toEqual([1_000, 1_000])
  const dashboard = await admin.call(getDashboard, { days: 366 })
  expect(dashboard).toMatchObject({
    volume: { now: 20_000 },
    renewals_volume: { now: 15_000 },
    sales_count: { now: 4 },
    sources: [{ partner: { id: partner.id }, amount: { now: 20_000 } }],
  })
  const numbers = await admin.call(getProductNumbers, { productId: course.id, days: 366 })
  expect(numbers).toMatchObject({
    sold: { now: 4 },
    renewals: { now: 3 },
    amount: { now: 20_000 },
    renewals_amount: { now: 15_000 },
    variants: [{ sold: 4, renewals: 3, renewals_amount: 15_000 }],
    partners: [{ id: partner.id, sold: 2, renewals: 1 }],
  })
  expect(await school.work(findDifferences)).toEqual([])
})

test('after a trial the first charge earns, and without months no other', async () => {
  const partner = await aPartner(school)
  const course = await aPlan(market, school, { trial_days: 14 })
  await subscribe(course, partner, 0)
  expect(await earned()).toEqual([])
  await renew(course)
  await expect.poll(earned).toEqual([1_000])
  await renew(course)
  await renew(course)
  expect(await earned()).toEqual([1_000])
})
