import { afterAll, beforeEach, expect, test } from 'vitest'
import { createBlockFilm } from '#modules/content/films/contract.ts'
import { deleteVideo } from '#modules/media/contract.ts'
import { abandonedUploads, aVideo } from '#modules/media/testing.ts'
import { countWaiting } from '#modules/waiting/contract.ts'
import { clock, DAY } from '#platform/clock.ts'
import { partsOfJobs, thrown } from '#test/parts-of-jobs.ts'
import { refused } from '#test/refused.ts'
import { aWorld, type TestSchool } from '#test/world.ts'
import { deleteLecture, duplicateCourse } from '../contract.ts'
import { aCourse } from '../testing.ts'
import * as contract from './contract.ts'
import { sweepingComponents } from './kept-components.ts'
import { sweepingFilms } from './sweep-films.ts'

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
const film = (video_id: string) => ({ type: 'video' as const, video_id, title: 'Zza kulis' })
const store = (videoId: string) => admin().call(contract.storeComponent, { ...key, block: film(videoId) })
const sent = async () => (await admin().call(createBlockFilm, { title: 'Zza kulis' })).video.id
const ready = async () => (await school.work((ctx) => aVideo(ctx, { isForBlocks: true }))).id
const abandoned = async () => (await school.work(abandonedUploads)).flatMap(({ video_ids }) => video_ids)
const later = async (days: number) => {
  clock.moveBy(days * DAY + 1000)
  await sweepingComponents(partsOfJobs(world)).work(thrown)
  await sweepingFilms(partsOfJobs(world)).work(thrown)
}

test('a film is sent, stands in a component at once, and is shown to its admin whatever state it is in', async () => {
  const videoId = await sent()
  const { id } = await store(videoId)
  const { data } = await admin().call(contract.listComponents, key)
  expect(data).toMatchObject([{ id, title: 'Zza kulis', film: { id: videoId, state: 'created', embed_url: null } }])
})

test('a film that was sent for something else is not there for a component', async () => {
  const other = await world.aSchool()
  const foreign = (await other.as(other.admin).call(createBlockFilm, { title: 'Inny' })).video.id
  const ofLecture = (await school.work((ctx) => aVideo(ctx))).id
  for (const videoId of [ofLecture, foreign, key.lectureId]) {
    const refusal = await refused(store(videoId))
    expect(refusal.status).toBe(404)
  }
})

test('students may send none', async () => {
  for (const person of [school.student, undefined]) {
    const refusal = await refused(school.as(person).call(createBlockFilm, { title: 'Film' }))
    expect([401, 403]).toContain(refusal.status)
  }
})

test('a film goes with the last component that shows it, a day after that was deleted', async () => {
  const [own, shared] = [await ready(), await ready()]
  const { id: first } = await store(shared)
  const { id: second } = await store(own)
  await admin().call(contract.duplicateComponent, { ...key, componentId: first })
  const refusal = await refused(admin().call(deleteVideo, { id: shared }))
  expect(refusal.status).toBe(409)
  for (const componentId of [first, second]) await admin().call(contract.deleteComponent, { ...key, componentId })
  expect(await abandoned()).toEqual([])
  await later(1)
  expect(await abandoned()).toEqual([own])
})

test('a film goes at once with the lecture, or when another takes its place, unless a copy of the course shows it', async () => {
  const [replaced, copied, left] = [await ready(), await ready(), await ready()]
  const { id: componentId } = await store(replaced)
  await admin().call(contract.updateComponent, { ...key, componentId, block: film(left) })
  expect(await abandoned()).toEqual([replaced])
  const { id: other } = await store(copied)
  await admin().call(duplicateCourse, { courseId: key.courseId })
  await admin().call(contract.updateComponent, { ...key, componentId: other, block: film(await ready()) })
  expect(await abandoned()).toEqual([replaced])
  const last = await ready()
  await store(last)
  await admin().call(deleteLecture, key)
  expect((await abandoned()).toSorted()).toContain(last)
  expect(await abandoned()).not.toContain(copied)
  expect(await abandoned()).not.toContain(left)
})

test('a film that no component came to show goes after a week, and one that stands somewhere stays', async () => {
  const [kept, unnamed] = [await ready(), await ready()]
  await store(kept)
  await later(6)
  expect(await abandoned()).toEqual([])
  await later(1)
  expect(await abandoned()).toEqual([unnamed])
})

test('a film of a component that failed waits for its admin', async () => {
  const failed = (
    await school.work((ctx) => aVideo(ctx, { isForBlocks: true, state: 'failed', failure: 'unreadable' }))
  ).id
  await store(failed)
  const { data } = await admin().call(countWaiting)
  expect(data).toMatchObject([{ kind: 'film', count: 1, path: expect.stringContaining(key.lectureId) }])
})
