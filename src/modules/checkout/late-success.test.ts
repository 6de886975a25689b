import { asc, eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { grants } from '#modules/access/tables.ts'
import { getOffer } from '#modules/catalog/index.ts'
import { promotions } from '#modules/catalog/tables.ts'
import { aProduct } from '#modules/catalog/testing.ts'
import { getTransaction } from '#modules/payments/index.ts'
import { recordOutcome } from '#modules/payments/record-outcome.ts'
import { transactions } from '#modules/payments/tables.ts'
import { isFailed, isPaid } from '#modules/payments/vocabulary.ts'
import { MINUTE } from '#platform/clock.ts'
import { domainEvents } from '#platform/db/tables.ts'
import { newId } from '#platform/ids.ts'
import { Refusal } from '#platform/refusal.ts'
import { aWorld, type TestPerson } from '#test/world.ts'
import { BillingDetails } from '#modules/companies/details/contract.ts'
import { completeOrder } from '#modules/orders/complete-order.ts'
import { paidTooLate, paidTwice } from '#modules/orders/events.ts'
import { failOrder } from '#modules/orders/fail-order.ts'
import { claims, orders } from '#modules/orders/tables.ts'
import { placeOrder } from './place-order.ts'
import { CONSENTS, quietParts } from './testing.ts'

const REDUCED = 5_000
const parts = {
  get gateways() {
    return world.gateways
  },
  ...quietParts(),
}

const world = await aWorld()
const school = await world.aSchool()
afterAll(() => world.close())

/** A course of which so many are sold for less, and those who want it. */
async function aPromotion({ packages, buyers }: { packages: number; buyers: number }) {
  const { product, variants } = await school.work((ctx) => aProduct(ctx))
  const variantId = variants[0]!.variant.id
  await school.work(({ tx, now }) =>
    tx.insert(promotions).values({
      variantId,
      amount: REDUCED,
      packagesLimit: packages,
      startsAt: new Date(now.getTime() - MINUTE),
      referenceAmount: 10_000,
    }),
  )
  const people: TestPerson[] = []
  for (let nth = 0; nth < buyers; nth++) people.push(await school.aStudent({ email: `${newId()}@school.test` }))
  const offered = () =>
    school.work(async (ctx) => (await getOffer(ctx, { productSlug: product.slug })).variants[0]!.amount)
  return {
    productId: product.id,
    variantId,
    people,
    /** the transaction of a new order at the price that is shown; undefined when it was refused */
    async start(buyer: TestPerson, amount?: number) {
      const shown = amount ?? (await offered())
      const order = { slug: product.slug, checkout_key: newId(), variant_id: variantId, amount: shown, currency: 'PLN' }
      const details = BillingDetails.parse({})
      const purchase = { ...order, ...details, encrypted_card: 'x', consents: [...CONSENTS] }
      return school
        .work(
          (ctx) => placeOrder(ctx, { ...purchase, buyerId: buyer.id, browser: null, referral: undefined }, parts),
          buyer,
        )
        .then(({ transaction }) => transaction?.id)
        .catch((error: unknown) => {
          if (!(error instanceof Refusal)) throw error
          return undefined
        })
    },
  }
}

const told = (transactionId: string, status: 'approved' | 'declined') =>
  school.work((ctx) =>
    recordOutcome(
      ctx,
      transactionId,
      status === 'approved'
        ? { status, paymentId: transactionId }
        : { status, paymentId: transactionId, reason: 'bank_unavailable' },
    ),
  )
const complete = (transactionId: string) =>
  school.work(async (ctx) => completeOrder(ctx, await getTransaction(ctx, transactionId), parts))
const fail = (transactionId: string) =>
  school.work(async (ctx) => failOrder(ctx, await getTransaction(ctx, transactionId), parts.scarce))

/** What the books say of one product. */
async function booksOf({ productId, variantId }: { productId: string; variantId: string }) {
  return school.work(async ({ tx }) => {
    const rows = await tx
      .select({ order: orders, claim: claims, transaction: transactions })
      .from(orders)
      .leftJoin(claims, eq(claims.orderId, orders.id))
      .innerJoin(transactions, eq(transactions.orderId, orders.id))
      .where(eq(orders.productId, productId))
      .orderBy(asc(orders.createdAt))
    const given = await tx.select().from(grants).where(eq(grants.productId, productId))
    const events = await tx
      .select({ transactionId: sql<string>`payload ->> 'transaction_id'` })
      .from(domainEvents)
      .where(sql`${domainEvents.name} in (${paidTwice.eventName}, ${paidTooLate.eventName})`)
    const [promotion] = await tx.select().from(promotions).where(eq(promotions.variantId, variantId))
    return { rows, given, events, promotion: promotion! }
  })
}

/** What must hold whatever happened, once everybody was told everything. */
async function expectGoodBooks(sold: { productId: string; variantId: string }): Promise<void> {
  const { rows, given, events, promotion } = await booksOf(sold)
  const reduced = rows.filter(({ claim }) => claim !== null)
  const ofStatus = (...statuses: string[]) => reduced.filter(({ order }) => statuses.includes(order.status)).length
  expect(ofStatus('paid')).toBeLessThanOrEqual(promotion.packagesLimit)
  expect(promotion.packagesSold).toBe(ofStatus('paid', 'paying'))
  const stateFor = { paid: 'kept', paying: 'held', failed: 'released' } as Record<string, string>
  for (const { order, claim } of reduced) expect(claim!.state).toBe(stateFor[order.status])
  expect(new Set(given.map(({ studentId }) => studentId)).size).toBe(given.length)
  for (const { order, transaction } of rows) {
    const grantsOfIt = given.filter(({ sourceId }) => sourceId === transaction.id).length
    const refunds = events.filter(({ transactionId }) => transactionId === transaction.id).length
    const goesBack = transaction.refundReason !== null
    expect(refunds).toBe(goesBack ? 1 : 0)
    if (isPaid(transaction.status)) {
      expect([grantsOfIt, order.status, order.fulfilledAt !== null]).toEqual(
        goesBack ? [0, 'failed', false] : [1, 'paid', true],
      )
    } else {
      expect([grantsOfIt, goesBack]).toEqual([0, false])
      expect(order.status).toBe(isFailed(transaction.status) ? 'failed' : 'paying')
    }
  }
}

test('whose payment succeeds after all has the package again while one is left', async () => {
  const promotion = await aPromotion({ packages: 1, buyers: 1 })
  const late = (await promotion.start(promotion.people[0]!))!
  await told(late, 'declined')
  await fail(late)
  await told(late, 'approved')
  await complete(late)
  const { given, promotion: after } = await booksOf(promotion)
  expect([given.length, after.packagesSold]).toEqual([1, 1])
  await expectGoodBooks(promotion)
})

test('when the last package is somebody else’s by then, the money goes back, once, and it stays so', async () => {
  const promotion = await aPromotion({ packages: 1, buyers: 2 })
  const [unlucky, lucky] = promotion.people as [TestPerson, TestPerson]
  const late = (await promotion.start(unlucky))!
  await told(late, 'declined')
  await fail(late)
  const last = (await promotion.start(lucky))!
  await told(late, 'approved')
  await complete(late)
  await complete(late)
  await told(last, 'declined')
  await fail(last)
  await complete(late)
  const { rows, given } = await booksOf(promotion)
  expect(rows.map(({ transaction }) => transaction.refundReason)).toEqual(['sold_out', null])
  expect(given).toEqual([])
  await expectGoodBooks(promotion)
})

test('a promotion that ended meanwhile still keeps its word to who had bought in time', async () => {
  const promotion = await aPromotion({ packages: 3, buyers: 1 })
  const late = (await promotion.start(promotion.people[0]!))!
  await told(late, 'declined')
  await fail(late)
  await school.work(({ tx, now }) =>
    tx.update(promotions).set({ endedAt: now }).where(eq(promotions.variantId, promotion.variantId)),
  )
  await told(late, 'approved')
  await complete(late)
  expect((await booksOf(promotion)).given).toHaveLength(1)
  await expectGoodBooks(promotion)
})

test('who tried again and then paid both times keeps one package, and the other is for sale again', async () => {
  const promotion = await aPromotion({ packages: 2, buyers: 1 })
  const [buyer] = promotion.people as [TestPerson]
  const first = (await promotion.start(buyer))!
  await told(first, 'declined')
  await fail(first)
  const second = (await promotion.start(buyer))!
  for (const id of [first, second]) {
    await told(id, 'approved')
    await complete(id)
  }
  const { rows, promotion: after } = await booksOf(promotion)
  expect(rows.map(({ transaction }) => transaction.refundReason)).toEqual([null, 'paid_twice'])
  expect(after.packagesSold).toBe(1)
  await expectGoodBooks(promotion)
})

test('in whatever order payments start, fail, succeed late and take the last package, none is oversold', async () => {
  const steps = ['start', 'decline', 'approve', 'hear'] as const
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 2 }),
      fc.array(fc.tuple(fc.nat(1), fc.constantFrom(...steps), fc.nat(1)), { minLength: 8, maxLength: 30 }),
      async (packages, script) => {
        const promotion = await aPromotion({ packages, buyers: 2 })
        const started: string[][] = [[], []]
        for (const [buyer, step, which] of script) {
          const own = started[buyer]!
          const transaction = own[which % Math.max(own.length, 1)]
          if (step === 'start') {
            const id = await promotion.start(promotion.people[buyer]!)
            if (id && !own.includes(id)) own.push(id)
          } else if (transaction && step === 'hear') {
            await complete(transaction)
            await fail(transaction)
          } else if (transaction) await told(transaction, step === 'approve' ? 'approved' : 'declined')
        }
        for (const transaction of started.flat()) {
          await fail(transaction)
          await complete(transaction)
        }
        await expectGoodBooks(promotion)
      },
    ),
    { numRuns: 60 },
  )
})

test('a late success and a buyer of the last package at the same moment are one sale and one refund, or one sale', async () => {
  for (let round = 0; round < 15; round++) {
    const promotion = await aPromotion({ packages: 1, buyers: 4 })
    const [late, ...others] = promotion.people as [TestPerson, ...TestPerson[]]
    const lateId = (await promotion.start(late))!
    await told(lateId, 'declined')
    await fail(lateId)
    await told(lateId, 'approved')
    const bought = await Promise.all([
      complete(lateId),
      complete(lateId),
      ...others.map((other) => promotion.start(other, REDUCED)),
    ])
    for (const id of bought) {
      if (!id) continue
      await told(id, 'approved')
      await complete(id)
    }
    expect((await booksOf(promotion)).promotion.packagesSold).toBe(1)
    await expectGoodBooks(promotion)
  }
})
