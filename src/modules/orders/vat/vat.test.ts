import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { down, invalid, startVies, type ViesStandIn } from '#providers/vat/vies/testing/stand-in.ts'
import { viesRegister } from '#providers/vat/vies/vies-register.ts'
import { clock, DAY, HOUR, MINUTE } from '#platform/clock.ts'
import { partsOfJobs, thrown } from '#test/parts-of-jobs.ts'
import type { TestSchool } from '#test/world.ts'
import { onePageCheckout } from '#modules/checkout/contract.ts'
import { aMarket, type Market, A_COMPANY } from '#modules/checkout/testing.ts'
import { getOrder, listMyOrders } from '../contract.ts'
import { beginCheck } from './begin-check.ts'
import { checkingVat } from './checking-vat.ts'
import { askVatAgain } from './contract.ts'
import { vatChecks } from './tables.ts'

let market: Market
let school: TestSchool
let vies: ViesStandIn
beforeAll(async () => {
  ;[market, vies] = await Promise.all([aMarket(), startVies()])
})
beforeEach(async () => {
  school = await market.aSchool()
  vies.asked.length = 0
})
afterAll(() => Promise.all([market.close(), vies.app.close()]))

const run = () => {
  const vatRegister = viesRegister({ origin: vies.origin, timeout: 1000 })
  return checkingVat({ ...partsOfJobs(market), vatRegister }).work(thrown)
}

/** An order that is paid, with this number on it. */
async function anOrder(vat_id: string): Promise<string> {
  await school.as(school.student).call(onePageCheckout, await market.aPurchase(school, { ...A_COMPANY, vat_id }))
  const [order] = (await school.as(school.student).call(listMyOrders, {})).data
  await school.work((ctx) => beginCheck(ctx, order!.id))
  return order!.id
}
const admin = () => school.as(school.admin)
const checkOf = async (orderId: string) => (await admin().call(getOrder, { orderId })).order.vat_check

test('a paid order is asked about once, and its admin reads what the register said', async () => {
  const orderId = await anOrder('pl5260250274')
  expect(await checkOf(orderId)).toMatchObject({ outcome: null, asked_at: null })
  await run()
  expect(await checkOf(orderId)).toMatchObject({
    outcome: 'valid',
    name: 'ŻÓŁĆ SPÓŁKA Z O.O.',
    asked_at: expect.any(String),
  })
  clock.moveBy(DAY)
  await school.work((ctx) => beginCheck(ctx, orderId))
  await run()
  expect(vies.asked).toEqual([{ countryCode: 'PL', vatNumber: '5260250274' }])
})

test('an invalid one is told as such, and the purchase stands', async () => {
  const orderId = await anOrder('DE136695976')
  vies.saysNext.push(invalid)
  await run()
  expect(await checkOf(orderId)).toMatchObject({ outcome: 'invalid', name: '' })
  expect((await admin().call(getOrder, { orderId })).order.status).toBe('paid')
})

test('where nobody answers it is asked again ever more rarely, given up after days, and asked anew when an admin says so', async () => {
  const orderId = await anOrder('PL5260250274')
  vies.saysNext.push(down, down)
  await run()
  await run()
  expect(vies.asked).toHaveLength(1)
  clock.moveBy(MINUTE)
  await run()
  expect(vies.asked).toHaveLength(2)
  clock.moveBy(4 * MINUTE)
  await run()
  expect(vies.asked).toHaveLength(2)
  expect((await checkOf(orderId))!.outcome).toBeNull()
  clock.moveBy(3 * DAY)
  await run()
  expect((await checkOf(orderId))!.outcome).toBe('unanswered')
  clock.moveBy(HOUR)
  const { vat_check } = await admin().call(askVatAgain, { orderId })
  expect(vat_check.outcome).toBeNull()
  await run()
  expect((await checkOf(orderId))!.outcome).toBe('valid')
  expect((await admin().call(askVatAgain, { orderId })).vat_check.outcome, 'what is settled stays').toBe('valid')
})

test('a NIP is asked about as one of Poland, whether it says so or not', async () => {
  const orderId = await anOrder('526-025-02-74')
  await run()
  expect((await checkOf(orderId))!.outcome).toBe('valid')
  expect(vies.asked).toEqual([{ countryCode: 'PL', vatNumber: '5260250274' }])
})

test('a number of a country that VIES does not know is not asked about, and another school’s order is not there', async () => {
  const orderId = await anOrder('CHE-107.787.577')
  expect(await checkOf(orderId)).toBeNull()
  expect(await school.work(({ tx }) => tx.$count(vatChecks))).toBe(0)
  await expect(admin().call(askVatAgain, { orderId })).rejects.toMatchObject({ status: 404 })
  const neighbour = await market.aSchool()
  await expect(neighbour.as(neighbour.admin).call(askVatAgain, { orderId })).rejects.toMatchObject({ status: 404 })
  await expect(school.as(school.student).call(askVatAgain, { orderId })).rejects.toMatchObject({ status: 403 })
})
