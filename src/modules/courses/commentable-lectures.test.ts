import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { aGrant } from '#modules/access/testing.ts'
import { products } from '#modules/catalog/tables.ts'
import { listComments, postComment } from '#modules/comments/contract.ts'
import { POST_TYPE } from '#modules/community/vocabulary.ts'
import { clock, DAY } from '#platform/clock.ts'
import { refused } from '#test/refused.ts'
import { aWorld, type TestSchool } from '#test/world.ts'
import { lectures, sections } from './tables.ts'
import { aCourse } from './testing.ts'
import { LECTURE_TYPE } from './vocabulary.ts'

let school: TestSchool
let now: string
let later: string
let draft: string

const world = await aWorld()
afterAll(() => world.close())
beforeEach(async () => {
  school = await world.aSchool()
  await school.work(async (ctx) => {
    const course = await aCourse(ctx, { sections: [[{}, {}, { status: 'draft' }]] })
    ;[now, later, draft] = course.sections[0]!.lectureIds as [string, string, string]
    await ctx.tx.update(lectures).set({ delayDays: 3 }).where(eq(lectures.id, later))
    await aGrant(ctx, { studentId: school.student.id, productId: course.courseId })
  })
})

const post = (id: string, person = school.student) =>
  school.as(person).call(postComment, { type: LECTURE_TYPE, id, body: 'Kiedy następna lekcja? 🎨' })
const read = (id: string, person = school.student) => school.as(person).call(listComments, { type: LECTURE_TYPE, id })

test('whoever may watch a lecture comments on it', async () => {
  await post(now)
  expect((await read(now)).data).toHaveLength(1)
})

test('whoever is logged in comments on a lecture that needs no more than that, and visitors read nothing', async () => {
  const somebody = await school.aStudent()
  const free = { isFreeToWatch: true, needsLogin: true }
  await school.work(({ tx }) => tx.update(lectures).set(free).where(eq(lectures.id, now)))
  await post(now, somebody)
  expect((await read(now, somebody)).data).toHaveLength(1)
  const visitor = school.as().call(listComments, { type: LECTURE_TYPE, id: now })
  await expect(visitor).rejects.toMatchObject({ status: 401 })
  await school.work(({ tx }) => tx.update(products).set({ status: 'draft' }))
  await expect(read(now, somebody)).rejects.toMatchObject({ status: 403 })
})

test('a lecture that opens later is closed to comments until then, by the longer of its own wait and its section’s', async () => {
  await school.work(({ tx }) => tx.update(sections).set({ delayDays: 4 }))
  await expect(post(later)).rejects.toMatchObject({ status: 403 })
  await expect(read(later)).rejects.toMatchObject({ status: 403 })
  await post(later, school.admin)
  clock.moveBy(3 * DAY)
  await expect(post(later)).rejects.toMatchObject({ status: 403 })
  clock.moveBy(DAY)
  await post(later)
  expect((await read(later)).data).toHaveLength(2)
})

test('a draft, a lecture not bought and one of another school are not commented on', async () => {
  await expect(post(draft)).rejects.toMatchObject({ status: 403 })
  await expect(post(now, await school.aStudent())).rejects.toMatchObject({ status: 403 })
  const other = await world.aSchool()
  await expect(
    other.as(other.student).call(postComment, { type: LECTURE_TYPE, id: now, body: 'Cudza' }),
  ).rejects.toMatchObject({ status: 404 })
})
test('a comment on a lecture may be about a moment of its film, one on something else may not', async () => {
  const student = school.as(school.student)
  const about = (position_seconds: number | null, on = { type: LECTURE_TYPE, id: now }) =>
    student.call(postComment, { ...on, body: 'Czemu tu pęka?', position_seconds })
  expect((await about(192)).comment.position_seconds).toBe(192)
  expect((await about(null)).comment.position_seconds).toBeNull()
  expect((await read(now)).data.map((comment) => comment.position_seconds)).toEqual([null, 192])
  const refusals = [about(-1), about(1.5), about(604_801), about(3, { type: POST_TYPE, id: now })]
  for (const call of refusals)
    expect(await refused(call)).toMatchObject({ status: 422, fields: { position_seconds: [expect.any(String)] } })
})
