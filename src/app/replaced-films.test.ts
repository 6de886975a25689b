import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { aGrant } from '#modules/access/testing.ts'
import * as courses from '#modules/courses/contract.ts'
import { sweepingPastFilms } from '#modules/courses/replacing/sweep-past-films.ts'
import { lectures } from '#modules/courses/tables.ts'
import { aCourse } from '#modules/courses/testing.ts'
import * as learning from '#modules/learning/contract.ts'
import { changeState, lockVideo } from '#modules/media/change-state.ts'
import { connectMedia } from '#modules/media/connect-media.ts'
import { videos } from '#modules/media/tables.ts'
import { listLectureNotes, postNote } from '#modules/notes/contract.ts'
import { clock, DAY, SECOND } from '#platform/clock.ts'
import { partsOfJobs, thrown } from '#test/parts-of-jobs.ts'
import { refused } from '#test/refused.ts'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'
import { LIMITS } from '#test/limits.ts'

const WATCHERS = 50
const world = await aWorld()
const { store } = connectMedia(world.config)
await world.startWorking()
afterAll(() => world.close())

let school: TestSchool
let key: { courseId: string; sectionId: string; lectureId: string }
let oldId: string
const admin = () => school.as(school.admin)
const lectureNow = () => admin().call(courses.getLecture, key)
const soon = { timeout: LIMITS.toCome, interval: 100 }

beforeEach(async () => {
  school = await world.aSchool()
  const { courseId, sections } = await school.work((ctx) => aCourse(ctx))
  key = { courseId, sectionId: sections[0]!.id, lectureId: sections[0]!.lectureIds[0]! }
  await school.work((ctx) => aGrant(ctx, { studentId: school.student.id, productId: courseId }))
  oldId = (await lectureNow()).video!.id
  await keepFilm(oldId)
})

/** What there is of a film once it is transcoded, each file as large as a word. */
async function keepFilm(id: string): Promise<string> {
  const outputPrefix = `videos/${id}/attempt/`
  for (const name of ['master.m3u8', '360p-00000.m4s', 'poster.webp'])
    await store.put(`${outputPrefix}${name}`, Buffer.from(`${id} ${name}`), { contentType: 'application/octet-stream' })
  await school.work(({ tx }) => tx.update(videos).set({ outputPrefix }).where(eq(videos.id, id)))
  return outputPrefix
}

const begin = async () => (await admin().call(courses.createVideo, { ...key, title: 'Nowy' })).lecture.next_video!.id

async function becomes(id: string, ...states: ('processing' | 'ready' | 'failed')[]): Promise<void> {
  for (const state of states)
    await school.work(async (ctx) => {
      const video = (await lockVideo(ctx, id))!
      await changeState(ctx, video, state, state === 'ready' ? { durationSeconds: 60 } : {})
    })
}

async function replaced(): Promise<string> {
  const id = await begin()
  await keepFilm(id)
  await becomes(id, 'processing', 'ready')
  await vi.waitFor(async () => expect((await lectureNow()).video!.id).toBe(id), soon)
  return id
}

const get = (url: string, { secret }: TestPerson) =>
  world.app.inject({ url, headers: { host: school.host, cookie: `katedra_session=${secret}` } })
async function segmentFor(person: TestPerson): Promise<string> {
  const { lecture } = await school.as(person).call(learning.getLecturePage, { id: key.lectureId })
  const page = await get(lecture.video!.embed_url!, person)
  return / data-source="([^"]+)"/.exec(page.body)![1]!.replace('master.m3u8', '360p-00000.m4s')
}
const later = async <T>(milliseconds: number, work: () => Promise<T>): Promise<T> => {
  clock.moveBy(milliseconds)
  try {
    return await work()
  } finally {
    clock.moveBy(-milliseconds)
  }
}

test('the old film plays on until the new one is ready, which then takes its place', async () => {
  const id = await begin()
  expect(await lectureNow()).toMatchObject({ video: { id: oldId }, next_video: { id, state: 'created' } })
  await becomes(id, 'processing')
  expect((await lectureNow()).video!.id).toBe(oldId)
  await becomes(id, 'ready')
  await vi.waitFor(
    async () => expect(await lectureNow()).toMatchObject({ video: { id }, next_video: null, run_time_seconds: 60 }),
    soon,
  )
})

test('who watches it meanwhile goes on with the old one, for a day', async () => {
  const people: TestPerson[] = []
  for (let nth = 0; nth < WATCHERS; nth++) {
    const person = await school.aStudent()
    await school.work((ctx) => aGrant(ctx, { studentId: person.id, productId: key.courseId }))
    people.push(person)
  }
  const segments = await Promise.all(people.map(segmentFor))
  const statuses = async () => {
    const answers = await Promise.all(segments.map((url, nth) => get(url, people[nth]!)))
    return [...new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))]
  }
  const old = [`200 ${oldId} 360p-00000.m4s`]
  expect(await statuses()).toEqual(old)
  const id = await begin()
  await keepFilm(id)
  await becomes(id, 'processing')
  const watching = Promise.all(Array.from({ length: 5 }, statuses))
  await becomes(id, 'ready')
  expect(await watching).toEqual(Array.from({ length: 5 }, () => old))
  await vi.waitFor(async () => expect((await lectureNow()).video!.id).toBe(id), soon)
  expect(await later(11 * SECOND, statuses)).toEqual(old)
  expect((await get(await segmentFor(people[0]!), people[0]!)).body).toBe(`${id} 360p-00000.m4s`)
  const stranger = await school.aStudent()
  expect((await get(segments[0]!, stranger)).statusCode).toBe(403)

  const sweep = () => sweepingPastFilms(partsOfJobs(world)).work(thrown)
  await later(DAY - 60 * SECOND, sweep)
  expect(await store.head(`videos/${oldId}/attempt/master.m3u8`)).not.toBeNull()
  await later(DAY + SECOND, sweep)
  await vi.waitFor(async () => expect(await store.head(`videos/${oldId}/attempt/master.m3u8`)).toBeNull(), soon)
  expect(await later(60 * SECOND, async () => (await get(segments[0]!, people[0]!)).statusCode)).toBe(403)
})

test('notes and progress stay, cut to the end of a shorter film', async () => {
  const student = school.as(school.student)
  await student.call(learning.watchLecture, { id: key.lectureId, position_seconds: 250, played: [] })
  for (const position_seconds of [30, 250])
    await student.call(postNote, { lecture_id: key.lectureId, note: `Na ${position_seconds}`, position_seconds })
  await replaced()
  const moments = async () =>
    (await student.call(listLectureNotes, { id: key.lectureId })).data.map(({ note, position_seconds }) => [
      note,
      position_seconds,
    ])
  await vi.waitFor(
    async () =>
      expect(await moments()).toEqual([
        ['Na 30', 30],
        ['Na 250', 60],
      ]),
    soon,
  )
  await vi.waitFor(async () => {
    const { lecture } = await student.call(learning.getLecturePage, { id: key.lectureId })
    expect(lecture.position_seconds).toBe(60)
  }, soon)
})

test('a film that could not be prepared, or was given up, leaves the old one', async () => {
  const failed = await begin()
  await becomes(failed, 'processing', 'failed')
  expect(await lectureNow()).toMatchObject({ video: { id: oldId }, next_video: { id: failed, state: 'failed' } })
  const another = await begin()
  expect(await lectureNow()).toMatchObject({ video: { id: oldId }, next_video: { id: another } })
  await vi.waitFor(async () => expect(await filmsThere()).not.toContain(failed), soon)
  await admin().call(courses.deleteNextVideo, key)
  expect(await lectureNow()).toMatchObject({ video: { id: oldId }, next_video: null, kind: 'film' })
  expect((await refused(admin().call(courses.deleteNextVideo, key))).status).toBe(404)
  await vi.waitFor(async () => expect(await filmsThere()).not.toContain(another), soon)
  expect(await filmsThere()).toContain(oldId)
})

test('a duplicate of the lecture keeps the old film, for good', async () => {
  const { sections } = await school.work((ctx) => aCourse(ctx))
  const copy = sections[0]!.lectureIds[0]!
  await school.work(({ tx }) => tx.update(lectures).set({ videoId: oldId }).where(eq(lectures.id, copy)))
  await replaced()
  await later(DAY + SECOND, () => sweepingPastFilms(partsOfJobs(world)).work(thrown))
  const [kept] = await school.work(({ tx }) => tx.select().from(lectures).where(eq(lectures.id, copy)))
  expect(kept!.videoId).toBe(oldId)
  const [now] = await school.work(({ tx }) => tx.select().from(lectures).where(eq(lectures.id, key.lectureId)))
  expect(now!.pastVideoId).toBeNull()
  expect(await filmsThere()).toContain(oldId)
})

test('with the lecture all of its films go', async () => {
  const id = await replaced()
  const next = await begin()
  await admin().call(courses.deleteLecture, key)
  await vi.waitFor(async () => {
    const there = await filmsThere()
    for (const gone of [oldId, id, next]) expect(there).not.toContain(gone)
  }, soon)
})

const filmsThere = async () => (await school.work(({ tx }) => tx.select().from(videos))).map(({ id }) => id)
