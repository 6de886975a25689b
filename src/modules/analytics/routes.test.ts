import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { clock, DAY } from '#platform/clock.ts'
import type { ApiProblem } from '#platform/contract/client.ts'
import { cursorIn } from '#platform/contract/paging.ts'
import { newId } from '#platform/ids.ts'
import { aProduct } from '#modules/catalog/testing.ts'
import { orderPaid } from '#modules/checkout/events.ts'
import { commentPosted } from '#modules/comments/events.ts'
import { aComment } from '#modules/comments/testing.ts'
import { aPost, aTopic, onPost } from '#modules/community/testing.ts'
import { aCourse } from '#modules/courses/testing.ts'
import { transactions } from '#modules/payments/tables.ts'
import { studentRegistered } from '#modules/people/events.ts'
import { people } from '#modules/people/tables.ts'
import { reviewWritten } from '#modules/reviews/events.ts'
import { aWorld, type TestPerson, type TestSchool, type World } from '#test/world.ts'
import * as contract from './contract.ts'

let world: World
let school: TestSchool
const dataDir = mkdtempSync(join(tmpdir(), 'katedra-analytics-'))

beforeAll(async () => {
  world = await aWorld({ DATA_DIR: dataDir })
})
afterAll(async () => {
  await world.close()
  rmSync(dataDir, { recursive: true })
})
beforeEach(async () => {
  school = await world.aSchool()
})

afterEach(() => clock.moveBy(-clock.shiftMilliseconds))

const dashboard = (days?: number) => school.as(school.admin).call(contract.getDashboard, { days })
const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY)

const pay = (given: Partial<typeof transactions.$inferInsert> = {}) =>
  school.work(({ tx }) =>
    tx.insert(transactions).values({
      hash: newId(),
      orderId: newId(),
      payerId: school.student.id,
      provider: 'sandbox',
      status: 'ACCESS_GRANTED',
      amount: 10_000,
      currency: 'PLN',
      description: 'Kurs',
      settledAt: clock.now(),
      ...given,
    }),
  )

test('sales of each day stand beside those of the day as long before', async () => {
  await pay()
  await pay({ amount: 4_900 })
  await pay({ amount: 2_000, settledAt: daysAgo(6) })
  await pay({ amount: 7_000, settledAt: daysAgo(7) })
  await pay({ amount: 99_000, settledAt: daysAgo(14) })
  const seen = await dashboard(7)
  expect(seen.sales).toHaveLength(7)
  expect(seen.sales.at(-1)).toMatchObject({ amount: 14_900, before: 7_000 })
  expect(seen.sales[0]).toMatchObject({ amount: 2_000, before: 0 })
  expect(seen).toMatchObject({ volume: { now: 16_900, before: 7_000 }, sales_count: { now: 3, before: 1 } })
})

test('only money that was taken counts, and only in the currency of the school', async () => {
  for (const status of ['STARTED', 'PENDING', 'FAILURE', 'ERROR', 'CANCELED'] as const) await pay({ status })
  await pay({ currency: 'EUR' })
  await pay({ status: 'PERFORMED' })
  await pay({ status: 'CLEARED' })
  expect((await dashboard()).volume).toEqual({ now: 20_000, before: 0 })
})

test('new students and comments are counted with the period before', async () => {
  const lecture = { type: 'App\\Lecture', id: newId() }
  await school.work(async (ctx) => {
    for (const days of [0, 6, 8])
      await ctx.tx
        .insert(people)
        .values({ role: 'student', email: `${newId()}@school.test`, name: 'Ola', createdAt: daysAgo(days) })
    await aComment(ctx, school.student, lecture)
    await aComment(ctx, school.student, lecture, { createdAt: daysAgo(9) })
  })
  expect(await dashboard(7)).toMatchObject({
    new_students: { now: 3, before: 1 },
    comments: { now: 1, before: 1 },
  })
})

test('a new school is told what to do first', async () => {
  const steps = async () => Object.values((await dashboard()).steps)
  expect(await steps()).toEqual([false, false, false])
  await school.work((ctx) => aProduct(ctx, { published: false }))
  expect(await steps()).toEqual([true, false, false])
  await school.work((ctx) => aProduct(ctx, { title: 'Drugi' }))
  await pay()
  expect(await steps()).toEqual([true, true, true])
})

test('activity names who did what and where it can be seen, newest first', async () => {
  const { course, lectureId } = await school.work(async (ctx) => {
    const course = await aCourse(ctx, { title: 'Światło' })
    const lectureId = course.sections[0]!.lectureIds[0]!
    ctx.emit(studentRegistered({ student_id: school.student.id, terms_version: null }))
    return { course, lectureId }
  })
  const told = { student_id: school.student.id }
  const commented = { comment_id: newId(), commentable_type: 'App\\Lecture', commentable_id: lectureId }
  const sale = {
    order_id: newId(),
    transaction_id: newId(),
    product_id: course.courseId,
    amount: 4_900,
    currency: 'PLN',
  }
  const events = [
    orderPaid({ ...told, ...sale }),
    commentPosted({ ...commented, author_id: school.admin.id }),
    commentPosted({ ...commented, author_id: school.student.id }),
    reviewWritten({ ...told, review_id: newId(), course_id: course.courseId }),
  ]
  for (const event of events) {
    clock.moveBy(1000)
    await school.work(async (ctx) => ctx.emit(event))
  }
  const { data } = await school.as(school.admin).call(contract.listActivity, {})
  expect(data.map(({ kind, title, href, amount }) => [kind, title, href, amount])).toEqual([
    ['review', 'Światło', `/${course.slug}`, null],
    ['comment', 'Światło', `/${course.slug}/watch/${lectureId}#comments`, null],
    ['sale', 'Światło', `/${course.slug}`, 4_900],
    ['registration', null, null, null],
  ])
  expect(new Set(data.map(({ person_name }) => person_name))).toEqual(new Set(['Jan Żak']))
  expect(JSON.stringify(data)).not.toContain('@')
})

test('a comment leads to the post it is under, and says nothing of what is gone', async () => {
  const post = await school.work(async (ctx) =>
    aPost(ctx, { id: school.student.id, role: 'student' }, (await aTopic(ctx)).id, { title: 'Pierwszy zszyty zeszyt' }),
  )
  for (const { type, id } of [onPost(post), onPost({ id: newId() })]) {
    clock.moveBy(1000)
    await school.work(async (ctx) =>
      ctx.emit(
        commentPosted({
          comment_id: newId(),
          author_id: school.student.id,
          commentable_type: type,
          commentable_id: id,
        }),
      ),
    )
  }
  const { data } = await school.as(school.admin).call(contract.listActivity, {})
  expect(data.map(({ title, href }) => [title, href])).toEqual([
    [null, null],
    ['Pierwszy zszyty zeszyt', `/community/posts/${post.id}#comments`],
  ])
})

test('45 things that happened at once come in three pages without a gap or a repetition', async () => {
  await school.work(async (ctx) => {
    for (let nth = 0; nth < 45; nth++)
      ctx.emit(studentRegistered({ student_id: school.student.id, terms_version: null }))
  })
  const read = new Set<string>()
  let pages = 0
  let cursor: string | undefined
  do {
    const page = await school.as(school.admin).call(contract.listActivity, { cursor })
    for (const { id } of page.data) read.add(id)
    pages++
    cursor = cursorIn(page.next_page_url)
  } while (cursor)
  expect([read.size, pages]).toEqual([45, 3])
})

test('another school is nowhere in it', async () => {
  await pay()
  await school.work(async (ctx) => ctx.emit(studentRegistered({ student_id: school.student.id, terms_version: null })))
  const other = await world.aSchool()
  const admin = other.as(other.admin)
  expect((await admin.call(contract.getDashboard, {})).volume.now).toBe(0)
  expect((await admin.call(contract.listActivity, {})).data).toEqual([])
})

test.each([
  ['a visitor', undefined, 401],
  ['a student', 'student', 403],
] as const)('%s is refused', async (_, role, status) => {
  const person: TestPerson | undefined = role && school[role]
  const statuses = await Promise.all(
    [contract.getDashboard, contract.listActivity].map((endpoint) =>
      school
        .as(person)
        .call(endpoint, {})
        .then(
          () => 200,
          (problem: ApiProblem) => problem.status,
        ),
    ),
  )
  expect(statuses).toEqual([status, status])
})

test.each([0, 367, 1.5, 'month'])('%j days are refused under the field', async (days) => {
  const problem = await dashboard(days as number).then(
    () => undefined,
    (refused: ApiProblem) => refused,
  )
  expect([problem?.status, Object.keys(problem?.fields ?? {})]).toEqual([422, ['days']])
})
