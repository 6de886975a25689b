import { count, eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { unpublishProduct } from '#modules/catalog/contract.ts'
import { products } from '#modules/catalog/tables.ts'
import type { SoldProduct } from '#modules/catalog/testing.ts'
import { orders } from '#modules/orders/tables.ts'
import { transactions } from '#modules/payments/tables.ts'
import { people } from '#modules/people/tables.ts'
import { setSwitches } from '#modules/people/contract.ts'
import { getSchool } from '#modules/schools/contract.ts'
import { schools } from '#modules/schools/tables.ts'
import { clock } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import type { TestSchool } from '#test/world.ts'
import { onePageCheckout, onePageCheckoutRegister } from './contract.ts'
import { aMarket } from './testing.ts'

let school: TestSchool
let course: SoldProduct
const market = await aMarket()
beforeEach(async () => {
  school = await market.aSchool()
  course = await market.aCourse(school)
})
afterAll(() => market.close())

const OPEN = { is_login_enabled: true, is_registration_enabled: true, are_students_admitted: true }
const turn = (given: Partial<typeof OPEN>) => school.as(school.admin).call(setSwitches, { ...OPEN, ...given })
const hold = async () => {
  await turn({ are_students_admitted: false })
  await school.work(({ tx }) => tx.update(schools).set({ heldAt: clock.now() }).where(eq(schools.id, school.id)))
}
const buy = async (given = {}) =>
  school.as(school.student).call(onePageCheckout, { ...(await market.aPurchase(school, { course })), ...given })
const someone = () => ({ name: 'Łucja Żak', email: `${newId()}@school.test`, password: 'sekret-ąę' })

/** What a refused purchase leaves: nothing. */
async function kept(email: string) {
  return school.work(async ({ tx }) => ({
    orders: (await tx.select({ n: count() }).from(orders))[0]!.n,
    transactions: (await tx.select({ n: count() }).from(transactions))[0]!.n,
    accounts: (await tx.select({ n: count() }).from(people).where(eq(people.email, email)))[0]!.n,
  }))
}

test.each([
  ['is not open to students', () => turn({ are_students_admitted: false }), 'schools.not-open'],
  ['waits for the leave of the platform', hold, 'schools.not-open'],
  ['has its login switched off', () => turn({ is_login_enabled: false }), 'schools.login-off'],
])('a school that %s sells nothing, for money or free, to whoever comes', async (_which, close, code) => {
  const purchase = await market.aPurchase(school, { course })
  expect((await school.as().call(getSchool, {})).is_selling).toBe(true)
  await close()
  expect((await school.as().call(getSchool, {})).is_selling).toBe(false)
  const account = someone()
  const refused = { status: 409, code }
  await expect(school.as().call(onePageCheckoutRegister, { ...purchase, ...account })).rejects.toMatchObject(refused)
  await expect(school.as(school.student).call(onePageCheckout, purchase)).rejects.toMatchObject(refused)
  const free = await market.aPurchase(school, { course: await market.aCourse(school, { amount: 0 }) })
  await expect(school.as(school.student).call(onePageCheckout, free)).rejects.toMatchObject(refused)
  expect(await kept(account.email)).toEqual({ orders: 0, transactions: 0, accounts: 0 })
})

test('sells from the moment it opens, and shows an order from before to whoever sends it again', async () => {
  await turn({ are_students_admitted: false })
  const purchase = await market.aPurchase(school, { course })
  await expect(buy(purchase)).rejects.toMatchObject({ code: 'schools.not-open' })
  await turn({})
  const { redirect } = await buy(purchase)
  await turn({ are_students_admitted: false })
  expect((await buy(purchase)).redirect).toBe(redirect)
})

test.each([
  ['unpublished', () => school.as(school.admin).call(unpublishProduct, { productId: course.id }), 404],
  [
    'closed to enrolment',
    () =>
      school.work(({ tx }) =>
        tx.update(products).set({ isEnrollmentEnabled: false }).where(eq(products.id, course.id)),
      ),
    409,
  ],
])('what is %s between the page and the payment is not sold', async (_which, close, status) => {
  const purchase = await market.aPurchase(school, { course })
  const account = someone()
  await close()
  await expect(buy(purchase)).rejects.toMatchObject({ status })
  await expect(school.as().call(onePageCheckoutRegister, { ...purchase, ...account })).rejects.toMatchObject({
    status,
  })
  expect(await kept(account.email)).toEqual({ orders: 0, transactions: 0, accounts: 0 })
})
