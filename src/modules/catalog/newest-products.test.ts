import { afterAll, expect, test } from 'vitest'
import { clock, DAY } from '#platform/clock.ts'
import { aWorld } from '#test/world.ts'
import { listCourses, unpublishProduct } from './contract.ts'
import { newestProducts } from './newest-products.ts'
import { startPromotion } from './promotions/contract.ts'
import { aProduct, type GivenProduct } from './testing.ts'

const world = await aWorld()
afterAll(() => world.close())

async function aSchoolWith(...given: GivenProduct[]) {
  const school = await world.aSchool()
  const made = []
  for (const each of given) made.push(await school.work((ctx) => aProduct(ctx, each), school.admin))
  return { school, made }
}

test('the newest seven of a school are those that its list of courses begins with, and no other’s', async () => {
  const titles = Array.from({ length: 9 }, (_, nth) => ({ title: `Kurs ${nth}` }))
  const { school } = await aSchoolWith(...titles, { title: 'Szkic', published: false })
  const newest = newestProducts(world.app.units)
  const { data } = await school.as().call(listCourses, {})
  expect(await newest.of(school)).toEqual(data.slice(0, 7))
  expect(await newest.of(await world.aSchool())).toEqual([])
})

test('they are remembered until the school’s content changes', async () => {
  const { school, made } = await aSchoolWith({ title: 'Papier' }, { title: 'Szkło' })
  const newest = newestProducts(world.app.units)
  const titles = async () => (await newest.of(school)).map(({ title }) => title)
  expect(await titles()).toEqual(['Szkło', 'Papier'])
  await school.as(school.admin).call(unpublishProduct, { productId: made[1]!.product.id })
  newest.forget((await world.aSchool()).id)
  expect(await titles()).toEqual(['Szkło', 'Papier'])
  newest.forget(school.id)
  expect(await titles()).toEqual(['Papier'])
})

test('what is remembered costs what it costs now: a promotion is over when it is', async () => {
  const { school, made } = await aSchoolWith({ title: 'Papier' })
  const [{ product, variants }] = made as [(typeof made)[number]]
  const ends = new Date(clock.now().getTime() + DAY).toISOString()
  await school.as(school.admin).call(startPromotion, {
    productId: product.id,
    variantId: variants[0]!.variant.id,
    amount: 100,
    ends_at: ends,
  })
  const newest = newestProducts(world.app.units)
  const amount = async () => (await newest.of(school))[0]?.amount
  expect(await amount()).toBe(100)
  clock.moveBy(2 * DAY)
  expect(await amount()).toBe(variants[0]!.variant.amount)
})
