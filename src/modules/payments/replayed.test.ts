import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { onePageCheckout } from '#modules/checkout/contract.ts'
import { aMarket } from '#modules/checkout/testing.ts'
import { clock, DAY } from '#platform/clock.ts'
import { credentialsFrom } from '#programs/sandbox-bank/credentials.ts'
import { EVENT_ID_HEADER, SIGNATURE_HEADER, signatureOf, TIMESTAMP_HEADER } from '#programs/sandbox-bank/signature.ts'
import { noRowFails } from '#test/no-row-fails.ts'
import { forgettingNotifications } from './forget-notifications.ts'
import { gatewayNotifications } from './tables.ts'

const market = await aMarket()
afterAll(() => market.close())

test('a notification that was forgotten is not believed anew, though its signature is right', async () => {
  const school = await market.aSchool()
  await school.as(school.student).call(onePageCheckout, await market.aPurchase(school))
  const kept = () => school.work(({ tx }) => tx.select().from(gatewayNotifications))
  await expect.poll(kept).toHaveLength(1)
  const { eventId, body } = (await kept())[0]!
  const timestamp = String(Math.floor(Date.now() / 1000))
  const replay = async () => {
    const headers = {
      host: school.host,
      [EVENT_ID_HEADER]: eventId,
      [TIMESTAMP_HEADER]: timestamp,
      [SIGNATURE_HEADER]: signatureOf(credentialsFrom('a-secret-of-the-tests'), [eventId, timestamp], body),
    }
    const url = `/payments/notifications/sandbox/${school.id}`
    return (await market.app.inject({ method: 'POST', url, headers, payload: body })).statusCode
  }
  expect([await replay(), (await kept()).length]).toEqual([200, 1])
  clock.moveBy(401 * DAY)
  await forgettingNotifications(market.app.units, 400).work(noRowFails)
  expect([await replay(), (await kept()).length]).toEqual([403, 0])
  clock.moveBy(-2 * DAY)
  await school.work(({ tx }) => tx.delete(gatewayNotifications).where(eq(gatewayNotifications.eventId, eventId)))
  expect([await replay(), (await kept()).length]).toEqual([200, 1])
})
