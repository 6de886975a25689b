import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { aGrant } from '#modules/access/testing.ts'
import { listComments, postComment } from '#modules/comments/contract.ts'
import { postComment as writeComment } from '#modules/comments/post-comment.ts'
import { lectures } from '#modules/courses/tables.ts'
import { aCourse } from '#modules/courses/testing.ts'
import { LECTURE_TYPE } from '#modules/courses/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import { askedBy, hearCosts } from '#test/costs/cost-of.ts'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'

let school: TestSchool
let courseId: string
let lectureId: string

const stopHearing = hearCosts()
const world = await aWorld()
afterAll(async () => {
  stopHearing()
  await world.close()
})
beforeEach(async () => {
  school = await world.aSchool()
  await school.work(async (ctx) => {
    const course = await aCourse(ctx)
    courseId = course.courseId
    lectureId = course.sections[0]!.lectureIds[0]!
    await give(ctx, courseId, school.student)
  })
})

const give = (ctx: Ctx, productId: string, { id: studentId }: TestPerson) => aGrant(ctx, { studentId, productId })
const given = (body: string) => ({ type: LECTURE_TYPE, id: lectureId, body })
const post = (person: TestPerson) => school.as(person).call(postComment, given('Kiedy następna lekcja?'))

/** Somebody whose comment is written and not committed until they are told to finish. */
async function aSlowWriter() {
  let finish = () => {}
  let hasWritten = () => {}
  const written = new Promise<void>((resolve) => (hasWritten = resolve))
  const committed = school.work(async (ctx) => {
    await writeComment(ctx, given('Jeszcze myślę'), world.commentables)
    hasWritten()
    await new Promise<void>((resolve) => (finish = resolve))
  }, school.student)
  await written
  return {
    finish: () => {
      finish()
      return committed
    },
  }
}

test('people who comment on one lecture at once do not wait for each other', async () => {
  const slow = await aSlowWriter()
  await post(school.admin)
  await slow.finish()
  expect((await school.as(school.admin).call(listComments, given(''))).data).toHaveLength(2)
})

test('a lecture stays there until what is being said about it is written', async () => {
  const slow = await aSlowWriter()
  let isGone = false
  const deleted = school
    .work(({ tx }) => tx.delete(lectures).where(eq(lectures.id, lectureId)))
    .then(() => (isGone = true))
  await post(school.admin)
  expect(isGone).toBe(false)
  await slow.finish()
  await deleted
  await expect(post(school.admin)).rejects.toMatchObject({ status: 404 })
})

test('a comment takes seven statements, from the session to the commit', async () => {
  // A student's eleventh comment within a minute would be refused: they take turns.
  const students = await Promise.all(Array.from({ length: 6 }, () => school.aStudent()))
  await school.work(async (ctx) => {
    for (const student of students) await give(ctx, courseId, student)
  })
  let turn = 0
  await school.as(school.admin).call(listComments, given(''))
  const statements = async () => {
    const { asked } = await askedBy(() => post(students[turn++ % students.length]!))
    return asked.map(({ name, text }) => name ?? text)
  }
  // Once other processes' word of what was changed before has come round, for then the school is looked up anew.
  await expect
    .poll(statements, { interval: 500 })
    .toEqual([
      'person_by_session',
      expect.stringMatching(/^begin; set local/),
      `kept_facts_of_${LECTURE_TYPE}`,
      'count_writings',
      'insert_comments',
      'record_domain_events',
      'commit',
    ])
})
