import { afterAll, afterEach, expect, test } from 'vitest'
import { MINUTE } from '#platform/clock.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { aBank, aListener, anOrder, lockedCard, SHOP, tokenFor } from './testing.ts'

const database = await createTestDatabase()
const bank = await aBank(database.url)
const shop = await aListener()
afterAll(async () => {
  await bank.stop()
  await shop.stop()
  await database.drop()
})
afterEach(() => bank.setClock(0))

const shopOne = bank.byToken('one')
const shopTwo = bank.byToken('two')
const withToken = (card: { token: string } | null) => anOrder(shop.url, { card: card! })
const REFUSED = { status: 'declined', reason: 'card_data_invalid' }

test('the page of such an account gets a key of its own and the address of the bank, where its policy has to let it through', async () => {
  const entry = await shopOne.entry()
  expect(entry).toEqual({
    kind: 'publishable',
    key: expect.stringMatching(/^pk_/),
    tokensUrl: `${shopOne.capabilities.tokensFrom}/tokens`,
  })
  expect(await shopTwo.entry()).not.toEqual(entry)
  expect(bank.gateway.capabilities).not.toHaveProperty('tokensFrom')
})

test('a token is charged once, whatever its card then does, and an order that is sent again is the same', async () => {
  const token = await tokenFor(shopOne)
  const order = withToken(token)
  const [paid, again] = await Promise.all([shopOne.charge(order), shopOne.charge(order)])
  expect(paid).toMatchObject({ status: 'approved' })
  expect(again).toEqual(paid)
  expect(await shopOne.charge(withToken(token))).toMatchObject(REFUSED)
  const declined = await tokenFor(shopOne, { number: '4000000000009995' })
  expect(await shopOne.charge(withToken(declined))).toMatchObject({ reason: 'insufficient_funds' })
  expect(await shopOne.charge(withToken(declined))).toMatchObject(REFUSED)
})

test('one that was made on another page, for another account, or ten minutes ago pays nothing', async () => {
  expect(
    await shopOne.charge(withToken(await tokenFor(shopOne, { origin: 'http://elsewhere.localhost:3000' }))),
  ).toMatchObject(REFUSED)
  const ofOne = await tokenFor(shopOne)
  expect(await shopTwo.charge(withToken(ofOne))).toMatchObject(REFUSED)
  expect(await shopOne.charge(withToken(ofOne))).toMatchObject({ status: 'approved' })
  const old = await tokenFor(shopOne)
  await bank.setClock(11 * MINUTE)
  expect(await shopOne.charge(withToken(old))).toMatchObject(REFUSED)
})

test('its card is known again before it is charged, and the token stays good', async () => {
  const token = (await tokenFor(shopOne))!
  const fingerprint = await shopOne.fingerprintOf({ ...token, origin: SHOP })
  expect(fingerprint).toBe(await shopOne.fingerprintOf({ ...(await lockedCard(bank.gateway)), origin: SHOP }))
  expect(await shopTwo.fingerprintOf({ ...token, origin: SHOP })).toBeNull()
  expect(await shopOne.charge(withToken(token))).toMatchObject({ status: 'approved', fingerprint })
})

test('the bank answers a page of any origin, and gives no token for what is no card, for a made-up key, or while it is down', async () => {
  const entry = await shopOne.entry()
  if (entry.kind !== 'publishable') throw new Error(entry.kind)
  const asked = (body: object) =>
    fetch(entry.tokensUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: SHOP },
      body: JSON.stringify({ key: entry.key, number: '4111111111111111', expiry: '12/39', code: '123', ...body }),
    })
  const preflight = await fetch(entry.tokensUrl, { method: 'OPTIONS', headers: { origin: SHOP } })
  expect(preflight.headers.get('access-control-allow-origin')).toBe(SHOP)
  expect((await asked({})).headers.get('access-control-allow-origin')).toBe(SHOP)
  expect((await asked({ number: '41' })).status).toBe(422)
  for (const key of ['pk_none', `${entry.key.slice(0, -1)}_`, entry.key.replace('pk_', 'pk_A')])
    expect((await asked({ key })).status).toBe(401)
  await bank.plan('down')
  expect((await asked({})).status).toBe(502)
})
