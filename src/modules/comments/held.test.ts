import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { clock, DAY, MINUTE } from '#platform/clock.ts'
import { domainEvents } from '#platform/db/tables.ts'
import { refused } from '#test/refused.ts'
import type { TestSchool } from '#test/world.ts'
import { aMute } from '#modules/moderation/testing.ts'
import { cases } from '#modules/moderation/tables.ts'
import { people } from '#modules/people/tables.ts'
import { castVote } from '#modules/votes/contract.ts'
import * as contract from './contract.ts'
import { comments } from './tables.ts'
import { aWorldOfPages } from './testing.ts'

const { world, anItem, countOf } = await aWorldOfPages()
let school: TestSchool
let page: contract.CommentableRef

afterAll(() => world.close())
beforeEach(async () => {
  school = await world.aSchool()
  page = anItem(school)
})

const LINK = 'Zobaczcie https://example.com'
const post = (as: TestSchool['student'], body: string) => school.as(as).call(contract.postComment, { ...page, body })
const reply = (as: TestSchool['student'], id: string, body: string) =>
  school.as(as).call(contract.postReply, { id, body })

test('a link of a new student waits: its author and admins read it, nobody counts it or is told', async () => {
  const other = await school.aStudent()
  const { comment } = await post(school.student, LINK)
  expect(comment.is_held).toBe(true)
  const seenBy = async (person: TestSchool['student']) =>
    (await school.as(person).call(contract.listComments, page)).data.map(({ is_held }) => is_held)
  expect(await seenBy(school.student)).toEqual([true])
  expect(await seenBy(school.admin)).toEqual([true])
  expect(await seenBy(other)).toEqual([])
  expect(countOf(page)).toBe(0)
  const bystander = school.as(other)
  const unreachable = [
    bystander.call(contract.listReplies, { id: comment.id }),
    bystander.call(contract.postReply, { id: comment.id, body: 'Hej' }),
    bystander.call(castVote, { type: contract.COMMENT_TYPE, id: comment.id, value: 1 }),
  ]
  const statuses = (await Promise.all(unreachable.map(refused))).map((problem) => problem?.status)
  expect(statuses).toEqual([404, 404, 404])
  await school.work(async (ctx) => {
    expect(await ctx.tx.$count(domainEvents, eq(domainEvents.name, 'comments.comment-posted'))).toBe(0)
    expect(await ctx.tx.select().from(cases)).toMatchObject([{ itemId: comment.id, isHeld: true, closedAt: null }])
  })
  await school.as(school.student).call(contract.deleteComment, { id: comment.id })
  expect(countOf(page)).toBe(0)
  await school.work(async (ctx) => expect(await ctx.tx.select().from(cases)).toMatchObject([{ outcome: 'deleted' }]))
})

test('a held reply is not counted, and cannot be answered by others', async () => {
  const { comment } = await post(school.admin, 'Pytanie')
  const { reply: held } = await reply(school.student, comment.id, LINK)
  const other = school.as(await school.aStudent())
  expect((await other.call(contract.listReplies, { id: comment.id })).data).toEqual([])
  const answer = other.call(contract.postReply, { id: comment.id, body: 'Hej', reply_to_id: held.id })
  expect((await refused(answer))?.status).toBe(404)
  const countFor = async (person: TestSchool['student']) =>
    (await school.as(person).call(contract.listComments, page)).data[0]?.replies_count
  expect((await other.call(contract.listComments, page)).data[0]?.replies_count).toBe(0)
  // Whoever may read it is told that there is something to read.
  expect([await countFor(school.student), await countFor(school.admin)]).toEqual([1, 1])
  await school.as(school.student).call(contract.deleteReply, { id: held.id })
  expect((await other.call(contract.listComments, page)).data[0]?.replies_count).toBe(0)
})

test('links of admins, and of a student of a week and three shown items, are shown at once', async () => {
  expect((await post(school.admin, LINK)).comment.is_held).toBe(false)
  for (const body of ['Raz', 'Dwa', 'Trzy']) await post(school.student, body)
  expect((await post(school.student, LINK)).comment.is_held).toBe(true)
  const joinedAt = new Date(Date.now() - 8 * DAY)
  await school.work((ctx) => ctx.tx.update(people).set({ createdAt: joinedAt }).where(eq(people.id, school.student.id)))
  expect((await post(school.student, LINK)).comment.is_held).toBe(false)
  expect((await post(school.student, `Jak w ${school.origin}/kurs`)).comment.is_held).toBe(false)
})

test('the eleventh item within a minute is refused until the minute is over; admins write on', async () => {
  const { comment } = await post(school.admin, 'Pytanie')
  const outcomes = await Promise.allSettled([
    ...Array.from({ length: 8 }, (_, nth) => post(school.student, `Komentarz ${nth}`)),
    ...Array.from({ length: 8 }, (_, nth) => reply(school.student, comment.id, `Odpowiedź ${nth}`)),
  ])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  const problem = await refused(post(school.student, 'Jeszcze jeden'))
  expect(problem).toMatchObject({ status: 429, code: 'moderation.too-fast' })
  expect(problem?.retryAfterSeconds).toBeGreaterThan(0)
  expect(problem?.retryAfterSeconds).toBeLessThanOrEqual(60)
  await school.work(async (ctx) => expect(await ctx.tx.$count(comments)).toBeLessThanOrEqual(9))
  clock.moveBy(MINUTE)
  expect((await post(school.student, 'Znowu')).comment.body).toBe('Znowu')
  for (let nth = 0; nth < 12; nth++) await post(school.admin, `Nr ${nth}`)
})

test('a muted student is told why, and until when, and reads on', async () => {
  const { comment } = await post(school.admin, 'Pytanie')
  await school.work((ctx) =>
    aMute(ctx, school.student.id, { reason: 'Reklama kursu', until: new Date('2099-01-02T11:00Z') }),
  )
  const problems = [await refused(post(school.student, 'Hej')), await refused(reply(school.student, comment.id, 'Hej'))]
  for (const problem of problems) {
    expect(problem).toMatchObject({ status: 403, code: 'moderation.muted-until' })
    expect(problem?.message).toContain('2 January 2099')
    expect(problem?.message).toContain('Reklama kursu')
  }
  expect((await school.as(school.student).call(contract.listComments, page)).data).toHaveLength(1)
})

test('a mute that is over, or was ended, stops nobody', async () => {
  await school.work(async (ctx) => {
    await aMute(ctx, school.student.id, { until: new Date(ctx.now.getTime() - 1000), endedAt: ctx.now })
    await aMute(ctx, school.student.id, { until: new Date(ctx.now.getTime() - 1000) })
  })
  expect((await post(school.student, 'Hej')).comment.is_held).toBe(false)
})
