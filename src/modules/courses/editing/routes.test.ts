import { afterAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { clock } from '#platform/clock.ts'
import { aWorld, type TestPerson } from '#test/world.ts'
import { getLecture, orderLectures, updateLecture } from '../contract.ts'
import { courseEditors } from '../tables.ts'
import { aCourse } from '../testing.ts'
import { sayEditing } from './contract.ts'
import { COUNTS_FOR } from './vocabulary.ts'

const world = await aWorld()
const school = await world.aSchool()
afterAll(() => world.close())

let course: Awaited<ReturnType<typeof aCourse>>
beforeEach(async () => {
  course = await school.work((ctx) => aCourse(ctx))
})

const say = (person: TestPerson = school.admin, lectureId: string | null = null) =>
  school.as(person).call(sayEditing, { courseId: course.courseId, lecture_id: lectureId })
const lectureId = () => course.sections[0]!.lectureIds[0]!

test('is for those who may change products of this school', async () => {
  const asked = { courseId: course.courseId }
  await expect(school.as().call(sayEditing, asked)).rejects.toMatchObject({ status: 401 })
  await expect(say(school.student)).rejects.toMatchObject({ status: 403 })
  await expect(
    say(await school.anAdmin({ adminRole: 'support', email: 'wsparcie@szkola.test' })),
  ).rejects.toMatchObject({ status: 403 })
  const other = await world.aSchool()
  await expect(other.as(other.admin).call(sayEditing, asked)).rejects.toMatchObject({ status: 404 })
})

test('two who have it open are told of each other, and of which lecture, until one leaves', async () => {
  const ewa = await school.anAdmin({ name: 'Ewa Żółw', email: `${newId()}@szkola.test` })
  expect((await say()).others).toEqual([])
  expect((await say(ewa, lectureId())).others).toMatchObject([{ id: school.admin.id, lecture_id: null }])
  expect((await say()).others).toEqual([{ id: ewa.id, name: 'Ewa Żółw', lecture_id: lectureId() }])
  clock.moveBy(COUNTS_FOR + 1)
  try {
    expect((await say()).others).toEqual([])
  } finally {
    clock.moveBy(-COUNTS_FOR - 1)
  }
})

test('however often it is said, there is one row for each editor and what they have open', async () => {
  const rows = async () => {
    const all = await school.work(({ tx }) => tx.select().from(courseEditors))
    return all.filter(({ courseId }) => courseId === course.courseId).length
  }
  await Promise.all(Array.from({ length: 10 }, () => say()))
  expect(await rows()).toBe(1)
  await say(school.admin, lectureId())
  expect(await rows()).toBe(2)
  clock.moveBy(COUNTS_FOR + 1)
  try {
    await say()
    expect(await rows(), 'what was closed is forgotten').toBe(1)
  } finally {
    clock.moveBy(-COUNTS_FOR - 1)
  }
})

test('says by its version what was saved meanwhile, and by whom', async () => {
  const ewa = await school.anAdmin({ name: 'Ewa Żółw', email: `${newId()}@szkola.test` })
  const key = { courseId: course.courseId, sectionId: course.sections[0]!.id, lectureId: lectureId() }
  const { version } = await school.as(ewa).call(getLecture, key)
  const before = await say(school.admin, lectureId())
  expect(before.lecture).toEqual({ version, changed_by: null })
  const saved = await school.as(ewa).call(updateLecture, { ...key, version, title: 'Rzeka' })
  const after = await say(school.admin, lectureId())
  expect(after.lecture).toEqual({ version: saved.version, changed_by: 'Ewa Żółw' })
  expect(after.outline).not.toBe(before.outline)
})

test('tells a new order of the outline; a lecture of another course, or none, is not there', async () => {
  const [section] = course.sections
  const before = await say()
  const ids = [...section!.lectureIds].toReversed()
  await school.as(school.admin).call(orderLectures, { courseId: course.courseId, sectionId: section!.id, ids })
  const after = await say()
  expect(after.outline).not.toBe(before.outline)
  expect((await say()).outline).toBe(after.outline)
  const strange = await school.work((ctx) => aCourse(ctx))
  for (const id of [strange.sections[0]!.lectureIds[0]!, newId()])
    await expect(say(school.admin, id)).rejects.toMatchObject({ status: 404 })
})
