import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { aGrant } from '#modules/access/testing.ts'
import { aProduct } from '#modules/catalog/testing.ts'
import { aWorld } from '#test/world.ts'
import * as contract from './contract.ts'
import { lectures, sections } from './tables.ts'
import { takeRunTime } from './take-run-time.ts'
import { aCourse } from './testing.ts'

let course: Awaited<ReturnType<typeof aCourse>>

const world = await aWorld()
const school = await world.aSchool()
const other = await world.aSchool()
beforeEach(async () => {
  course = await school.work((ctx) =>
    aCourse(ctx, {
      sections: [
        [{}, {}, {}],
        [{}, {}],
      ],
    }),
  )
})
afterAll(() => world.close())

const admin = () => school.as(school.admin)
const first = () => ({ courseId: course.courseId, sectionId: course.sections[0]!.id })
const aLectureKey = () => ({ ...first(), lectureId: course.sections[0]!.lectureIds[0]! })
const outline = async () => {
  const { data } = await admin().call(contract.listSections, { courseId: course.courseId })
  return data.map((section) => section.lectures.map((lecture) => lecture.id))
}

describe('every call of the course editor', () => {
  const calls = [
    ['list sections', contract.listSections, {}],
    ['store a section', contract.storeSection, { title: 'Nowa' }],
    ['update a section', contract.updateSection, { title: 'Nowa' }],
    ['delete a section', contract.deleteSection, {}],
    ['order sections', contract.orderSections, { ids: [newId()] }],
    ['list lectures', contract.listLectures, {}],
    ['store a lecture', contract.storeLecture, { title: 'Nowa' }],
    ['get a lecture', contract.getLecture, {}],
    ['find a lecture', contract.findLecture, {}],
    ['update a lecture', contract.updateLecture, { title: 'Nowa' }],
    ['delete a lecture', contract.deleteLecture, {}],
    ['order lectures', contract.orderLectures, { ids: [newId()] }],
    ['create a video', contract.createVideo, {}],
  ] as const

  test.each(calls)('%s is for admins of this school only', async (_, endpoint, input) => {
    const key = { ...aLectureKey(), ...input } as never
    await expect(school.as().call(endpoint, key)).rejects.toMatchObject({ status: 401 })
    await expect(school.as(school.student).call(endpoint, key)).rejects.toMatchObject({ status: 403 })
    await expect(other.as(other.admin).call(endpoint, key)).rejects.toMatchObject({ status: 404 })
  })
})

test('a lecture of one course is not found under another', async () => {
  const strange = await school.work((ctx) => aCourse(ctx))
  const key = { ...aLectureKey(), courseId: strange.courseId }
  await expect(admin().call(contract.getLecture, key)).rejects.toMatchObject({ status: 404 })
  await expect(admin().call(contract.deleteLecture, key)).rejects.toMatchObject({ status: 404 })
  const ids = [course.sections[0]!.lectureIds[0]!]
  const move = admin().call(contract.orderLectures, {
    courseId: strange.courseId,
    sectionId: strange.sections[0]!.id,
    ids,
  })
  await expect(move).rejects.toMatchObject({ status: 404 })
})

test('titles cannot be empty, in the words of the specification', async () => {
  await expect(admin().call(contract.storeSection, { ...first(), title: '  ' })).rejects.toMatchObject({
    status: 422,
    fields: { title: ['Section title cannot be empty'] },
  })
  await expect(admin().call(contract.storeLecture, { ...first(), title: '' })).rejects.toMatchObject({
    fields: { title: ['Title cannot be empty'] },
  })
  await expect(admin().call(contract.createCourse, { title: ' ', amount: 100 })).rejects.toMatchObject({
    fields: { title: ['Title cannot be empty'] },
  })
})

test('a course is made as a draft nobody else sees', async () => {
  const { course: made } = await admin().call(contract.createCourse, {
    title: 'Ceramika 🏺',
    description_html: '<p onclick="x">Glina</p>',
    category: 'Rzemiosło',
    difficulty: 'advanced',
    amount: 24_900,
    access_length: 'yearly',
  })
  expect(made.slug).toBe('ceramika')
  const { data } = await admin().call(contract.listPanelCourses, { q: 'CERAMIKA' })
  expect(data).toMatchObject([
    { title: 'Ceramika 🏺', status: 'draft', amount: 24_900, category: 'Rzemiosło', students_count: 0 },
  ])
})

test('sections and lectures are added at the end, renamed and deleted', async () => {
  const section = await admin().call(contract.storeSection, { ...first(), title: 'Żółta 🌻' })
  const lecture = await admin().call(contract.storeLecture, {
    courseId: course.courseId,
    sectionId: section.id,
    title: 'Pierwsza',
  })
  expect(lecture).toMatchObject({ status: 'draft', video: null })
  const renamed = await admin().call(contract.updateSection, {
    courseId: course.courseId,
    sectionId: section.id,
    title: 'Nowa',
    delay_days: 7,
  })
  expect(renamed).toMatchObject({ title: 'Nowa', delay_days: 7, lectures: [{ id: lecture.id, video_state: 'none' }] })
  expect((await outline()).at(-1)).toEqual([lecture.id])
  await admin().call(contract.deleteSection, { courseId: course.courseId, sectionId: section.id })
  expect(await outline()).toHaveLength(2)
})

test('a lecture cannot be saved before its video upload has started', async () => {
  const lecture = await admin().call(contract.storeLecture, { ...first(), title: 'Nowa' })
  const key = { ...first(), lectureId: lecture.id }
  const content = { title: 'Nowa', intro: 'Wstęp', status: 'published', is_free_to_watch: true, delay_days: 3 } as const
  await expect(admin().call(contract.updateLecture, { ...key, ...content })).rejects.toMatchObject({
    status: 422,
    fields: { video: ['The lecture cannot be saved before the video upload has started'] },
  })
  const { upload, lecture: started } = await admin().call(contract.createVideo, key)
  expect(upload).toMatchObject({ title: 'Nowa', VideoId: started.video?.bunny_id })
  const saved = await admin().call(contract.updateLecture, { ...key, ...content })
  expect(saved).toMatchObject({ ...content, video: { state: 'created' } })
  expect(await admin().call(contract.findLecture, { courseId: course.courseId, lectureId: lecture.id })).toMatchObject(
    content,
  )
})

test('lectures take their run time from their video', async () => {
  const { lecture } = await admin().call(contract.createVideo, aLectureKey())
  expect(lecture.run_time_seconds).toBe(0)
  await school.work((ctx) => takeRunTime(ctx, { payload: { video_id: lecture.video!.id, duration_seconds: 754 } }))
  expect(await admin().call(contract.getLecture, aLectureKey())).toMatchObject({ run_time_seconds: 754 })
})

test('sections and lectures are put in order, within a section and into another', async () => {
  const [one, two] = course.sections
  const sectionIds = [two!.id, one!.id]
  const answer = await admin().call(contract.orderSections, { courseId: course.courseId, ids: sectionIds })
  expect(answer.data.map((section) => section.id)).toEqual(sectionIds)

  const [a, b, c] = one!.lectureIds
  const [d, e] = two!.lectureIds
  const order = (sectionId: string, ids: string[]) =>
    admin().call(contract.orderLectures, { courseId: course.courseId, sectionId, ids })
  await order(one!.id, [c!, a!, b!])
  await order(two!.id, [d!, a!, e!])
  expect(await outline()).toEqual([
    [d, a, e],
    [c, b],
  ])
})

test('of many orders sent at once one stays whole, and no two lectures share a place', async () => {
  const [section] = course.sections
  const [a, b, c] = section!.lectureIds as [string, string, string]
  const orders = [
    [a, b, c],
    [c, b, a],
    [b, a, c],
    [b, c, a],
    [c, a, b],
  ]
  await Promise.all(orders.map((ids) => admin().call(contract.orderLectures, { ...first(), ids })))
  const [shown] = await outline()
  expect(orders).toContainEqual(shown)
  const rows = await school.work((ctx) => ctx.tx.select().from(lectures).where(eq(lectures.sectionId, section!.id)))
  expect(new Set(rows.map((row) => row.position)).size).toBe(3)
})

test('twenty sections stored at once get twenty places', async () => {
  await Promise.all(
    Array.from({ length: 20 }, (_, number) => admin().call(contract.storeSection, { ...first(), title: `S${number}` })),
  )
  const rows = await school.work((ctx) => ctx.tx.select().from(sections).where(eq(sections.courseId, course.courseId)))
  expect(new Set(rows.map((row) => row.position)).size).toBe(22)
})

test('the panel’s list finds by words without diacritics, by status, and page by page', async () => {
  const here = await world.aSchool()
  for (let number = 1; number <= 25; number++)
    await here.work((ctx) => aProduct(ctx, { title: `Zażółć ${number}`, published: number % 2 === 0 }))
  const list = (input: { q?: string; status?: 'draft' | 'published'; cursor?: string }) =>
    here.as(here.admin).call(contract.listPanelCourses, input)
  const page = await list({ q: 'zazolc' })
  expect(page.data).toHaveLength(20)
  expect(page.data[0]?.title).toBe('Zażółć 25')
  const cursor = new URL(page.next_page_url!, here.origin).searchParams.get('cursor')!
  expect((await list({ q: 'zazolc', cursor })).data).toHaveLength(5)
  expect((await list({ status: 'published' })).data).toHaveLength(12)
  expect((await list({ q: '100%' })).data).toEqual([])
  await expect(list({ cursor: 'x' })).rejects.toMatchObject({ status: 422 })
})

test('the panel’s list counts each student once', async () => {
  await school.work(async (ctx) => {
    for (const sourceId of [newId(), newId()])
      await aGrant(ctx, {
        studentId: school.student.id,
        productId: course.courseId,
        source: 'instructor_action',
        sourceId,
      })
  })
  const { data } = await admin().call(contract.listPanelCourses, {})
  expect(data.find(({ id }) => id === course.courseId)?.students_count).toBe(1)
})

test('the panel’s list asks the same number of questions however long it is', async () => {
  const count = async () => {
    let asked = 0
    await school.work(async (ctx) => {
      const { listPanelCourses } = await import('./list-panel-courses.ts')
      const counting = new Proxy(ctx.tx, {
        get: (target, key) => (key === 'select' && asked++, Reflect.get(target, key)),
      })
      await listPanelCourses({ ...ctx, tx: counting }, {})
    })
    return asked
  }
  const before = await count()
  for (let number = 0; number < 10; number++) await school.work((ctx) => aProduct(ctx, { title: `Kurs ${number}` }))
  expect(await count()).toBe(before)
})
