import { afterAll, expect, test } from 'vitest'
import { aProduct } from '#modules/catalog/testing.ts'
import { aWorld } from '#test/world.ts'
import { closeSurvey } from './contract.ts'
import { shownSurveys } from './shown-surveys.ts'
import { aSurvey } from './testing.ts'

const world = await aWorld()
const school = await world.aSchool()
afterAll(() => world.close())

test('a page knows the open surveys of its school, for visitors or for students, until they are closed', async () => {
  const { product } = await school.work((ctx) => aProduct(ctx), school.admin)
  const about = { shown_on: 'one_course', course_id: product.id, audience: 'visitors' } as const
  const forVisitors = await school.work((ctx) => aSurvey(ctx, about), school.admin)
  const forAll = await school.work((ctx) => aSurvey(ctx, { shown_on: 'watch' }), school.admin)
  const shown = shownSurveys(world.app.units)
  const all = { id: forAll.id, on: 'watch', slug: null }
  expect(await shown.of(school, 'visitor')).toEqual([{ id: forVisitors.id, on: 'one_course', slug: product.slug }, all])
  expect(await shown.of(school, 'student')).toEqual([all])
  expect(await shown.of(school, 'admin')).toEqual([])
  expect(await shown.of(await world.aSchool(), 'visitor')).toEqual([])

  await school.as(school.admin).call(closeSurvey, { id: forVisitors.id })
  shown.forget(school.id)
  expect(await shown.of(school, 'visitor')).toEqual([all])
})
