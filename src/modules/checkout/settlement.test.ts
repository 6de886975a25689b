import fc from 'fast-check'
import { and, count, eq, like, sql } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { grants } from '#modules/access/tables.ts'
import { getOffer } from '#modules/catalog/index.ts'
import { promotions } from '#modules/catalog/tables.ts'
import { mails } from '#modules/mails/tables.ts'
import { cancelPayment, pollTransaction } from '#modules/payments/contract.ts'
import { gatewayNotifications, transactions } from '#modules/payments/tables.ts'
import { reconcilePayments } from '#modules/payments/reconcile-payments.ts'
import { MINUTE, SECOND, clock } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import { thrown } from '#test/parts-of-jobs.ts'
import type { TestPerson } from '#test/world.ts'
import { isFulfilled } from '#modules/orders/is-fulfilled.ts'
import { orders } from '#modules/orders/tables.ts'
import { onePageCheckout } from './contract.ts'
import { placeOrder } from './place-order.ts'
import type { SoldProduct } from '#modules/catalog/testing.ts'
import { aMarket, type Market, quietParts, untilBought } from './testing.ts'

const SECURE = '4000002760003184'

const findSchool = async () => school

const market = await aMarket({ bank: { BANK_LATE_CONFIRMATION_MS: '1500' } })
await market.startWorking()
const school = await market.aSchool()
const course = await market.aCourse(school)
afterEach(async () => {
  await market.bank.clearFaults()
})
afterAll(() => market.close())

const buy = async (student: TestPerson, given: Parameters<Market['aPurchase']>[1] = {}) =>
  school.as(student).call(onePageCheckout, await market.aPurchase(school, { course, ...given }))

const transactionOf = async ({ id }: TestPerson) =>
  school.work(async ({ tx }) => (await tx.select().from(transactions).where(eq(transactions.payerId, id)))[0]!)

/** As the payer is told, without anybody asking the gateway. */
const statusOf = async (student: TestPerson) => {
  const { status, orderId } = await transactionOf(student)
  return (await school.work((ctx) => isFulfilled(ctx, orderId))) ? 'ACCESS_GRANTED' : status
}
const poll = async (student: TestPerson) =>
  school.as().call(pollTransaction, { hash: (await transactionOf(student)).hash })
const cancel = async (student: TestPerson) =>
  school.as().call(cancelPayment, { hash: (await transactionOf(student)).hash })
const reconcile = () => reconcilePayments({ gateways: market.gateways, units: market.app.units, findSchool }, thrown)

/** What the payer does on the bank's own page. */
const answerBank = async (student: TestPerson, answer: Record<string, string>) => {
  const url = (await transactionOf(student)).authenticationUrl!
  return fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(answer) })
}
const confirm = (student: TestPerson) => answerBank(student, { code: '123456' })

describe('3-D Secure', () => {
  test('confirmed, the payment is performed and access follows by the notification alone', async () => {
    const student = await school.aStudent()
    await buy(student, { card: SECURE })
    expect(await statusOf(student)).toBe('AUTHENTICATION')
    await confirm(student)
    await expect.poll(() => statusOf(student)).toBe('ACCESS_GRANTED')
    expect(await gains(student)).toEqual({ grants: 1, mails: 1, paid: 1 })
  })

  test('answered with a wrong code, it fails, and the buyer can try again', async () => {
    const student = await school.aStudent()
    await buy(student, { card: SECURE })
    await answerBank(student, { code: '000000' })
    await expect.poll(() => statusOf(student)).toBe('FAILURE')
    expect((await poll(student)).transaction.reason).toBe('authentication_failed')
    await buy(student)
    expect(await gains(student)).toEqual({ grants: 1, mails: 1, paid: 1 })
  })

  test('abandoned and given up, it is canceled at the bank too', async () => {
    const student = await school.aStudent()
    await buy(student, { card: SECURE })
    const { authenticationUrl } = await transactionOf(student)
    expect(await cancel(student)).toMatchObject({ status: 'CANCELED', transaction: { can: { cancel: false } } })
    const late = await fetch(authenticationUrl!, { redirect: 'manual' })
    expect(late.status).toBe(303)
    await buy(student)
    expect(await gains(student)).toEqual({ grants: 1, mails: 1, paid: 1 })
  })
})

test('a late confirmation clears a pending payment', async () => {
  const student = await school.aStudent()
  await buy(student, { card: '4000000000000077' })
  expect(await statusOf(student)).toBe('PENDING')
  await expect.poll(() => statusOf(student)).toBe('ACCESS_GRANTED')
})

describe('a bank in trouble', () => {
  test('an answer that is lost is heard when the charge is sent again', async () => {
    const student = await school.aStudent()
    await market.bank.plan('lose_answer')
    await buy(student)
    expect(await gains(student)).toEqual({ grants: 1, mails: 1, paid: 1 })
  })

  test('down at the charge and at the poll: 502, and when it is certain that nothing arrived, an error', async () => {
    const student = await school.aStudent()
    const purchase = await market.aPurchase(school, { course })
    await market.bank.plan('down', { times: 3 })
    const { redirect } = await school.as(student).call(onePageCheckout, purchase)
    expect(redirect).toMatch(/^\/payment\//)
    expect(await statusOf(student)).toBe('STARTED')
    clock.moveBy(10 * SECOND)
    await expect(poll(student)).rejects.toMatchObject({ status: 502 })
    expect((await poll(student)).status).toBe('STARTED')
    clock.moveBy(3 * MINUTE)
    expect(await poll(student)).toMatchObject({ status: 'ERROR', transaction: { reason: 'never_arrived' } })
    await buy(student)
    expect(await gains(student)).toEqual({ grants: 1, mails: 1, paid: 1 })
  })

  test('no notification and nobody who looks: reconciliation finds the money', async () => {
    const student = await school.aStudent()
    await market.bank.plan('withhold_notification')
    await buy(student, { card: SECURE })
    await confirm(student)
    clock.moveBy(31 * SECOND)
    await reconcile()
    expect(['PERFORMED', 'ACCESS_GRANTED']).toContain(await statusOf(student))
    await expect.poll(() => gains(student)).toEqual({ grants: 1, mails: 1, paid: 1 })
  })
})

describe('a process killed', () => {
  test('after the order and before the charge: the payment ends, and the buyer can try again', async () => {
    const student = await school.aStudent()
    await place(student)
    await reconcile()
    expect(await statusOf(student)).toBe('STARTED')
    clock.moveBy(3 * MINUTE)
    await reconcile()
    expect(await statusOf(student)).toBe('ERROR')
    await buy(student)
    expect(await gains(student)).toEqual({ grants: 1, mails: 1, paid: 1 })
  })

  test('after the charge and before its answer was put down: the buyer gets what they paid for', async () => {
    const student = await school.aStudent()
    await market.bank.plan('withhold_notification')
    const { transaction, purchase } = await place(student)
    await market.bank.gateway.charge({
      idempotencyKey: transaction!.id,
      amount: transaction!.amount,
      currency: transaction!.currency,
      description: '',
      merchantName: 'S',
      card: { encryptedCard: purchase.encrypted_card! },
      wantsSavedCard: false,
      offSession: false,
      customer: student,
      returnUrl: `${school.origin}/payment/x`,
      notifyUrl: 'http://127.0.0.1:9/',
      language: 'pl',
    })
    clock.moveBy(31 * SECOND)
    await reconcile()
    await expect.poll(() => gains(student)).toEqual({ grants: 1, mails: 1, paid: 1 })
  })

  test('money the bank took after we gave the payment up is not lost', async () => {
    const student = await school.aStudent()
    await buy(student, { card: SECURE })
    const { id } = await transactionOf(student)
    await school.work(({ tx }) =>
      tx.update(transactions).set({ status: 'ERROR', settledAt: new Date() }).where(eq(transactions.id, id)),
    )
    await confirm(student)
    await expect.poll(() => gains(student)).toEqual({ grants: 1, mails: 1, paid: 1 })
  })
})

test('what was given up, bought again and then confirmed after all is paid back', async () => {
  const student = await school.aStudent()
  await buy(student, { card: SECURE })
  const first = await transactionOf(student)
  await school.work(({ tx }) =>
    tx.update(transactions).set({ status: 'CANCELED', settledAt: new Date() }).where(eq(transactions.id, first.id)),
  )
  await buy(student)
  await fetch(first.authenticationUrl!, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ code: '123456' }),
  })
  await expect.poll(async () => (await market.bank.gateway.findPayment(first.id))?.refundedAmount).toBe(first.amount)
  expect(await gains(student)).toEqual({ grants: 1, mails: 1, paid: 1 })
})

test('in whatever order notification, poll, return page and cancel come, the end is the same', async () => {
  const steps = {
    poll: (student: TestPerson) => poll(student),
    cancel: (student: TestPerson) => cancel(student),
    reconcile,
    resubmit: (student: TestPerson) => buy(student).catch(() => undefined),
    returnPage: async (student: TestPerson) => {
      clock.moveBy(5 * SECOND)
      return poll(student)
    },
  }
  const names = Object.keys(steps) as (keyof typeof steps)[]
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray(names, { minLength: 1 }),
      fc.boolean(),
      fc.boolean(),
      async (order, comesTwice, isReordered) => {
        const student = await school.aStudent({ email: `${newId()}@school.test` })
        if (comesTwice) await market.bank.plan('notify_twice')
        if (isReordered) await market.bank.plan('reorder_notifications', { delay: SECOND })
        await buy(student, { card: SECURE })
        await confirm(student)
        await Promise.all(order.map((name) => steps[name](student)))
        await expect.poll(() => gains(student)).toEqual({ grants: 1, mails: 1, paid: 1 })
        expect(await statusOf(student)).toBe('ACCESS_GRANTED')
        await market.bank.clearFaults()
      },
    ),
    { numRuns: 12 },
  )
})

describe('notifications', () => {
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    market.app.inject({ method: 'POST', url: path, payload: body, headers: { host: school.host, ...headers } })

  test('that are forged, empty or for nobody are refused and not kept', async () => {
    await buy(await school.aStudent())
    const path = `/payments/notifications/sandbox/${school.id}`
    expect((await post(path, '{"type":"approved"}', { 'content-type': 'application/json' })).statusCode).toBe(403)
    expect((await post(path, '')).statusCode).toBe(403)
    expect((await post(`/payments/notifications/sandbox/${newId()}`, '{}')).statusCode).toBe(404)
    expect((await post(`/payments/notifications/nobody/${school.id}`, '{}')).statusCode).toBe(409)
  })

  test('are kept once, and only by the school they are about', async () => {
    const other = await market.aSchool()
    const student = await school.aStudent()
    await market.bank.plan('notify_twice')
    await buy(student)
    const { id } = await transactionOf(student)
    const kept = () =>
      school.work(({ tx }) =>
        tx
          .select()
          .from(gatewayNotifications)
          .where(sql`body::jsonb->'payment'->>'idempotency_key' = ${id}`),
      )
    await expect.poll(async () => (await kept()).map(({ isWorkedOff }) => isWorkedOff)).toEqual([true])
    expect(await other.work(({ tx }) => tx.select().from(gatewayNotifications))).toEqual([])
  })
})

describe('promotional packages', () => {
  test('three of them go to three of twenty buyers, the others are told the price has changed', async () => {
    const promoted = await market.aCourse(school)
    await promote(promoted, 5_000, 3)
    const buyers = await Promise.all(
      Array.from({ length: 20 }, () => school.aStudent({ email: `${newId()}@school.test` })),
    )
    const answers = await Promise.allSettled(
      buyers.map((buyer) => untilBought((given) => buy(buyer, { course: promoted, amount: 5_000, ...given }))),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason.code).toBe('checkout.price-changed')
    expect(await soldPackages(promoted)).toBe(3)
    expect(await priceNow(promoted)).toBe(promoted.amount)
  })

  test('one whose payment failed goes back on sale', async () => {
    const promoted = await market.aCourse(school)
    await promote(promoted, 5_000, 1)
    const [unlucky, lucky] = [
      await school.aStudent({ email: `${newId()}@s.test` }),
      await school.aStudent({ email: `${newId()}@s.test` }),
    ]
    await buy(unlucky, { course: promoted, amount: 5_000, card: '4000000000009995' })
    expect(await soldPackages(promoted)).toBe(0)
    await buy(lucky, { course: promoted, amount: 5_000 })
    expect(await soldPackages(promoted)).toBe(1)
  })
})

const promote = (promoted: SoldProduct, amount: number, packagesLimit: number) =>
  school.work(({ tx, now }) =>
    tx.insert(promotions).values({
      variantId: promoted.variantId,
      amount,
      packagesLimit,
      startsAt: new Date(now.getTime() - MINUTE),
      referenceAmount: promoted.amount,
    }),
  )
const soldPackages = (promoted: SoldProduct) =>
  school.work(
    async ({ tx }) =>
      (await tx.select().from(promotions).where(eq(promotions.variantId, promoted.variantId)))[0]!.packagesSold,
  )
const priceNow = (promoted: SoldProduct) =>
  school.work(async (ctx) => (await getOffer(ctx, { productSlug: promoted.slug })).variants[0]!.amount)

async function place(student: TestPerson) {
  const purchase = await market.aPurchase(school, { course })
  const placed = await school.work(
    (ctx) =>
      placeOrder(
        ctx,
        { ...purchase, buyerId: student.id, browser: null, referral: undefined },
        { gateways: market.gateways, ...quietParts() },
      ),
    student,
  )
  return { ...placed, purchase }
}

async function gains({ id, email }: TestPerson) {
  await market.confirm()
  return school.work(async ({ tx }) => {
    const [g] = await tx.select({ n: count() }).from(grants).where(eq(grants.studentId, id))
    const [m] = await tx
      .select({ n: count() })
      .from(mails)
      .where(and(eq(mails.to, email), like(mails.cause, 'purchase:%')))
    const [o] = await tx
      .select({ n: count() })
      .from(orders)
      .where(sql`${orders.studentId} = ${id} and status = 'paid'`)
    return { grants: g!.n, mails: m!.n, paid: o!.n }
  })
}
