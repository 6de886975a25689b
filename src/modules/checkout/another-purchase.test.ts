import { count } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { changePrice } from '#modules/catalog/contract.ts'
import { addVariant } from '#modules/catalog/variants/contract.ts'
import { transactions } from '#modules/payments/tables.ts'
import { newId } from '#platform/ids.ts'
import { onePageCheckout } from './contract.ts'
import { aMarket } from './testing.ts'

const LASTING = { access_length: 'forever', access_days: 0, access_until: null } as const

const market = await aMarket()
const school = await market.aSchool()
const course = await market.aCourse(school)
const buyer = await school.aStudent({ email: `${newId()}@school.test` })
afterAll(() => market.close())

test('a key that has bought one variant does not answer for another, nor for more of it', async () => {
  const buy = async (given: object) => school.as(buyer).call(onePageCheckout, await market.aPurchase(school, given))
  const checkout_key = newId()
  const first = await buy({ course, checkout_key })
  expect(await buy({ course, checkout_key })).toEqual(first)

  const admin = school.as(school.admin)
  const solo = { productId: course.id, variantId: course.variantId, amount: course.amount, name: 'Solo' }
  await admin.call(changePrice, { ...solo, ...LASTING })
  const { variants } = await admin.call(addVariant, { productId: course.id, name: 'Pro', amount: 90_000, ...LASTING })
  const better = { course: { ...course, variantId: variants[1]!.id, amount: 90_000 } }
  const refused = { status: 409, code: 'checkout.another-purchase' }
  await expect(buy({ ...better, checkout_key })).rejects.toMatchObject(refused)
  const forTwo = { course, amount: 2 * course.amount, quantity: 2, own_seat: false }
  await expect(buy({ ...forTwo, checkout_key })).rejects.toMatchObject(refused)
  const paid = await school.work(({ tx }) => tx.select({ n: count() }).from(transactions))
  expect(paid).toEqual([{ n: 1 }])
})
