import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { aGrant } from '#modules/access/testing.ts'
import { getProduct } from '#modules/catalog/index.ts'
import { promotions } from '#modules/catalog/tables.ts'
import { aProduct } from '#modules/catalog/testing.ts'
import { aComment } from '#modules/comments/testing.ts'
import { aCourse } from '#modules/courses/testing.ts'
import { LECTURE_TYPE } from '#modules/courses/vocabulary.ts'
import { anEvent } from '#modules/live-events/testing.ts'
import { mails } from '#modules/mails/tables.ts'
import { aReview } from '#modules/reviews/testing.ts'
import { listStudents } from '#modules/students/contract.ts'
import { readResults } from '#modules/surveys/contract.ts'
import { aSurvey } from '#modules/surveys/testing.ts'
import { DAY } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import { aWorld } from '#test/world.ts'
import { countWaiting } from './contract.ts'

const world = await aWorld()
afterAll(() => world.close())

test('each admin is told what waits for their role, how much of it and where', async () => {
  const school = await world.aSchool()
  const { courseId } = await school.work(async (ctx) => {
    const course = await aCourse(ctx, { title: 'Linoryt' })
    await aReview(ctx, { courseId: course.courseId, studentId: school.student.id, status: 'pending' })
    await ctx.tx.execute(sql`update videos set state = 'failed', failure = 'unreadable'`)
    return course
  })
  const waitingFor = async (adminRole: 'owner' | 'editor' | 'support' | 'accountant') => {
    const admin = await school.anAdmin({ adminRole, email: `${adminRole}@szkola.test` })
    return (await school.as(admin).call(countWaiting)).data
  }
  const review = { kind: 'review', count: 1, path: '/home/reviews?status=pending' }
  const owners = await waitingFor('owner')
  expect(owners).toContainEqual(review)
  const film = owners.find(({ kind }) => kind === 'film')!
  expect(film.path).toMatch(new RegExp(`^/home/courses/${courseId}/lectures/[0-9a-f-]+/edit$`))
  expect(film.count).toBeGreaterThan(0)
  expect((await waitingFor('editor')).map(({ kind }) => kind)).toEqual(['review', 'film'])
  expect(await waitingFor('support')).toEqual([review])
  expect(await waitingFor('accountant')).toEqual([])

  const elsewhere = await world.aSchool()
  expect((await elsewhere.as(elsewhere.admin).call(countWaiting)).data).toEqual([])
  await expect(school.as(school.student).call(countWaiting)).rejects.toMatchObject({ status: 403 })
})

test('mails that do not go out, access that ends and payments nobody made good wait as well', async () => {
  const school = await world.aSchool()
  const [lasting, ending, buyer] = [await school.aStudent(), await school.aStudent(), await school.aStudent()]
  const { product } = await school.work(async (ctx) => {
    const inDays = (days: number) => new Date(ctx.now.getTime() + days * DAY)
    const made = await aProduct(ctx, { title: 'Światło' })
    const give = (studentId: string, accessUntil: Date | null) =>
      aGrant(ctx, { studentId, productId: made.product.id, accessUntil })
    await give(lasting.id, null)
    await give(lasting.id, inDays(8))
    await give(ending.id, inDays(6))
    await give(ending.id, inDays(5))
    const mail = { subject: 'Zażółć', html: '<p>x</p>', text: 'x' }
    await ctx.tx.insert(mails).values([
      { ...mail, cause: 'a', to: 'a@b.test', failedAt: ctx.now, failure: '550' },
      { ...mail, cause: 'b', to: 'b@b.test', createdAt: inDays(-1) },
      { ...mail, cause: 'c', to: 'c@b.test' },
      { ...mail, cause: 'd', to: 'd@b.test', createdAt: inDays(-1), sentAt: ctx.now },
    ])
    return made
  })
  const order = (status: 'failed' | 'paid', days: number) =>
    school.work((ctx) =>
      ctx.tx.execute(sql`
        insert into orders (id, school_id, student_id, product_id, number, checkout_key, status, amount, currency, consents, billing, language, created_at)
        values (${newId()}, ${school.id}, ${buyer.id}, ${product.id}, ${newId()}, ${newId()}, ${status}, 100, 'PLN', '[]', '{}', 'pl', now() - ${days} * interval '1 day')`),
    )
  const waiting = async (kind: string) =>
    (await school.as(school.admin).call(countWaiting)).data.find((each) => each.kind === kind)
  expect(await waiting('mail')).toEqual({ kind: 'mail', count: 2, path: '/home/mails' })
  expect(await waiting('ending_access')).toMatchObject({ count: 1, path: '/home/students?access=ending' })
  const found = await school.as(school.admin).call(listStudents, { access: 'ending' })
  expect(found.data.map(({ id }) => id)).toEqual([ending.id])
  expect(await waiting('failed_payment')).toBeUndefined()
  await order('failed', 8)
  expect(await waiting('failed_payment')).toBeUndefined()
  await order('failed', 2)
  expect(await waiting('failed_payment')).toMatchObject({ count: 1, path: '/home/orders?status=failed' })
  await order('paid', 1)
  expect(await waiting('failed_payment')).toBeUndefined()
})

test('questions without a reply, full events, promotions that end and answers nobody has read wait as well', async () => {
  const school = await world.aSchool()
  const event = await anEvent(school, { capacity: 1 })
  const { course, lectureId, survey } = await school.work(async (ctx) => {
    const course = await aCourse(ctx, { title: 'Linoryt' })
    const on = { type: LECTURE_TYPE, id: course.sections[0]!.lectureIds[0]! }
    await aComment(ctx, school.student, on, { body: 'Jakim dłutem? 🎨' })
    await aComment(ctx, school.student, on, { body: 'A czym?', repliesCount: 1 })
    await aComment(ctx, school.student, on, { body: 'Dziękuję!' })
    await aComment(ctx, school.admin, on, { body: 'I jak Wam poszło?' })
    await aComment(ctx, school.student, on, { body: 'A po co?', createdAt: new Date(ctx.now.getTime() - 31 * DAY) })
    await ctx.tx.execute(sql`update products set stock_sold = stock_limit where id = ${event.id}`)
    const ends = { amount: 5_000, startsAt: ctx.now, referenceAmount: 9_000 }
    const variantId = (await getProduct(ctx, { productId: course.courseId })).variants[0]!.variant.id
    const soon = new Date(ctx.now.getTime() + 2 * DAY)
    await ctx.tx.insert(promotions).values({ ...ends, variantId, endsAt: soon })
    const later = new Date(ctx.now.getTime() + 4 * DAY)
    await ctx.tx.insert(promotions).values({ ...ends, variantId: event.variantId, endsAt: later })
    const survey = await aSurvey(ctx)
    await ctx.tx.execute(sql`update surveys set responses_count = 3 where id = ${survey.id}`)
    return { course, lectureId: on.id, survey }
  })
  const admin = school.as(school.admin)
  const waiting = async (kind: string) => (await admin.call(countWaiting)).data.find((each) => each.kind === kind)
  expect(await waiting('question')).toMatchObject({
    count: 1,
    path: expect.stringMatching(new RegExp(`/watch/${lectureId}#comments$`)),
  })
  expect(await waiting('full_event')).toMatchObject({ count: 1, path: `/home/events/${event.id}/edit/participants` })
  expect(await waiting('promotion')).toMatchObject({ count: 1, path: `/home/courses/${course.courseId}/edit/price` })
  expect(await waiting('survey')).toMatchObject({ count: 1, path: `/home/surveys/${survey.id}/results` })

  await admin.call(readResults, { id: survey.id })
  expect(await waiting('survey')).toBeUndefined()
  const elsewhere = await world.aSchool()
  await expect(elsewhere.as(elsewhere.admin).call(readResults, { id: survey.id })).rejects.toMatchObject({
    status: 404,
  })
  const support = await school.anAdmin({ adminRole: 'support', email: 'wsparcie@szkola.test' })
  await expect(school.as(support).call(readResults, { id: survey.id })).rejects.toMatchObject({ status: 403 })
})
