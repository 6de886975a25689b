import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { onePageCheckout } from '#modules/checkout/contract.ts'
import { aMarket } from '#modules/checkout/testing.ts'
import { getBalance, listLedgerLines } from '#modules/ledger/contract.ts'
import { keepCheckpoints } from '#modules/ledger/keep-checkpoints.ts'
import { proveLedger } from '#modules/ledger/proving/prove-ledger.ts'
import { ledgerChecks, ledgerCorrections } from '#modules/ledger/tables.ts'
import { bookOf } from '#modules/ledger/testing.ts'
import { createOperator } from '#modules/people/platform/create-operator.ts'
import { aBrowser } from '#modules/people/testing.ts'
import { newId } from '#platform/ids.ts'
import type { TestSchool } from '#test/world.ts'

const LOGIN = { email: 'olga@katedra.test', password: 'operator' }
const market = await aMarket()
afterAll(() => market.close())
await createOperator(market.app.units, { ...LOGIN, name: 'Olga' })
const operator = aBrowser(market.app, 'platform.test', '10.23.0.1')
await operator.post('/login', LOGIN)

const CORRECTION = {
  account: 'platform_available',
  in_favour_of: 'school',
  amount: 1_250,
  currency: 'PLN',
  reason: 'Opłata policzona dwa razy 💸',
}
const correct = ({ id }: { id: string }, given: object = {}) =>
  operator.post(`/operator/schools/${id}/corrections`, { ...CORRECTION, correction_key: newId(), ...given })
const buy = async (school: TestSchool) => {
  const course = await market.aCourse(school, { amount: 12_300 })
  await school.as(await school.aStudent()).call(onePageCheckout, await market.aPurchase(school, { course }))
}
const position = async (currency: string) =>
  (await operator.get('/json/operator/position'))
    .json()
    .balances.find((balance: { currency: string }) => balance.currency === currency)?.accounts as
    | { account: string; amount: number }[]
    | undefined

test('an operator corrects a ledger once, in either favour, and the school reads why', async () => {
  const school = await market.aSchool()
  const correction_key = newId()
  for (let sent = 0; sent < 2; sent++) expect((await correct(school, { correction_key })).statusCode).toBe(200)
  expect(await bookOf(school)).toEqual({ platform_available: 1_250, corrections: -1_250 })
  await correct(school, { in_favour_of: 'platform', account: 'owed_platform', amount: 300 })
  expect(await bookOf(school)).toEqual({ platform_available: 1_250, owed_platform: -300, corrections: -950 })

  const as = school.as(school.admin)
  const { balances } = await as.call(getBalance)
  expect(balances[0]!.accounts).toContainEqual({ account: 'corrections', amount: 950 })
  expect(balances[0]!.accounts).toContainEqual({ account: 'owed_platform', amount: 300 })
  const lines = await as.call(listLedgerLines, { account: 'platform_available', currency: 'PLN' })
  expect(lines.data).toMatchObject([{ kind: 'correction', amount: 1_250, reason: CORRECTION.reason, order: null }])
  const shown = (await operator.get(`/json/operator/schools/${school.id}/ledger`)).json()
  expect(shown).toMatchObject({
    differences: null,
    corrections: [
      { in_favour_of: 'platform', amount: 300, account: 'owed_platform' },
      { in_favour_of: 'school', amount: 1_250, id: correction_key },
    ],
  })
  const outside = market.app.units.outside({ school, actor: { role: 'system' } })
  expect(await proveLedger(outside, market.gateways)).toEqual([])
})

test('what is no correction is said beside its field, and nobody else corrects anything', async () => {
  const school = await market.aSchool()
  for (const [wrong, field] of [
    [{ amount: 0 }, 'amount'],
    [{ amount: -5 }, 'amount'],
    [{ reason: '  ' }, 'reason'],
    [{ account: 'sales' }, 'account'],
    [{ currency: 'XXX' }, 'currency'],
    [{ in_favour_of: 'me' }, 'in_favour_of'],
  ] as const) {
    const answer = await correct(school, wrong)
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]])
  }
  expect((await correct({ id: newId() })).statusCode).toBe(404)
  const visitor = aBrowser(market.app, 'platform.test', '10.23.0.2')
  const sent = { ...CORRECTION, correction_key: newId() }
  expect((await visitor.post(`/operator/schools/${school.id}/corrections`, sent)).statusCode).toBe(401)
  expect(await bookOf(school)).toEqual({})
})

test('a correction is never changed, deleted or emptied', async () => {
  const school = await market.aSchool()
  await correct(school)
  const rewriting = (statement: ReturnType<typeof sql>) =>
    market.app.units.withoutSchool('a test tries to rewrite a ledger', (tx) => tx.execute(statement))
  await expect(rewriting(sql`update ledger_corrections set amount = 1`)).rejects.toThrow()
  await expect(rewriting(sql`delete from ledger_corrections`)).rejects.toThrow()
  expect(await school.work(({ tx }) => tx.$count(ledgerCorrections))).toBe(1)
})

test('what all schools have together is the sum of their ledgers, before and after checkpoints', async () => {
  const [one, other] = [await market.aSchool(), await market.aSchool()]
  await Promise.all([buy(one), buy(other)])
  const before = await position('PLN')
  const sums = async () => {
    const books = await Promise.all([bookOf(one), bookOf(other)])
    return books.reduce((sum, book) => sum + (book['platform_pending'] ?? 0), 0)
  }
  expect(before).toContainEqual({ account: 'platform_pending', amount: await sums() })
  await one.work(keepCheckpoints)
  expect(await position('PLN')).toEqual(before)
  await buy(one)
  expect(await position('PLN')).toContainEqual({ account: 'platform_pending', amount: await sums() })
})

test('a school whose ledger does not agree is named to operators', async () => {
  const school = await market.aSchool({ name: 'Szkoła z różnicą' })
  const named = async () => (await operator.get('/json/operator/position')).json().schools_that_differ
  expect(await named()).toEqual([])
  const finding = { proof: 'sales', currency: 'PLN', ledger: 1, other: 2 } as const
  await school.work(({ tx, now }) =>
    tx.insert(ledgerChecks).values({ begunAt: now, checkedAt: now, findings: [finding] }),
  )
  expect(await named()).toEqual([{ id: school.id, name: 'Szkoła z różnicą' }])
  expect((await operator.get(`/json/operator/schools/${school.id}/ledger`)).json().differences).toBe(1)
})
