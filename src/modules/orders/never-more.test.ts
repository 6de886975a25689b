import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { aProduct } from '#modules/catalog/testing.ts'
import { type Gateways, openSandboxAccount } from '#modules/payments/index.ts'
import { recordRefund } from '#modules/payments/record-refund.ts'
import { refunds, transactions } from '#modules/payments/tables.ts'
import { newId } from '#platform/ids.ts'
import { Refusal } from '#platform/refusal.ts'
import { aWorld } from '#test/world.ts'
import { quietParts } from '#modules/checkout/testing.ts'
import { orderLines, orders } from './tables.ts'
import { refundOrder } from './refund-order.ts'

const world = await aWorld()
const school = await world.aSchool()
afterAll(() => world.close())

const gateway = { capabilities: { currencies: 'any' as const, refundsParts: true, savesCards: true } }
const gateways = { gatewayOf: async () => ({ gateway }) } as unknown as Gateways

/** A paid order of two lines, as a bump makes them; no gateway hears of it. */
const anOrderOfTwo = (amounts: [number, number]) =>
  school.work(async (ctx) => {
    const { tx } = ctx
    const [one, two] = [await aProduct(ctx), await aProduct(ctx)]
    const amount = amounts[0] + amounts[1]
    const billing = { phone: '', vat_id: '', address_1: '', address_2: '', country: '' }
    const [order] = await tx
      .insert(orders)
      .values({
        studentId: school.student.id,
        productId: one.product.id,
        checkoutKey: newId(),
        status: 'paid',
        fulfilledAt: ctx.now,
        amount,
        currency: 'PLN',
        consents: [],
        billing,
        language: 'pl',
      })
      .returning()
    const lines = [one, two].map(({ product, variants }, position) => ({
      orderId: order!.id,
      kind: position === 0 ? ('main' as const) : ('bump' as const),
      position,
      productId: product.id,
      variantId: variants[0]!.variant.id,
      title: product.title,
      standardAmount: amounts[position]!,
      amount: amounts[position]!,
      currency: 'PLN',
      accessDays: 0,
    }))
    const kept = await tx.insert(orderLines).values(lines).returning()
    const account = await openSandboxAccount(ctx)
    const [payment] = await tx
      .insert(transactions)
      .values({
        hash: newId(),
        orderId: order!.id,
        payerId: school.student.id,
        accountId: account!.id,
        gatewayPaymentId: newId(),
        status: 'PERFORMED',
        amount,
        currency: 'PLN',
        description: 'Two',
      })
      .returning()
    return { orderId: order!.id, lineIds: kept.map(({ id }) => id), transactionId: payment!.id }
  })

test('whatever is asked for and told, no line and no order gives back more than it cost', async () => {
  const amount = fc.integer({ min: 1, max: 9_000 })
  const step = fc.oneof(
    fc.record({ kind: fc.constant('ask' as const), line: fc.constantFrom(null, 0, 1), amount: fc.option(amount) }),
    fc.record({ kind: fc.constant('tell' as const), amount }),
    fc.record({ kind: fc.constant('insert' as const), line: fc.constantFrom(0, 1), amount }),
  )
  await fc.assert(
    fc.asyncProperty(fc.tuple(amount, amount), fc.array(step, { maxLength: 8 }), async (amounts, steps) => {
      const { orderId, lineIds, transactionId } = await anOrderOfTwo(amounts)
      const parts = { ...quietParts(), gateways }
      for (const each of steps) {
        const done = school.work(async (ctx) => {
          if (each.kind === 'tell') return recordRefund(ctx, transactionId, each.amount)
          const lineId = each.line === null ? undefined : lineIds[each.line]
          if (each.kind === 'insert')
            return ctx.tx
              .insert(refunds)
              .values({ transactionId, lineId: lineId!, amount: each.amount, key: newId(), state: 'asked' })
          const asked = {
            order_line_id: lineId,
            refund_amount: each.amount ?? undefined,
            refund_key: newId(),
            reason: 'x',
          }
          return refundOrder(ctx, { orderId, access: 'keep', code: 'free', ...asked }, parts)
        })
        await done.catch((error: unknown) => expect(isNo(error)).toBe(true))
        await expectSound(transactionId, orderId)
      }
    }),
    { numRuns: 30 },
  )
})

/** A refusal, what the database refuses, or a gateway that says what cannot be. */
const isNo = (error: unknown): boolean =>
  error instanceof Refusal ||
  /order_lines_returned|transactions_refunded|more than was paid/.test(JSON.stringify(error) + String(error))

async function expectSound(transactionId: string, orderId: string): Promise<void> {
  await school.work(async ({ tx }) => {
    const [payment] = await tx.select().from(transactions).where(eq(transactions.id, transactionId))
    const rows = await tx.select().from(refunds).where(eq(refunds.transactionId, transactionId))
    const live = rows.filter(({ state }) => state !== 'refused')
    const sum = live.reduce((before, { amount }) => before + amount, 0)
    expect(sum).toBe(payment!.refundedAmount + payment!.refundingAmount)
    expect(sum).toBeLessThanOrEqual(payment!.amount)
    for (const line of await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId))) {
      const ofLine = live.filter(({ lineId }) => lineId === line.id).reduce((before, { amount }) => before + amount, 0)
      expect(ofLine).toBe(line.returnedAmount)
      expect(ofLine).toBeLessThanOrEqual(line.amount)
    }
  })
}
