import { afterAll, beforeEach, expect, test } from 'vitest'
import { aProduct } from '#modules/catalog/testing.ts'
import { clock, HOUR } from '#platform/clock.ts'
import { aWorld, type TestSchool } from '#test/world.ts'
import { productVisits } from '../tables.ts'
import { CAMPAIGNS_OF_A_DAY } from './keep-visits.ts'
import { visitedProduct } from './visited-product.ts'
import { Visits } from './visits.ts'

let school: TestSchool
let visits: Visits
let slug: string

const world = await aWorld()
afterAll(() => world.close())
beforeEach(async () => {
  school = await world.aSchool()
  visits = new Visits()
  slug = (await school.work((ctx) => aProduct(ctx))).product.slug
})

const note = (given: Partial<Parameters<Visits['note']>[0]> = {}) =>
  visits.note({ schoolId: school.id, slug, step: 'views', campaign: '', ...given })
const keep = () => visits.keep(world.app.units)
const kept = (of = school) =>
  of.work(async ({ tx }) =>
    (await tx.select().from(productVisits).orderBy(productVisits.campaign)).map(({ campaign, views, checkouts }) => [
      campaign,
      views,
      checkouts,
    ]),
  )

test('visits are added up by campaign, whenever they are kept', async () => {
  note()
  note({ campaign: 'utm_source=a' })
  note({ campaign: 'utm_source=a', step: 'checkouts' })
  await keep()
  note({ campaign: 'utm_source=a' })
  await keep()
  await keep()
  expect(await kept()).toEqual([
    ['', 1, 0],
    ['utm_source=a', 2, 1],
  ])
})

test('two processes that keep at once lose nothing', async () => {
  const other = new Visits()
  for (let nth = 0; nth < 50; nth++) {
    note({ campaign: `utm_source=${nth % 7}` })
    other.note({ schoolId: school.id, slug, step: 'views', campaign: `utm_source=${nth % 5}` })
  }
  await Promise.all([keep(), other.keep(world.app.units)])
  expect((await kept()).reduce((sum, [, views]) => sum + Number(views), 0)).toBe(100)
})

test('what no product is called, and another school’s product of that name, is not counted', async () => {
  const neighbour = await world.aSchool()
  note({ slug: 'courses' })
  note({ schoolId: neighbour.id })
  note()
  await keep()
  expect(await kept()).toEqual([['', 1, 0]])
  expect(await kept(neighbour)).toEqual([])
})

test('of a day so many campaigns are told apart, and the rest are counted without', async () => {
  const many = CAMPAIGNS_OF_A_DAY + 20
  for (let nth = 0; nth < many; nth++) note({ campaign: `utm_source=${nth}` })
  await keep()
  for (let nth = 0; nth < many; nth++) note({ campaign: `utm_source=${nth + many}` })
  note({ campaign: 'utm_source=1', step: 'checkouts' })
  await keep()
  const rows = await kept()
  expect(rows.length).toBeLessThanOrEqual(CAMPAIGNS_OF_A_DAY + 1)
  expect(rows.reduce((sum, [, views]) => sum + Number(views), 0)).toBe(2 * many)
  expect(rows.reduce((sum, [, , checkouts]) => sum + Number(checkouts), 0)).toBe(1)
})

test('a day is one of the school', async () => {
  const far = await world.aSchool({ timeZone: 'Pacific/Kiritimati' })
  const { product } = await far.work((ctx) => aProduct(ctx))
  const toNoon = new Date(clock.now()).setUTCHours(12, 0, 0, 0) - clock.now().getTime()
  clock.moveBy(toNoon)
  const today = clock.now().toISOString().slice(0, 10)
  note({ schoolId: far.id, slug: product.slug })
  note()
  await keep()
  clock.moveBy(-toNoon)
  const dayIn = (of: TestSchool) => of.work(async ({ tx }) => (await tx.select().from(productVisits))[0]?.on)
  expect(await dayIn(school)).toBe(today)
  expect(await dayIn(far)).toBe(new Date(Date.parse(today) + 24 * HOUR).toISOString().slice(0, 10))
})

test('what could not be written is counted on', async () => {
  note()
  const broken = { ...world.app.units, withoutSchool: () => Promise.reject(new Error('The database is gone')) }
  await expect(visits.keep(broken)).rejects.toThrow('gone')
  note()
  await keep()
  expect(await kept()).toEqual([['', 2, 0]])
})

test.each([
  ['/kurs', { slug: 'kurs', step: 'views' }],
  ['/bundles/kurs', { slug: 'kurs', step: 'views' }],
  ['/kurs/checkout', { slug: 'kurs', step: 'checkouts' }],
  ['/kurs/watch', undefined],
  ['/kurs/watch/1', undefined],
  ['/', undefined],
])('at %s is %j', (path, product) => {
  expect(visitedProduct(path)).toEqual(product)
})
