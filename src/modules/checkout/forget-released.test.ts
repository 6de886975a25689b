import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { listSlots } from '#modules/consultations/contract.ts'
import { bookings } from '#modules/consultations/tables.ts'
import { aConsultation } from '#modules/consultations/testing.ts'
import { atMoment } from '#platform/db/at-moment.ts'
import { clock, DAY, HOUR } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import type { TestSchool } from '#test/world.ts'
import { orders } from '#modules/orders/tables.ts'
import { keepClaims } from '#modules/orders/claims/keep-claims.ts'
import { onePageCheckout } from './contract.ts'
import { allThatIsScarce, aMarket } from './testing.ts'
import { forgettingReleased } from './forget-released.ts'

const NO_FUNDS = '4000000000009995'

let school: TestSchool
const market = await aMarket()
beforeEach(async () => {
  school = await market.aSchool()
})
afterAll(() => market.close())

const forget = () =>
  forgettingReleased({ units: market.app.units, scarce: allThatIsScarce() }).work((error) => {
    throw error
  })
const states = () =>
  school.work(async ({ tx }) => (await tx.select().from(bookings)).map(({ state }) => state).toSorted())
const change = (to: Partial<typeof orders.$inferInsert>) => school.work(({ tx }) => tx.update(orders).set(to))

/** One that was not paid for, more than so many days ahead. */
async function aReleased(days: number) {
  const course = await aConsultation(school)
  const from = new Date(clock.now().getTime() + days * DAY).toISOString().slice(0, 10)
  const { slots } = await school.as().call(listSlots, { consultationSlug: course.slug, from })
  const startsAt = slots.find(({ starts_at }) => Date.parse(starts_at) > clock.now().getTime() + days * DAY)!.starts_at
  const buyer = await school.aStudent({ email: `${newId()}@school.test` })
  const purchase = await market.aPurchase(school, {
    course,
    consents: ['terms', 'service_now', 'service_waiver'],
    slot: startsAt,
    card: NO_FUNDS,
  })
  await school.as(buyer).call(onePageCheckout, purchase)
  expect(await states()).toEqual(['released'])
  return { startsAt: Date.parse(startsAt), productId: course.id, studentId: buyer.id }
}

test('what an order let go is forgotten a week later, and money that comes after that finds no slot', async () => {
  await aReleased(10)
  clock.moveBy(7 * DAY - HOUR)
  await forget()
  expect(await states()).toEqual(['released'])
  clock.moveBy(2 * HOUR)
  await forget()
  expect(await states()).toEqual([])
  const [order] = await school.work(({ tx }) => tx.select().from(orders))
  expect(await school.work((ctx) => keepClaims(ctx, order!.id, allThatIsScarce()))).toBe(false)
})

test('what may still be paid for waits, and can be claimed again until its slot has begun', async () => {
  const { startsAt } = await aReleased(20)
  await change({ status: 'paying', settledAt: null })
  clock.moveBy(9 * DAY)
  await forget()
  expect(await states()).toEqual(['released'])
  await change({ status: 'failed', settledAt: clock.now() })
  clock.moveBy(DAY)
  await forget()
  const [order] = await school.work(({ tx }) => tx.select().from(orders))
  expect(await school.work((ctx) => keepClaims(ctx, order!.id, allThatIsScarce()))).toBe(true)
  expect(await states()).toEqual(['booked'])
  await school.work(({ tx }) => tx.update(bookings).set({ state: 'released' }))
  clock.moveBy(startsAt - clock.now().getTime() + HOUR)
  await change({ status: 'paying', settledAt: null })
  await forget()
  expect(await states()).toEqual([])
})

test('all of very many are forgotten, and nothing that is held, booked or cancelled', async () => {
  const { productId, studentId } = await aReleased(3)
  clock.moveBy(8 * DAY)
  await school.work(async ({ tx, now }) => {
    const made = new Date(now.getTime() - 8 * DAY).toISOString()
    await tx.execute(sql`
      insert into bookings (id, school_id, product_id, student_id, state, cancelled_at, starts_at, ends_at, busy_from, busy_until, created_at)
      select gen_random_uuid(), ${school.id}, ${productId}, ${studentId}, kind, case kind when 'cancelled' then at end, at, at + interval '1 hour',
        at, at + interval '1 hour', ${made}::timestamptz
      from generate_series(1, 240) as n,
        lateral (select case n when 1 then 'held' when 2 then 'booked' when 3 then 'cancelled' else 'released' end as kind,
          ${atMoment(now)} + n * interval '2 hours' as at) as each`)
  })
  await forget()
  expect(await states()).toEqual(['booked', 'cancelled', 'held'])
  expect(await school.work(({ tx }) => tx.$count(bookings, eq(bookings.state, 'released')))).toBe(0)
})
