import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Call } from '#platform/contract/endpoint.ts'
import { newId } from '#platform/ids.ts'
import { aGrant } from '#modules/access/testing.ts'
import { videos } from '#modules/media/tables.ts'
import { aProduct } from '#modules/catalog/testing.ts'
import { aWorld } from '#test/world.ts'
import * as contract from './contract.ts'
import { lectures, sections } from './tables.ts'
import { takeRunTime } from './take-run-time.ts'
import { aCourse } from './testing.ts'
import { LECTURE_CHANGED, ORDER_CHANGED } from './editor/vocabulary.ts'
import { type LectureKind, LECTURES_MAX, RUN_TIME_MAX, SECTIONS_MAX, TITLES_MAX, UNFOLDED_MAX } from './vocabulary.ts'

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
type Saved = Omit<Call<typeof contract.updateLecture>, 'version'>
/** Saves a lecture over what is saved of it now. */
const save = async (lecture: Saved) => {
  const { version } = await admin().call(contract.getLecture, lecture)
  return admin().call(contract.updateLecture, { ...lecture, version })
}
const outline = async () => {
  const { data } = await admin().call(contract.listSections, { courseId: course.courseId })
  return data.map((section) => section.lectures.map((lecture) => lecture.id))
}

describe('every call of the course editor', () => {
  const calls = [
    ['list sections', contract.listSections, {}],
    ['get the curriculum', contract.getCurriculum, {}],
    ['store a section', contract.storeSection, { title: 'Nowa' }],
    ['store several sections', contract.storeSections, { titles: ['Nowa', 'Druga'] }],
    ['update a section', contract.updateSection, { title: 'Nowa' }],
    ['delete a section', contract.deleteSection, {}],
    ['order sections', contract.orderSections, { ids: [newId()] }],
    ['list lectures', contract.listLectures, {}],
    ['store a lecture', contract.storeLecture, { title: 'Nowa' }],
    ['store several lectures', contract.storeLectures, { titles: ['Nowa', 'Druga'] }],
    ['get a lecture', contract.getLecture, {}],
    ['find a lecture', contract.findLecture, {}],
    ['update a lecture', contract.updateLecture, { title: 'Nowa', version: 'x' }],
    ['delete a lecture', contract.deleteLecture, {}],
    ['order lectures', contract.orderLectures, { ids: [newId()] }],
    ['create a video', contract.createVideo, {}],
    ['give up the next video', contract.deleteNextVideo, {}],
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

test('a list of titles becomes sections at the end, all or none', async () => {
  const list = (titles: string[]) => admin().call(contract.storeSections, { courseId: course.courseId, titles })
  const { data } = await list([' Żółta 🌻 ', 'Druga'])
  expect(data).toMatchObject([
    { title: 'Żółta 🌻', lectures: [] },
    { title: 'Druga', delay_days: 0 },
  ])
  const { data: all } = await admin().call(contract.listSections, { courseId: course.courseId })
  expect(all.map(({ id }) => id)).toEqual([...course.sections, ...data].map(({ id }) => id))
  await expect(list(['Dobra', ' '])).rejects.toMatchObject({ status: 422 })
  const many = Array.from({ length: SECTIONS_MAX }, (_, nth) => `Rozdział ${nth + 1}`)
  await expect(list([...many, 'Jeszcze jeden'])).rejects.toMatchObject({ status: 422 })
  await expect(list(many)).rejects.toMatchObject({ status: 409 })
  expect((await list(many.slice(all.length))).data).toHaveLength(SECTIONS_MAX - all.length)
  await expect(list(['Ostatnia'])).rejects.toMatchObject({ status: 409 })
})

test('a list of titles becomes lectures at the end of a section, all or none', async () => {
  const list = (titles: string[], more = {}) => admin().call(contract.storeLectures, { ...first(), titles, ...more })
  const titles = Array.from({ length: TITLES_MAX }, (_, nth) => ` ${nth + 1}. Ścieg 🧵 `)
  const { data } = await list(titles, { kind: 'text' })
  expect(data.map(({ title }) => title)).toEqual(titles.map((title) => title.trim()))
  expect(data[0]).toMatchObject({ status: 'draft', kind: 'text', video_state: 'none' })
  const before = course.sections[0]!.lectureIds
  expect((await outline())[0]).toEqual([...before, ...data.map(({ id }) => id)])
  await expect(list([...titles, 'Jeszcze jedna'])).rejects.toMatchObject({ status: 422 })
  await expect(list(['Dobra', ' '])).rejects.toMatchObject({ status: 422 })
  await expect(list([])).rejects.toMatchObject({ status: 422 })
  for (let has = before.length + titles.length; has + TITLES_MAX < LECTURES_MAX; has += TITLES_MAX) await list(titles)
  await expect(list(titles)).rejects.toMatchObject({ status: 409 })
  expect((await list(['Ostatnia'])).data).toHaveLength(1)
})

test('a lecture of text or of a PDF is saved as it is, one of film once it is being uploaded', async () => {
  const { id: lectureId } = await admin().call(contract.storeLecture, { ...first(), title: 'Nowa', kind: 'text' })
  const saveAs = (kind: LectureKind) => save({ ...first(), lectureId, title: 'Nowa', status: 'published', kind })
  for (const kind of ['text', 'pdf'] as const)
    expect(await saveAs(kind)).toMatchObject({ kind, status: 'published', video: null })
  await expect(saveAs('film')).rejects.toMatchObject({ status: 422, fields: { video: [expect.any(String)] } })
  const { lecture } = await admin().call(contract.createVideo, { ...first(), lectureId })
  expect(lecture).toMatchObject({ kind: 'film' })
  expect(await saveAs('film')).toMatchObject({ kind: 'film' })
  for (const kind of ['text', 'pdf'] as const)
    await expect(saveAs(kind)).rejects.toMatchObject({ status: 422, fields: { kind: [expect.any(String)] } })
  await admin().call(contract.deleteLectureVideo, { ...first(), lectureId })
  expect(await admin().call(contract.getLecture, { ...first(), lectureId })).toMatchObject({ kind: 'text' })
  expect(await saveAs('pdf')).toMatchObject({ kind: 'pdf' })
  const filmed = school.work(({ tx }) =>
    tx.update(lectures).set({ videoId: lecture.video!.id }).where(eq(lectures.id, lectureId)),
  )
  await expect(filmed).rejects.toMatchObject({ constraint: 'lectures_film' })
})

test('a lecture cannot be saved before its video upload has started', async () => {
  const lecture = await admin().call(contract.storeLecture, { ...first(), title: 'Nowa' })
  const key = { ...first(), lectureId: lecture.id }
  const content = { title: 'Nowa', intro: 'Wstęp', status: 'published', is_free_to_watch: true, delay_days: 3 } as const
  await expect(save({ ...key, ...content })).rejects.toMatchObject({
    status: 422,
    fields: { video: ['The lecture cannot be saved before the video upload has started'] },
  })
  const { upload, lecture: started } = await admin().call(contract.createVideo, key)
  expect(upload).toMatchObject({ title: 'Nowa', VideoId: started.video?.bunny_id })
  const saved = await save({ ...key, ...content })
  expect(saved).toMatchObject({ ...content, video: { state: 'created' } })
  expect(await admin().call(contract.findLecture, { courseId: course.courseId, lectureId: lecture.id })).toMatchObject(
    content,
  )
})

test('a film has chapters in order, none of which begins after its end', async () => {
  const lecture = await admin().call(contract.storeLecture, { ...first(), title: 'Nowa' })
  const key = { ...first(), lectureId: lecture.id, title: 'Nowa', kind: 'film' } as const
  await admin().call(contract.createVideo, key)
  const chapters = [
    { at_seconds: 0, title: 'Papier' },
    { at_seconds: 90, title: 'Klej 🗞️' },
  ]
  const before = await save({ ...key, chapters })
  expect(before.chapters).toEqual(chapters)
  const renamed = await save({ ...key, title: 'Inna' })
  expect(renamed, 'left out, they stay').toMatchObject({ title: 'Inna', chapters })
  const refused = (asked: { at_seconds: number; title: string }[]) =>
    expect(save({ ...key, chapters: asked })).rejects.toMatchObject({ status: 422 })
  await refused(chapters.toReversed())
  await refused([chapters[0]!, chapters[0]!])
  await refused([{ at_seconds: -1, title: 'Papier' }])
  await refused([{ at_seconds: 0, title: ' ' }])
  await school.work(({ tx }) => tx.update(videos).set({ durationSeconds: 60 }).where(eq(videos.id, before.video!.id)))
  await expect(save({ ...key, chapters: [...chapters, { at_seconds: 120, title: 'Nici' }] })).rejects.toMatchObject({
    fields: { chapters: ['A chapter begins after the video ends'] },
  })
  expect((await save({ ...key, title: 'Trzecia', chapters })).title, 'what a longer film had is in nobody’s way').toBe(
    'Trzecia',
  )
  expect((await save({ ...key, chapters: [] })).chapters).toEqual([])
})

test('a lecture that is free to watch may ask for a login, and no other', async () => {
  const { id: lectureId } = await admin().call(contract.storeLecture, { ...first(), title: 'Nowa', kind: 'text' })
  const key = { ...first(), lectureId, title: 'Nowa', kind: 'text', status: 'published' } as const
  await expect(save({ ...key, needs_login: true })).rejects.toMatchObject({
    status: 422,
    fields: { needs_login: ['Only a lecture that is free to watch can ask for a login'] },
  })
  const free = { is_free_to_watch: true, needs_login: true }
  const before = await admin().call(contract.getLecture, key)
  const saved = await save({ ...key, ...free })
  expect(saved).toMatchObject(free)
  expect(saved.version).not.toBe((await save({ ...key, is_free_to_watch: true })).version)
  expect(before).toMatchObject({ is_free_to_watch: false, needs_login: false })
  await save({ ...key, ...free })
  const listed = (await admin().call(contract.listLectures, first())).data.find(({ id }) => id === lectureId)
  expect(listed).toMatchObject(free)
  const page = await school.as().call(contract.getCoursePage, { slug: course.slug })
  expect(page.sections[0]!.lectures.find(({ id }) => id === lectureId)).toMatchObject(free)
  const paid = school.work(({ tx }) =>
    tx.update(lectures).set({ isFreeToWatch: false }).where(eq(lectures.id, lectureId)),
  )
  await expect(paid).rejects.toMatchObject({ constraint: 'lectures_needs_login' })
})

test('of two who save a lecture at once one is refused, and a film that is sent meanwhile is in nobody’s way', async () => {
  const { id: lectureId, version } = await admin().call(contract.storeLecture, {
    ...first(),
    title: 'Żaba',
    kind: 'text',
  })
  const other = school.as(await school.anAdmin())
  const key = { ...first(), lectureId, kind: 'text' as const }
  const both = await Promise.allSettled([
    admin().call(contract.updateLecture, { ...key, version, title: 'Osa' }),
    other.call(contract.updateLecture, { ...key, version, title: 'Bąk' }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const stale = admin().call(contract.updateLecture, { ...key, version, title: 'Ważka' })
  await expect(stale).rejects.toMatchObject({ status: 409, code: LECTURE_CHANGED })
  const now = await admin().call(contract.getLecture, key)
  await other.call(contract.createVideo, key)
  const saved = { ...key, version: now.version, title: 'Ważka', kind: 'film' as const }
  expect(await admin().call(contract.updateLecture, saved)).toMatchObject({ title: 'Ważka', kind: 'film' })
})

test('lectures take their run time from their video', async () => {
  const { id: lectureId } = await admin().call(contract.storeLecture, { ...first(), title: 'Nowa' })
  const key = { ...first(), lectureId }
  const { lecture } = await admin().call(contract.createVideo, key)
  expect(lecture.run_time_seconds).toBe(0)
  await school.work((ctx) => takeRunTime(ctx, { payload: { video_id: lecture.video!.id, duration_seconds: 754 } }))
  expect(await admin().call(contract.getLecture, key)).toMatchObject({ run_time_seconds: 754 })
})

test('a run time that was written stays whatever its film, until it is given up', async () => {
  const { id: lectureId } = await admin().call(contract.storeLecture, { ...first(), title: 'Nowa', kind: 'text' })
  const key = { ...first(), lectureId, title: 'Nowa' }
  const written = await save({ ...key, kind: 'text', run_time_seconds: 750 })
  expect(written).toMatchObject({ run_time_seconds: 750, is_timed_by_hand: true })
  const { lecture } = await admin().call(contract.createVideo, key)
  const timed = { payload: { video_id: lecture.video!.id, duration_seconds: 754 } }
  await school.work((ctx) => takeRunTime(ctx, timed))
  expect(await admin().call(contract.getLecture, key)).toMatchObject({ run_time_seconds: 750 })
  await school.work(({ tx }) => tx.update(videos).set({ durationSeconds: 754 }).where(eq(videos.id, lecture.video!.id)))
  expect(await save(key)).toMatchObject({ run_time_seconds: 754, is_timed_by_hand: false })
  await save({ ...key, run_time_seconds: 60 })
  await admin().call(contract.deleteLectureVideo, key)
  expect(await admin().call(contract.getLecture, key)).toMatchObject({ kind: 'text', run_time_seconds: 60 })
  for (const seconds of [0, -1, RUN_TIME_MAX + 1])
    await expect(save({ ...key, kind: 'text', run_time_seconds: seconds })).rejects.toMatchObject({
      status: 422,
      fields: { run_time_seconds: [expect.any(String)] },
    })
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

test('a new order is refused that was made from one that is gone, and changes nothing', async () => {
  const [one, two] = course.sections
  const [a, b, c] = one!.lectureIds as [string, string, string]
  const stale = { status: 409, code: ORDER_CHANGED }
  const order = (ids: string[], before: string[], more = {}) =>
    admin().call(contract.orderLectures, { ...first(), ids, before, ...more })
  await order([b, a, c], [a, b, c])
  await expect(order([c, b, a], [a, b, c])).rejects.toMatchObject(stale)
  await expect(order([b, a], [b, a])).rejects.toMatchObject(stale)
  const orders = [order([c, b, a], [b, a, c]), order([a, c, b], [b, a, c])]
  const both = await Promise.allSettled(orders)
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])

  const [d] = two!.lectureIds as [string]
  const now = (await outline())[0]!
  const third = await admin().call(contract.storeSection, { ...first(), title: 'Trzecia' })
  const moving = order([...now, d], now, { from_section_id: third.id })
  await expect(moving, 'it stands in another section than was seen').rejects.toMatchObject(stale)
  await order([...now, d], now, { from_section_id: two!.id })
  expect((await outline())[0]).toEqual([...now, d])

  const ids = [one!.id, two!.id, third.id]
  const orderAll = (next: string[], before: string[]) =>
    admin().call(contract.orderSections, { courseId: course.courseId, ids: next, before })
  await orderAll([two!.id, one!.id, third.id], ids)
  await expect(orderAll([third.id, one!.id, two!.id], ids)).rejects.toMatchObject(stale)
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

test('a long course comes with the lectures of the section that is asked for, and with the number of all others', async () => {
  const sections = Array.from({ length: UNFOLDED_MAX / 20 }, () => Array.from({ length: 20 }, () => ({})))
  const long = await school.work((ctx) => aCourse(ctx, { sections: [...sections, [{}]] }))
  const [wanted] = long.sections[1]!.lectureIds
  const read = async (asked: { lecture_id?: string }) => {
    const { data } = await admin().call(contract.getCurriculum, { courseId: long.courseId, ...asked })
    return data.map(({ lectures, unread_count: unread }) => [lectures.length, unread])
  }
  expect(await read({})).toEqual([
    [0, 20],
    [0, 20],
    [0, 20],
    [0, 1],
  ])
  expect((await read({ lecture_id: wanted! }))[1]).toEqual([20, 0])
  const elsewhere = course.sections[0]!.lectureIds[0]!
  await expect(read({ lecture_id: elsewhere })).rejects.toMatchObject({ status: 404 })
  await admin().call(contract.deleteSection, { courseId: long.courseId, sectionId: long.sections[3]!.id })
  expect(await read({})).toEqual([
    [20, 0],
    [20, 0],
    [20, 0],
  ])
})
