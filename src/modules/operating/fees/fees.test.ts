import { afterAll, expect, test } from 'vitest'
import { onePageCheckout } from '#modules/checkout/contract.ts'
import { aMarket } from '#modules/checkout/testing.ts'
import { transactions } from '#modules/payments/tables.ts'
import { createOperator } from '#modules/people/platform/create-operator.ts'
import { aBrowser } from '#modules/people/testing.ts'

const PLATFORM = 'platform.test'
const LOGIN = { email: 'olga@katedra.test', password: 'operator' }

const market = await aMarket()
afterAll(() => market.close())
await createOperator(market.app.units, { ...LOGIN, name: 'Olga' })
const operator = aBrowser(market.app, PLATFORM, '10.22.0.1')
await operator.post('/login', LOGIN)
const school = await market.aSchool()

const ZLOTY = { currency: 'PLN', basis_points: 500, fixed_amount: 100, vat_rate: 23 }
const set = (fees: object[], version: number) => operator.put('/operator/fees', { fees, version })
const buy = async (amount: number) => {
  const course = await market.aCourse(school, { amount })
  await school.as(await school.aStudent()).call(onePageCheckout, await market.aPurchase(school, { course }))
  const paid = await school.work(({ tx }) => tx.select().from(transactions).orderBy(transactions.createdAt))
  const { platformFee, platformFeeVat } = paid.at(-1)!
  return [platformFee, platformFeeVat]
}

test('payments that begin from now on cost what an operator has set, and never more than is paid', async () => {
  expect(await buy(12_300)).toEqual([0, 0])
  expect((await set([ZLOTY], 1)).json()).toMatchObject({
    fees: [ZLOTY, { currency: 'EUR', basis_points: 0 }, { currency: 'USD' }, { currency: 'GBP' }, { currency: 'CZK' }],
    version: 2,
  })
  expect(await buy(12_300)).toEqual([715, 164])
  expect(await buy(100)).toEqual([81, 19])
  expect((await set([{ ...ZLOTY, basis_points: 0, fixed_amount: 0 }], 2)).statusCode).toBe(200)
  expect(await buy(12_300)).toEqual([0, 0])
  const [first, second] = await school.work(({ tx }) => tx.select().from(transactions).orderBy(transactions.createdAt))
  expect([first!.platformFee, second!.platformFee]).toEqual([0, 715])
})

test('of two operators one is told, and what is no number is said beside its field', async () => {
  const late = await set([ZLOTY], 1)
  expect([late.statusCode, late.json().code]).toEqual([409, 'operating.fees-changed'])
  for (const wrong of [
    { basis_points: 5_001 },
    { basis_points: null },
    { fixed_amount: -1 },
    { vat_rate: 51 },
    { currency: 'XXX' },
  ]) {
    const answer = await set([{ ...ZLOTY, ...wrong }], 3)
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [`fees.0.${Object.keys(wrong)[0]}`]])
  }
  expect((await set([ZLOTY, ZLOTY], 3)).statusCode).toBe(422)
})
