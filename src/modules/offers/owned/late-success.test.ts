import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { grants, revocations } from '#modules/access/tables.ts'
import { getTransaction } from '#modules/payments/index.ts'
import { recordOutcome } from '#modules/payments/record-outcome.ts'
import { recordRefund } from '#modules/payments/record-refund.ts'
import { transactions } from '#modules/payments/tables.ts'
import { newId } from '#platform/ids.ts'
import { Refusal } from '#platform/refusal.ts'
import { aWorld, type TestPerson } from '#test/world.ts'
import { completeOrder } from '#modules/orders/complete-order.ts'
import { BillingDetails } from '#modules/companies/details/contract.ts'
import { failOrder } from '#modules/orders/fail-order.ts'
import { refundOrder } from '#modules/orders/refund-order.ts'
import { placeOrder } from '#modules/checkout/place-order.ts'
import { claims, orderLines, orders } from '#modules/orders/tables.ts'
import type { SoldProduct } from '#modules/catalog/testing.ts'
import { CONSENTS, quietParts } from '#modules/checkout/testing.ts'
import { quoteCheckout } from '../contract.ts'
import { aCourseInParts, type CourseInParts } from './testing.ts'

const parts = {
  get gateways() {
    return world.gateways
  },
  ...quietParts(),
}

let course: CourseInParts
let student: TestPerson
const world = await aWorld()
const school = await world.aSchool()
beforeEach(async () => {
  course = await aCourseInParts(school)
  student = await school.aStudent({ email: `${newId()}@school.test` })
})
afterAll(() => world.close())

/** The payment of a new order. */
async function start({ slug, variantId }: SoldProduct, amount: number): Promise<string> {
  const order = { slug, checkout_key: newId(), variant_id: variantId, amount, currency: 'PLN' }
  const purchase = { ...order, ...BillingDetails.parse({}), encrypted_card: 'x', consents: [...CONSENTS] }
  const { transaction } = await school.work(
    (ctx) => placeOrder(ctx, { ...purchase, buyerId: student.id, browser: null, referral: undefined }, parts),
    student,
  )
  return transaction!.id
}
const told = (id: string, status: 'approved' | 'declined') =>
  school.work((ctx) =>
    recordOutcome(
      ctx,
      id,
      status === 'approved' ? { status, paymentId: id } : { status, paymentId: id, reason: 'bank_unavailable' },
    ),
  )
const complete = (id: string) => school.work(async (ctx) => completeOrder(ctx, await getTransaction(ctx, id), parts))
async function pay(wanted: SoldProduct, amount: number): Promise<string> {
  const id = await start(wanted, amount)
  await told(id, 'approved')
  await complete(id)
  return id
}
/** Given up by us, and what it held let go. */
async function giveUp(id: string): Promise<void> {
  await told(id, 'declined')
  await school.work(async (ctx) => failOrder(ctx, await getTransaction(ctx, id), parts.scarce))
}
async function succeedLate(id: string): Promise<void> {
  await told(id, 'approved')
  await complete(id)
  await complete(id)
}
const booksOf = (id: string) =>
  school.work(async ({ tx }) => {
    const [row] = await tx
      .select({ order: orders.status, reason: transactions.refundReason, claim: claims.state })
      .from(transactions)
      .innerJoin(orders, eq(orders.id, transactions.orderId))
      .leftJoin(claims, and(eq(claims.orderId, orders.id), eq(claims.resource, 'owned')))
      .where(eq(transactions.id, id))
    const given = await tx.$count(grants, eq(grants.sourceId, id))
    return { ...row!, given }
  })
const KEPT = { order: 'paid', reason: null, claim: 'kept', given: 1 }
const RETURNED = { order: 'failed', reason: 'price_gone', claim: 'released', given: 0 }

test('whose better variant is paid for after all has it at the difference, while the lesser one is there to count', async () => {
  await pay(course.first, 10_000)
  const late = await start(course.whole, 20_000)
  await giveUp(late)
  await succeedLate(late)
  expect(await booksOf(late)).toEqual(KEPT)
})

test.each([
  ['in part', 1],
  ['whole', 10_000],
])('of which the lesser one went back %s meanwhile goes back as well', async (_, amount) => {
  const lesser = await pay(course.first, 10_000)
  const late = await start(course.whole, 20_000)
  await giveUp(late)
  await school.work((ctx) => recordRefund(ctx, lesser, amount))
  await succeedLate(late)
  expect(await booksOf(late)).toEqual(RETURNED)
})

test('of which the lesser one counts towards another order by now goes back, and that order stays', async () => {
  await pay(course.first, 10_000)
  const late = await start(course.whole, 20_000)
  await giveUp(late)
  const other = await pay(course.more, 10_000)
  await succeedLate(late)
  expect(await booksOf(late)).toEqual(RETURNED)
  expect(await booksOf(other)).toEqual(KEPT)
})

test('while a better one is being paid for, another one that stands on the same is not begun', async () => {
  await pay(course.first, 10_000)
  const late = await start(course.whole, 20_000)
  expect(await start(course.more, 10_000), 'the one under way').toBe(late)
})

test('a lesser one whose money the gateway returned while the better one was paid for leaves that as it was agreed', async () => {
  const lesser = await pay(course.first, 10_000)
  const better = await start(course.whole, 20_000)
  await school.work((ctx) => recordRefund(ctx, lesser, 10_000))
  await succeedLate(better)
  expect(await booksOf(better)).toEqual(KEPT)
})

/** An admin returns all that is left of an order and takes what it gave; refused is refused. */
async function giveBack(id: string): Promise<void> {
  await school
    .work(async (ctx) => {
      const { orderId } = await getTransaction(ctx, id)
      return refundOrder(ctx, { orderId, reason: 'Obiecane', access: 'take', code: 'free' }, parts)
    }, school.admin)
    .catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error
    })
}

/** What must hold whatever happened, once everybody was told everything: nobody has more than they have paid for. */
async function expectGoodBooks(): Promise<void> {
  const books = await school.work(async ({ tx }) => ({
    paid: await tx
      .select({
        amount: transactions.amount,
        back: orderLines.returnedAmount,
        variantId: orderLines.variantId,
        id: transactions.id,
      })
      .from(transactions)
      .innerJoin(orders, eq(orders.id, transactions.orderId))
      .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
      .where(and(eq(orders.studentId, student.id), isNotNull(orders.fulfilledAt))),
    held: await tx
      .select({ variantId: grants.variantId, sourceId: grants.sourceId })
      .from(grants)
      .leftJoin(revocations, eq(revocations.grantId, grants.id))
      .where(and(eq(grants.studentId, student.id), isNull(revocations.grantId))),
    counted: await tx
      .select({
        lineId: claims.resourceId,
        quantity: claims.quantity,
        order: orders.status,
        worth: orderLines.amount,
        back: orderLines.returnedAmount,
      })
      .from(claims)
      .innerJoin(orders, eq(orders.id, claims.orderId))
      .innerJoin(orderLines, eq(orderLines.id, claims.resourceId))
      .where(and(eq(orders.studentId, student.id), eq(claims.resource, 'owned'), ne(claims.state, 'released'))),
  }))
  const priceOf = (variantId: string | null) =>
    [course.first, course.more, course.whole].find((each) => each.variantId === variantId)!.amount
  const kept = books.paid.reduce((sum, { amount, back }) => sum + amount - back, 0)
  const dearest = Math.max(0, ...books.held.map(({ variantId }) => priceOf(variantId)))
  expect(kept).toBeGreaterThanOrEqual(dearest)
  expect(new Set(books.counted.map(({ lineId }) => lineId)).size).toBe(books.counted.length)
  for (const { order, back } of books.counted) expect([back, ['paid', 'paying'].includes(order)]).toEqual([0, true])
}

test('in whatever order better ones are begun, fail, succeed late and go back, nobody has more than they paid for', async () => {
  const steps = ['start', 'decline', 'approve', 'hear', 'return'] as const
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...steps, 'start', 'approve', 'hear'), fc.nat(2), fc.nat(9)), {
        minLength: 10,
        maxLength: 30,
      }),
      async (script) => {
        course = await aCourseInParts(school)
        student = await school.aStudent({ email: `${newId()}@school.test` })
        const own: string[] = []
        for (const [step, variant, which] of script) {
          const transaction = own[which % Math.max(own.length, 1)]
          if (step === 'start') {
            const id = await begin([course.first, course.more, course.whole][variant]!)
            if (id && !own.includes(id)) own.push(id)
          } else if (transaction && step === 'hear') await hear(transaction)
          else if (transaction && step === 'return') await giveBack(transaction)
          else if (transaction) await told(transaction, step === 'approve' ? 'approved' : 'declined')
        }
        for (const transaction of own) await hear(transaction)
        await expectGoodBooks()
      },
    ),
    { numRuns: 60 },
  )
})

/** At the price it has now; undefined where it is refused. */
async function begin(wanted: SoldProduct): Promise<string | undefined> {
  const { slug, variantId: variant_id } = wanted
  const { amount } = await school.as(student).call(quoteCheckout, { slug, variant_id })
  return start(wanted, amount).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
    return undefined
  })
}

async function hear(id: string): Promise<void> {
  await complete(id)
  await school.work(async (ctx) => failOrder(ctx, await getTransaction(ctx, id), parts.scarce))
}
