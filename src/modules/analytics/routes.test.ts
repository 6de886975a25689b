import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { clock, DAY } from '#platform/clock.ts'
import type { ApiProblem } from '#platform/contract/client.ts'
import { cursorIn } from '#platform/contract/cursor-in.ts'
import { newId } from '#platform/ids.ts'
import { aProduct } from '#modules/catalog/testing.ts'
import type { PricedProduct } from '#modules/catalog/view.ts'
import { orderPaid } from '#modules/orders/events.ts'
import { orderLines, orders } from '#modules/orders/tables.ts'
import { attributions } from '#modules/partners/tables.ts'
import { aPartner } from '#modules/partners/testing.ts'
import { commentPosted } from '#modules/comments/events.ts'
import { aComment } from '#modules/comments/testing.ts'
import { aPost, aTopic, onPost } from '#modules/community/testing.ts'
import { aCourse } from '#modules/courses/testing.ts'
import { openSandboxAccount } from '#modules/payments/index.ts'
import { transactions } from '#modules/payments/tables.ts'
import { studentRegistered } from '#modules/people/events.ts'
import { people } from '#modules/people/tables.ts'
import { reviewWritten } from '#modules/reviews/events.ts'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'
import * as contract from './contract.ts'
import { addToDays } from './sold/add-to-days.ts'

let school: TestSchool

const world = await aWorld()
afterAll(() => world.close())
beforeEach(async () => {
  school = await world.aSchool()
})

const dashboard = (days?: number) => school.as(school.admin).call(contract.getDashboard, { days })
const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY)

interface Payment {
  id?: string
  status?: (typeof transactions.$inferInsert)['status']
  amount?: number
  refundedAmount?: number
  currency?: string
  settledAt?: Date
  campaign?: string
  of?: PricedProduct
  partnerId?: string
}

/** An order of one line with what was paid for it, as a purchase leaves them. */
const pay = ({ id = newId(), status = 'CLEARED', amount = 10_000, settledAt = clock.now(), ...given }: Payment = {}) =>
  school.work(async (ctx) => {
    const { refundedAmount = 0, currency = 'PLN', campaign = '', partnerId } = given
    const { product, variants } = given.of ?? (await aProduct(ctx))
    const orderId = newId()
    const billing = { phone: '', vat_id: '', address_1: '', address_2: '', country: '' }
    const isPaid = status === 'PERFORMED' || status === 'CLEARED'
    const paid = { orderId, amount, currency }
    const order = { studentId: school.student.id, productId: product.id, checkoutKey: newId(), consents: [], billing }
    const placed = { ...order, id: orderId, amount, currency, campaign, language: 'pl' as const, settledAt }
    await ctx.tx.insert(orders).values({ ...placed, status: 'failed' })
    if (partnerId) await ctx.tx.insert(attributions).values({ orderId, partnerId, clickedAt: settledAt })
    const line = { title: 'Kurs', standardAmount: amount, accessDays: 0, returnedAmount: refundedAmount }
    await ctx.tx
      .insert(orderLines)
      .values({ ...paid, ...line, productId: product.id, variantId: variants[0]!.variant.id })
    await ctx.tx.insert(transactions).values({
      ...paid,
      id,
      hash: newId(),
      payerId: school.student.id,
      accountId: (await openSandboxAccount(ctx))!.id,
      status,
      description: 'Kurs',
      settledAt,
      refundedAmount,
    })
    if (isPaid) await ctx.tx.update(orders).set({ status: 'paid' }).where(eq(orders.id, orderId))
    return orderId
  })

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

describe('a day is one of the school', () => {
  const soldAt = async (timeZone: string, now: string, ...moments: string[]) => {
    clock.moveBy(Date.parse(now) - clock.now().getTime())
    school = await world.aSchool({ timeZone })
    for (const at of moments) await pay({ amount: 100, settledAt: new Date(at) })
    const { sales } = await dashboard(3)
    return sales.map(({ on, amount }) => [on, amount])
  }

  test('on the other side of the world', async () => {
    expect(
      await soldAt(
        'Pacific/Auckland',
        '2026-11-20T12:00:00Z',
        '2026-11-19T10:59:59.999Z',
        '2026-11-19T11:00:00Z',
        '2026-11-20T10:59:59.999Z',
        '2026-11-20T11:00:00Z',
      ),
    ).toEqual([
      ['2026-11-19', 100],
      ['2026-11-20', 200],
      ['2026-11-21', 100],
    ])
  })

  test('when it has 25 hours, and when it has 23', async () => {
    expect(
      await soldAt(
        'Europe/Warsaw',
        '2026-10-26T12:00:00Z',
        '2026-10-24T21:59:59.999Z',
        '2026-10-24T22:00:00Z',
        '2026-10-25T22:59:59.999Z',
        '2026-10-25T23:00:00Z',
      ),
    ).toEqual([
      ['2026-10-24', 100],
      ['2026-10-25', 200],
      ['2026-10-26', 100],
    ])
    expect(
      await soldAt(
        'America/New_York',
        '2027-03-15T12:00:00Z',
        '2027-03-14T04:59:59.999Z',
        '2027-03-14T05:00:00Z',
        '2027-03-15T03:59:59.999Z',
        '2027-03-15T04:00:00Z',
      ),
    ).toEqual([
      ['2027-03-13', 100],
      ['2027-03-14', 200],
      ['2027-03-15', 100],
    ])
  })
})

test('only money that was taken counts, and only in the currency of the school', async () => {
  for (const status of ['STARTED', 'PENDING', 'FAILURE', 'ERROR', 'CANCELED'] as const) await pay({ status })
  await pay({ currency: 'EUR' })
  await pay({ status: 'PERFORMED' })
  await pay({ status: 'CLEARED' })
  expect((await dashboard()).volume).toEqual({ now: 20_000, before: 0 })
})

test('what was sold in another currency stands apart: neither added nor left out', async () => {
  await pay({ amount: 10_000 })
  await pay({ amount: 4_000, currency: 'EUR' })
  await pay({ amount: 3_000, refundedAmount: 1_000, currency: 'EUR', settledAt: daysAgo(7) })
  await pay({ amount: 50_000, currency: 'CZK', settledAt: daysAgo(7) })
  const seen = await dashboard(7)
  expect(seen).toMatchObject({
    currency: 'PLN',
    volume: { now: 10_000, before: 0 },
    other_volumes: [
      { currency: 'CZK', volume: { now: 0, before: 50_000 } },
      { currency: 'EUR', volume: { now: 4_000, before: 2_000 } },
    ],
    sales_count: { now: 2, before: 2 },
  })
  expect(seen.sales.at(-1)).toMatchObject({ amount: 10_000, before: 0 })
})

test('refunded money is no sale, and a part of it is none either', async () => {
  await pay({ amount: 10_000 })
  await pay({ amount: 10_000, refundedAmount: 2_500 })
  await pay({ amount: 10_000, refundedAmount: 10_000 })
  await pay({ amount: 7_000, refundedAmount: 7_000, settledAt: daysAgo(7) })
  const seen = await dashboard(7)
  expect(seen.sales.at(-1)).toMatchObject({ amount: 17_500, before: 0 })
  expect(seen).toMatchObject({ volume: { now: 17_500, before: 0 }, sales_count: { now: 2, before: 0 } })
})

test('what was sold is told apart by product and by what led its buyers there, each beside the period before', async () => {
  const [linocut, paper] = await school.work(async (ctx) => [
    await aProduct(ctx, { title: 'Linoryt' }),
    await aProduct(ctx, { title: 'Papier' }),
  ])
  const partner = await aPartner(school, { name: 'Zoë 🎓' })
  await pay({ of: linocut, amount: 9_000, campaign: 'utm_source=meta&utm_campaign=jesie%C5%84' })
  await pay({ of: linocut, amount: 4_000, refundedAmount: 4_000 })
  await pay({ of: paper, amount: 2_000, campaign: 'utm_source=meta', partnerId: partner.id })
  await pay({ of: paper, amount: 5_000, settledAt: daysAgo(8) })
  await pay({ of: paper, amount: 900, currency: 'EUR' })
  const told = async () => {
    const { products, sources, volume, sales_count } = await dashboard(7)
    return { products, sources, volume, sales_count }
  }
  const seen = await told()
  expect(seen).toEqual({
    products: [
      { id: linocut.product.id, title: 'Linoryt', kind: 'course', amount: { now: 9_000, before: 0 }, sold: 1 },
      { id: paper.product.id, title: 'Papier', kind: 'course', amount: { now: 2_000, before: 5_000 }, sold: 1 },
    ],
    sources: [
      {
        partner: null,
        campaign: { source: 'meta', medium: '', campaign: 'jesień' },
        amount: { now: 9_000, before: 0 },
        sold: 1,
      },
      { partner: { id: partner.id, name: 'Zoë 🎓' }, campaign: null, amount: { now: 2_000, before: 0 }, sold: 1 },
      { partner: null, campaign: null, amount: { now: 0, before: 5_000 }, sold: 0 },
    ],
    volume: { now: 11_000, before: 5_000 },
    sales_count: { now: 3, before: 1 },
  })
  expect(await addToDays(world.app.units)).toBeGreaterThan(0)
  expect(await addToDays(world.app.units)).toBe(0)
  expect(await told()).toEqual(seen)
})

test('what goes back after its day was summed up is taken off that day', async () => {
  const orderId = await pay({ amount: 10_000, settledAt: daysAgo(3) })
  await addToDays(world.app.units)
  const giveBack = (returnedAmount: number) =>
    school.work(({ tx }) => tx.update(orderLines).set({ returnedAmount }).where(eq(orderLines.orderId, orderId)))
  await giveBack(2_500)
  expect(await dashboard(7)).toMatchObject({ volume: { now: 7_500, before: 0 }, sales_count: { now: 1, before: 0 } })
  await giveBack(10_000)
  await addToDays(world.app.units)
  expect(await dashboard(7)).toMatchObject({
    volume: { now: 0, before: 0 },
    sales_count: { now: 0, before: 0 },
    products: [],
  })
})

test('activity says of a sale what went back', async () => {
  const { product } = await school.work((ctx) => aProduct(ctx))
  const ids = [newId(), newId(), newId()]
  for (const [nth, id] of ids.entries()) {
    clock.moveBy(1000)
    await pay({ id, amount: 10_000, refundedAmount: [0, 2_500, 10_000][nth]! })
    const payment = { transaction_id: id, order_id: newId(), student_id: school.student.id, product_id: product.id }
    await school.work(async (ctx) => ctx.emit(orderPaid({ ...payment, amount: 10_000, currency: 'PLN' })))
  }
  const { data } = await school.as(school.admin).call(contract.listActivity, {})
  expect(data.map(({ amount, refunded_amount }) => [amount, refunded_amount])).toEqual([
    [10_000, 10_000],
    [10_000, 2_500],
    [10_000, 0],
  ])
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
    ['sale', 'Światło', `/home/orders/${sale.order_id}`, 4_900],
    ['registration', null, `/home/students/${school.student.id}`, null],
  ])
  const accountant = await school.anAdmin({ adminRole: 'accountant', email: 'ksiegowa@szkola.test' })
  const seen = await school.as(accountant).call(contract.listActivity, {})
  expect(seen.data.slice(2).map(({ href }) => href)).toEqual([`/home/orders/${sale.order_id}`, null])
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

test('45 things that happened at once come in six pages without a gap or a repetition', async () => {
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
  expect([read.size, pages]).toEqual([45, 6])
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
