import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { domainEvents, uncounted } from '#platform/db/tables.ts'
import type { TestSchool } from '#test/world.ts'
import { castVotes } from '#modules/votes/cast-votes.ts'
import { castVote } from '#modules/votes/contract.ts'
import { votes } from '#modules/votes/tables.ts'
import * as contract from './contract.ts'
import { postReply as writeReply } from './post-reply.ts'
import { comments, replies } from './tables.ts'
import { aWorldOfPages } from './testing.ts'
import { votableComments } from './votables.ts'

const { world, anItem, countOf } = await aWorldOfPages()
let school: TestSchool

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
    Array.from({ length: 20 }, (_, nth) => admin.call(contract.postReply, { id: comment.id, body: `Nr ${nth}` })),
  )
  const doubleClicks = posted.slice(0, 10).flatMap(({ reply }) => [reply.id, reply.id])
  const outcomes = await Promise.allSettled(doubleClicks.map((id) => admin.call(contract.deleteReply, { id })))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  await school.work(async (ctx) => {
    expect(await ctx.tx.$count(replies, eq(replies.commentId, comment.id))).toBe(10)
  })
  expect((await admin.call(contract.listComments, page)).data[0]?.replies_count).toBe(10)
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
    expect(await ctx.tx.$count(uncounted)).toBe(0)
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
    expect(await ctx.tx.$count(uncounted)).toBe(0)
  })
})

test('people who reply to one comment and vote on it do not wait for each other, and all of them are counted', async () => {
  const page = anItem(school)
  const [student, admin] = [school.as(school.student), school.as(school.admin)]
  const { comment } = await student.call(contract.postComment, { ...page, body: 'Pytanie' })
  const vote = { type: contract.COMMENT_TYPE, id: comment.id, value: 1 } as const
  let finish = () => {}
  let hasWritten = () => {}
  const written = new Promise<void>((resolve) => (hasWritten = resolve))
  const slow = school.work(async (ctx) => {
    await writeReply(ctx, { id: comment.id, body: 'Jeszcze myślę' }, world.commentables)
    const kind = votableComments(world.commentables)
    const found = await kind.find({ ...ctx, reading: (work) => work(ctx) }, comment.id)
    await castVotes(ctx, [{ ...vote, voterId: school.student.id, seesHeld: false, kind, found }])
    hasWritten()
    await new Promise<void>((resolve) => (finish = resolve))
  }, school.student)
  await written
  await admin.call(contract.postReply, { id: comment.id, body: 'Już wiem' })
  expect(await admin.call(castVote, vote)).toEqual({ value: 1, up_votes_count: 1, votes: 1 })
  finish()
  await slow
  const read = async () => (await admin.call(contract.listComments, page)).data[0]
  expect(await read()).toMatchObject({ replies_count: 2, up_votes_count: 2, votes: 2 })
  await admin.call(castVote, vote)
  await admin.call(contract.postReply, { id: comment.id, body: 'I jeszcze to' })
  expect(await read()).toMatchObject({ replies_count: 3, up_votes_count: 1, votes: 1 })
  await school.work(async (ctx) => expect(await ctx.tx.$count(uncounted)).toBe(0))
})
