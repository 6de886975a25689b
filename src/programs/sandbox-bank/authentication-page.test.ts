import { createHash } from 'node:crypto'

import { afterAll, expect, test, vi } from 'vitest'

import { newId } from '#platform/ids.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { aBank, aListener, anOrder, lockedCard, SHOP } from '#providers/payments/sandbox/testing.ts'
import { LIMITS } from '#test/limits.ts'

const database = await createTestDatabase()
const bank = await aBank(database.url)
const shop = await aListener()
afterAll(async () => {
  await bank.stop()
  await shop.stop()
  await database.drop()
})

async function askedForCode({ merchantName = 'Szkoła Jaźń' } = {}) {
  const card = await lockedCard(bank.gateway, { number: '4000002760003184' })
  const order = anOrder(shop.url, { card, merchantName, wantsSavedCard: true })
  const outcome = await bank.gateway.charge(order)
  if (outcome.status !== 'needs_authentication') throw new Error(outcome.status)
  return { ...order, page: outcome.redirectUrl }
}

const send = (page: string, fields: Record<string, string>) =>
  fetch(page, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
const fate = async (order: { idempotencyKey: string }) =>
  (await bank.gateway.findPayment(order.idempotencyKey))?.outcome
const toldOf = ({ idempotencyKey }: { idempotencyKey: string }) =>
  vi.waitFor(
    () => {
      const events = shop.received.map((notification) => bank.gateway.readNotification(notification))
      const told = events.filter((event) => event.idempotencyKey === idempotencyKey)
      expect(told).toHaveLength(1)
      return told[0]
    },
    { timeout: LIMITS.toCome },
  )

test('the page shows shop, amount and card, in the language of the order or the other one', async () => {
  const { page } = await askedForCode()
  const polish = await (await fetch(page)).text()
  expect(polish).toContain('lang="pl"')
  for (const part of ['Szkoła Jaźń', 'Kurs „Żółte ćmy”', '123,45', '3184', 'Anuluj płatność'])
    expect(polish).toContain(part)
  const english = await (await fetch(`${page}?language=en`)).text()
  expect(english).toContain('lang="en"')
  expect(english).toContain('Cancel the payment')
})

test('the right code approves, saves the card, and leads back to the shop', async () => {
  const order = await askedForCode()
  const answer = await send(order.page, { code: ' 123456 ', decision: 'confirm' })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${SHOP}/transaction/abc`])
  const outcome = await fate(order)
  expect(outcome).toMatchObject({ status: 'approved', savedCard: { last4: '3184' } })
  expect(await toldOf(order)).toMatchObject({ status: 'approved', fingerprint: expect.any(String), sequence: 2 })
  // What is told may be kept anywhere: a token is worth money.
  expect(await toldOf(order)).not.toHaveProperty('savedCard')
  const savedCard = outcome?.status === 'approved' ? outcome.savedCard!.token : ''
  expect(await bank.gateway.charge(anOrder(shop.url, { card: { savedCard }, offSession: true }))).toMatchObject({
    status: 'approved',
  })
})

test('any other code fails authentication, and the right one afterwards changes nothing', async () => {
  const order = await askedForCode()
  expect((await send(order.page, { code: '654321', decision: 'confirm' })).status).toBe(303)
  expect((await send(order.page, { code: '123456', decision: 'confirm' })).status).toBe(303)
  expect(await fate(order)).toMatchObject({ status: 'declined', reason: 'authentication_failed' })
  expect(await toldOf(order)).toMatchObject({ status: 'declined', reason: 'authentication_failed' })
})

test('cancelling is no decline', async () => {
  const order = await askedForCode()
  const answer = await send(order.page, { code: '', decision: 'cancel' })
  expect(answer.headers.get('location')).toBe(order.returnUrl)
  expect(await fate(order)).toMatchObject({ status: 'canceled' })
  expect(await toldOf(order)).toMatchObject({ status: 'canceled' })
})

test('a form sent twenty times at once is answered once', async () => {
  const order = await askedForCode()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => send(order.page, { code: index % 2 ? '123456' : 'wrong' })),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]))
  await toldOf(order)
  expect(await bank.gateway.findPayment(order.idempotencyKey)).toMatchObject({ sequence: 2 })
})

test('a reload after the answer leads back to the shop', async () => {
  const order = await askedForCode()
  await send(order.page, { code: '123456' })
  const reload = await fetch(order.page, { redirect: 'manual' })
  expect([reload.status, reload.headers.get('location')]).toEqual([303, order.returnUrl])
})

test('a missing code is asked for, and nothing is decided', async () => {
  const order = await askedForCode()
  const answer = await send(order.page, { code: '  ', decision: 'confirm' })
  expect(answer.status).toBe(303)
  const again = await fetch(new URL(answer.headers.get('location') ?? '', order.page))
  expect(await again.text()).toContain('Wpisz kod</p>')
  expect(await fate(order)).toMatchObject({ status: 'needs_authentication' })
})

test('what the shop calls itself cannot become markup', async () => {
  const { page } = await askedForCode({ merchantName: '<script>alert("ż")</script>' })
  const text = await (await fetch(page)).text()
  expect(text).not.toContain('<script')
  expect(text).toContain('&lt;script&gt;')
})

test('the page cannot be framed, runs no script, and may send the buyer only to the shop', async () => {
  const { page } = await askedForCode()
  const answer = await fetch(page)
  const policy = answer.headers.get('content-security-policy')
  const style = /<style>([^]*)<\/style>/.exec(await answer.text())?.[1] ?? ''
  expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  expect(policy).toContain(`default-src 'none'`)
  expect(policy).toContain(`frame-ancestors 'none'`)
  expect(policy).toContain(`form-action 'self' ${SHOP};`)
})

test('a page nobody was sent to is not there', async () => {
  for (const token of ['x', 'a%00b', '%F0%9F%92%B3'])
    expect((await fetch(`${bank.origin}/authenticate/${token}`)).status).toBe(404)
})

test('on the home page a payment is disputed and decided, once each, and the shop is told', async () => {
  const order = anOrder(shop.url, { card: await lockedCard(bank.gateway) })
  const { paymentId } = await bank.gateway.charge(order)
  const press = (fields: Record<string, string>) =>
    send(`${bank.origin}/payments/${paymentId}/dispute?language=pl`, fields)
  const shown = async () => (await fetch(`${bank.origin}/?language=pl`)).text()
  const disputesTold = () =>
    shop.received
      .map((notification) => bank.gateway.readNotification(notification))
      .filter(({ idempotencyKey, dispute }) => idempotencyKey === order.idempotencyKey && dispute)
      .map(({ status, dispute }) => [status, dispute])
  expect(await shown()).toContain(`/payments/${paymentId}/dispute`)
  expect((await press({})).headers.get('location')).toBe('/?language=pl')
  await press({})
  expect(await shown()).toContain('Sklep wygrywa')
  await press({ outcome: 'won' })
  await press({ outcome: 'lost' })
  expect(await shown()).toContain('Spór wygrał sklep')
  expect(await shown()).not.toContain(`/payments/${paymentId}/dispute`)
  const { amount } = order
  await expect.poll(disputesTold).toEqual([
    ['disputed', { amount, fee: 6_000 }],
    ['dispute_won', { amount, fee: 0 }],
  ])
  for (const id of ['x', newId()]) expect((await send(`${bank.origin}/payments/${id}/dispute`, {})).status).toBe(303)
})

test('the home page lists the newest payments and the test cards', async () => {
  await askedForCode()
  const home = await (await fetch(bank.origin, { headers: { 'accept-language': 'pl' } })).text()
  for (const part of ['Szkoła Jaźń', 'Czeka na kod', '3782 822463 10005', '4000 0027 6000 3184'])
    expect(home).toContain(part)
  expect(home).not.toContain('zazolc@')
})
