import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveAccess } from '#modules/access/contract.ts'
import { grants } from '#modules/access/tables.ts'
import { COMMENT_TYPE, postComment } from '#modules/comments/contract.ts'
import { aCourse } from '#modules/courses/testing.ts'
import { LECTURE_TYPE } from '#modules/courses/vocabulary.ts'
import { holdItem, letThrough, listCases } from '#modules/moderation/contract.ts'
import { getProfile, updateProfile } from '#modules/schools/profile/contract.ts'
import { listStudents } from '#modules/students/contract.ts'
import { addStudentNote, listStudentNotes } from '#modules/students/notes/contract.ts'
import { newId } from '#platform/ids.ts'
import { refused } from '#test/refused.ts'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'

const TWENTY = 20

const world = await aWorld()
let school: TestSchool
let admins: TestPerson[]
let courseId: string
let commentId: string

beforeAll(async () => {
  school = await world.aSchool()
  admins = [school.admin]
  while (admins.length < TWENTY) admins.push(await school.anAdmin({ email: `${admins.length}@school.test` }))
  const course = await school.work((ctx) => aCourse(ctx))
  courseId = course.courseId
  const on = { type: LECTURE_TYPE, id: course.sections[0]!.lectureIds[0]! }
  await school.as(school.admin).call(giveAccess, { id: school.student.id, product_id: courseId, reason: 'Nagroda' })
  commentId = (await school.as(school.student).call(postComment, { ...on, body: 'Kup u mnie' })).comment.id
})
afterAll(() => world.close())

type Panel = ReturnType<TestSchool['as']>

/** What each of the twenty did in one moment: how often it was done, and the code of each refusal. */
async function allAtOnce(work: (panel: Panel, nth: number) => Promise<unknown>) {
  const problems = await Promise.all(admins.map((admin, nth) => refused(work(school.as(admin), nth))))
  return {
    done: problems.filter(({ status }) => status === 200).length,
    refusals: [...new Set(problems.filter(({ status }) => status !== 200).map(({ code }) => code))],
  }
}

test('twenty admins of one school look at its students at once', async () => {
  expect(await allAtOnce((panel) => panel.call(listStudents, {}))).toEqual({ done: TWENTY, refusals: [] })
})

test('of twenty who change what the school says of itself, one does and the others are told', async () => {
  const { version, ...said } = await school.as(school.admin).call(getProfile)
  const change = (panel: Panel, nth: number) =>
    panel.call(updateProfile, {
      ...said,
      schoolId: school.id,
      contact_email: 'hello@school.test',
      author_avatar_id: null,
      name: `Szkoła ${nth}`,
      version,
    })
  expect(await allAtOnce(change)).toEqual({ done: 1, refusals: ['error.changed-meanwhile'] })
  expect((await school.as(school.admin).call(getProfile)).version).toBe(version + 1)
})

test('of twenty who give one student the same product, one does', async () => {
  const student = await school.aStudent()
  const give = (panel: Panel) => panel.call(giveAccess, { id: student.id, product_id: courseId, reason: 'Wygrana' })
  expect(await allAtOnce(give)).toEqual({ done: 1, refusals: ['access.already-has-access'] })
  const held = await school.work(({ tx }) => tx.select({ studentId: grants.studentId }).from(grants))
  expect(held.filter(({ studentId }) => studentId === student.id)).toHaveLength(1)
})

test('each of the notes that twenty write on one student is kept', async () => {
  const id = school.student.id
  const note = (panel: Panel, nth: number) => panel.call(addStudentNote, { id, note_key: newId(), body: `Nr ${nth}` })
  expect(await allAtOnce(note)).toEqual({ done: TWENTY, refusals: [] })
  const kept: string[] = []
  for (let cursor: string | undefined, asked = 0; asked < TWENTY; asked += 1) {
    const page = await school.as(school.admin).call(listStudentNotes, { id, ...(cursor && { cursor }) })
    kept.push(...page.data.map(({ body }) => body))
    cursor = new URLSearchParams(page.next_page_url?.split('?')[1] ?? '').get('cursor') ?? undefined
    if (!cursor) break
  }
  expect(new Set(kept)).toEqual(new Set(admins.map((_, nth) => `Nr ${nth}`)))
})

test('a comment that twenty hold back is one case, which one of twenty lets through', async () => {
  const hold = (panel: Panel) => panel.call(holdItem, { type: COMMENT_TYPE, id: commentId })
  expect(await allAtOnce(hold)).toEqual({ done: TWENTY, refusals: [] })
  const [held, ...more] = (await school.as(school.admin).call(listCases, {})).data
  expect(more).toEqual([])
  const approve = (panel: Panel) => panel.call(letThrough, { id: held!.id })
  expect(await allAtOnce(approve)).toEqual({ done: 1, refusals: ['moderation.settled'] })
})
