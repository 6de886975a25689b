import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { aProduct } from '#modules/catalog/testing.ts'
import { clock, DAY } from '#platform/clock.ts'
import { aWorld, type TestSchool } from '#test/world.ts'
import { endPartner } from '../contract.ts'
import { partnerClicks, partners } from '../tables.ts'
import { aPartner } from '../testing.ts'
import { PartnerClicks } from './clicks.ts'
import { knownPartners } from './known-partners.ts'
import { isWithin, readClick } from './partner-cookie.ts'

let school: TestSchool
let clicks: PartnerClicks
let partnerId: string
const world = await aWorld()
afterAll(() => world.close())
beforeEach(async () => {
  school = await world.aSchool()
  clicks = new PartnerClicks()
  partnerId = (await aPartner(school)).id
})

const note = (slug = '', of = partnerId) => clicks.note({ schoolId: school.id, partnerId: of, slug })
const kept = () =>
  school.work(async ({ tx }) =>
    (await tx.select().from(partnerClicks).orderBy(partnerClicks.productId)).map((row) => [row.productId, row.clicks]),
  )

test('clicks are added up by product, and other pages together, whenever they are kept', async () => {
  const { product } = await school.work((ctx) => aProduct(ctx))
  for (const slug of ['', 'courses', product.slug, product.slug]) note(slug)
  await clicks.keep(world.app.units)
  note()
  await clicks.keep(world.app.units)
  await clicks.keep(world.app.units)
  expect(await kept()).toEqual([
    [product.id, 2],
    [null, 3],
  ])
})

test('two processes that keep at once lose nothing', async () => {
  const other = new PartnerClicks()
  for (let nth = 0; nth < 50; nth++) {
    note()
    other.note({ schoolId: school.id, partnerId, slug: '' })
  }
  await Promise.all([clicks.keep(world.app.units), other.keep(world.app.units)])
  expect(await kept()).toEqual([[null, 100]])
})

test('another school’s partner, and one that is gone, are not counted', async () => {
  const neighbour = await world.aSchool()
  note('', (await aPartner(neighbour)).id)
  const gone = await aPartner(school)
  note('', gone.id)
  await school.work(({ tx }) => tx.delete(partners).where(eq(partners.id, gone.id)))
  note()
  await clicks.keep(world.app.units)
  expect(await kept()).toEqual([[null, 1]])
})

test('what could not be written is counted on', async () => {
  note()
  const broken = { ...world.app.units, withoutSchool: () => Promise.reject(new Error('The database is gone')) }
  await expect(clicks.keep(broken)).rejects.toThrow('gone')
  note()
  await clicks.keep(world.app.units)
  expect(await kept()).toEqual([[null, 2]])
})

test('a link’s partner is known whatever the case of the code, while they are active', async () => {
  const partner = await aPartner(school, { code: 'Świt'.replace('Ś', 'S'), window_days: 3 })
  const byCode = (code: string, at = school) => knownPartners(world.app.units).byCode(at, code)
  expect(await byCode(' SWIT ')).toEqual({ id: partner.id, code: 'Swit', windowDays: 3 })
  expect(await byCode('nobody')).toBeNull()
  expect(await byCode('Świt')).toBeNull()
  expect(await byCode('Swit', await world.aSchool())).toBeNull()
  await school.as(school.admin).call(endPartner, { partnerId: partner.id })
  expect(await byCode('Swit')).toBeNull()
})

test.each([undefined, '', 'Ania', 'Ania.', '.5', 'Ania.5x', 'An ia.5', `${'A'.repeat(41)}.5`, 'Ania.1234567890123'])(
  'a cookie of %j is no click',
  (remembered) => {
    expect(readClick(remembered)).toBeUndefined()
  },
)

test('a click counts to the end of its window, and not before it was', () => {
  const now = clock.now()
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  expect(isWithin(now, 1, now)).toBe(true)
  expect(isWithin(ago(DAY), 1, now)).toBe(true)
  expect(isWithin(ago(DAY + 1), 1, now)).toBe(false)
  expect(isWithin(ago(-1), 1, now)).toBe(false)
})
