import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { deleteVideo } from '#modules/media/contract.ts'
import { videos } from '#modules/media/tables.ts'
import { aWorld } from '#test/world.ts'
import * as courses from '../contract.ts'
import { takeNextFilm } from '../replacing/take-next-film.ts'
import { aCourse } from '../testing.ts'

const CHAPTERS = [{ at_seconds: 5, title: 'Papier' }]
const world = await aWorld()
const school = await world.aSchool()
const admin = school.as(school.admin)
afterAll(() => world.close())

let key: { courseId: string; sectionId: string; lectureId: string }
let filmId: string
let version: string
beforeEach(async () => {
  const { courseId, sections } = await school.work((ctx) => aCourse(ctx))
  key = { courseId, sectionId: sections[0]!.id, lectureId: sections[0]!.lectureIds[0]! }
  const before = await admin.call(courses.getLecture, key)
  const saved = await admin.call(courses.updateLecture, { ...key, ...asNow(before), chapters: CHAPTERS })
  ;[filmId, version] = [saved.video!.id, saved.version]
})

const asNow = ({ title, kind, version }: courses.Lecture) => ({ title, kind, version })

test('go with their film, and are none of the next one’s', async () => {
  const without = await admin.call(courses.deleteLectureVideo, key)
  expect(without).toMatchObject({ kind: 'text', video: null, chapters: [] })
  expect(without.version).not.toBe(version)
  const { lecture } = await admin.call(courses.createVideo, key)
  expect(lecture).toMatchObject({ kind: 'film', chapters: [] })
  // Whoever deleted the film saves over what they were answered.
  const renamed = { ...asNow(lecture), version: without.version, title: 'Inna', chapters: [] }
  expect((await admin.call(courses.updateLecture, { ...key, ...renamed })).title).toBe('Inna')
})

test('go with a film that was deleted by itself', async () => {
  await admin.call(deleteVideo, { id: filmId })
  expect(await admin.call(courses.getLecture, key)).toMatchObject({ video: null, chapters: [] })
  const { lecture } = await admin.call(courses.createVideo, key)
  expect(lecture.chapters).toEqual([])
})

test.each([
  ['can be watched', { state: 'ready' }],
  ['cannot be watched', { state: 'failed', failure: 'unreadable' }],
] as const)('stay where another film takes the place of one that %s', async (_what, film) => {
  await school.work(({ tx }) => tx.update(videos).set(film).where(eq(videos.id, filmId)))
  const { lecture } = await admin.call(courses.createVideo, key)
  const { id } = (lecture.next_video ?? lecture.video)!
  expect(id).not.toBe(filmId)
  await school.work((ctx) => takeNextFilm(ctx, { payload: { video_id: id, state: 'ready' } }))
  expect(await admin.call(courses.getLecture, key)).toMatchObject({ video: { id }, chapters: CHAPTERS })
})

test('are refused of a lecture without a film', async () => {
  const without = await admin.call(courses.deleteLectureVideo, key)
  const typed = { ...key, ...asNow(without), chapters: CHAPTERS }
  await expect(admin.call(courses.updateLecture, typed)).rejects.toMatchObject({
    status: 422,
    fields: { chapters: ['Only a lecture with a video has chapters'] },
  })
  expect(await admin.call(courses.updateLecture, { ...key, ...asNow(without) })).toMatchObject({ chapters: [] })
})
