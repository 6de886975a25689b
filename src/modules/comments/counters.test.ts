import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { domainEvents } from '#platform/db/tables.ts'
import { aWorld, type TestSchool, type World } from '#test/world.ts'
import { votes } from '#modules/votes/tables.ts'
import { castVote } from '#modules/votes/contract.ts'
import * as contract from './contract.ts'
import { comments, replies } from './tables.ts'
import { aCommentableKind } from './testing.ts'

const { kind, anItem, countOf } = aCommentableKind()
let world: World
let school: TestSchool

beforeAll(async () => {
  world = await aWorld()
  world.commentables.register(kind)
})
afterAll(() => world.close())
beforeEach(async () => {
  school = await world.aSchool()
})

const eventNames = () =>
  school.work(async (ctx) => {
    const rows = await ctx.tx
      .select({ name: domainEvents.name })
      .from(domainEvents)
      .where(eq(domainEvents.schoolId, school.id))
    return rows.map(({ name }) => name)
  })

test('replies written and deleted at once leave an exact count', async () => {
  const page = anItem(school)
  const student = school.as(school.student)
  const { comment } = await student.call(contract.postComment, { ...page, body: 'Pytanie' })
  const admin = school.as(school.admin)
  const posted = await Promise.all(
    Array.from({ length: 30 }, (_, nth) => admin.call(contract.postReply, { id: comment.id, body: `Nr ${nth}` })),
  )
  const doubleClicks = posted.slice(0, 10).flatMap(({ reply }) => [reply.id, reply.id])
  const outcomes = await Promise.allSettled(doubleClicks.map((id) => admin.call(contract.deleteReply, { id })))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  await school.work(async (ctx) => {
    const [kept] = await ctx.tx.select().from(comments).where(eq(comments.id, comment.id))
    expect(kept?.repliesCount).toBe(20)
    expect(await ctx.tx.$count(replies, eq(replies.commentId, comment.id))).toBe(20)
  })
})

test('a deleted comment takes its replies and all their votes with it, and tells', async () => {
  const page = anItem(school)
  const [student, admin] = [school.as(school.student), school.as(school.admin)]
  const { comment } = await student.call(contract.postComment, { ...page, body: 'Pytanie' })
  const { reply } = await admin.call(contract.postReply, { id: comment.id, body: 'Odpowiedź' })
  await student.call(castVote, { type: contract.REPLY_TYPE, id: reply.id, value: 1 })
  await admin.call(castVote, { type: contract.COMMENT_TYPE, id: comment.id, value: -1 })
  expect(countOf(page)).toBe(1)
  await admin.call(contract.deleteComment, { id: comment.id })
  expect(countOf(page)).toBe(0)
  await school.work(async (ctx) => {
    expect(await ctx.tx.$count(comments)).toBe(0)
    expect(await ctx.tx.$count(replies)).toBe(0)
    expect(await ctx.tx.$count(votes)).toBe(0)
  })
  expect(await eventNames()).toEqual(['comments.comment-posted', 'comments.reply-posted', 'comments.comment-deleted'])
})

test('a refused reply counts nothing and tells nothing', async () => {
  const page = anItem(school)
  const student = school.as(school.student)
  const { comment } = await student.call(contract.postComment, { ...page, body: 'Pytanie' })
  const missing = { id: comment.id, body: 'Hej', reply_to_id: comment.id }
  await expect(student.call(contract.postReply, missing)).rejects.toMatchObject({ status: 404 })
  const [shown] = (await student.call(contract.listComments, page)).data
  expect(shown?.replies_count).toBe(0)
  expect(await eventNames()).toEqual(['comments.comment-posted'])
})

test('a comment deleted while people vote and reply leaves nothing behind and breaks no call', async () => {
  const page = anItem(school)
  const [student, admin] = [school.as(school.student), school.as(school.admin)]
  const { comment } = await student.call(contract.postComment, { ...page, body: 'Pytanie' })
  const { reply } = await admin.call(contract.postReply, { id: comment.id, body: 'Odpowiedź' })
  const voters = await Promise.all(Array.from({ length: 8 }, () => school.aStudent()))
  const calls = voters.flatMap((voter) => [
    school.as(voter).call(castVote, { type: contract.REPLY_TYPE, id: reply.id, value: 1 }),
    school.as(voter).call(castVote, { type: contract.COMMENT_TYPE, id: comment.id, value: -1 }),
    school.as(voter).call(contract.postReply, { id: comment.id, body: 'Jeszcze ja' }),
  ])
  void calls.splice(6, 0, admin.call(contract.deleteReply, { id: reply.id }) as never)
  void calls.splice(12, 0, admin.call(contract.deleteComment, { id: comment.id }) as never)
  const outcomes = await Promise.allSettled(calls)
  const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.status] : []))
  expect(new Set(refusals)).toEqual(new Set(refusals.length > 0 ? [404] : []))
  await school.work(async (ctx) => {
    expect(await ctx.tx.$count(comments)).toBe(0)
    expect(await ctx.tx.$count(replies)).toBe(0)
    expect(await ctx.tx.$count(votes)).toBe(0)
  })
})
