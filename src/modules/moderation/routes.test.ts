import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { clock, DAY } from '#platform/clock.ts'
import { cursorIn } from '#platform/contract/cursor-in.ts'
import { domainEvents } from '#platform/db/tables.ts'
import { newId } from '#platform/ids.ts'
import { aProduct } from '#modules/catalog/testing.ts'
import {
  COMMENT_TYPE,
  listComments,
  listReplies,
  postComment,
  postReply,
  REPLY_TYPE,
} from '#modules/comments/contract.ts'
import { comments } from '#modules/comments/tables.ts'
import { countWaiting } from '#modules/waiting/contract.ts'
import { createPost, getPost, listTopicPosts } from '#modules/community/contract.ts'
import { aTopic } from '#modules/community/testing.ts'
import { POST_TYPE } from '#modules/community/vocabulary.ts'
import { aComment, aWorldOfPages, aReply } from '#modules/comments/testing.ts'
import { listReviews } from '#modules/reviews/contract.ts'
import { aReview } from '#modules/reviews/testing.ts'
import { REVIEW_TYPE } from '#modules/reviews/vocabulary.ts'
import { refused, statusOf } from '#test/refused.ts'
import type { TestPerson, TestSchool } from '#test/world.ts'
import * as contract from './contract.ts'
import { cases, mutes, reports } from './tables.ts'

const { world, anItem, countOf } = await aWorldOfPages()
let school: TestSchool
let other: TestSchool
let reader: TestPerson
let page: ReturnType<typeof anItem>

afterAll(() => world.close())
beforeEach(async () => {
  school = await world.aSchool()
  other = await world.aSchool()
  reader = await school.aStudent({ name: 'Ewa Czytelniczka' })
  page = anItem(school)
})

const LINK = 'Zobaczcie https://example.com'
const admin = () => school.as(school.admin)
const aShownComment = (body = 'Kup u mnie') => school.work((ctx) => aComment(ctx, school.student, page, { body }))
const report = (
  id: string,
  given: {
    as?: TestPerson | undefined
    type?: string
    reason?: 'spam' | 'insult'
    words?: string
    at?: TestSchool
  } = {},
) => {
  const { as = reader, at = school, type = COMMENT_TYPE, reason = 'spam', words = '' } = given
  return at.as(as).call(contract.reportItem, { type, id, reason, words })
}
const queue = async (given: { kind?: 'held' | 'reported' } = {}) => (await admin().call(contract.listCases, given)).data
const waitingFor = async (as: TestPerson, at = school) =>
  (await at.as(as).call(countWaiting)).data.find(({ kind }) => kind === 'held')?.count ?? 0
const waiting = () => waitingFor(school.admin)

describe('a report', () => {
  test('puts an item before the admins, with who wrote what where and what is said against it', async () => {
    const comment = await aShownComment()
    const third = await school.aStudent()
    await report(comment.id, { words: 'To reklama' })
    await report(comment.id, { words: 'Jeszcze raz' })
    await report(comment.id, { as: third, reason: 'insult' })
    const [found, ...rest] = await queue()
    expect(rest).toEqual([])
    expect(found).toMatchObject({
      item_type: COMMENT_TYPE,
      is_held: false,
      reports_count: 2,
      author: { name: 'Jan Żak' },
      item: { text: 'Kup u mnie', title: 'Światło', url: `/page/${page.id}#comment-${comment.id}` },
      can: { mute: true },
    })
    expect(found?.reports.map(({ reason, words, reporter }) => [reason, words, reporter?.name])).toEqual([
      ['insult', '', third.name],
      ['spam', 'To reklama', 'Ewa Czytelniczka'],
    ])
    expect(await waiting()).toBe(1)
  })

  test('of fifty readers at once opens one case with fifty reports', async () => {
    const comment = await aShownComment()
    const readers: TestPerson[] = []
    for (let nth = 0; nth < 25; nth++) readers.push(await school.aStudent())
    await Promise.all(readers.flatMap((as) => [report(comment.id, { as }), report(comment.id, { as })]))
    expect(await queue()).toMatchObject([{ reports_count: 25 }])
    await school.work(async (ctx) => expect(await ctx.tx.$count(reports)).toBe(25))
  })

  test('of a reply and of a review comes with their text and place', async () => {
    const comment = await aShownComment()
    const reply = await school.work((ctx) => aReply(ctx, school.student, comment.id, { body: 'Brednie' }))
    const { product } = await school.work((ctx) => aProduct(ctx), school.admin)
    const review = await school.work((ctx) =>
      aReview(ctx, { courseId: product.id, studentId: school.student.id, title: 'Źle', review: 'Nie polecam' }),
    )
    await report(reply.id, { type: REPLY_TYPE })
    await report(review.id, { type: REVIEW_TYPE })
    expect((await queue()).map(({ item }) => [item?.text, item?.title, item?.url])).toEqual([
      ['Źle\nNie polecam', product.title, `/${product.slug}`],
      ['Brednie', 'Światło', `/page/${page.id}#comment-${comment.id}`],
    ])
  })

  test('is refused from a visitor, an admin and the author, and of what is not there', async () => {
    const comment = await aShownComment()
    const theirs = await other.work((ctx) => aComment(ctx, other.student, anItem(other)))
    const hidden = await school.work((ctx) => aComment(ctx, school.student, anItem(school, { maySee: false })))
    const { comment: held } = await school.as(school.student).call(postComment, { ...page, body: LINK })
    const given = { type: COMMENT_TYPE, id: comment.id, reason: 'spam' as const }
    expect(await statusOf(school.as().call(contract.reportItem, given))).toBe(401)
    expect(await statusOf(report(comment.id, { as: school.admin }))).toBe(403)
    expect(await statusOf(report(comment.id, { as: school.student }))).toBe(403)
    expect(await statusOf(report(hidden.id))).toBe(403)
    expect(await statusOf(report(theirs.id))).toBe(404)
    expect(await statusOf(report(comment.id, { at: other, as: other.student }))).toBe(404)
    expect(await statusOf(report(held.id))).toBe(404)
    expect(await statusOf(report(newId()))).toBe(404)
    expect(await statusOf(report(comment.id, { type: 'App\\Nothing' }))).toBe(404)
    const bad = await refused(
      school.as(reader).call(contract.reportItem, { ...given, reason: 'boring' as 'spam', words: 'x'.repeat(501) }),
    )
    expect([bad.status, Object.keys(bad.fields).toSorted()]).toEqual([422, ['reason', 'words']])
    expect(await waiting()).toBe(1)
  })
})

describe('of what an admin wrote, a report', () => {
  const byAdmin = (body = 'Zapraszam na mój kurs') => school.work((ctx) => aComment(ctx, school.admin, page, { body }))
  const settling = (id: string, who: TestPerson) => [
    school.as(who).call(contract.dismissReports, { id }),
    school.as(who).call(contract.deleteItem, { id }),
  ]

  test('is for another admin to judge: to whom it is about it is not there', async () => {
    const colleague = await school.anAdmin()
    const comment = await byAdmin()
    await report(comment.id, { words: 'Jan pisał to samo do mnie' })
    expect([await queue(), await waiting()]).toEqual([[], 0])
    const { data } = await school.as(colleague).call(contract.listCases, {})
    expect(data).toMatchObject([
      { is_own: false, can: { settle: true, mute: false }, reports: [{ reporter: { name: 'Ewa Czytelniczka' } }] },
    ])
    expect(await waitingFor(colleague)).toBe(1)
    const { id } = data[0]!
    expect(await Promise.all(settling(id, school.admin).map(statusOf))).toEqual([403, 403])
    await school.as(colleague).call(contract.deleteItem, { id })
    expect((await school.as(colleague).call(contract.listCases, {})).data).toEqual([])
    const { data: told } = await admin().call(contract.listAudit, {})
    expect(JSON.stringify(told)).not.toContain('Ewa')
  })

  test('comes to an admin alone in the school without what tells who it was, and not to be judged', async () => {
    const comment = await byAdmin()
    const answered = await school.work((ctx) => aComment(ctx, reader, page, { body: 'Kiedy następna lekcja?' }))
    const reply = await school.work((ctx) => aReply(ctx, school.admin, answered.id, { body: 'Proszę czekać' }))
    await report(comment.id, { words: 'To ja, Ewa', reason: 'insult' })
    await report(reply.id, { type: REPLY_TYPE })
    const seen = await queue()
    expect(seen).toMatchObject([
      { item_type: REPLY_TYPE, item: null, is_own: true, reports_count: 1 },
      { item: { text: 'Zapraszam na mój kurs' }, is_own: true, can: { settle: false, mute: false } },
    ])
    expect(seen.map(({ reports: [one] }) => one)).toEqual([
      { reason: 'spam', words: '', reporter: null, created_at: null },
      { reason: 'insult', words: '', reporter: null, created_at: null },
    ])
    for (const told of ['Ewa', reader.id, 'Proszę czekać', reply.id]) expect(JSON.stringify(seen)).not.toContain(told)
    expect(await waiting()).toBe(0)
    for (const { id } of seen) expect(await Promise.all(settling(id, school.admin).map(statusOf))).toEqual([403, 403])
  })
})

describe('the queue', () => {
  test('is paged by cursor, newest first, and tells held from reported', async () => {
    const { comment: held } = await school.as(school.student).call(postComment, { ...page, body: LINK })
    await school.work(async (ctx) => {
      for (let nth = 0; nth < 24; nth++) {
        const comment = await aComment(ctx, school.student, page)
        const at = new Date(ctx.now.getTime() - nth * 1000)
        await ctx.tx.insert(cases).values({
          itemType: COMMENT_TYPE,
          itemId: comment.id,
          authorId: school.student.id,
          isHeld: false,
          reportsCount: 1,
          createdAt: at,
        })
      }
    })
    const first = await admin().call(contract.listCases, {})
    const second = await admin().call(contract.listCases, { cursor: cursorIn(first.next_page_url) })
    expect([first.data.length, second.data.length, second.next_page_url]).toEqual([20, 5, null])
    const ids = [...first.data, ...second.data].map(({ id }) => id)
    expect(new Set(ids).size).toBe(25)
    expect((await queue({ kind: 'held' })).map(({ item_id }) => item_id)).toEqual([held.id])
    const reported = await admin().call(contract.listCases, { kind: 'reported' })
    expect(cursorIn(reported.next_page_url)).toBeDefined()
    expect(await statusOf(admin().call(contract.listCases, { cursor: 'x' }))).toBe(422)
  })

  test('is for admins only, and of their own school only', async () => {
    const comment = await aShownComment()
    await report(comment.id)
    const [found] = await queue()
    const id = found!.id
    const calls = (as: TestPerson | undefined, at = school) => [
      at.as(as).call(contract.listCases, {}),
      at.as(as).call(contract.deleteItem, { id }),
      at.as(as).call(contract.dismissReports, { id }),
      at.as(as).call(contract.letThrough, { id }),
      at.as(as).call(contract.listMutes, { id: school.student.id }),
      at.as(as).call(contract.muteStudent, { id: school.student.id, reason: 'Spam' }),
      at.as(as).call(contract.unmuteStudent, { id: school.student.id }),
    ]
    expect(await Promise.all(calls(undefined).map(statusOf))).toEqual(Array(7).fill(401))
    expect(await Promise.all(calls(reader).map(statusOf))).toEqual(Array(7).fill(403))
    expect(await Promise.all(calls(other.student, other).map(statusOf))).toEqual(Array(7).fill(403))
    const elsewhere = other.as(other.admin)
    expect((await elsewhere.call(contract.listCases, {})).data).toEqual([])
    expect(await waitingFor(other.admin, other)).toBe(0)
    const theirs = [
      elsewhere.call(contract.deleteItem, { id }),
      elsewhere.call(contract.dismissReports, { id }),
      elsewhere.call(contract.letThrough, { id }),
      elsewhere.call(contract.listMutes, { id: school.student.id }),
      elsewhere.call(contract.muteStudent, { id: school.student.id, reason: 'Spam' }),
      elsewhere.call(contract.unmuteStudent, { id: school.student.id }),
    ]
    expect(await Promise.all(theirs.map(statusOf))).toEqual(Array(6).fill(404))
    expect(await waiting()).toBe(1)
  })
})

describe('an admin', () => {
  test('dismisses reports: the item stays, and may be reported anew', async () => {
    const comment = await aShownComment()
    await report(comment.id)
    const [found] = await queue()
    await admin().call(contract.dismissReports, { id: found!.id })
    expect(await queue()).toEqual([])
    expect((await admin().call(listComments, page)).data).toHaveLength(1)
    await report(comment.id)
    expect(await queue()).toMatchObject([{ reports_count: 1 }])
    await school.work(async (ctx) => {
      const [closed] = await ctx.tx.select().from(cases).where(eq(cases.id, found!.id))
      expect(closed).toMatchObject({ outcome: 'dismissed', closedById: school.admin.id })
    })
  })

  test('deletes what was reported, once, whoever else tries at the same moment', async () => {
    const comment = await school.as(school.student).call(postComment, { ...page, body: 'Kup u mnie' })
    await report(comment.comment.id)
    const [found] = await queue()
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, () => admin().call(contract.deleteItem, { id: found!.id })),
    )
    const statuses = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.status] : []))
    expect(statuses).toHaveLength(4)
    expect(statuses.every((status) => status === 404 || status === 409)).toBe(true)
    expect(countOf(page)).toBe(0)
    expect(await queue()).toEqual([])
    await school.work(async (ctx) => {
      expect(await ctx.tx.$count(comments)).toBe(0)
      expect(await ctx.tx.select().from(cases)).toMatchObject([{ outcome: 'deleted', closedById: school.admin.id }])
    })
  })

  test('who dismisses at the same moment as another is told that it is settled', async () => {
    const comment = await aShownComment()
    await report(comment.id)
    const [found] = await queue()
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, () => admin().call(contract.dismissReports, { id: found!.id })),
    )
    const problems = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(problems).toHaveLength(4)
    for (const problem of problems) expect(problem).toMatchObject({ status: 409, code: 'moderation.settled' })
  })

  test('lets a held comment through: everyone reads it, it is counted and told', async () => {
    const { comment } = await school.as(school.student).call(postComment, { ...page, body: LINK })
    const [found] = await queue()
    expect(await statusOf(admin().call(contract.dismissReports, { id: found!.id }))).toBe(409)
    await admin().call(contract.letThrough, { id: found!.id })
    expect(await statusOf(admin().call(contract.letThrough, { id: found!.id }))).toBe(409)
    expect(countOf(page)).toBe(1)
    const { data } = await school.as(reader).call(listComments, page)
    expect(data).toMatchObject([{ id: comment.id, is_held: false }])
    await school.work(async (ctx) => {
      expect(await ctx.tx.$count(domainEvents, eq(domainEvents.name, 'comments.comment-posted'))).toBe(1)
    })
  })

  test('holds a shown comment back and lets it through again: counted as it is seen, and told of once', async () => {
    const { comment } = await school.as(school.student).call(postComment, { ...page, body: 'Kup u mnie' })
    const shown = async (as = reader) => (await school.as(as).call(listComments, page)).data.map(({ can }) => can.hold)
    expect([await shown(school.admin), await shown(), countOf(page)]).toEqual([[true], [false], 1])
    const hold = (as = school.admin, id = comment.id) =>
      school.as(as).call(contract.holdItem, { type: COMMENT_TYPE, id })
    await Promise.all(Array.from({ length: 5 }, () => hold()))
    await hold()
    expect([await shown(school.admin), await shown(), countOf(page)]).toEqual([[false], [], 0])
    const [found, ...more] = await queue()
    expect([found?.is_held, more]).toEqual([true, []])
    await admin().call(contract.letThrough, { id: found!.id })
    expect([await shown(), countOf(page)]).toEqual([[false], 1])
    await school.work(async (ctx) => {
      expect(await ctx.tx.$count(domainEvents, eq(domainEvents.name, 'comments.comment-posted'))).toBe(1)
      expect(await ctx.tx.select().from(cases)).toMatchObject([{ wasShown: true, outcome: 'let-through' }])
    })
  })

  test('holds replies and posts back as well: nobody else sees or counts them, and nobody is told twice', async () => {
    const { comment } = await admin().call(postComment, { ...page, body: 'Pytanie' })
    const { reply } = await school.as(school.student).call(postReply, { id: comment.id, body: 'Kup u mnie' })
    const replies = async (as = reader) => {
      const { data } = await school.as(as).call(listReplies, { id: comment.id })
      const [counted] = (await school.as(as).call(listComments, page)).data
      return { mayBeHeld: data.map(({ can }) => can.hold), count: counted?.replies_count }
    }
    const letThrough = async () => admin().call(contract.letThrough, { id: (await queue())[0]!.id })
    expect(await replies(school.admin)).toEqual({ mayBeHeld: [true], count: 1 })
    expect(await replies()).toEqual({ mayBeHeld: [false], count: 1 })
    for (let time = 0; time < 2; time++) await admin().call(contract.holdItem, { type: REPLY_TYPE, id: reply.id })
    expect(await replies(school.admin)).toEqual({ mayBeHeld: [false], count: 1 })
    expect(await replies()).toEqual({ mayBeHeld: [], count: 0 })
    await letThrough()
    expect(await replies()).toEqual({ mayBeHeld: [false], count: 1 })

    const topicId = await school.work(async (ctx) => (await aTopic(ctx)).id)
    const written = { topicId, title: 'Tanio, u mnie', body: 'Kup u mnie' }
    const { post } = await school.as(school.student).call(createPost, written)
    const posts = async (as = reader) =>
      (await school.as(as).call(listTopicPosts, { topicId })).community_posts.data.map(({ can }) => can.hold)
    expect([await posts(school.admin), await posts()]).toEqual([[true], [false]])
    await admin().call(contract.holdItem, { type: POST_TYPE, id: post.id })
    expect([await posts(school.admin), await posts()]).toEqual([[false], []])
    expect(await statusOf(school.as(reader).call(getPost, { id: post.id }))).toBe(404)
    await letThrough()
    expect(await posts()).toEqual([false])
    await school.work(async (ctx) => {
      const told = (name: string) => ctx.tx.$count(domainEvents, eq(domainEvents.name, name))
      expect([await told('comments.reply-posted'), await told('community.post-posted')]).toEqual([1, 1])
    })
  })

  test('nobody holds back who may not moderate, what they wrote, what is of another school, gone or never held', async () => {
    const { comment } = await school.as(school.student).call(postComment, { ...page, body: 'Kup u mnie' })
    const hold = (as: TestPerson, id: string, type = COMMENT_TYPE) =>
      statusOf(school.as(as).call(contract.holdItem, { type, id }))
    const { comment: own } = await admin().call(postComment, { ...page, body: 'Pytanie' })
    expect(await hold(reader, comment.id)).toBe(403)
    expect(await hold(await school.anAdmin({ adminRole: 'accountant' }), comment.id)).toBe(403)
    expect(await hold(school.admin, own.id)).toBe(403)
    expect(await hold(school.admin, comment.id, REVIEW_TYPE)).toBe(404)
    expect(await hold(school.admin, school.admin.id)).toBe(404)
    expect(await statusOf(other.as(other.admin).call(contract.holdItem, { type: COMMENT_TYPE, id: comment.id }))).toBe(
      404,
    )
    expect(countOf(page)).toBe(2)
    expect(await queue()).toEqual([])
  })

  test('lets a held reply through: its comment counts it', async () => {
    const { comment } = await admin().call(postComment, { ...page, body: 'Pytanie' })
    await school.as(school.student).call(postReply, { id: comment.id, body: LINK })
    const [found] = await queue()
    const outcomes = await Promise.allSettled(
      Array.from({ length: 4 }, () => admin().call(contract.letThrough, { id: found!.id })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await school.as(reader).call(listReplies, { id: comment.id })).data).toHaveLength(1)
    expect((await school.as(reader).call(listComments, page)).data[0]?.replies_count).toBe(1)
  })

  test('takes a reported review from everyone’s sight and keeps it', async () => {
    const { product } = await school.work((ctx) => aProduct(ctx), school.admin)
    const review = await school.work((ctx) => aReview(ctx, { courseId: product.id, studentId: school.student.id }))
    await report(review.id, { type: REVIEW_TYPE })
    const [found] = await queue()
    await admin().call(contract.deleteItem, { id: found!.id })
    expect((await school.as().call(listReviews, { course_id: product.id })).data).toEqual([])
    expect(await queue()).toEqual([])
  })
})

describe('a mute', () => {
  const mute = (days: 1 | 7 | null, reason = 'Reklamy') =>
    admin().call(contract.muteStudent, { id: school.student.id, reason, days })
  const write = () => school.as(school.student).call(postComment, { ...page, body: 'Hej' })

  test('keeps a student from writing until it is over or ended, and is kept', async () => {
    const { mute: first } = await mute(1)
    expect(first).toMatchObject({ reason: 'Reklamy', muted_by: 'Anna Nowak', is_over: false })
    expect(await statusOf(write())).toBe(403)
    clock.moveBy(DAY + 1000)
    await write()
    clock.moveBy(-DAY - 1000)
    await mute(null, 'Znowu reklamy')
    await mute(7, 'I jeszcze raz')
    expect(await statusOf(write())).toBe(403)
    await admin().call(contract.unmuteStudent, { id: school.student.id })
    await admin().call(contract.unmuteStudent, { id: school.student.id })
    await write()
    const { data } = await admin().call(contract.listMutes, { id: school.student.id })
    expect(data.map(({ reason, is_over, ended_by }) => [reason, is_over, ended_by])).toEqual([
      ['I jeszcze raz', true, 'Anna Nowak'],
      ['Znowu reklamy', true, 'Anna Nowak'],
      ['Reklamy', true, 'Anna Nowak'],
    ])
  })

  test('is told where what its student wrote waits, for as long as it runs', async () => {
    await school.as(school.student).call(postComment, { ...page, body: LINK })
    const told = async () => (await queue()).map((found) => found.mute)
    expect(await told()).toEqual([null])
    const { mute: given } = await mute(1)
    expect(await told()).toEqual([{ until: given.until }])
    clock.moveBy(DAY + 1000)
    expect(await told()).toEqual([null])
    clock.moveBy(-DAY - 1000)
    await mute(null)
    expect(await told()).toEqual([{ until: null }])
    await admin().call(contract.unmuteStudent, { id: school.student.id })
    expect(await told()).toEqual([null])
  })

  test('given by ten admins at once leaves one that runs', async () => {
    await Promise.all(Array.from({ length: 10 }, () => mute(7)))
    await school.work(async (ctx) => {
      const all = await ctx.tx.select().from(mutes)
      expect([all.length, all.filter(({ endedAt }) => endedAt === null).length]).toEqual([10, 1])
    })
  })

  test('needs a reason and a student', async () => {
    const bad = await refused(admin().call(contract.muteStudent, { id: school.student.id, reason: ' ', days: 3 as 1 }))
    expect([bad.status, Object.keys(bad.fields).toSorted()]).toEqual([422, ['days', 'reason']])
    expect(await statusOf(admin().call(contract.muteStudent, { id: school.admin.id, reason: 'x' }))).toBe(404)
    expect(await statusOf(admin().call(contract.unmuteStudent, { id: newId() }))).toBe(404)
  })
})

test('what a student wrote of all kinds comes newest first, in pages without a gap or a repetition, to admins only', async () => {
  const id = school.student.id
  const { comment: held } = await school.as(school.student).call(postComment, { ...page, body: LINK })
  const { product } = await school.work((ctx) => aProduct(ctx), school.admin)
  await school.work(async (ctx) => {
    const at = (nth: number) => ({ createdAt: new Date(ctx.now.getTime() - (nth + 1) * 60_000) })
    await aReview(ctx, { courseId: product.id, studentId: id, title: 'Dobre' })
    for (let nth = 0; nth < 15; nth++) {
      const { id: commentId } = await aComment(ctx, school.student, page, { body: `Komentarz ${nth}`, ...at(nth) })
      await aReply(ctx, school.student, commentId, { body: `Odpowiedź ${nth}`, ...at(nth) })
    }
  })
  const first = await admin().call(contract.listWritten, { id })
  const second = await admin().call(contract.listWritten, { id, cursor: cursorIn(first.next_page_url) })
  const all = [...first.data, ...second.data]
  expect([first.data.length, all.length, new Set(all.map((item) => item.id)).size]).toEqual([20, 32, 32])
  expect(all.map((item) => item.created_at)).toEqual(
    all
      .map((item) => item.created_at)
      .toSorted()
      .toReversed(),
  )
  expect(new Set(all.map(({ type }) => type))).toEqual(new Set([COMMENT_TYPE, REPLY_TYPE, REVIEW_TYPE]))
  expect(all.find((item) => item.id === held.id)).toMatchObject({ is_held: true, title: 'Światło', text: LINK })
  expect(await statusOf(school.as().call(contract.listWritten, { id }))).toBe(401)
  expect(await statusOf(school.as(reader).call(contract.listWritten, { id }))).toBe(403)
  expect(await statusOf(other.as(other.admin).call(contract.listWritten, { id }))).toBe(404)
  expect(await statusOf(admin().call(contract.listWritten, { id, cursor: 'x' }))).toBe(422)
})
