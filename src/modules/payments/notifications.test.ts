import { and, count, eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { grants } from '#modules/access/tables.ts'
import { onePageCheckout } from '#modules/checkout/contract.ts'
import { aMarket } from '#modules/checkout/testing.ts'
import { mails } from '#modules/mails/tables.ts'
import { newId } from '#platform/ids.ts'
import { keyRing } from '#platform/sealed.ts'
import { credentialsFrom } from '#programs/sandbox-bank/credentials.ts'
import { EVENT_ID_HEADER, SIGNATURE_HEADER, signatureOf, TIMESTAMP_HEADER } from '#programs/sandbox-bank/signature.ts'
import { partsOfJobs } from '#test/parts-of-jobs.ts'
import type { TestPerson, TestSchool } from '#test/world.ts'
import { ChargesUnderWay } from './charges-under-way.ts'
import { connectPaymentAccount } from './accounts/contract.ts'
import { connectGateways } from './connect-gateways.ts'
import { recordOutcome } from './record-outcome.ts'
import { gatewayNotifications, transactions } from './tables.ts'
import { takeNotification } from './take-notification.ts'
import { NOTIFICATIONS_QUEUE } from './work-off-notification.ts'

const SECURE = '4000002760003184'
const KEY = credentialsFrom('a-secret-of-the-tests')

let school: TestSchool
let payer: TestPerson
const market = await aMarket()
await market.startWorking()
beforeEach(async () => {
  school = await market.aSchool()
  payer = school.student
  await school.as(payer).call(onePageCheckout, await market.aPurchase(school, { card: SECURE }))
})
afterAll(() => market.close())

const payment = (of = school) => of.work(async ({ tx }) => (await tx.select().from(transactions))[0]!)
const kept = (of = school) => of.work(({ tx }) => tx.select().from(gatewayNotifications))
const gained = () =>
  school.work(async ({ tx }) => {
    const [given] = await tx.select({ n: count() }).from(grants).where(eq(grants.studentId, payer.id))
    const confirmation = and(eq(mails.to, payer.email), like(mails.cause, 'purchase:%'))
    const [mailed] = await tx.select({ n: count() }).from(mails).where(confirmation)
    return { grants: given!.n, mails: mailed!.n }
  })

/** What the bank tells of a payment, in its words. */
const told = async (type: string, given: object = {}) => {
  const { id, amount, currency } = await payment()
  const status = type === 'refunded' || type === 'disputed' ? 'approved' : type
  const wire = {
    id: `bank-${id}`,
    idempotency_key: id,
    status,
    reason: null,
    redirect_url: null,
    amount,
    currency,
    refunded_amount: 0,
    card_fingerprint: null,
    saved_card: null,
    sequence: 2,
    ...given,
  }
  return JSON.stringify({ event_id: newId(), type, occurred_at: new Date().toISOString(), payment: wire })
}

interface Delivery {
  at?: TestSchool
  eventId?: string
  key?: typeof KEY
  /** what the signature is made over, where that is something else */
  signed?: { eventId?: string; body?: string }
  headers?: Record<string, string | undefined>
}

function headersOf(body: string, { eventId = newId(), key = KEY, signed, headers }: Delivery) {
  const timestamp = String(Math.floor(Date.now() / 1000))
  const signature = signatureOf(key, [signed?.eventId ?? eventId, timestamp], signed?.body ?? body)
  return { [EVENT_ID_HEADER]: eventId, [TIMESTAMP_HEADER]: timestamp, [SIGNATURE_HEADER]: signature, ...headers }
}

async function deliver(body: string, { at = school, ...delivery }: Delivery = {}) {
  const given = headersOf(body, delivery)
  const sent = Object.entries(given).filter((pair): pair is [string, string] => pair[1] !== undefined)
  const url = `/payments/notifications/sandbox/${at.id}`
  const request = {
    method: 'POST' as const,
    url,
    payload: body,
    headers: { host: at.host, ...Object.fromEntries(sent) },
  }
  return (await market.app.inject(request)).statusCode
}

test('what is told of a payment is believed after its account was replaced by another that signs alike', async () => {
  const { accountId } = await payment()
  const replaced = await school
    .as(school.admin)
    .call(connectPaymentAccount, { gateway: 'sandbox', credentials: {}, account_id: accountId })
  expect(replaced.account!.id).not.toBe(accountId)
  expect(await deliver(await told('approved'))).toBe(200)
  await expect.poll(async () => (await payment()).status).toBe('PERFORMED')
  expect(await kept()).toMatchObject([{ accountId }])
})

describe('what is forged changes nothing and is not kept', () => {
  test.each<[string, Delivery]>([
    ['without a signature', { headers: { [SIGNATURE_HEADER]: undefined } }],
    ['with an empty one', { headers: { [SIGNATURE_HEADER]: '' } }],
    ['signed by another secret', { key: credentialsFrom('another-secret') }],
    ['signed for another event', { signed: { eventId: newId() } }],
    ['signed for other words', { signed: { body: '{"type":"declined"}' } }],
    ['dated otherwise than it was signed', { headers: { [TIMESTAMP_HEADER]: '1' } }],
  ])('%s', async (_, delivery) => {
    expect(await deliver(await told('approved'), delivery)).toBe(403)
    expect([(await payment()).status, await kept(), await gained()]).toEqual([
      'AUTHENTICATION',
      [],
      { grants: 0, mails: 0 },
    ])
  })

  test('one that names another amount is kept, and nobody is given anything for it', async () => {
    expect(await deliver(await told('approved', { amount: 1 }))).toBe(200)
    await expect.poll(async () => (await kept()).length).toBe(1)
    expect(await deliver(await told('declined', { reason: 'card_declined' }))).toBe(200)
    await expect.poll(async () => (await payment()).status).toBe('FAILURE')
    expect(await gained()).toEqual({ grants: 0, mails: 0 })
  })
})

test('what is another school’s is not there, wherever it is told', async () => {
  const other = await market.aSchool()
  // So that it has an account, whose key here is the same.
  await other.as(other.student).call(onePageCheckout, await market.aPurchase(other, { card: SECURE }))
  const ours = await told('approved')
  expect(await deliver(ours, { at: other })).toBe(404)
  const [here, there] = [await kept(), await kept(other)]
  expect([here, there, (await payment()).status]).toEqual([[], [], 'AUTHENTICATION'])
})

test('one notification twenty times at once is heard once', async () => {
  const body = await told('approved')
  const eventId = newId()
  const answers = await Promise.all(Array.from({ length: 20 }, () => deliver(body, { eventId })))
  expect(new Set(answers)).toEqual(new Set([200]))
  await expect.poll(gained).toEqual({ grants: 1, mails: 1 })
  expect((await kept()).map(({ isWorkedOff }) => isWorkedOff)).toEqual([true])
})

test('an approval that comes after what followed it takes nothing back', async () => {
  const { amount } = await payment()
  const all = { refunded_amount: amount, sequence: 3 }
  await deliver(await told('refunded', all))
  await expect
    .poll(() => payment())
    .toMatchObject({ status: expect.stringMatching(/PERFORMED|CLEARED/), refundedAmount: amount })
  await deliver(await told('approved'))
  await deliver(await told('declined', { reason: 'card_declined', sequence: 1 }))
  await expect.poll(async () => (await kept()).map(({ isWorkedOff }) => isWorkedOff)).toEqual([true, true, true])
  expect(await payment()).toMatchObject({ refundedAmount: amount })
  expect((await payment()).status).toMatch(/PERFORMED|CLEARED/)
  expect(await gained()).toEqual({ grants: 0, mails: 0 })
})

test('what comes while its charge is under way waits for the answer that settles it, and leaves no job', async () => {
  const { id } = await payment()
  const body = await told('approved')
  const delivery = { gateway: 'sandbox', schoolId: school.id, rawBody: Buffer.from(body), headers: headersOf(body, {}) }
  const heard = Promise.withResolvers<void>()
  const charges = new ChargesUnderWay()
  const { waitFor } = charges
  charges.waitFor = (...waits) => {
    heard.resolve()
    return waitFor.apply(charges, waits)
  }
  const gateways = { ...connectGateways({ config: market.config, keys: keyRing(market.config.secretKey) }), charges }
  const charge = charges.during(id, async () => {
    await heard.promise
    await school.work((ctx) => recordOutcome(ctx, id, { status: 'approved', paymentId: `bank-${id}` }))
  })
  await takeNotification({ ...partsOfJobs(market), jobs: market.jobs, gateways }, delivery)
  await charge
  expect((await kept()).map(({ isWorkedOff }) => isWorkedOff)).toEqual([true])
  const jobs = await market.app.units.withoutSchool('a test looks for jobs', (tx) =>
    tx.execute(sql`select from pgboss.job where name = ${NOTIFICATIONS_QUEUE} and data ->> 'schoolId' = ${school.id}`),
  )
  expect(jobs.rows).toEqual([])
})
