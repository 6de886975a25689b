import { afterAll, beforeEach, expect, test } from 'vitest'
import { images } from '#modules/media/tables.ts'
import { abandonedUploads, aPicture } from '#modules/media/testing.ts'
import { clock, DAY } from '#platform/clock.ts'
import { partsOfJobs, thrown } from '#test/parts-of-jobs.ts'
import { aWorld, type TestSchool } from '#test/world.ts'
import { deleteLecture, deleteSection } from '../contract.ts'
import { aCourse } from '../testing.ts'
import * as contract from './contract.ts'
import { sweepingComponents } from './kept-components.ts'

let school: TestSchool
let key: { courseId: string; sectionId: string; lectureId: string }

const world = await aWorld()
beforeEach(async () => {
  school = await world.aSchool()
  const { courseId, sections } = await school.work((ctx) => aCourse(ctx))
  key = { courseId, sectionId: sections[0]!.id, lectureId: sections[0]!.lectureIds[0]! }
})
afterAll(() => world.close())

const admin = () => school.as(school.admin)
const image = (id: string) => ({ type: 'image' as const, picture_id: id, alt: '', caption: '' })
const gallery = (...ids: string[]) => ({
  type: 'gallery' as const,
  pictures: ids.map((id) => ({ picture_id: id, alt: '' })),
})
const store = (component: contract.ComponentContent) =>
  admin().call(contract.storeComponent, { ...key, block: component })
const pictures = async (count: number) => {
  const ids: string[] = []
  for (let nth = 0; nth < count; nth++) ids.push((await school.work((ctx) => aPicture(ctx, { context: 'lecture' }))).id)
  return ids as [string, string, string]
}
const abandoned = async () => (await school.work(abandonedUploads)).flatMap(({ image_ids }) => image_ids).toSorted()

const sweep = async () => {
  clock.moveBy(DAY + 1000)
  await sweepingComponents(partsOfJobs(world)).work(thrown)
}

test('the images of a component go a day after it was deleted, but for those another component shows', async () => {
  const [own, shared, other] = await pictures(3)
  const { id: componentId } = await store(gallery(own, shared, own))
  await store({
    type: 'before_after',
    before: { picture_id: shared, alt: '' },
    after: { picture_id: other, alt: '' },
    caption: '',
  })
  await admin().call(contract.deleteComponent, { ...key, componentId })
  expect(await abandoned()).toEqual([])
  await sweep()
  expect(await abandoned()).toEqual([own])
  await expect(admin().call(contract.restoreComponent, { ...key, componentId })).rejects.toMatchObject({ status: 404 })
})

test('a component that somebody had back keeps its images', async () => {
  const [own] = await pictures(1)
  const { id: componentId } = await store(image(own))
  await admin().call(contract.deleteComponent, { ...key, componentId })
  await admin().call(contract.restoreComponent, { ...key, componentId })
  await sweep()
  expect(await abandoned()).toEqual([])
})

test('an image that a changed component shows no longer goes', async () => {
  const [first, second, third] = await pictures(3)
  const { id: componentId } = await store(gallery(first, second))
  const change = (component: contract.ComponentContent) =>
    admin().call(contract.updateComponent, { ...key, componentId, block: component })
  await change(gallery(second, third))
  expect(await abandoned()).toEqual([first])
  await change({ type: 'text', html: '<p>Mąka</p>' })
  expect(await abandoned()).toEqual([first, second, third].toSorted())
})

test.each([
  ['lecture', deleteLecture],
  ['section', deleteSection],
] as const)('with a %s the images of its components go, and their rows soon after', async (_, endpoint) => {
  const [first, second] = await pictures(2)
  await store(image(first))
  await store(gallery(second))
  await admin().call(endpoint as typeof deleteLecture, key)
  expect(await abandoned()).toEqual([first, second].toSorted())
  await world.startWorking()
  const left = () => school.work((ctx) => ctx.tx.$count(images))
  await expect.poll(left).toBe(0)
})
