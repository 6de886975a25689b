import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, expect, test } from 'vitest'
import { onePageCheckout } from '#modules/checkout/contract.ts'
import { aMarket } from '#modules/checkout/testing.ts'
import { refundOrder } from '#modules/orders/contract.ts'
import { orderLines } from '#modules/orders/tables.ts'
import { connectPaymentAccount } from '#modules/payments/accounts/contract.ts'
import { takeFees } from '#modules/payments/fees/testing.ts'
import { promiseRefund } from '#modules/payments/index.ts'
import { recordDecision, recordDispute } from '#modules/payments/record-dispute.ts'
import { recordOutcome } from '#modules/payments/record-outcome.ts'
import { recordRefund } from '#modules/payments/record-refund.ts'
import { type Transaction, transactions } from '#modules/payments/tables.ts'
import { aPartner } from '#modules/partners/testing.ts'
import { getTransaction } from '#modules/sales/transactions/contract.ts'
import { clock, DAY } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import { partsOfJobs, thrown } from '#test/parts-of-jobs.ts'
import { statusOf } from '#test/refused.ts'
import type { TestSchool } from '#test/world.ts'
import { clearing } from './clearing.ts'
import { getBalance, listLedgerLines, listTransactionEntries, proveLedger } from './contract.ts'
import { keepCheckpoints } from './keep-checkpoints.ts'
import { bookOf } from './testing.ts'
import { ledgerCheckpoints, ledgerEntries, ledgerPostings } from './tables.ts'

const market = await aMarket()
await market.startWorking()
afterAll(() => market.close())
afterEach(() => clock.moveBy(-clock.shiftMilliseconds))
await takeFees(market)

const paidBy = async (school: TestSchool): Promise<Transaction> =>
  school.work(async ({ tx }) => (await tx.select().from(transactions).orderBy(transactions.createdAt))[0]!)

/** A course for 123,00 with 23 % of VAT in it, paid by a student. */
async function aSale(school: TestSchool): Promise<Transaction> {
  const course = await market.aCourse(school, { amount: 12_300 })
  await school.as(school.student).call(onePageCheckout, await market.aPurchase(school, { course }))
  await expect.poll(async () => (await paidBy(school)).status).toBe('PERFORMED')
  return paidBy(school)
}
const lineOf = (school: TestSchool, { orderId }: Transaction) =>
  school.work(async ({ tx }) => (await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId)))[0]!)
/** What the bank gave back so far, as it tells it. */
const givenBack = (school: TestSchool, { id }: Transaction, amount: number) =>
  school.work((ctx) => recordRefund(ctx, id, amount))
const clear = () => clearing(partsOfJobs(market)).work(thrown)
const prove = (school: TestSchool) => school.as(school.admin).call(proveLedger)
const balanceOf = (school: TestSchool) => school.as(school.admin).call(getBalance)

const SOLD = { sales: -10_000, vat: -2_300 }
const FEE = { fees: 715, fee_vat: 164 }

test('what the platform collects is pending, and available after seven days, without its fee', async () => {
  const school = await market.aSchool()
  const paid = await aSale(school)
  expect(paid).toMatchObject({ collectedBy: 'platform', platformFee: 715, platformFeeVat: 164 })
  expect(await bookOf(school)).toEqual({ platform_pending: 11_421, ...SOLD, ...FEE })
  await clear()
  expect(await bookOf(school)).toMatchObject({ platform_pending: 11_421 })
  clock.moveBy(7 * DAY)
  await clear()
  await clear()
  expect(await bookOf(school)).toEqual({ platform_available: 11_421, ...SOLD, ...FEE })
  const { transaction } = await school.as(school.admin).call(getTransaction, { transactionId: paid.id })
  expect(transaction.fees).toBe(879)
})

test('money of a school’s own account never enters the balance; its fee is owed', async () => {
  const school = await market.aSchool()
  await school
    .as(school.admin)
    .call(connectPaymentAccount, { gateway: 'sandbox_own', credentials: {}, account_id: null })
  const paid = await aSale(school)
  expect(paid.feeAmount).toBe(173)
  expect(await bookOf(school)).toEqual({
    own_gateway: 12_300 - 173,
    owed_platform: -879,
    ...SOLD,
    ...FEE,
    fees: 715 + 173,
  })
  clock.moveBy(8 * DAY)
  await clear()
  await givenBack(school, paid, 12_300)
  expect(await bookOf(school)).toEqual({ own_gateway: -173, owed_platform: -879, ...FEE, fees: 715 + 173 })
})

test('three parts of a grosz and the rest go back with exactly the VAT that was in them; the fee stays', async () => {
  const school = await market.aSchool()
  const paid = await aSale(school)
  for (const amount of [1, 2, 3]) await givenBack(school, paid, amount)
  const after = await bookOf(school)
  expect(after).toMatchObject({ platform_pending: 11_418, ...FEE })
  expect(after.sales! + after.vat!).toBe(-12_297)
  await givenBack(school, paid, 12_300)
  await givenBack(school, paid, 12_300)
  expect(await bookOf(school)).toEqual({ platform_pending: -879, ...FEE })
  clock.moveBy(8 * DAY)
  await clear()
  expect(await bookOf(school)).toEqual({ platform_available: -879, ...FEE })
})

test('a part given back by its line takes the VAT of the line, however it is cut', async () => {
  const school = await market.aSchool()
  const paid = await aSale(school)
  const line = await lineOf(school, paid)
  for (const amount of [333, 333, 334, 5_000])
    await school.as(school.admin).call(refundOrder, {
      orderId: paid.orderId,
      order_line_id: line.id,
      refund_amount: amount,
      refund_key: newId(),
      reason: 'in parts',
      access: 'keep',
    })
  await expect.poll(async () => (await paidBy(school)).refundedAmount).toBe(6_000)
  const { sales, vat } = await bookOf(school)
  // The VAT in 60,00 is 11,22.
  expect({ sales, vat }).toEqual({ sales: -(10_000 - 4_878), vat: -(2_300 - 1_122) })
})

test('what was paid in vain is no sale and costs no fee: it comes, and goes back', async () => {
  const school = await market.aSchool()
  const paid = await aSale(school)
  const before = await bookOf(school)
  const again = newId()
  await school.work(async (ctx) => {
    await ctx.tx.insert(transactions).values({
      ...paid,
      id: again,
      hash: again,
      gatewayPaymentId: null,
      status: 'STARTED',
      settledAt: null,
      feeAmount: 0,
    })
    await recordOutcome(ctx, again, { status: 'approved', paymentId: newId() })
    await promiseRefund(ctx, again, 'paid_twice')
  })
  expect(await bookOf(school)).toEqual({ ...before, platform_pending: 11_421 + 12_300, buyers: -12_300 })
  await school.work((ctx) => recordRefund(ctx, again, 12_300))
  expect(await bookOf(school)).toEqual(before)
})

test('a dispute holds the money; won it comes back, lost it is gone with the fee of the bank', async () => {
  const school = await market.aSchool()
  const paid = await aSale(school)
  const told = { dispute: { amount: 12_300, fee: 6_000 } }
  await school.work((ctx) => recordDispute(ctx, paid.id, told))
  await school.work((ctx) => recordDispute(ctx, paid.id, told))
  expect(await bookOf(school)).toMatchObject({ platform_pending: -879, platform_reserved: 12_300 })
  await school.work((ctx) => recordDecision(ctx, paid.id, 'won', { dispute: { amount: 12_300, fee: 0 } }))
  expect(await bookOf(school)).toEqual({ platform_pending: 11_421, ...SOLD, ...FEE })

  const late = await market.aSchool()
  const early = await aSale(late)
  const toldFirst = await late.work(async (ctx) => {
    const id = newId()
    const unsettled = { status: 'PENDING' as const, settledAt: null, gatewayPaymentId: null, feeAmount: 0 }
    await ctx.tx.insert(transactions).values({ ...early, ...unsettled, id, hash: id, orderId: newId() })
    await recordDispute(ctx, id, told)
    return id
  })
  expect(await bookOf(late)).not.toHaveProperty('platform_reserved')
  await late.work((ctx) => recordOutcome(ctx, toldFirst, { status: 'approved', paymentId: newId() }))
  expect(await bookOf(late)).toMatchObject({ platform_reserved: 12_300, platform_pending: 11_421, buyers: -12_300 })

  const other = await market.aSchool()
  const lost = await aSale(other)
  clock.moveBy(8 * DAY)
  await clear()
  await other.work((ctx) => recordDispute(ctx, lost.id, told))
  expect(await bookOf(other)).toMatchObject({ platform_available: -879, platform_reserved: 12_300 })
  await givenBack(other, lost, 12_300)
  await other.work((ctx) => recordDecision(ctx, lost.id, 'lost', told))
  expect(await bookOf(other)).toEqual({ platform_available: -6_879, ...FEE, fees: 6_715 })
})

test('nobody changes, deletes or empties what is entered, or enters what does not make zero or has been entered', async () => {
  const school = await market.aSchool()
  await aSale(school)
  const [entry] = await school.work(({ tx }) => tx.select().from(ledgerEntries))
  const asOwner = (statement: string) =>
    market.app.units.withoutSchool('an owner of the database tries', async (tx) => {
      await tx.execute('reset role')
      await tx.execute(sql.raw(statement))
    })
  for (const statement of [
    'update ledger_postings set amount = amount + 1',
    'update ledger_entries set happened_at = now()',
    'delete from ledger_postings',
    'delete from ledger_entries',
    'truncate ledger_postings',
    'truncate ledger_entries cascade',
  ])
    await expect(asOwner(statement), statement).rejects.toMatchObject({ code: '42501' })
  const posted = { entryId: entry!.id, currency: 'PLN', enteredAt: entry!.enteredAt, account: 'commissions' as const }
  await expect(
    school.work(({ tx }) => tx.insert(ledgerPostings).values({ ...posted, amount: 1 })),
  ).rejects.toMatchObject({
    constraint: 'ledger_postings_zero',
  })
  const twice = await school.work(({ tx }) =>
    tx
      .insert(ledgerEntries)
      .values({ kind: entry!.kind, eventId: entry!.eventId, currency: 'PLN', happenedAt: new Date() })
      .onConflictDoNothing()
      .returning(),
  )
  expect(twice).toEqual([])
})

test('sums are the same from a checkpoint on, and their lines make them', async () => {
  const school = await market.aSchool()
  await aSale(school)
  const before = await bookOf(school)
  await school.work(keepCheckpoints)
  expect(await school.work(({ tx }) => tx.select().from(ledgerCheckpoints))).toEqual([])
  await market.app.units.withoutSchool('an hour and a day pass in the book', async (tx) => {
    await tx.execute('reset role')
    await tx.execute('set local session_replication_role = replica')
    await tx.execute(
      sql`update ledger_entries set entered_at = entered_at - interval '25 hours' where school_id = ${school.id}`,
    )
    await tx.execute(
      sql`update ledger_postings set entered_at = entered_at - interval '25 hours' where school_id = ${school.id}`,
    )
  })
  await school.work(keepCheckpoints)
  const kept = await school.work(({ tx }) => tx.select().from(ledgerCheckpoints))
  // What is pending came and went again within them, and buyers are even.
  expect(kept.map(({ account }) => account).toSorted()).toEqual([
    'buyers',
    'fee_vat',
    'fees',
    'platform_pending',
    'sales',
    'vat',
  ])
  expect(await bookOf(school)).toEqual(before)
  await school.work(keepCheckpoints)
  const again = await school.work(({ tx }) => tx.select().from(ledgerCheckpoints))
  expect(again.map(({ amount }) => amount)).toEqual(kept.map(({ amount }) => amount))
  expect(new Set(again.map((each) => each.before)).size, 'one moment for all of them').toBe(1)
  expect(await bookOf(school)).toEqual(before)
  const later = await school.aStudent()
  const course = await market.aCourse(school, { amount: 12_300 })
  await school.as(later).call(onePageCheckout, await market.aPurchase(school, { course }))
  expect(await bookOf(school)).toMatchObject({ sales: -20_000, vat: -4_600 })
  await prove(school)
  expect((await balanceOf(school)).check).toMatchObject({ findings: [] })
  const lines = await school.as(school.admin).call(listLedgerLines, { account: 'sales', currency: 'PLN' })
  expect(lines).toMatchObject({ amount: 20_000, next_page_url: null })
  expect(lines.data.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['sale', 10_000],
    ['sale', 10_000],
  ])
  expect(lines.data[0]!.order).toMatchObject({ number: expect.any(String) })
  await school.work(({ tx }) =>
    tx.update(ledgerCheckpoints).set({ amount: -9_999 }).where(eq(ledgerCheckpoints.account, 'sales')),
  )
  clock.moveBy(61_000)
  await prove(school)
  expect((await balanceOf(school)).check).toMatchObject({
    findings: [{ proof: 'sums', currency: 'PLN', ledger: -9_999, other: -10_000 }],
  })
})

test('lines go on from page to page, none twice and none left out', async () => {
  const school = await market.aSchool()
  const paid = await aSale(school)
  for (let amount = 1; amount <= 40; amount++) await givenBack(school, paid, amount)
  const first = await school.as(school.admin).call(listLedgerLines, { account: 'platform_pending', currency: 'PLN' })
  expect(first.data).toHaveLength(30)
  const cursor = new URL(first.next_page_url!, 'http://school.test').searchParams.get('cursor')!
  const second = await school
    .as(school.admin)
    .call(listLedgerLines, { account: 'platform_pending', currency: 'PLN', cursor })
  const ids = [...first.data, ...second.data].map(({ id }) => id)
  // The payment, its fee and forty refunds.
  expect(new Set(ids).size).toBe(42)
  expect(second.next_page_url).toBeNull()
  expect([...first.data, ...second.data].reduce((sum, { amount }) => sum + amount, 0)).toBe(first.amount)
})

test('a payment is explained by its entries; another school’s does not exist', async () => {
  const school = await market.aSchool()
  const paid = await aSale(school)
  const { entries } = await school.as(school.admin).call(listTransactionEntries, { transactionId: paid.id })
  expect(entries.map(({ kind, accounts }) => [kind, accounts])).toEqual([
    [
      'payment',
      [
        { account: 'platform_pending', amount: 12_300 },
        { account: 'buyers', amount: 12_300 },
      ],
    ],
    [
      'sale',
      [
        { account: 'buyers', amount: -12_300 },
        { account: 'sales', amount: 10_000 },
        { account: 'vat', amount: 2_300 },
      ],
    ],
    [
      'fee',
      [
        { account: 'platform_pending', amount: -879 },
        { account: 'fees', amount: 715 },
        { account: 'fee_vat', amount: 164 },
      ],
    ],
  ])
  const other = await market.aSchool()
  const stranger = other.as(other.admin).call(listTransactionEntries, { transactionId: paid.id })
  expect(await statusOf(stranger)).toBe(404)
  expect((await balanceOf(other)).balances).toEqual([])
})

test('what partners earn and are paid is in the book', async () => {
  const school = await market.aSchool()
  const partner = await aPartner(school)
  const paid = await aSale(school)
  const { id: lineId, productId } = await lineOf(school, paid)
  await school.work(async ({ tx }) => {
    const { orderId } = paid
    await tx.execute(
      sql`insert into attributions (order_id, school_id, partner_id, clicked_at) values (${orderId}, ${school.id}, ${partner.id}, now())`,
    )
    await tx.execute(sql`insert into commissions (line_id, school_id, order_id, product_id, kind, value, currency, price, amount, earned)
      values (${lineId}, ${school.id}, ${orderId}, ${productId}, 'percent', 20, 'PLN', 12300, 2460, 2460)`)
  })
  expect(await bookOf(school)).toMatchObject({ commissions: 2_460, owed_partners: -2_460 })
  await givenBack(school, paid, 2_300)
  await expect.poll(() => bookOf(school)).toMatchObject({ commissions: 2_000, owed_partners: -2_000 })
  await school.work(({ tx }) =>
    tx.execute(
      sql`insert into payouts (id, school_id, partner_id, key, amount, currency, paid_on) values (${newId()}, ${school.id}, ${partner.id}, ${newId()}, 1500, 'PLN', current_date)`,
    ),
  )
  expect(await bookOf(school)).toMatchObject({ owed_partners: -500, partners_paid: -1_500 })
  await prove(school)
  // The bank was not asked for what this test says that it gave back.
  const { findings } = (await balanceOf(school)).check!
  expect(findings).toEqual([{ proof: 'gateway', currency: 'PLN', ledger: 10_000, other: 12_300 }])
})

test('a proof asks the bank as well; what does not agree is told, and nothing is mended', async () => {
  const school = await market.aSchool()
  const paid = await aSale(school)
  await prove(school)
  expect((await balanceOf(school)).check).toMatchObject({ checked_at: expect.any(String), findings: [], left_out: [] })
  expect(await statusOf(prove(school))).toBe(429)
  await market.app.units.withoutSchool('somebody tampers with a payment', async (tx) => {
    await tx.execute('reset role')
    await tx.execute('set local session_replication_role = replica')
    await tx.execute(sql`update transactions set amount = amount + 5 where id = ${paid.id}`)
  })
  clock.moveBy(61_000)
  await prove(school)
  const found = [
    { proof: 'payments', currency: 'PLN', ledger: 12_300, other: 12_305 },
    { proof: 'gateway', currency: 'PLN', ledger: 12_305, other: 12_300 },
  ]
  expect((await balanceOf(school)).check).toMatchObject({ findings: found })
  expect((await paidBy(school)).amount).toBe(12_305)
})

test('a bank that is down proves nothing, and is said to be left out', async () => {
  const school = await market.aSchool()
  await aSale(school)
  await market.bank.plan('down')
  await prove(school)
  expect((await balanceOf(school)).check).toMatchObject({ findings: [], left_out: ['gateway'] })
})
