import { afterAll, expect, test } from 'vitest'
import { aProduct } from '#modules/catalog/testing.ts'
import { aWorld } from '#test/world.ts'
import { deleteLeadForm } from './contract.ts'
import { placedForms } from './placed-forms.ts'
import { aLeadForm } from './testing.ts'

const world = await aWorld()
const school = await world.aSchool()
afterAll(() => world.close())

test('it is known which courses have a form on their page, until the school’s content changes', async () => {
  const [one, other] = await school.work(
    async (ctx) => [(await aProduct(ctx)).product.id, (await aProduct(ctx)).product.id] as const,
    school.admin,
  )
  const placed = placedForms(world.app.units)
  const onBoth = async () => [await placed.standOn(school, one), await placed.standOn(school, other)]
  const make = (given: Parameters<typeof aLeadForm>[1]) => school.work((ctx) => aLeadForm(ctx, given), school.admin)

  await make({ is_on_home: true })
  expect(await onBoth()).toEqual([false, false])
  await make({ on_courses: 'chosen', course_ids: [one] })
  expect(await onBoth(), 'remembered').toEqual([false, false])
  placed.forget(school.id)
  expect(await onBoth()).toEqual([true, false])

  const everywhere = await make({ on_courses: 'all' })
  placed.forget(school.id)
  expect(await onBoth()).toEqual([true, true])
  expect(await placed.standOn(await world.aSchool(), one), 'a school knows its own forms').toBe(false)
  await school.as(school.admin).call(deleteLeadForm, { formId: everywhere.id })
  placed.forget(school.id)
  expect(await onBoth()).toEqual([true, false])
})
