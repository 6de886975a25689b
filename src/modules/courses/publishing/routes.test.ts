import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { publishProduct } from '#modules/catalog/contract.ts'
import { products } from '#modules/catalog/tables.ts'
import { setSeller } from '#modules/companies/seller/contract.ts'
import { A_SELLER } from '#modules/companies/testing.ts'
import { aPicture } from '#modules/media/testing.ts'
import { videos } from '#modules/media/tables.ts'
import { publishLegalText } from '#modules/schools/contract.ts'
import { newId } from '#platform/ids.ts'
import { aWorld, type TestSchool } from '#test/world.ts'
import { storeComponent } from '../components/contract.ts'
import { getLecture, storeLectures, updateLecture } from '../contract.ts'
import { lectures } from '../tables.ts'
import { aCourse } from '../testing.ts'
import { getChecklist } from './contract.ts'
import { CHECKS } from './vocabulary.ts'

const world = await aWorld()
afterAll(() => world.close())

let school: TestSchool
beforeEach(async () => {
  school = await world.aSchool({ seller: null, areStudentsAdmitted: false })
})

const admin = () => school.as(school.admin)
const aDraft = (given: Parameters<typeof aCourse>[1] = {}) =>
  school.work((ctx) => aCourse(ctx, { published: false, ...given }))
const checked = async (courseId: string) => (await admin().call(getChecklist, { courseId })).data
const lineOf = async (courseId: string, name: string) => (await checked(courseId)).find((line) => line.name === name)
const open = async (courseId: string) =>
  (await checked(courseId)).flatMap(({ name, is_done: isDone }) => (isDone ? [] : [name]))

test('is for admins of this school only, and of courses', async () => {
  const { courseId } = await aDraft()
  await expect(school.as().call(getChecklist, { courseId })).rejects.toMatchObject({ status: 401 })
  await expect(school.as(school.student).call(getChecklist, { courseId })).rejects.toMatchObject({ status: 403 })
  const other = await world.aSchool()
  await expect(other.as(other.admin).call(getChecklist, { courseId })).rejects.toMatchObject({ status: 404 })
  await expect(checked(newId())).rejects.toMatchObject({ status: 404 })
})

test('what publishing refuses is required, all else is advice', async () => {
  const { courseId } = await aDraft()
  const lines = await checked(courseId)
  expect(lines.map(({ name }) => name)).toEqual(CHECKS)
  const required = () => lines.flatMap(({ name, is_required: isRequired }) => (isRequired ? [name] : []))
  expect(required()).toEqual(['seller', 'terms'])
  const publish = () => admin().call(publishProduct, { productId: courseId })
  await expect(publish()).rejects.toMatchObject({ status: 409 })
  await admin().call(setSeller, A_SELLER)
  await admin().call(publishLegalText, { which: 'terms', html: '<p>Żółw</p>', version: 0 })
  expect(await open(courseId), 'terms alone are half of it').toContain('terms')
  await expect(publish()).rejects.toMatchObject({ status: 409 })
  await admin().call(publishLegalText, { which: 'privacy', html: '<p>Żółw</p>', version: 0 })
  expect(await open(courseId)).not.toContain('terms')
  await publish()
})

test('what is free needs nobody who sells, and is published without', async () => {
  const { courseId } = await aDraft({ amount: 0 })
  expect((await checked(courseId)).every(({ is_required: isRequired }) => !isRequired)).toBe(true)
  expect(await open(courseId)).toContain('doors')
  await admin().call(publishProduct, { productId: courseId })
})

test('cover, description and sale are looked at as they are', async () => {
  const { courseId } = await aDraft()
  const change = (values: Partial<typeof products.$inferInsert>) =>
    school.work(({ tx }) => tx.update(products).set(values).where(eq(products.id, courseId)))
  await change({ coverId: null, description: '' })
  expect(await open(courseId)).toEqual(expect.arrayContaining(['cover', 'description']))
  expect(await open(courseId)).not.toContain('sale')
  const { id: coverId } = await school.work((ctx) => aPicture(ctx, { context: 'cover' }), school.admin)
  await change({ coverId, description: '<p>Gęś</p>', isEnrollmentEnabled: false })
  const now = await open(courseId)
  expect(now).toContain('sale')
  expect(now).not.toContain('cover')
  expect(now).not.toContain('description')
  expect(await lineOf(courseId, 'sale')).toMatchObject({ path: `/home/courses/${courseId}/edit/price` })
})

test('lectures: none, drafts, films on their way and empty ones are counted, each line leading to the first', async () => {
  const { courseId, sections } = await aDraft({ sections: [[]] })
  const place = { courseId, sectionId: sections[0]!.id }
  const course = `/home/courses/${courseId}/edit`
  expect(await lineOf(courseId, 'lectures')).toMatchObject({ is_done: false, count: 0, path: course })
  expect(await lineOf(courseId, 'drafts'), 'there is nothing yet').toBeUndefined()

  const { data } = await admin().call(storeLectures, { ...place, titles: ['Żaba', 'Osa', 'Bąk'], kind: 'text' })
  const [frog, wasp] = data as [(typeof data)[0], (typeof data)[0]]
  const pathOf = ({ id }: { id: string }) => `/home/courses/${courseId}/lectures/${id}/edit`
  expect(await lineOf(courseId, 'lectures')).toMatchObject({ is_done: false, count: 3, path: pathOf(frog) })
  const publish = async ({ id: lectureId }: { id: string }) => {
    const { version } = await admin().call(getLecture, { ...place, lectureId })
    const lecture = { title: 'Żaba', kind: 'text', status: 'published', version } as const
    return admin().call(updateLecture, { ...place, lectureId, ...lecture })
  }
  await publish(frog)
  expect(await lineOf(courseId, 'lectures')).toMatchObject({ is_done: true, count: 0 })
  expect(await lineOf(courseId, 'drafts')).toMatchObject({ is_done: false, count: 2, path: pathOf(wasp) })
  expect(await lineOf(courseId, 'empty')).toMatchObject({ is_done: false, count: 1, path: pathOf(frog) })
  const component = { type: 'text', html: '<p>Kum</p>' } as const
  await admin().call(storeComponent, { ...place, lectureId: frog.id, block: component })
  expect(await lineOf(courseId, 'empty')).toMatchObject({ is_done: true, count: 0, path: course })

  const videoId = newId()
  await school.work(async ({ tx }) => {
    await tx
      .insert(videos)
      .values({ id: videoId, host: 'own', hostVideoId: videoId, title: 'Osa', state: 'processing' })
    await tx.update(lectures).set({ videoId, kind: 'film', status: 'published' }).where(eq(lectures.id, wasp.id))
  })
  expect(await lineOf(courseId, 'films')).toMatchObject({ is_done: false, count: 1, path: pathOf(wasp) })
  await school.work(({ tx }) => tx.update(videos).set({ state: 'playable' }).where(eq(videos.id, videoId)))
  expect(await lineOf(courseId, 'films')).toMatchObject({ is_done: true })
})
