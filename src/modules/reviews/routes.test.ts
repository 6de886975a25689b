import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eq, sql } from 'drizzle-orm'
import { aGrant } from '#modules/access/testing.ts'
import type { GrantSource } from '#modules/access/vocabulary.ts'
import { aProduct } from '#modules/catalog/testing.ts'
import { deleteComment, listComments } from '#modules/comments/contract.ts'
import { comments } from '#modules/comments/tables.ts'
import { aComment, inNoTable } from '#modules/comments/testing.ts'
import { listAudit, reportItem } from '#modules/moderation/contract.ts'
import { countWaiting } from '#modules/waiting/contract.ts'
import { products } from '#modules/catalog/tables.ts'
import { cursorIn } from '#platform/contract/cursor-in.ts'
import { newId } from '#platform/ids.ts'
import { aWorld, type TestPerson, type TestSchool, type World } from '#test/world.ts'
import * as contract from './contract.ts'
import { REVIEW_TYPE } from './vocabulary.ts'
import { reviews, reviewSummaries } from './tables.ts'
import { aReview } from './testing.ts'

let world: World
let school: TestSchool
let courseId: string
let courseSlug: string
/** Lectures by id: comments on any of them belong to this course. */
const lectures = new Map<string, string>()

beforeAll(async () => {
  world = await aWorld()
  world.commentables.register({
    type: 'App\\Thing',
    ...inNoTable,
    describe: async () => [],
    judge: (_ctx, id) => {
      const course = lectures.get(id)
      return { id, title: 'Rzecz', url: '/', maySee: true, mayComment: true, ...(course ? { courseId: course } : {}) }
    },
  })
})
afterAll(() => world.close())
beforeEach(async () => {
  school = await world.aSchool()
  const { product } = await school.work((ctx) => aProduct(ctx), school.admin)
  courseId = product.id
  courseSlug = product.slug
})

const give = (student: TestPerson, source: GrantSource = 'purchase') =>
  school.work((ctx) => aGrant(ctx, { studentId: student.id, productId: courseId, source }))
const list = (given: { course_id?: string; length?: number; cursor?: string | undefined } = {}) =>
  school.as().call(contract.listReviews, given)
const summary = () => school.as().call(contract.getReviewSummary, { courseId })
const write = (given: Partial<{ course_id: string; rating: 10 | 5 | 0; title: string; review: string }> = {}) =>
  school.as(school.student).call(contract.writeReview, { course_id: courseId, rating: 10, ...given })

describe('a student', () => {
  test('reviews a course they bought, and waits for approval', async () => {
    await give(school.student)
    const { review } = await write({ rating: 5, title: ' Dobry kurs ', review: 'Zażółć 🎓' })
    expect(review).toMatchObject({ rating: 5, title: 'Dobry kurs', review: 'Zażółć 🎓', status: 'pending' })
    expect((await list()).data).toEqual([])
    const [row] = await school.work((ctx) => ctx.tx.select().from(reviews))
    expect(row).toMatchObject({ hasBought: true, studentId: school.student.id })
    const { rows } = await school.work((ctx) =>
      ctx.tx.execute(sql`select name, payload from domain_events where name = 'reviews.review-written'`),
    )
    expect(rows).toMatchObject([{ payload: { review_id: review.id, course_id: courseId } }])
  })

  test('is seen at once where the school approves by itself', async () => {
    await school.as(school.admin).call(contract.setReviewSettings, { approves_automatically: true })
    await give(school.student, 'instructor_action')
    await write()
    const { data } = await list({ course_id: courseId })
    expect(data).toMatchObject([
      { rating: 10, first_name: 'Jan', has_bought: false, review: '', course: { slug: courseSlug } },
    ])
    expect(await summary()).toEqual({ recommended: 1, neutral: 0, not_recommended: 0 })
  })

  test('writes once, even when both clicks arrive together', async () => {
    await give(school.student)
    const both = await Promise.allSettled([write(), write()])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(write()).rejects.toMatchObject({ status: 422, fields: { review: [expect.any(String)] } })
  })

  test('is refused without access, for a draft, and for a course of another school', async () => {
    await expect(write()).rejects.toMatchObject({ status: 403 })
    const draft = await school.work((ctx) => aProduct(ctx, { published: false }), school.admin)
    await expect(write({ course_id: draft.product.id })).rejects.toMatchObject({ status: 404 })
    const other = await world.aSchool()
    const theirs = await other.work((ctx) => aProduct(ctx), other.admin)
    await expect(write({ course_id: theirs.product.id })).rejects.toMatchObject({ status: 404 })
  })

  test.each([
    ['rating', { rating: 7 as 5 }],
    ['title', { title: 'a'.repeat(151) }],
    ['review', { review: 'a'.repeat(1201) }],
  ])('hears what is wrong with %s', async (field, given) => {
    await give(school.student)
    await expect(write(given)).rejects.toMatchObject({ status: 422, fields: { [field]: [expect.any(String)] } })
  })
})

test('visitors and admins do not review', async () => {
  const input = { course_id: courseId, rating: 10 } as const
  await expect(school.as().call(contract.writeReview, input)).rejects.toMatchObject({ status: 401 })
  await expect(school.as(school.admin).call(contract.writeReview, input)).rejects.toMatchObject({ status: 403 })
})

describe('the list', () => {
  test('is paged from newest to oldest without gaps, whatever the length', async () => {
    for (let index = 0; index < 7; index++) {
      const student = await school.aStudent({ name: `Łucja${index} Żak` })
      await school.work((ctx) => aReview(ctx, { courseId, studentId: student.id }))
    }
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const page = await list({ length: 3, cursor })
      seen.push(...page.data.map((review) => review.first_name))
      cursor = cursorIn(page.next_page_url)
    } while (cursor)
    expect(seen.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6].map((index) => `Łucja${index}`))
  })

  test('shows no last name, no other school and no withdrawn course', async () => {
    await school.work((ctx) => aReview(ctx, { courseId, studentId: school.student.id }))
    expect(JSON.stringify(await list())).not.toContain('Żak')
    const other = await world.aSchool()
    expect((await other.as().call(contract.listReviews, {})).data).toEqual([])
    await school.work((ctx) => ctx.tx.update(products).set({ isHidden: true }).where(eq(products.id, courseId)))
    expect((await list()).data).toEqual([])
    expect((await list({ course_id: courseId })).data).toHaveLength(1)
    await school.work((ctx) => ctx.tx.update(products).set({ status: 'draft' }).where(eq(products.id, courseId)))
    expect((await list({ course_id: courseId })).data).toEqual([])
  })

  test('needs nothing to be asked for', async () => {
    const answer = await world.app.inject({ method: 'POST', url: '/json/reviews', headers: { host: school.host } })
    expect([answer.statusCode, answer.json()]).toEqual([200, { data: [], next_page_url: null }])
  })

  test('refuses a length and a cursor that make no sense', async () => {
    await expect(list({ length: 51 })).rejects.toMatchObject({ status: 422, fields: { length: [expect.any(String)] } })
    await expect(list({ cursor: 'x' })).rejects.toMatchObject({ status: 422, fields: { cursor: [expect.any(String)] } })
  })
})

describe('an admin', () => {
  const moderate = (endpoint: typeof contract.approveReview, id: string, who = school.admin) =>
    school.as(who).call(endpoint, { id })
  const waiting = (rating: 10 | 5 | 0 = 10) =>
    school.work((ctx) => aReview(ctx, { courseId, studentId: school.student.id, rating, status: 'pending' }))

  test('approves and takes back, and the summary is always exact', async () => {
    const { id } = await waiting(0)
    expect(await summary()).toEqual({ recommended: 0, neutral: 0, not_recommended: 0 })
    await Promise.all([moderate(contract.approveReview, id), moderate(contract.approveReview, id)])
    expect(await summary()).toEqual({ recommended: 0, neutral: 0, not_recommended: 1 })
    const { review } = await moderate(contract.disapproveReview, id)
    expect(review).toMatchObject({ status: 'disapproved', student: { name: 'Jan Żak' } })
    await moderate(contract.disapproveReview, id)
    expect(await summary()).toEqual({ recommended: 0, neutral: 0, not_recommended: 0 })
    expect((await list()).data).toEqual([])
  })

  test('lets it wait again, which shows it no longer, and nobody else may', async () => {
    const { id } = await waiting(10)
    await moderate(contract.approveReview, id)
    const { review } = await moderate(contract.reconsiderReview, id)
    expect(review).toMatchObject({ status: 'pending' })
    expect([(await list()).data, await summary()]).toEqual([[], { recommended: 0, neutral: 0, not_recommended: 0 }])
    await moderate(contract.disapproveReview, id)
    await Promise.all([moderate(contract.reconsiderReview, id), moderate(contract.reconsiderReview, id)])
    await moderate(contract.approveReview, id)
    expect(await summary()).toEqual({ recommended: 1, neutral: 0, not_recommended: 0 })
    await expect(moderate(contract.reconsiderReview, id, school.student)).rejects.toMatchObject({ status: 403 })
    const other = await world.aSchool()
    await expect(other.as(other.admin).call(contract.reconsiderReview, { id })).rejects.toMatchObject({ status: 404 })
  })

  test('lists reviews of every status or of one', async () => {
    await waiting()
    const other = await school.aStudent()
    await school.work((ctx) => aReview(ctx, { courseId, studentId: other.id }))
    const statuses = async (status?: 'pending') =>
      (await school.as(school.admin).call(contract.listModeratedReviews, status ? { status } : {})).data.map(
        (each) => each.status,
      )
    expect((await statuses()).toSorted()).toEqual(['approved', 'pending'])
    expect(await statuses('pending')).toEqual(['pending'])
  })

  test('does so in their own school only, and nobody else does', async () => {
    const { id } = await waiting()
    const other = await world.aSchool()
    await expect(other.as(other.admin).call(contract.approveReview, { id })).rejects.toMatchObject({ status: 404 })
    await expect(moderate(contract.approveReview, id, school.student)).rejects.toMatchObject({ status: 403 })
    await expect(school.as().call(contract.disapproveReview, { id })).rejects.toMatchObject({ status: 401 })
    for (const endpoint of [contract.listModeratedReviews, contract.getReviewSettings] as const)
      await expect(school.as(school.student).call(endpoint, {})).rejects.toMatchObject({ status: 403 })
  })
})

describe('a comment becomes a review', () => {
  const commentOf = async (author: TestPerson, inCourse = true) => {
    const id = newId()
    if (inCourse) lectures.set(id, courseId)
    return school.work((ctx) => aComment(ctx, author, { type: 'App\\Thing', id }, { body: 'Świetny kurs' }))
  }
  const turn = (id: string, score: 10 | 5 | 1 = 10, who = school.admin) =>
    school.as(who).call(contract.turnCommentIntoReview, { id, score })

  test.each([
    [10, 10],
    [5, 5],
    [1, 0],
  ] as const)('score %i is kept as rating %i', async (score, rating) => {
    const { id } = await commentOf(school.student)
    await turn(id, score)
    expect((await list()).data).toMatchObject([{ rating, review: 'Świetny kurs', first_name: 'Jan' }])
    const [counted] = await school.work((ctx) => ctx.tx.select().from(reviewSummaries))
    expect([counted?.recommended, counted?.neutral, counted?.notRecommended].reduce((a, b) => a! + b!)).toBe(1)
  })

  test('but not twice, not an admin’s, and not one outside of a course', async () => {
    const [first, second] = [await commentOf(school.student), await commentOf(school.student)]
    await turn(first.id)
    const refused = { status: 422, fields: { review: [expect.any(String)] } }
    await expect(turn(first.id)).rejects.toMatchObject(refused)
    await expect(turn(second.id)).rejects.toMatchObject({
      status: 422,
      fields: { review: ['This course already has a review from this student'] },
    })
    await expect(turn((await commentOf(school.admin)).id)).rejects.toMatchObject(refused)
    await expect(turn((await commentOf(await school.aStudent(), false)).id)).rejects.toMatchObject(refused)
  })

  test('nor one that waits for approval', async () => {
    const { id } = await commentOf(school.student)
    await school.work((ctx) => ctx.tx.update(comments).set({ heldAt: ctx.now }).where(eq(comments.id, id)))
    await expect(turn(id)).rejects.toMatchObject({ status: 422, fields: { review: [expect.any(String)] } })
  })

  test('and a comment only again when it is taken back, so that its student may write one', async () => {
    const { id } = await commentOf(school.student)
    await give(school.student)
    const { review } = await turn(id)
    await school.as(await school.aStudent()).call(reportItem, { type: REVIEW_TYPE, id: review.id, reason: 'spam' })
    const takeBack = () => school.as(school.admin).call(contract.takeReviewBack, { id })
    expect(await takeBack()).toEqual({ done: true })
    await expect(takeBack()).rejects.toMatchObject({ status: 404 })
    expect([(await list()).data, await summary()]).toEqual([[], { recommended: 0, neutral: 0, not_recommended: 0 }])
    expect((await school.as(school.admin).call(countWaiting)).data.map(({ kind }) => kind)).not.toContain('held')
    const { data } = await school.as(school.admin).call(listAudit, { area: 'reviews' })
    expect(data.map(({ sentence, subject }) => [sentence, subject])).toEqual([
      ['Undid turning a comment into a review', 'Świetny kurs'],
      ['Turned a comment into a review', 'Świetny kurs'],
    ])
    await write()
  })

  test('and goes with its comment, whoever deletes it, also in the moment it is made', async () => {
    const [first, second, third] = [
      await commentOf(school.student),
      await commentOf(await school.aStudent()),
      await commentOf(await school.aStudent()),
    ]
    await turn(first.id)
    await turn(second.id, 5)
    await school.as(school.student).call(deleteComment, { id: first.id })
    expect((await list()).data).toMatchObject([{ rating: 5 }])
    await school.as(school.admin).call(deleteComment, { id: second.id })
    await Promise.allSettled([turn(third.id), school.as(school.admin).call(deleteComment, { id: third.id })])
    expect([(await list()).data, await summary()]).toEqual([[], { recommended: 0, neutral: 0, not_recommended: 0 }])
  })

  test('which admins are told, and whether it may be, with each comment', async () => {
    const id = newId()
    lectures.set(id, courseId)
    const on = { type: 'App\\Thing', id }
    const other = await school.aStudent()
    const [first, second, third, fourth] = await school.work(async (ctx) => {
      const written = []
      for (const author of [school.student, school.student, other, school.admin])
        written.push(await aComment(ctx, author, on))
      return written
    })
    const seen = async (person = school.admin) => {
      const { data } = await school.as(person).call(listComments, on)
      return new Map(data.map((comment) => [comment.id, [comment.review?.rating, comment.can.review]]))
    }
    const before = await seen()
    expect([first, second, third, fourth].map((each) => before.get(each!.id))).toEqual([
      [undefined, true],
      [undefined, true],
      [undefined, true],
      [undefined, false],
    ])
    await turn(first!.id, 1)
    const after = await seen()
    expect([first, second, third].map((each) => after.get(each!.id))).toEqual([
      [0, false],
      [undefined, false],
      [undefined, true],
    ])
    expect([...(await seen(school.student)).values()].every(([rating, may]) => rating === undefined && !may)).toBe(true)
  })

  test('and only by an admin of the school', async () => {
    const { id } = await commentOf(school.student)
    const takenBackBy = (who?: TestPerson) => school.as(who).call(contract.takeReviewBack, { id })
    await turn(id)
    await expect(takenBackBy()).rejects.toMatchObject({ status: 401 })
    await expect(takenBackBy(school.student)).rejects.toMatchObject({ status: 403 })
    const stranger = await world.aSchool()
    await expect(stranger.as(stranger.admin).call(contract.takeReviewBack, { id })).rejects.toMatchObject({
      status: 404,
    })
    await expect(turn(id, 10, school.student)).rejects.toMatchObject({ status: 403 })
    const other = await world.aSchool()
    await expect(other.as(other.admin).call(contract.turnCommentIntoReview, { id, score: 10 })).rejects.toMatchObject({
      status: 404,
    })
    await expect(turn(id, 0 as 1)).rejects.toMatchObject({ status: 422, fields: { score: [expect.any(String)] } })
  })
})
