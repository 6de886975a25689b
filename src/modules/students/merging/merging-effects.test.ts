import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { giveAccess } from '#modules/access/contract.ts'
import { onePageCheckout } from '#modules/checkout/contract.ts'
import { aMarket } from '#modules/checkout/testing.ts'
import { COMMENT_TYPE } from '#modules/comments/contract.ts'
import { comments } from '#modules/comments/tables.ts'
import { aComment } from '#modules/comments/testing.ts'
import { aCourse } from '#modules/courses/testing.ts'
import { lectures } from '#modules/courses/tables.ts'
import { LECTURE_TYPE } from '#modules/courses/vocabulary.ts'
import { filmSecondChanges } from '#modules/insight/tables.ts'
import { filmViews, lectureProgress } from '#modules/learning/tables.ts'
import { mails } from '#modules/mails/tables.ts'
import { listAudit } from '#modules/moderation/contract.ts'
import { auditEntries, mutes } from '#modules/moderation/tables.ts'
import { getOrder, listOrders } from '#modules/orders/contract.ts'
import { orders } from '#modules/orders/tables.ts'
import { transactions } from '#modules/payments/tables.ts'
import { getStudent, logIn } from '#modules/people/contract.ts'
import { people, sessions } from '#modules/people/tables.ts'
import { givePassword } from '#modules/people/testing.ts'
import { reviews, reviewSummaries } from '#modules/reviews/tables.ts'
import { aReview } from '#modules/reviews/testing.ts'
import { surveyResponses, surveys } from '#modules/surveys/tables.ts'
import { aQuestion, aSurvey } from '#modules/surveys/testing.ts'
import { castVote } from '#modules/votes/contract.ts'
import { votes } from '#modules/votes/tables.ts'
import { newId } from '#platform/ids.ts'
import type { TestPerson, TestSchool } from '#test/world.ts'
import { listStudents } from '../contract.ts'
import { getStudentDetails, updateStudent } from '../details/contract.ts'
import { eraseStudent } from '../erasing/contract.ts'
import { studentSpending, studentVisits } from '../standing/tables.ts'
import { tagStudents } from '../tags/contract.ts'
import { getTimeline } from '../timeline/contract.ts'
import { lookAtMerge, mergeStudents } from './contract.ts'

const market = await aMarket()
await market.startWorking()
afterAll(() => market.close())
let school: TestSchool
let kept: TestPerson
let gone: TestPerson
beforeEach(async () => {
  school = await market.aSchool()
  kept = await school.aStudent({ name: 'Łucja Żółć', email: 'lucja@merge.test' })
  gone = await school.aStudent({ name: 'Łucja Żółć-Gęś', email: 'ges@merge.test' })
})

type Sides = Partial<{ login_of: 'kept' | 'gone'; details_of: 'kept' | 'gone' }>
const merge = (given: Sides & { id?: string; gone_id?: string } = {}, by: TestPerson = school.admin) =>
  school.as(by).call(mergeStudents, {
    id: kept.id,
    gone_id: gone.id,
    login_of: 'kept',
    details_of: 'kept',
    word: 'MERGE',
    ...given,
  })
const admin = () => school.as(school.admin)
const buy = async (by: TestPerson) => school.as(by).call(onePageCheckout, await market.aPurchase(school))
const spentBy = (id: string) =>
  school.work(({ tx }) => tx.select().from(studentSpending).where(eq(studentSpending.studentId, id)))

test('money is moved and never changed; orders say as which account they were bought, and are found by it', async () => {
  await buy(kept)
  await buy(gone)
  const money = () =>
    school.work(({ tx }) =>
      tx
        .select({ id: transactions.id, amount: transactions.amount, status: transactions.status })
        .from(transactions)
        .orderBy(transactions.id),
    )
  const before = await money()
  const [spentKept] = await spentBy(kept.id)
  const [spentGone] = await spentBy(gone.id)
  await merge()
  expect(await money()).toEqual(before)
  expect(await spentBy(kept.id)).toMatchObject([{ amount: spentKept!.amount + spentGone!.amount }])
  expect(await spentBy(gone.id)).toEqual([])
  const { data } = await admin().call(listOrders, { q: 'ges@merge.test' })
  expect(data).toMatchObject([{ buyer: { name: 'Łucja Żółć', email: 'lucja@merge.test' } }])
  const { order } = await admin().call(getOrder, { orderId: data[0]!.id })
  expect(order.bought_as).toEqual({ name: 'Łucja Żółć-Gęś', email: 'ges@merge.test' })
  expect((await admin().call(listOrders, { q: 'lucja@merge.test' })).data).toHaveLength(2)
  // As long as an order says so it is known; the other identity goes with the account.
  await admin().call(eraseStudent, { id: kept.id, word: 'DELETE' })
  expect((await admin().call(getOrder, { orderId: data[0]!.id })).order.bought_as).toEqual({
    name: 'Łucja Żółć-Gęś',
    email: 'ges@merge.test',
  })
})

test('one vote, one review and one answer of a person count', async () => {
  const { courseId, sections } = await school.work((ctx) => aCourse(ctx))
  const on = { type: LECTURE_TYPE, id: sections[0]!.lectureIds[0]! }
  const [both, alone] = await school.work(async (ctx) => [
    await aComment(ctx, school.student, on),
    await aComment(ctx, school.student, on),
  ])
  for (const person of [kept, gone, school.student])
    await admin().call(giveAccess, { id: person.id, product_id: courseId, reason: 'Nagroda' })
  await school.as(kept).call(castVote, { type: COMMENT_TYPE, id: both.id, value: -1 })
  await school.as(gone).call(castVote, { type: COMMENT_TYPE, id: both.id, value: 1 })
  await school.as(gone).call(castVote, { type: COMMENT_TYPE, id: alone.id, value: 1 })
  const survey = await school.work(async (ctx) => {
    const made = await aSurvey(ctx, { questions: [aQuestion()] })
    for (const { id } of [kept, gone])
      await ctx.tx.insert(surveyResponses).values({ surveyId: made.id, studentId: id, answers: {} })
    await ctx.tx.update(surveys).set({ responsesCount: 2, readCount: 2 }).where(eq(surveys.id, made.id))
    await aReview(ctx, { courseId, studentId: kept.id, status: 'pending', rating: 0 })
    await aReview(ctx, { courseId, studentId: gone.id, status: 'approved', rating: 10 })
    const { courseId: second } = await aCourse(ctx)
    await aReview(ctx, { courseId: second, studentId: kept.id, status: 'approved', rating: 5 })
    await aReview(ctx, { courseId: second, studentId: gone.id, status: 'approved', rating: 10 })
    return made
  })
  await merge()
  await school.work(async ({ tx }) => {
    const counted = await tx
      .select()
      .from(comments)
      .where(inArray(comments.id, [both.id, alone.id]))
      .orderBy(comments.id)
    expect(counted.map(({ upVotesCount, votes: tally }) => [upVotesCount, tally])).toEqual([
      [0, -1],
      [1, 1],
    ])
    expect(await tx.$count(votes, eq(votes.voterId, kept.id))).toBe(2)
    const left = await tx.select().from(reviews).orderBy(reviews.rating)
    expect(left.map(({ studentId, status, rating }) => [studentId, status, rating])).toEqual([
      [kept.id, 'approved', 5],
      [kept.id, 'approved', 10],
    ])
    const summaries = await tx.select().from(reviewSummaries).orderBy(reviewSummaries.neutral)
    expect(summaries.map(({ recommended, neutral }) => [recommended, neutral])).toEqual([
      [1, 0],
      [0, 1],
    ])
    expect(await tx.select().from(surveys).where(eq(surveys.id, survey.id))).toMatchObject([
      { responsesCount: 1, readCount: 1 },
    ])
  })
})

test('the further progress counts, completed wins, and one viewer saw what both saw', async () => {
  const { courseId, sections } = await school.work((ctx) => aCourse(ctx))
  const lectureId = sections[0]!.lectureIds[0]!
  const day = (n: number) => new Date(Date.UTC(2026, 9, n))
  const viewersOf = () =>
    school.work(async ({ tx }) => {
      const { rows } = await tx.execute<{ second: number; viewers: number }>(
        sql`select second, sum(viewers)::int as viewers from ${filmSecondChanges} where lecture_id = ${lectureId} group by second having sum(viewers) <> 0 order by second`,
      )
      return rows.map(({ second, viewers }) => [second, viewers])
    })
  await school.work(async ({ tx }) => {
    const [lecture] = await tx.select().from(lectures).where(eq(lectures.id, lectureId))
    const of = { lectureId, courseId }
    await tx.insert(lectureProgress).values([
      { ...of, personId: kept.id, positionSeconds: 90, watchedAt: day(3), completedAt: null },
      { ...of, personId: gone.id, positionSeconds: 20, watchedAt: day(2), completedAt: day(2), isFavourite: true },
    ])
    const film = { lectureId, videoId: lecture!.videoId! }
    await tx.insert(filmViews).values([
      { ...film, personId: kept.id, seen: '{[0,10)}' },
      { ...film, personId: gone.id, seen: '{[5,20),[30,40)}' },
    ])
  })
  await merge()
  await school.work(async ({ tx }) => {
    expect(await tx.select().from(lectureProgress)).toMatchObject([
      { personId: kept.id, positionSeconds: 90, watchedAt: day(3), completedAt: day(2), isFavourite: true },
    ])
    expect(await tx.select().from(filmViews)).toMatchObject([{ personId: kept.id, seen: '{[0,20),[30,40)}' }])
  })
  expect(await viewersOf()).toEqual([
    [-1, 1],
    [0, 1],
    [20, -1],
    [30, 1],
    [40, -1],
  ])
})

test('access of both is open to the one, each with its reason; tags, visits, details and the day of joining are put together', async () => {
  const course = await market.aCourse(school)
  await admin().call(giveAccess, { id: kept.id, product_id: course.id, reason: 'Pierwsze', access_days: 5 })
  await admin().call(giveAccess, { id: gone.id, product_id: course.id, reason: 'Drugie' })
  await admin().call(tagStudents, { ids: [gone.id], name: 'Wierna' })
  const { version } = await admin().call(getStudentDetails, { id: gone.id })
  const contact = {
    phone: '600 700',
    address_1: 'Wolna 1',
    address_2: '',
    postal_code: '',
    city: 'Łódź',
    country: '',
    vat_id: '',
  }
  await admin().call(updateStudent, { id: gone.id, version, name: gone.name, ...contact })
  const seen = new Date('2026-11-27T01:00:00Z')
  const joined = new Date('2024-02-01T00:00:00Z')
  await school.work(async ({ tx }) => {
    await tx.update(studentVisits).set({ lastSeenAt: seen }).where(eq(studentVisits.studentId, gone.id))
    await tx.update(studentVisits).set({ lastSeenAt: null }).where(eq(studentVisits.studentId, kept.id))
    await tx.update(people).set({ createdAt: joined }).where(eq(people.id, gone.id))
  })
  const { accounts } = await admin().call(lookAtMerge, { id: kept.id, other_id: gone.id })
  expect(accounts.map(({ belongings, products }) => [belongings, products])).toEqual([
    [[{ kind: 'grants', count: 1 }], ['Światło i cień']],
    [[{ kind: 'grants', count: 1 }], ['Światło i cień']],
  ])
  await merge({ details_of: 'gone' })
  expect(await admin().call(getStudent, { id: kept.id })).toMatchObject({
    name: gone.name,
    email: kept.email,
    created_at: joined.toISOString(),
  })
  expect(await admin().call(getStudentDetails, { id: kept.id })).toMatchObject({
    phone: '600 700',
    city: 'Łódź',
    from_order: null,
  })
  const { data } = await admin().call(listStudents, { q: 'lucja@merge.test' })
  expect(data).toMatchObject([
    { id: kept.id, tags: [{ name: 'Wierna' }], products_count: 1, last_seen_at: seen.toISOString() },
  ])
  const { data: told } = await admin().call(getTimeline, { id: kept.id })
  expect(
    told
      .filter(({ what }) => what === 'granted')
      .map(({ reason }) => reason)
      .toSorted(),
  ).toEqual(['Drugie', 'Pierwsze'])
  expect(told).toContainEqual(expect.objectContaining({ what: 'merged', subject: 'Łucja Żółć-Gęś (ges@merge.test)' }))
})

test('the address that is kept logs in with its own password, the other opens nothing; both are told, and sessions end', async () => {
  await school.work(async (ctx) => {
    await givePassword(ctx, kept.id, 'hasło-zostającej-1')
    await givePassword(ctx, gone.id, 'hasło-odchodzącej-2')
  })
  await merge({ login_of: 'gone' })
  const login = (email: string, password: string) => school.as().call(logIn, { email, password })
  await expect(login('ges@merge.test', 'hasło-odchodzącej-2')).resolves.toMatchObject({ redirect_to: '/my' })
  await expect(login('lucja@merge.test', 'hasło-zostającej-1')).rejects.toMatchObject({ status: 422 })
  expect(await admin().call(getStudent, { id: kept.id })).toMatchObject({ name: kept.name, email: 'ges@merge.test' })
  expect(await school.work(({ tx }) => tx.$count(sessions, inArray(sessions.personId, [kept.id, gone.id])))).toBe(1)
  const letters = await school.work(({ tx }) =>
    tx
      .select()
      .from(mails)
      .where(sql`${mails.cause} like ${`merged:${gone.id}:%`}`)
      .orderBy(mails.to),
  )
  expect(letters.map(({ to }) => to)).toEqual(['ges@merge.test', 'lucja@merge.test'])
  expect(letters[1]!.text).toContain('The address lucja@merge.test opens no account any more.')
  expect((await admin().call(listAudit, {})).data[0]).toMatchObject({
    sentence: 'Merged two accounts of a student',
    subject: 'Łucja Żółć-Gęś → Łucja Żółć',
  })
})

test('it is refused for admins, for oneself, while an order is being paid, and for who was an admin once', async () => {
  const refusal = (code: string) => expect.objectContaining({ status: 409, code: `students.${code}` })
  await expect(merge({ gone_id: kept.id })).rejects.toEqual(refusal('merged-with-itself'))
  await expect(merge({ gone_id: school.admin.id })).rejects.toEqual(refusal('admins-not-merged'))
  await expect(merge({ id: school.admin.id })).rejects.toEqual(refusal('admins-not-merged'))
  await expect(admin().call(lookAtMerge, { id: kept.id, other_id: school.admin.id })).rejects.toEqual(
    refusal('admins-not-merged'),
  )
  await buy(kept)
  const [bought] = await school.work(({ tx }) => tx.select().from(orders))
  for (const { id: studentId } of [kept, gone]) {
    // No payment of it that could settle meanwhile.
    const [order] = await school.work(({ tx }) =>
      tx
        .insert(orders)
        .values({
          ...bought!,
          id: newId(),
          number: `NUMB-${newId().slice(-4)}`,
          checkoutKey: newId(),
          studentId,
          status: 'paying',
          fulfilledAt: null,
          settledAt: null,
        })
        .returning(),
    )
    await expect(merge()).rejects.toEqual(refusal('merged-order-being-paid'))
    await school.work(({ tx }) => tx.update(orders).set({ status: 'failed' }).where(eq(orders.id, order!.id)))
  }
  await school.work(({ tx, now }) =>
    tx.insert(auditEntries).values({ adminId: gone.id, deed: 'POST /vote', area: 'votes', createdAt: now }),
  )
  const { accounts } = await admin().call(lookAtMerge, { id: kept.id, other_id: gone.id })
  expect(accounts.map(({ obstacle }) => obstacle)).toEqual([null, 'was_admin'])
  await expect(merge()).rejects.toEqual(refusal('former-admin-goes'))
  // The other way round nothing is in the way.
  expect(await merge({ id: gone.id, gone_id: kept.id })).toEqual({ done: true })
})

test('it takes the word, a role that keeps students, and students of one’s own school', async () => {
  await expect(merge({ word: 'merge' } as Sides)).rejects.toMatchObject({
    status: 422,
    fields: { word: ['Type MERGE to confirm'] },
  })
  await expect(merge({}, kept)).rejects.toMatchObject({ status: 403 })
  await expect(merge({}, await school.anAdmin({ adminRole: 'editor' }))).rejects.toMatchObject({ status: 403 })
  const other = await market.aSchool()
  for (const ids of [{ id: other.student.id }, { gone_id: other.student.id }])
    await expect(merge(ids)).rejects.toMatchObject({ status: 404 })
  await expect(
    other
      .as(other.admin)
      .call(mergeStudents, { id: kept.id, gone_id: gone.id, login_of: 'kept', details_of: 'kept', word: 'MERGE' }),
  ).rejects.toMatchObject({ status: 404 })
  expect(await merge({}, await school.anAdmin({ adminRole: 'support', email: 'wsparcie@school.test' }))).toEqual({
    done: true,
  })
})

test('a double press merges once; A into B and B into A at once leave one, and say so', async () => {
  const twice = await Promise.allSettled([merge(), merge(), merge({ id: gone.id, gone_id: kept.id })])
  const refused = twice.flatMap((each) => (each.status === 'rejected' ? [each.reason as { code: string }] : []))
  expect(refused.map(({ code }) => code)).toEqual(['students.merged-meanwhile', 'students.merged-meanwhile'])
  expect(await school.work(({ tx }) => tx.$count(people, inArray(people.id, [kept.id, gone.id])))).toBe(1)
})

test('a purchase while accounts become one is the one’s who stays, or is not made', async () => {
  for (let round = 0; round < 4; round++) {
    const buyer = await school.aStudent({ email: `buyer-${round}@merge.test` })
    const purchase = await market.aPurchase(school)
    const [bought, merged] = await Promise.allSettled([
      school.as(buyer).call(onePageCheckout, purchase),
      new Promise((resolve) => setTimeout(resolve, round * 15)).then(() => merge({ gone_id: buyer.id })),
    ])
    const made = await school.work(({ tx }) =>
      tx.select().from(orders).where(eq(orders.checkoutKey, purchase.checkout_key)),
    )
    if (merged.status === 'fulfilled') {
      expect(made.map(({ studentId }) => studentId)).toEqual(bought.status === 'fulfilled' ? [kept.id] : [])
      expect(await school.work(({ tx }) => tx.$count(people, eq(people.id, buyer.id)))).toBe(0)
    } else {
      expect(merged.reason).toMatchObject({ code: 'students.merged-order-being-paid' })
      expect(made).toMatchObject([{ studentId: buyer.id }])
    }
  }
})

test('ten thousand comments move at once, and a merge that dies leaves both accounts as they were', async () => {
  const { sections } = await school.work((ctx) => aCourse(ctx))
  const on = { type: LECTURE_TYPE, id: sections[0]!.lectureIds[0]! }
  await school.work(async (ctx) => {
    const { id, ...like } = await aComment(ctx, gone, on)
    const copies = Array.from({ length: 1_000 }, () => ({ ...like }))
    for (let thousand = 0; thousand < 10; thousand++) await ctx.tx.insert(comments).values(copies)
    await ctx.tx.delete(comments).where(eq(comments.id, id))
    await ctx.tx.insert(mutes).values([
      { studentId: kept.id, reason: 'Krótko', until: new Date(ctx.now.getTime() + 1_000_000) },
      { studentId: gone.id, reason: 'Na zawsze' },
    ])
  })
  const counts = () =>
    school.work(async ({ tx }) => [
      await tx.$count(comments, eq(comments.authorId, kept.id)),
      await tx.$count(comments, eq(comments.authorId, gone.id)),
    ])
  const died = school.work(async (ctx) => {
    await market.belongings.move(ctx, { keptId: kept.id, goneId: gone.id, loginOf: 'kept' })
    throw new Error('killed')
  })
  await expect(died).rejects.toThrow()
  expect(await counts()).toEqual([0, 10_000])
  const began = performance.now()
  await merge()
  expect(performance.now() - began).toBeLessThan(10_000)
  expect(await counts()).toEqual([10_000, 0])
  const open = await school.work(({ tx }) =>
    tx
      .select()
      .from(mutes)
      .where(sql`ended_at is null`),
  )
  expect(open).toMatchObject([{ studentId: kept.id, reason: 'Na zawsze' }])
})
