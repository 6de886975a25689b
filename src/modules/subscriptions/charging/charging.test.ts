import { asc } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { aMarket } from '#modules/checkout/testing.ts'
import { clock, HOUR } from '#platform/clock.ts'
import { memberships } from '../tables.ts'
import { aMember, aPlan } from '../testing.ts'
import { CHARGE_QUEUE, findingDue } from './charging.ts'

// Whose workers do not work: what is put down stays.
const market = await aMarket()
const { jobs } = market
afterAll(async () => {
  clock.shiftMilliseconds = 0
  await market.close()
})

interface Waiting {
  membershipId: string
}
/** Whose jobs wait, in any order. */
async function waiting(): Promise<string[]> {
  const jobsThere = await jobs.boss.findJobs<Waiting>(CHARGE_QUEUE)
  return jobsThere.map(({ data }) => data.membershipId).toSorted()
}

test('no more wait than the workers need, and nobody who cannot be charged keeps others waiting', async () => {
  await jobs.boss.createQueue(CHARGE_QUEUE)
  const school = await market.aSchool()
  for (let nth = 0; nth < 5; nth++) await aMember(market, school, await aPlan(market, school))
  clock.moveBy(40 * 24 * HOUR)
  const inTurn = await market.app.units.withoutSchool('a test asks who is due', (tx) =>
    tx.select().from(memberships).orderBy(asc(memberships.nextAt), asc(memberships.id)),
  )
  const ids = inTurn.map(({ id }) => id)
  const findDue = findingDue({ units: market.app.units, jobs }, { atOnce: 1, waitAtMost: 2 })
  const minute = () => findDue.work(() => undefined)

  await minute()
  expect(await waiting()).toEqual(ids.slice(0, 2).toSorted())
  await minute()
  expect(await waiting(), 'as many wait as may').toEqual(ids.slice(0, 2).toSorted())
  await jobs.boss.deleteAllJobs(CHARGE_QUEUE)
  await minute()
  expect(await waiting(), 'those whose job failed are not the first again').toEqual(ids.slice(2, 4).toSorted())
  await jobs.boss.deleteAllJobs(CHARGE_QUEUE)
  await minute()
  await minute()
  expect(await waiting(), 'after the last it begins with the first').toEqual([ids[0]!, ids[4]!].toSorted())
})
