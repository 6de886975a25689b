import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { aProduct } from '#modules/catalog/testing.ts'
import { variants } from '#modules/catalog/tables.ts'
import { listAudit } from '#modules/moderation/contract.ts'
import { CURRENCIES, type SchoolCurrency } from '#platform/money.ts'
import { isWaitedFor } from '#test/is-waited-for.ts'
import { aWorld, type TestSchool } from '#test/world.ts'
import { getSchool } from '../contract.ts'
import { schools } from '../tables.ts'
import * as contract from './contract.ts'
import { Currencies } from './currency-followers.ts'
import { setCurrency } from './set-currency.ts'
import { BOUND_TO_CURRENCY } from './vocabulary.ts'

let school: TestSchool
const world = await aWorld({ SANDBOX_BANK: 'true' })
beforeEach(async () => {
  school = await world.aSchool()
})
afterAll(() => world.close())

const admin = () => school.as(school.admin)
const set = (currency: SchoolCurrency, from: SchoolCurrency = 'PLN', person = school.admin) =>
  school.as(person).call(contract.setCurrency, { currency, from })
const now = async () => (await school.as().call(getSchool)).currency
const message = (error: Error) => error.message

test('a school sells in złote until its admin chooses another currency, which is there at once', async () => {
  for (const [at, currency] of CURRENCIES.entries()) {
    await set(currency, CURRENCIES[at - 1] ?? 'PLN')
    expect(await now()).toBe(currency)
  }
  expect(await (await world.aSchool()).as().call(getSchool)).toMatchObject({ currency: 'PLN' })
})

test('what another one would change is counted before it is chosen', async () => {
  await school.work((ctx) => aProduct(ctx))
  await school.work((ctx) => aProduct(ctx, { published: false }))
  expect(await admin().call(contract.getCurrencyChange)).toEqual({
    currency: 'PLN',
    taken: [...CURRENCIES],
    products: 2,
    examples: [{ title: 'Światło i cień', amount: 10_000 }],
    promotions: 0,
    evergreen_offers: 0,
    bumps: 0,
    codes: 0,
    partners: 0,
  })
})

test('choosing twice changes once, and whoever saw another one is told', async () => {
  await Promise.all([set('EUR'), set('EUR')])
  await expect(set('CZK')).rejects.toMatchObject({ status: 409, code: 'schools.currency-is-another' })
  expect(await now()).toBe('EUR')
  const { data } = await admin().call(listAudit, {})
  expect(data.map(({ sentence, subject, url }) => [sentence, subject, url])).toEqual([
    ['Set the currency', 'PLN → EUR', '/home/settings/school'],
  ])
})

test.each(['CHF', 'eur', '', 'EURO'])('%j is refused under its field', async (currency) => {
  const wrong = set(currency as SchoolCurrency)
  await expect(wrong).rejects.toMatchObject({ status: 422, fields: { currency: [expect.any(String)] } })
})

test('only an admin sees and sets it', async () => {
  await expect(set('EUR', 'PLN', school.student)).rejects.toMatchObject({ status: 403 })
  await expect(school.as().call(contract.setCurrency, { currency: 'EUR', from: 'PLN' })).rejects.toMatchObject({
    status: 401,
  })
  await expect(school.as(school.student).call(contract.getCurrencyChange)).rejects.toMatchObject({ status: 403 })
  await expect(school.as().call(contract.getCurrencyChange)).rejects.toMatchObject({ status: 401 })
})

test('the database knows no other currency, no price in another one, and none left behind', async () => {
  const { product } = await school.work((ctx) => aProduct(ctx))
  const own = eq(schools.id, school.id)
  const refused = async (work: Parameters<TestSchool['work']>[0]) =>
    school.work(work).then(() => 'let through', message)
  expect(await refused(({ tx }) => tx.execute(sql`update schools set currency = 'CHF'`))).toContain('schools_currency')
  expect(
    await refused(({ tx }) =>
      tx.insert(variants).values({ productId: product.id, position: null, amount: 100, currency: 'EUR' }),
    ),
  ).toContain('A school sells in one currency')
  const left = school.work(({ tx }) => tx.update(schools).set({ currency: 'EUR' }).where(own))
  await expect(left).rejects.toThrow('All prices of a school follow its currency')
  expect(await now()).toBe('PLN')
})

test('a price that is made while the school chooses waits, and is refused in the old currency', async () => {
  const { product } = await school.work((ctx) => aProduct(ctx))
  let made: Promise<unknown> | undefined
  await school.work(async ({ tx }) => {
    await tx.update(schools).set({ currency: 'EUR' }).where(eq(schools.id, school.id))
    await tx.update(variants).set({ currency: 'EUR' })
    made = school
      .work((ctx) =>
        ctx.tx.insert(variants).values({ productId: product.id, position: null, amount: 100, currency: 'PLN' }),
      )
      .then(() => 'made', message)
    while (!(await isWaitedFor((statement) => tx.execute(statement))));
  })
  expect(await made).toContain('A school sells in one currency')
})

test('what the school cannot be paid in is refused under its field, and everything stays', async () => {
  const currencies = new Currencies()
  const followed: string[] = []
  for (const what of BOUND_TO_CURRENCY)
    currencies.register({ what, count: async () => 0, follow: async () => void followed.push(what) })
  currencies.takenBy(async () => ['PLN', 'CZK'])
  const choose = (currency: SchoolCurrency) =>
    school.work((ctx) => setCurrency(ctx, { currency, from: 'PLN' }, currencies))
  await expect(choose('EUR')).rejects.toMatchObject({
    status: 422,
    fields: { currency: [{ key: 'schools.currency-not-taken', params: { currency: 'EUR' } }] },
  })
  expect([await now(), followed]).toEqual(['PLN', []])
  await choose('CZK')
  expect(followed).toEqual([...BOUND_TO_CURRENCY])
})
