import { eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aGrant } from '#modules/access/testing.ts'
import { listComments, postComment } from '#modules/comments/contract.ts'
import { postComment as writeComment } from '#modules/comments/post-comment.ts'
import { lectures } from '#modules/courses/tables.ts'
import { aCourse } from '#modules/courses/testing.ts'
import { LECTURE_TYPE } from '#modules/courses/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'

let school: TestSchool
let courseId: string
let lectureId: string

const world = await aWorld()
afterAll(() => world.close())
afterEach(() => void vi.restoreAllMocks())
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
  const student = await school.aStudent()
  await school.work((ctx) => give(ctx, courseId, student))
  await school.as(school.admin).call(listComments, given(''))
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  const statements = async () => {
    asked.mockClear()
    await post(student)
    // What was changed before is told to other processes meanwhile, on a connection of its own.
    const isTold = (statement: string) => statement.startsWith('select pg_notify')
    return asked.mock.calls.map(([statement]) => nameOf(statement)).filter((each) => !isTold(each))
  }
  // Once that has come round, for then the school is looked up anew.
  await expect
    .poll(statements)
    .toEqual([
      'person_by_session',
      expect.stringMatching(/^begin; set local/),
      `kept_facts_of_${LECTURE_TYPE}`,
      'count_writing',
      'insert_comment',
      'record_domain_events',
      'commit',
    ])
})

const nameOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : ((statement as { name?: string }).name ?? '')
