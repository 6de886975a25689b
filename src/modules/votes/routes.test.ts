import { and, eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { counted } from '#platform/db/counters.ts'
import { newId } from '#platform/ids.ts'
import type { TestPerson, TestSchool } from '#test/world.ts'
import { comments } from '#modules/comments/tables.ts'
import { aComment, aWorldOfPages, aReply } from '#modules/comments/testing.ts'
import { castVote, type VoteValue } from './contract.ts'
import { votes } from './tables.ts'

const { world, anItem } = await aWorldOfPages()
const COMMENT = 'App\\Comment'
let school: TestSchool
let comment: { id: string }

afterAll(() => world.close())
beforeEach(async () => {
  school = await world.aSchool()
  const page = anItem(school)
  comment = await school.work((ctx) => aComment(ctx, school.admin, page))
})

const vote = (value: VoteValue, as: TestPerson = school.student, type = COMMENT, id = comment.id) =>
  school.as(as).call(castVote, { type, id, value })

test('the same value again clears, another one replaces', async () => {
  expect(await vote(1)).toEqual({ value: 1, up_votes_count: 1, votes: 1 })
  expect(await vote(-1)).toEqual({ value: -1, up_votes_count: 0, votes: -1 })
  expect(await vote(-1)).toEqual({ value: 0, up_votes_count: 0, votes: 0 })
  expect(await vote(1, school.admin)).toEqual({ value: 1, up_votes_count: 1, votes: 1 })
  expect(await vote(1)).toEqual({ value: 1, up_votes_count: 2, votes: 2 })
  expect(await vote(0)).toEqual({ value: 0, up_votes_count: 1, votes: 1 })
  expect(await vote(0)).toEqual({ value: 0, up_votes_count: 1, votes: 1 })
})

test('a reply keeps votes of its own', async () => {
  const reply = await school.work((ctx) => aReply(ctx, school.admin, comment.id))
  expect(await vote(1, school.student, 'App\\Reply', reply.id)).toEqual({ value: 1, up_votes_count: 1, votes: 1 })
  expect(await vote(-1)).toEqual({ value: -1, up_votes_count: 0, votes: -1 })
})

test('200 votes of 100 people at once end exact', async () => {
  const voters: TestPerson[] = []
  for (let nth = 0; nth < 100; nth++) voters.push(await school.aStudent())
  const values: VoteValue[] = [1, -1, 1, 1, -1]
  await Promise.all(
    voters.flatMap((voter, nth) => [vote(values[nth % 5]!, voter), vote(values[(nth + 2) % 5]!, voter)]),
  )
  await school.work(async (ctx) => {
    const on = and(eq(votes.votableId, comment.id), eq(votes.votableType, COMMENT))
    const ups = await ctx.tx.$count(votes, and(on, eq(votes.value, 1)))
    const downs = await ctx.tx.$count(votes, and(on, eq(votes.value, -1)))
    const [row] = await ctx.tx
      .select({
        upVotesCount: counted(comments.upVotesCount, 'up_votes_count', comments.id),
        votes: counted(comments.votes, 'votes', comments.id),
      })
      .from(comments)
      .where(eq(comments.id, comment.id))
    expect([row?.upVotesCount, row?.votes]).toEqual([ups, ups - downs])
    expect(ups + downs).toBeLessThanOrEqual(100)
    expect(ups + downs).toBeGreaterThan(0)
  })
})

test('among votes of one moment each who may not is refused, and takes no other with it', async () => {
  const hidden = await school.work((ctx) => aComment(ctx, school.admin, anItem(school, { maySee: false })))
  const voters = await Promise.all(Array.from({ length: 12 }, () => school.aStudent()))
  const outcomes = await Promise.allSettled(
    voters.map((voter, nth) => vote(1, voter, COMMENT, [comment.id, hidden.id, newId()][nth % 3])),
  )
  const told = outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason.status : outcome.value.value))
  expect(told).toEqual([1, 403, 404, 1, 403, 404, 1, 403, 404, 1, 403, 404])
  expect(await vote(0)).toEqual({ value: 0, up_votes_count: 4, votes: 4 })
  await school.work(async (ctx) => expect(await ctx.tx.$count(votes)).toBe(4))
})

test('21 clicks of one person on the same arrow leave one vote', async () => {
  await Promise.all(Array.from({ length: 21 }, () => vote(1)))
  expect(await vote(0)).toEqual({ value: 0, up_votes_count: 0, votes: 0 })
})

test('a visitor may not vote, and what is elsewhere is not there', async () => {
  const other = await world.aSchool()
  const theirs = await other.work((ctx) => aComment(ctx, other.admin, anItem(other)))
  await expect(school.as().call(castVote, { type: COMMENT, id: comment.id, value: 1 })).rejects.toMatchObject({
    status: 401,
  })
  await expect(vote(1, school.student, COMMENT, theirs.id)).rejects.toMatchObject({ status: 404 })
  await expect(vote(1, school.student, COMMENT, newId())).rejects.toMatchObject({ status: 404 })
  await expect(vote(1, school.student, 'App\\Nothing')).rejects.toMatchObject({ status: 404 })
})

test('who may not see an item does not vote under it', async () => {
  const hidden = await school.work((ctx) => aComment(ctx, school.admin, anItem(school, { maySee: false })))
  await expect(vote(1, school.student, COMMENT, hidden.id)).rejects.toMatchObject({ status: 403 })
})

test('a value that is no vote is refused under its field', async () => {
  await expect(vote(5 as VoteValue)).rejects.toMatchObject({ status: 422, fields: { value: [expect.any(String)] } })
})
