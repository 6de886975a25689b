import { afterAll, beforeEach, expect, test } from 'vitest'
import { giveAccess, takeAccess } from '#modules/access/contract.ts'
import { aGrant } from '#modules/access/testing.ts'
import { onePageCheckout } from '#modules/checkout/contract.ts'
import { aMarket } from '#modules/checkout/testing.ts'
import { aComment } from '#modules/comments/testing.ts'
import { aCourse } from '#modules/courses/testing.ts'
import { LECTURE_TYPE } from '#modules/courses/vocabulary.ts'
import { completeLecture } from '#modules/learning/contract.ts'
import { clock, DAY } from '#platform/clock.ts'
import { cursorIn } from '#platform/contract/cursor-in.ts'
import type { TestPerson, TestSchool } from '#test/world.ts'
import { getTimeline, type TimelineEntry } from './contract.ts'

let school: TestSchool
let student: TestPerson
const market = await aMarket()
afterAll(() => market.close())
beforeEach(async () => {
  school = await market.aSchool()
  student = await school.aStudent()
})

const page = (cursor?: string, by: TestPerson = school.admin) =>
  school.as(by).call(getTimeline, { id: student.id, ...(cursor && { cursor }) })
async function all(): Promise<TimelineEntry[]> {
  const entries: TimelineEntry[] = []
  let next: string | undefined
  do {
    const { data, next_page_url: url } = await page(next)
    entries.push(...data)
    next = cursorIn(url)
  } while (next)
  return entries
}

test('it tells what happened with a student, newest first, with reasons and the way to it', async () => {
  const { courseId, sections } = await school.work((ctx) => aCourse(ctx))
  const admin = school.as(school.admin)
  const ended = new Date(clock.now().getTime() - DAY)
  await school.work((ctx) => aGrant(ctx, { studentId: student.id, productId: courseId, accessUntil: ended }))
  await admin.call(giveAccess, { id: student.id, product_id: courseId, reason: 'Nagroda' })
  for (const lectureId of sections.flatMap(({ lectureIds }) => lectureIds))
    await school.as(student).call(completeLecture, { id: lectureId })
  await school.work((ctx) =>
    aComment(ctx, student, { type: LECTURE_TYPE, id: sections[0]!.lectureIds[0]! }, { body: 'Dziękuję 🐢' }),
  )
  await school.work((ctx) =>
    aComment(
      ctx,
      student,
      { type: LECTURE_TYPE, id: sections[0]!.lectureIds[0]! },
      { body: `${'ż'.repeat(115)}👩‍👩‍👧 i dalej` },
    ),
  )
  await school.as(student).call(onePageCheckout, await market.aPurchase(school))
  const entries = await all()
  const times = entries.map(({ at }) => at)
  expect(times).toEqual(times.toSorted().toReversed())
  const of = (what: TimelineEntry['what']) => entries.filter((each) => each.what === what)
  expect(of('joined')).toMatchObject([{ subject: '', reason: '', url: null }])
  expect(of('ordered')).toMatchObject([{ url: expect.stringMatching(/^\/home\/orders\//) }])
  expect(of('granted').map(({ reason }) => reason)).toContain('Nagroda')
  expect(of('ended')).toHaveLength(1)
  expect(of('completed')).toHaveLength(1)
  expect(new Set(of('commented').map(({ subject }) => subject))).toEqual(
    new Set(['Dziękuję 🐢', `${'ż'.repeat(115)}…`]),
  )
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
  await admin.call(takeAccess, { id: student.id, productId: courseId, reason: 'Zwrot' })
  expect((await page()).data[0]).toMatchObject({ what: 'revoked', reason: 'Zwrot' })
})

test('page by page it tells each thing once, though many happened at one moment', async () => {
  const lecture = await school.work((ctx) => aCourse(ctx))
  await school.work(async (ctx) => {
    for (let n = 0; n < 45; n++)
      await aComment(
        ctx,
        student,
        { type: LECTURE_TYPE, id: lecture.sections[0]!.lectureIds[0]! },
        { body: `Nr ${n}`, createdAt: ctx.now },
      )
  })
  const entries = await all()
  expect(entries).toHaveLength(46)
  expect(new Set(entries.map(({ id }) => id)).size).toBe(46)
})

test('only admins who see students see it, of their own school', async () => {
  await expect(page(undefined, student)).rejects.toMatchObject({ status: 403 })
  await expect(page(undefined, await school.anAdmin({ adminRole: 'accountant' }))).rejects.toMatchObject({
    status: 403,
  })
  const other = await market.aSchool()
  await expect(other.as(other.admin).call(getTimeline, { id: student.id })).rejects.toMatchObject({ status: 404 })
})
