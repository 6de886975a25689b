import { afterAll, expect, test } from 'vitest'

import { aBank, aListener, anOrder, SHOP } from '#providers/payments/sandbox/testing.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { encryptCard } from './encrypt-card.ts'

const database = await createTestDatabase()
const bank = await aBank(database.url)
const shop = await aListener()
afterAll(async () => {
  await bank.stop()
  await shop.stop()
  await database.drop()
})

test.each([
  [SHOP, 'approved'],
  ['http://elsewhere.localhost:3000', 'declined'],
])('a card locked on %s and charged for the shop is %s', async (origin, status) => {
  const entry = await bank.gateway.entry()
  if (entry.kind !== 'rsa') throw new Error(entry.kind)
  const { publicKey } = entry
  const card = { cardNumber: '3782 822463 10005', cardMonth: '1', cardYear: '31', cardCvv: '1234' }
  const encryptedCard = await encryptCard(card, { publicKey, origin })
  expect(await bank.gateway.charge(anOrder(shop.url, { card: { encryptedCard } }))).toMatchObject({ status })
})
