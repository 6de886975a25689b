import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { aMarket } from '#modules/checkout/testing.ts'
import { clock, HOUR, MINUTE, SECOND } from '#platform/clock.ts'
import type { OutsideCtx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { keyRing } from '#platform/sealed.ts'
import { lockedCard } from '#providers/payments/sandbox/testing.ts'
import { thrown } from '#test/parts-of-jobs.ts'
import type { TestSchool } from '#test/world.ts'
import { chargeCard } from '../charge-card.ts'
import { pollTransaction } from '../contract.ts'
import { reconcilePayments } from '../reconcile-payments.ts'
import { sealingAnew } from '../seal-anew.ts'
import { startPayment } from '../start-payment.ts'
import { gatewayNotifications, savedCards, transactions } from '../tables.ts'
import { endSavedCard } from './forget-card.ts'
import { forgetCards } from './forgetting-cards.ts'
import { findSavedCard, takeSavedCard } from './find-saved-card.ts'
import { keepCard } from './keep-card.ts'
import { sealToken, unsealToken } from './seal-token.ts'
import { BLIK } from './testing.ts'

const SECURE = '4000002760003184'
const MASTERCARD = '5555555555554444'

let school: TestSchool
const market = await aMarket()
await market.startWorking()
beforeEach(async () => {
  school = await market.aSchool()
})
afterEach(async () => {
  await market.bank.clearFaults()
  await market.app.units.withoutSchool('each test keeps its own cards', (tx) => tx.delete(savedCards))
})
afterAll(() => market.close())

const outside = (): OutsideCtx => market.app.units.outside({ school, actor: { role: 'system' } })
const cards = () => school.work(({ tx }) => tx.select().from(savedCards))
const start = (keepsCardMinutes: number | null) =>
  school.work((ctx) =>
    startPayment(
      ctx,
      {
        orderId: newId(),
        payerId: school.student.id,
        amount: 5_000,
        currency: 'PLN',
        description: 'Kurs',
        checkoutPath: '/kurs/checkout',
        purchasePath: '/kurs/watch',
        keepsCardMinutes,
      },
      market.gateways,
    ),
  )
/** For payments of no order. */
const recording = (): Parameters<typeof chargeCard>[3] => ({
  gateways: market.gateways,
  settle: (_ctx, record) => record(),
})
const customer = { name: 'Jan Żak', email: 'jan@school.test' }
async function pay(keepsCardMinutes: number | null, number = MASTERCARD) {
  const card = await lockedCard(market.bank.gateway, { number, origin: school.origin })
  return chargeCard(outside(), await start(keepsCardMinutes), { card, customer }, recording())
}
const charge = async (savedCard: string) =>
  chargeCard(outside(), await start(null), { card: { savedCard }, customer }, recording())
const parts = () => ({ gateways: market.gateways, units: market.app.units, findSchool: async () => school })
const forget = () => forgetCards(parts(), thrown)
const reconcile = () => reconcilePayments(parts(), thrown)
const reloaded = async (id: string) =>
  school.work(async ({ tx }) => (await tx.select().from(transactions).where(eq(transactions.id, id)))[0]!)

test('a card is kept for as long as its payer said, sealed, and charged again by what was kept', async () => {
  const paid = await pay(60)
  const [card] = await cards()
  expect(card).toMatchObject({
    personId: school.student.id,
    accountId: paid.accountId,
    transactionId: paid.id,
    fingerprint: paid.cardFingerprint,
    kind: 'card',
    brand: 'mastercard',
    last4: '4444',
    expiryMonth: 12,
    expiryYear: 2039,
    forgetAt: new Date(paid.settledAt!.getTime() + HOUR),
  })
  const token = unsealToken(market.gateways.keys, card!)
  expect(JSON.stringify(card)).not.toContain(token)
  expect(() => unsealToken(market.gateways.keys, { ...card!, id: newId() })).toThrow()
  const taken = await school.work(async (ctx) => {
    const found = await findSavedCard(ctx, paid.id)
    return takeSavedCard(ctx, found!, market.gateways)
  })
  expect((await charge(taken)).status).toBe('PERFORMED')
})

test('of BLIK its token alone is kept, sealed, and charged as a card is', async () => {
  await pay(60)
  const token = unsealToken(market.gateways.keys, (await cards())[0]!)
  const paid = await chargeCard(outside(), await start(null), { card: { savedCard: token }, customer }, recording())
  const owed = { ...paid, keepsCardMinutes: 60 }
  await school.work((ctx) => keepCard(ctx, owed, { kind: 'blik', token }, market.gateways.keys))
  const blik = (await cards()).find(({ transactionId }) => transactionId === paid.id)!
  expect(blik).toMatchObject({ ...BLIK, forgetAt: new Date(paid.settledAt!.getTime() + HOUR) })
  expect(JSON.stringify(blik)).not.toContain(token)
  const taken = await school.work((ctx) => takeSavedCard(ctx, blik, market.gateways))
  expect((await charge(taken)).status).toBe('PERFORMED')
})

test.each([
  ['a card without digits', sql`last4 = null`, 'known'],
  ['a card without an expiry', sql`expiry_month = null, expiry_year = null`, 'known'],
  ['digits that are none', sql`last4 = '44 4'`, 'last4'],
  ['BLIK with all that is known of a card', sql`kind = 'blik'`, 'known'],
  [
    'BLIK with digits',
    sql`kind = 'blik', fingerprint = null, brand = null, expiry_month = null, expiry_year = null`,
    'known',
  ],
  ['anything else', sql`kind = 'transfer'`, 'kind'],
])('the database does not keep %s', async (_what, change, rule) => {
  await pay(60)
  await expect(school.work(({ tx }) => tx.execute(sql`update saved_cards set ${change}`))).rejects.toMatchObject({
    constraint: `saved_cards_${rule}`,
  })
})

test('nobody’s card is kept who did not say so, or whose payment came to nothing', async () => {
  await pay(null)
  await pay(60, '4000000000009995')
  expect(await cards()).toEqual([])
})

test('its token stands nowhere in clear, not in what the bank told either', async () => {
  const paid = await pay(60)
  const told = () => school.work(({ tx }) => tx.select().from(gatewayNotifications))
  await expect.poll(async () => (await told()).length).toBe(1)
  const token = unsealToken(market.gateways.keys, (await cards())[0]!)
  expect((await told())[0]!.body).not.toContain(token)
  expect(JSON.stringify(await reloaded(paid.id))).not.toContain(token)
})

test('an hour later the bank has forgotten it, and so have we', async () => {
  const paid = await pay(60)
  const token = unsealToken(market.gateways.keys, (await cards())[0]!)
  clock.moveBy(HOUR - SECOND)
  await forget()
  expect(await cards()).toHaveLength(1)
  clock.moveBy(SECOND)
  expect(await school.work((ctx) => findSavedCard(ctx, paid.id))).toBeUndefined()
  await forget()
  expect(await cards()).toEqual([])
  expect(await charge(token)).toMatchObject({ status: 'ERROR', failureReason: 'card_data_invalid' })
})

test('when its payer asks for it, it is nobody’s to charge at once, though the bank is down and hears of it later', async () => {
  const paid = await pay(60)
  const token = unsealToken(market.gateways.keys, (await cards())[0]!)
  await school.work((ctx) => endSavedCard(ctx, paid.id))
  expect(await school.work((ctx) => findSavedCard(ctx, paid.id))).toBeUndefined()
  await market.bank.plan('down', { times: 1000 })
  await forget()
  expect(await cards()).toHaveLength(1)
  await market.bank.clearFaults()
  await forget()
  expect(await cards(), 'it waits for its turn').toHaveLength(1)
  clock.moveBy(6 * MINUTE)
  await forget()
  expect(await cards()).toEqual([])
  clock.shiftMilliseconds = 0
  expect((await charge(token)).status).toBe('ERROR')
})

test('a payment that only a notification told of has its card fetched, kept once, and never again after it was forgotten', async () => {
  const asked = await pay(60, SECURE)
  expect(asked.status).toBe('AUTHENTICATION')
  await fetch(asked.authenticationUrl!, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ code: '123456' }),
  })
  await expect.poll(async () => (await reloaded(asked.id)).status).toBe('PERFORMED')
  expect(await cards()).toEqual([])
  clock.moveBy(MINUTE)
  await reconcile()
  expect(await cards()).toMatchObject([{ transactionId: asked.id, last4: '3184' }])
  clock.moveBy(HOUR)
  await forget()
  await reconcile()
  expect(await cards()).toEqual([])
  expect((await reloaded(asked.id)).cardSettledAt).not.toBeNull()
})

test('whoever polls after a lost answer has the card kept as well', async () => {
  await market.bank.plan('lose_answer', { times: 2 })
  await market.bank.plan('withhold_notification')
  const lost = await pay(60)
  expect(lost.status).toBe('STARTED')
  clock.moveBy(10 * SECOND)
  const { status } = await school.as().call(pollTransaction, { hash: lost.hash })
  expect(status).toBe('PERFORMED')
  expect(await cards()).toMatchObject([{ transactionId: lost.id }])
})

test('a night after the key was replaced it is sealed with the new one; what no key opens is told of', async () => {
  await pay(60)
  await pay(60)
  const [before, lost] = await cards()
  const stranger = sealToken(keyRing('a-key-that-nobody-kept'), lost!.id, 'token')
  await school.work(({ tx }) => tx.update(savedCards).set(stranger).where(eq(savedCards.id, lost!.id)))
  const keys = keyRing('the-newest-key-of-the-tests', [market.config.secretKey])
  const told: string[] = []
  await sealingAnew(market.app.units, keys).work((_error, { id }) => told.push(id))
  const after = (await cards()).find(({ id }) => id === before!.id)!
  expect(after.keyVersion).toBe(keys.current.version)
  expect(unsealToken(keyRing('the-newest-key-of-the-tests'), after)).toBe(unsealToken(market.gateways.keys, before!))
  expect(told).toContain(lost!.id)
})
