import { afterAll, expect, test } from 'vitest'
import { clock, MINUTE } from '#platform/clock.ts'
import { type Entry, GatewayUnavailable } from '#providers/payments/port.ts'
import { aWorld, type TestSchool } from '#test/world.ts'
import type { Gateways } from './gateways.ts'
import { cardEntries } from './get-card-entry.ts'

const world = await aWorld()
afterAll(() => world.close())

/** Each school has an account of its own; keys are counted as they are given out. */
function aGateway() {
  let given = 0
  let isDown = false
  const entry = async (): Promise<Entry> => {
    if (isDown) throw new GatewayUnavailable()
    return { kind: 'rsa', publicKey: 'a key', keyId: `${++given}` }
  }
  const gatewayFor: Gateways['gatewayFor'] = async ({ school }) =>
    ({ accountId: school.id, gateway: { entry } }) as never
  const ask = cardEntries({ gatewayFor } as Gateways)
  return {
    goDown: (down: boolean) => (isDown = down),
    ask: (school: TestSchool) => ask(world.app.units.outside({ school, actor: { role: 'visitor' } })),
  }
}

test('a gateway is asked once in five minutes for each account, however many want to pay', async () => {
  const [one, other, gateway] = [await world.aSchool(), await world.aSchool(), aGateway()]
  const key = (id: string) => ({ kind: 'rsa', public_key: 'a key', key_id: id })
  expect(await Promise.all([gateway.ask(one), gateway.ask(one)])).toEqual([key('1'), key('1')])
  expect(await gateway.ask(other)).toEqual(key('2'))
  clock.moveBy(4 * MINUTE)
  expect(await gateway.ask(one)).toEqual(key('1'))
  clock.moveBy(2 * MINUTE)
  expect(await gateway.ask(one)).toEqual(key('3'))
})

test('what it did not answer is asked again', async () => {
  const [school, gateway] = [await world.aSchool(), aGateway()]
  gateway.goDown(true)
  await expect(gateway.ask(school)).rejects.toThrow(GatewayUnavailable)
  gateway.goDown(false)
  expect(await gateway.ask(school)).toMatchObject({ key_id: '1' })
})
