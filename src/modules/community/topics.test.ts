import { afterAll, beforeEach, expect, test } from 'vitest'
import { aProduct } from '#modules/catalog/testing.ts'
import { newId } from '#platform/ids.ts'
import { refused } from '#test/refused.ts'
import { aWorld, type TestSchool } from '#test/world.ts'
import * as contract from './contract.ts'
import { aPost, aTopic } from './testing.ts'

let school: TestSchool
const world = await aWorld()
afterAll(() => world.close())
beforeEach(async () => {
  school = await world.aSchool()
})

const admin = () => school.as(school.admin)
const titles = async () => (await admin().call(contract.listPanelTopics)).data.map(({ title }) => title)

test('an admin adds topics at the end, changes them and puts them in another order', async () => {
  const { product } = await school.work((ctx) => aProduct(ctx, { title: 'Linoryt' }))
  const first = await admin().call(contract.storeTopic, { title: ' Ogłoszenia ' })
  const second = await admin().call(contract.storeTopic, { title: 'Prace', product_id: product.id })
  const third = await admin().call(contract.storeTopic, { title: 'Kawiarnia', allow_students_to_add_posts: true })
  expect(await titles()).toEqual(['Ogłoszenia', 'Prace', 'Kawiarnia'])
  await school.work((ctx) => aPost(ctx, school.student, second.id))
  const changed = { id: second.id, title: 'Prace z kursu', description: 'Pokażcie, co macie na stole.' }
  expect(await admin().call(contract.updateTopic, { ...changed, product_id: product.id })).toEqual({
    ...changed,
    allow_students_to_add_posts: false,
    product: { id: product.id, title: 'Linoryt' },
    posts_count: 1,
  })
  const { data } = await admin().call(contract.orderTopics, { ids: [third.id] })
  expect(data.map(({ id }) => id)).toEqual([third.id, first.id, second.id])
  expect(await titles()).toEqual(['Kawiarnia', 'Ogłoszenia', 'Prace z kursu'])
  expect(await admin().call(contract.deleteTopic, { id: first.id })).toEqual({ done: true })
  expect(await titles()).toEqual(['Kawiarnia', 'Prace z kursu'])
})

test.each([
  [{ title: '  ' }, 'title'],
  [{ title: 'x'.repeat(71) }, 'title'],
  [{ title: 'Prace', description: 'x'.repeat(1001) }, 'description'],
  [{ title: 'Prace', allow_students_to_add_posts: 'tak' as unknown as boolean }, 'allow_students_to_add_posts'],
])('a topic of %j is refused under %s', async (given, field) => {
  const { id } = await school.work((ctx) => aTopic(ctx))
  for (const call of [admin().call(contract.storeTopic, given), admin().call(contract.updateTopic, { id, ...given })]) {
    const problem = await refused(call)
    expect([problem.status, Object.keys(problem.fields)]).toEqual([422, [field]])
  }
})

test('a product of another school, or of none, cannot be named', async () => {
  const other = await world.aSchool()
  const { product } = await other.work((ctx) => aProduct(ctx))
  for (const product_id of [product.id, newId()])
    expect((await refused(admin().call(contract.storeTopic, { title: 'Prace', product_id }))).status).toBe(404)
})

test('the hundred-and-first topic is one too many, also of several added at once', async () => {
  await school.work(async (ctx) => {
    for (let position = 1; position <= 98; position++) await aTopic(ctx, { position })
  })
  const outcomes = await Promise.all(
    Array.from({ length: 5 }, (_, nth) => refused(admin().call(contract.storeTopic, { title: `Temat ${nth}` }))),
  )
  expect(outcomes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 409, 409, 409])
  expect(outcomes.find(({ status }) => status === 409)?.message).toContain('100')
  expect(await titles()).toHaveLength(100)
})
