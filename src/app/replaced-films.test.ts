import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { aGrant } from '#modules/access/testing.ts'
import { postComment } from '#modules/comments/contract.ts'
import { comments } from '#modules/comments/tables.ts'
import * as courses from '#modules/courses/contract.ts'
import { sweepingPastFilms } from '#modules/courses/replacing/sweep-past-films.ts'
import { lectures } from '#modules/courses/tables.ts'
import { aCourse } from '#modules/courses/testing.ts'
import { LECTURE_TYPE } from '#modules/courses/vocabulary.ts'
import * as learning from '#modules/learning/contract.ts'
import { filmViews } from '#modules/learning/tables.ts'
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
const MASTER = 'master.m3u8'
const SEGMENT = '360p-00000.m4s'
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
  for (const name of [MASTER, SEGMENT, 'poster.webp'])
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
  return / data-source="([^"]+)"/.exec(page.body)![1]!.replace(MASTER, SEGMENT)
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

interface Watcher {
  person: TestPerson
  segment: string
  /** each different one that its player got */
  answers: Set<string>
}

async function fiftyWatchers(): Promise<Watcher[]> {
  const watchers: Watcher[] = []
  for (let nth = 0; nth < WATCHERS; nth++) {
    const person = await school.aStudent()
    await school.work((ctx) => aGrant(ctx, { studentId: person.id, productId: key.courseId }))
    watchers.push({ person, segment: await segmentFor(person), answers: new Set() })
  }
  return watchers
}

/** A playlist and a piece of the film that the page was opened with, and how far its viewer is. */
async function watch({ person, segment, answers }: Watcher, seconds: number): Promise<void> {
  for (const url of [segment.replace(SEGMENT, MASTER), segment]) {
    const { statusCode, body } = await get(url, person)
    answers.add(`${statusCode} ${body}`)
  }
  const position = { position_seconds: seconds, video_id: oldId, played: [[seconds - 5, seconds]] }
  await school.as(person).call(learning.watchLecture, { id: key.lectureId, ...position })
}

const write = async ({ person }: Watcher, position_seconds: number, words: string): Promise<void> => {
  await school.as(person).call(postNote, { lecture_id: key.lectureId, note: words, position_seconds })
  await school.as(person).call(postComment, { type: LECTURE_TYPE, id: key.lectureId, body: words, position_seconds })
}

const eachOf = <T>(watchers: Watcher[], work: (watcher: Watcher) => Promise<T>) => Promise.all(watchers.map(work))
const playsOld = () => [`200 ${oldId} ${MASTER}`, `200 ${oldId} ${SEGMENT}`]

test('fifty who watch it meanwhile go on with the old one for a day, and lose nothing; then they get the new one', async () => {
  const watchers = await fiftyWatchers()
  await eachOf(watchers, (watcher) => watch(watcher, 10))
  await eachOf(watchers, (watcher) => write(watcher, 10, 'Przed'))

  let isReplaced = false
  const watching = eachOf(watchers, async (watcher) => {
    for (let seconds = 15; !isReplaced; seconds += 5) await watch(watcher, Math.min(seconds, 50))
    await watch(watcher, 55)
  })
  const id = await replaced()
  isReplaced = true
  await watching
  await eachOf(watchers, (watcher) => write(watcher, 55, 'Po'))
  await later(11 * SECOND, () => eachOf(watchers, (watcher) => watch(watcher, 55)))
  for (const { answers } of watchers) expect([...answers]).toEqual(playsOld())

  for (const { person } of watchers) {
    const by = school.as(person)
    expect((await get(await segmentFor(person), person)).body).toBe(`${id} ${SEGMENT}`)
    expect((await by.call(learning.getLecturePage, { id: key.lectureId })).lecture.position_seconds).toBe(55)
    const { data } = await by.call(listLectureNotes, { id: key.lectureId })
    expect(data.map(({ note, position_seconds }) => [note, position_seconds])).toEqual([
      ['Przed', 10],
      ['Po', 55],
    ])
  }
  const commented = await school.work(({ tx }) =>
    tx.select().from(comments).where(eq(comments.commentableId, key.lectureId)),
  )
  expect(commented).toHaveLength(2 * WATCHERS)
  // What they saw, they saw of the old film.
  const seen = await school.work(({ tx }) => tx.select().from(filmViews).where(eq(filmViews.lectureId, key.lectureId)))
  expect(seen).toHaveLength(WATCHERS)
  for (const { videoId, seen: stretches } of seen) {
    expect(videoId).toBe(oldId)
    expect(stretches).toContain('55)')
  }
})

test('the old film is there for nobody else, and for nobody once a day is over', async () => {
  const person = school.student
  const segment = await segmentFor(person)
  const id = await replaced()
  const stranger = await school.aStudent()
  expect((await get(segment, stranger)).statusCode).toBe(403)

  const sweep = () => sweepingPastFilms(partsOfJobs(world)).work(thrown)
  await later(DAY - 60 * SECOND, sweep)
  expect(await store.head(`videos/${oldId}/attempt/${MASTER}`)).not.toBeNull()
  expect((await get(segment, person)).body).toBe(`${oldId} ${SEGMENT}`)
  await later(DAY + SECOND, sweep)
  await vi.waitFor(async () => expect(await store.head(`videos/${oldId}/attempt/${MASTER}`)).toBeNull(), soon)
  expect(await later(60 * SECOND, async () => (await get(segment, person)).statusCode)).toBe(403)
  expect((await get(await segmentFor(person), person)).body).toBe(`${id} ${SEGMENT}`)
})

test('who is in the middle of one that was replaced twice is told to load the page again, which has the newest', async () => {
  const person = school.student
  const segment = await segmentFor(person)
  const { lecture } = await school.as(person).call(learning.getLecturePage, { id: key.lectureId })
  await replaced()
  const newest = await replaced()
  const [piece, player] = await later(11 * SECOND, () =>
    Promise.all([get(segment, person), get(`${lecture.video!.embed_url!}&again=5`, person)]),
  )
  expect([piece.statusCode, player.statusCode]).toEqual([403, 403])
  expect(player.body).toContain('reload the page to see what you can watch')
  expect((await get(await segmentFor(person), person)).body).toBe(`${newest} ${SEGMENT}`)
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
