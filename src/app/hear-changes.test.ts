import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { lectures } from '#modules/courses/tables.ts'
import { aCourse } from '#modules/courses/testing.ts'
import { images } from '#modules/media/tables.ts'
import { aPicture } from '#modules/media/testing.ts'
import { whoIsLooking } from '#modules/people/contract.ts'
import { people, sessions } from '#modules/people/tables.ts'
import { domains, schools } from '#modules/schools/tables.ts'
import type { Tx } from '#platform/db/database.ts'
import { newId } from '#platform/ids.ts'
import { aWorld, type TestSchool, type World } from '#test/world.ts'
import { hearChanges } from './hear-changes.ts'

let world: World
let yoga: TestSchool
let bread: TestSchool
const heard: string[] = []
let stopHearing: () => Promise<void>

beforeAll(async () => {
  world = await aWorld()
  ;[yoga, bread] = [await world.aSchool(), await world.aSchool()]
  const ears = {
    contentChanged: (id: string | undefined) => void heard.push(`content of ${nameOf(id)}`),
    peopleChanged: (id: string | undefined) => void heard.push(`people of ${nameOf(id)}`),
    sessionEnded: () => void heard.push('a session'),
    filmsWatched: () => undefined,
    shownChanged: () => undefined,
    workLeft: () => undefined,
  }
  stopHearing = await hearChanges(world.config.databaseUrl, ears, world.app.log)
})
afterAll(async () => {
  await stopHearing()
  await world.close()
})

const nameOf = (id: string | undefined) => (id === yoga.id ? 'yoga' : id === bread.id ? 'bread' : (id ?? 'any school'))

/** PostgreSQL tells in the order of commits: a picture of bread is the beginning and the end of what is heard. */
async function heardOf(write: () => Promise<unknown>): Promise<string[]> {
  await theEnd()
  await write()
  return theEnd()
}

async function theEnd(): Promise<string[]> {
  await bread.work((ctx) => aPicture(ctx))
  await expect.poll(() => heard).toContain('content of bread')
  return heard.splice(0).slice(0, -1)
}

const everywhere = (write: (tx: Tx) => Promise<unknown>) =>
  world.app.units.withoutSchool('a test writes as sweeps do', write)

test('a school, its domain and its files tell of this school, even when all schools’ are written at once', async () => {
  const picture = await yoga.work((ctx) => aPicture(ctx))
  const domain = { schoolId: yoga.id, host: `${newId()}.test`, status: 'verified' as const }
  for (const write of [
    (tx: Tx) => tx.update(schools).set({ name: 'Joga' }).where(eq(schools.id, yoga.id)),
    (tx: Tx) => tx.insert(domains).values(domain),
    (tx: Tx) => tx.delete(images).where(eq(images.id, picture.id)),
  ])
    expect(await heardOf(() => everywhere(write))).toEqual(['content of yoga'])
})

test('who may watch a lecture is content, who saved it last is not', async () => {
  const { sections } = await yoga.work((ctx) => aCourse(ctx, { sections: [[{ isFreeToWatch: true }]] }))
  const lecture = eq(lectures.id, sections[0]!.lectureIds[0]!)
  const change = (to: Partial<typeof lectures.$inferInsert>) => () =>
    yoga.work(({ tx }) => tx.update(lectures).set(to).where(lecture))
  expect(await heardOf(change({ needsLogin: true }))).toEqual(['content of yoga'])
  expect(await heardOf(change({ isFreeToWatch: false, needsLogin: false }))).toEqual(['content of yoga'])
  expect(await heardOf(change({ changedById: yoga.admin.id }))).toEqual([])
})

test('people who changed are told of once, in their school; who stays the same is not', async () => {
  const both = inArray(people.id, [yoga.student.id, yoga.admin.id])
  const speakPolish = () => everywhere((tx) => tx.update(people).set({ language: 'pl' }).where(both))
  expect(await heardOf(speakPolish)).toEqual(['people of yoga'])
  expect(await heardOf(speakPolish)).toEqual([])
})

test('a session that ends early is told of', async () => {
  expect(
    await heardOf(() => yoga.work(({ tx }) => tx.delete(sessions).where(eq(sessions.personId, yoga.student.id)))),
  ).toEqual(['a session'])
})

test('a new name in one school leaves the sessions of another remembered', async () => {
  const reads = vi.spyOn(world.app.units, 'reading')
  const sessionReads = () => reads.mock.calls.filter(([{ work }]) => work === 'sessions').length
  for (const school of [yoga, bread]) await school.as(school.admin).call(whoIsLooking, {})
  const before = sessionReads()
  await heardOf(() =>
    yoga.work(({ tx }) => tx.update(people).set({ name: 'Iga Lis' }).where(eq(people.id, yoga.admin.id))),
  )
  expect((await bread.as(bread.admin).call(whoIsLooking, {})).student?.name).toBe(bread.admin.name)
  expect(sessionReads()).toBe(before)
  expect((await yoga.as(yoga.admin).call(whoIsLooking, {})).student?.name).toBe('Iga Lis')
  expect(sessionReads()).toBe(before + 1)
})
