import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import type { TestPerson } from '#test/world.ts'
import * as contract from '#modules/checkout/contract.ts'
import { listOrders, refundOrder } from '#modules/orders/contract.ts'
import { orders } from '#modules/orders/tables.ts'
import type { SoldProduct } from '#modules/catalog/testing.ts'
import { aMarket } from '#modules/checkout/testing.ts'
import { tryPromoCode } from '../contract.ts'
import { type EditableCode, getCode } from './contract.ts'
import { aCode } from './testing.ts'

const market = await aMarket()
await market.startWorking()
const school = await market.aSchool()
const course = await market.aCourse(school, { amount: 10_000 })
afterAll(() => market.close())

const admin = () => school.as(school.admin)
const fresh = () => school.aStudent({ email: `${newId()}@school.test` })
const ask = (promo_code: string, { person }: { person: TestPerson }) =>
  school.as(person).call(tryPromoCode, { product_id: course.id, variant_id: course.variantId, promo_code })
const buy = async (
  person: TestPerson,
  { of = course, ...given }: { promo_code: string; amount: number; of?: SoldProduct; card?: string },
) => school.as(person).call(contract.onePageCheckout, await market.aPurchase(school, { course: of, ...given }))
const ordersOf = ({ id }: TestPerson) =>
  school.work(({ tx }) => tx.select().from(orders).where(eq(orders.studentId, id)))
const reloaded = async ({ id }: EditableCode) => (await admin().call(getCode, { codeId: id })).code
const giveBack = (orderId: string, given: object = {}) =>
  admin().call(refundOrder, { orderId, reason: 'Obiecane', access: 'take', ...given })

test('a code for a first purchase is not for whoever pays with a card that bought here before, until that is paid back', async () => {
  const { code } = await aCode(school, { is_for_first_purchase: true })
  const [jan, ola] = [await fresh(), await fresh()]
  const other = await market.aCourse(school)
  const card = '5555555555554444'
  await buy(jan, { of: other, promo_code: '', amount: other.amount, card })
  expect((await ask(code, { person: ola })).amount).toBe(8_000)
  const withIt = { promo_code: code, amount: 8_000, card }
  await expect(buy(ola, withIt)).rejects.toMatchObject({
    status: 409,
    code: 'checkout.code-not_first_purchase',
  })
  expect(await ordersOf(ola)).toEqual([])
  const [bought] = await ordersOf(jan)
  await giveBack(bought!.id)
  await expect.poll(async () => (await ordersOf(jan))[0]!.status).toBe('refunded')
  await buy(ola, withIt)
  expect(await ordersOf(ola)).toMatchObject([{ status: 'paid' }])
})

describe('a code whose order is paid back', () => {
  const aUse = async () => {
    const code = await aCode(school, { uses_per_person: 1, uses_limit: 1 })
    const student = await fresh()
    await buy(student, { promo_code: code.code, amount: 8_000 })
    const [order] = await ordersOf(student)
    return { code, student, orderId: order!.id }
  }

  test('as a whole is free again, and its order is still found by it', async () => {
    const { code, student, orderId } = await aUse()
    await giveBack(orderId, { refund_amount: 5_000, refund_key: newId() })
    await expect.poll(async () => (await ordersOf(student))[0]!.status).toBe('partly_refunded')
    expect((await reloaded(code)).uses_count).toBe(1)
    await giveBack(orderId)
    await expect.poll(async () => (await reloaded(code)).uses_count).toBe(0)
    const { data } = await admin().call(listOrders, { code_id: code.id })
    expect(data).toMatchObject([{ id: orderId, status: 'refunded' }])
    await buy(student, { promo_code: code.code, amount: 8_000 })
    expect(await reloaded(code)).toMatchObject({ uses_count: 1, state: 'used_up' })
  })

  test('stays used where an admin says so', async () => {
    const { code, student, orderId } = await aUse()
    await giveBack(orderId, { code: 'keep' })
    await expect.poll(async () => (await ordersOf(student))[0]!.status).toBe('refunded')
    expect(await reloaded(code)).toMatchObject({ uses_count: 1, state: 'used_up' })
  })
})
