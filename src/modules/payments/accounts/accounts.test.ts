import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { getFirstSteps } from '#modules/first-steps/contract.ts'
import { newId } from '#platform/ids.ts'
import { keyRing } from '#platform/sealed.ts'
import { refused, statusOf } from '#test/refused.ts'
import { aMarket } from '#modules/checkout/testing.ts'
import { onePageCheckout } from '#modules/checkout/contract.ts'
import type { TestSchool } from '#test/world.ts'
import { connectGateways } from '../connect-gateways.ts'
import { unsealCredentials } from '../seal-credentials.ts'
import { paymentAccounts, transactions } from '../tables.ts'
import { connectPaymentAccount as connect } from './connect-account.ts'
import * as contract from './contract.ts'
import { readAccount } from './typed-account.ts'

let school: TestSchool
const market = await aMarket()
beforeEach(async () => {
  school = await market.aSchool()
})
afterAll(() => market.close())

const admin = () => school.as(school.admin)
const shown = () => admin().call(contract.getPaymentSettings)
const connectSandbox = (replaces: string | null) =>
  admin().call(contract.connectPaymentAccount, { gateway: 'sandbox', credentials: {}, account_id: replaces })
const isStepDone = async () => (await admin().call(getFirstSteps)).steps.find(({ name }) => name === 'account')!.is_done

test('a school that never had an account is told which one opens by itself, and which it can choose', async () => {
  const fields = [{ name: 'card_form', kind: 'choice', choices: ['rsa', 'token'], usual: 'rsa' }]
  expect(await shown()).toEqual({
    account: null,
    opens_by_itself: 'sandbox',
    providers: [
      { name: 'sandbox', collected_by: 'platform', mode: 'test', fields },
      { name: 'sandbox_own', collected_by: 'school', mode: 'test', fields },
    ],
  })
})

test('an account is tried at the bank itself, thing by thing', async () => {
  const typed = await admin().call(contract.tryPaymentAccount, { gateway: 'sandbox', credentials: {} })
  expect(typed).toEqual({
    works: true,
    checks: ['answers', 'credentials', 'cards', 'payments'].map((what) => ({ what, works: true, says: '' })),
  })
  const { account } = await connectSandbox(null)
  expect(await admin().call(contract.tryConnectedAccount, { accountId: account!.id })).toEqual(typed)
})

test('what the bank says to credentials that are not its own, and when it is not there, is told', async () => {
  const of = (sandboxBank: typeof market.config.sandboxBank) =>
    connectGateways({ config: { ...market.config, sandboxBank }, keys: keyRing('a') })
  const bank = market.config.sandboxBank!
  const strange = of({ ...bank, secret: 'of-another-bank' }).open(undefined as never)!
  expect(await strange.check()).toEqual([
    { what: 'answers', works: true, says: '' },
    { what: 'credentials', works: false, says: expect.stringContaining('401') },
  ])
  const gone = of({ ...bank, origin: 'http://127.0.0.1:1' }).open(undefined as never)!
  expect(await gone.check()).toEqual([{ what: 'answers', works: false, says: expect.stringMatching(/no answer/) }])
})

test('each account says how many of its own payments are under way', async () => {
  const first = (await connectSandbox(null)).account!
  await school.as(school.student).call(onePageCheckout, await market.aPurchase(school, { card: '4000002760003184' }))
  const second = (await connectSandbox(first.id)).account!
  const other = await school.aStudent()
  await school.as(other).call(onePageCheckout, await market.aPurchase(school))
  const { data } = await admin().call(contract.listPaymentAccounts, {})
  expect(data.map(({ id, under_way, kept_cards }) => ({ id, under_way, kept_cards }))).toEqual([
    { id: second.id, under_way: 0, kept_cards: 0 },
    { id: first.id, under_way: 1, kept_cards: 0 },
  ])
  expect((await shown()).account).toMatchObject({ id: second.id, under_way: 0 })
})

test('new payments go through the new account; what was charged before is refunded with the old one', async () => {
  const first = (await connectSandbox(null)).account!
  const course = await market.aCourse(school)
  await school.as(school.student).call(onePageCheckout, await market.aPurchase(school, { course }))
  const second = (await connectSandbox(first.id)).account!
  expect(second.id).not.toBe(first.id)
  const [paid] = await school.work(({ tx }) => tx.select().from(transactions))
  expect(paid).toMatchObject({ accountId: first.id })
  const { gateway } = await school.work((ctx) => market.gateways.gatewayOf(ctx, paid!.accountId))
  expect(await gateway.refund(paid!.gatewayPaymentId!, 100, newId())).toEqual({ refundedAmount: 100 })
  expect((await school.work((ctx) => market.gateways.gatewayFor(ctx))).accountId).toBe(second.id)
  const { data } = await admin().call(contract.listPaymentAccounts, {})
  expect(data.map(({ id, until }) => [id, until !== null])).toEqual([
    [second.id, false],
    [first.id, true],
  ])
})

test('each payment keeps who collected it, whatever account comes after', async () => {
  const first = (await connectSandbox(null)).account!
  const course = await market.aCourse(school)
  const buy = async (student = school.student) =>
    school.as(student).call(onePageCheckout, await market.aPurchase(school, { course }))
  await buy()
  const own = { gateway: 'sandbox_own', credentials: {}, account_id: first.id } as const
  const { account } = await admin().call(contract.connectPaymentAccount, own)
  expect(account).toMatchObject({ gateway: 'sandbox_own', collected_by: 'school' })
  await buy(await school.aStudent())
  const paid = await school.work(({ tx }) => tx.select().from(transactions).orderBy(transactions.createdAt))
  expect(paid.map(({ accountId, collectedBy, status }) => [accountId, collectedBy, status])).toEqual([
    [first.id, 'platform', 'PERFORMED'],
    [account!.id, 'school', 'PERFORMED'],
  ])
  const other = (collectedBy: 'school' | 'platform') =>
    school.work(({ tx }) => tx.update(paymentAccounts).set({ collectedBy }).where(eq(paymentAccounts.id, first.id)))
  await expect(other('school')).rejects.toMatchObject({ code: '23503' })
})

test('how cards are taken is chosen with the account, and stays so when the bank’s secret is another', async () => {
  const typed = { gateway: 'sandbox', account_id: null } as const
  const connectWith = (card_form: string) =>
    admin().call(contract.connectPaymentAccount, { ...typed, credentials: { card_form } })
  expect(await refused(connectWith('by post'))).toMatchObject({
    status: 422,
    fields: { card_form: [expect.anything()] },
  })
  await connectWith('token')
  const sandboxBank = { ...market.config.sandboxBank!, secret: 'of-another-bank-altogether' }
  const keys = keyRing(market.config.secretKey)
  for (const gateways of [market.gateways, connectGateways({ config: { ...market.config, sandboxBank }, keys })]) {
    expect(await school.work((ctx) => gateways.cardsSentTo(ctx))).toBe(market.bank.origin)
    const { gateway } = await school.work((ctx) => gateways.gatewayFor(ctx))
    expect(await gateway.entry()).toMatchObject({ kind: 'publishable' })
  }
  const other = await market.aSchool()
  expect(await other.work((ctx) => market.gateways.cardsSentTo(ctx))).toBeNull()
})

test('of two who replace the same account one is told, and one account is the active one', async () => {
  const { account } = await connectSandbox(null)
  const both = await Promise.allSettled([connectSandbox(account!.id), connectSandbox(account!.id)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(
    (await school.work(({ tx }) => tx.select().from(paymentAccounts))).filter((a) => a.status === 'active'),
  ).toHaveLength(1)
  expect(await refused(connectSandbox(account!.id))).toMatchObject({ status: 409, code: 'payments.account-is-another' })
})

test('switched off, nothing is sold for money until one is connected again, and none opens by itself', async () => {
  const { account } = await connectSandbox(null)
  const course = await market.aCourse(school)
  expect(await isStepDone()).toBe(true)
  const off = () => admin().call(contract.switchPaymentsOff, { accountId: account!.id })
  await off()
  expect(await refused(off())).toMatchObject({ status: 409 })
  expect(await isStepDone()).toBe(false)
  expect(await shown()).toMatchObject({ account: null, opens_by_itself: null })
  const buy = async () => school.as(school.student).call(onePageCheckout, await market.aPurchase(school, { course }))
  expect(await refused(buy())).toMatchObject({ status: 409, code: 'payments.no-gateway' })
  await connectSandbox(null)
  expect(await isStepDone()).toBe(true)
  await buy()
})

test('what a gateway asks for is typed whole, and kept sealed', async () => {
  const { sandbox } = market.gateways.adapters
  const { own: _, ...given } = sandbox!
  const fields = [
    { name: 'api_login', kind: 'text' },
    { name: 'api_password', kind: 'secret' },
    { name: 'digest_algorithm', kind: 'choice', choices: ['sha256', 'sha512'] },
  ] as const
  const works = { ...given, connect: () => market.gateways.open(undefined as never)! }
  const keys = keyRing(market.config.secretKey)
  const gateways = connectGateways({ config: market.config, keys, adapters: { sandbox: { ...works, fields } } })
  const typed = { api_login: 'żółw', api_password: 'gęś', digest_algorithm: 'md5' }
  const read = (credentials: object) => () => readAccount(gateways, { gateway: 'sandbox', credentials })
  expect(read(typed)).toThrow(expect.objectContaining({ fields: { digest_algorithm: [expect.anything()] } }))
  expect(read({})).toThrow(
    expect.objectContaining({
      fields: {
        api_login: [expect.anything()],
        api_password: [expect.anything()],
        digest_algorithm: [expect.anything()],
      },
    }),
  )
  const right = { ...typed, digest_algorithm: 'sha512' }
  await connect(
    market.app.units.outside({ school, actor: { role: 'system' } }),
    { gateway: 'sandbox', credentials: right, account_id: null } as never,
    gateways,
  )
  const [account] = await school.work(({ tx }) => tx.select().from(paymentAccounts))
  expect(account!.sealedCredentials).not.toContain('żółw')
  expect(JSON.parse(unsealCredentials(keys, account!)!)).toEqual(right)
})

test('another school’s account does not exist, and nobody but an owner sees or changes any', async () => {
  const other = await market.aSchool()
  const { account } = await connectSandbox(null)
  const accountId = account!.id
  for (const call of [contract.tryConnectedAccount, contract.switchPaymentsOff])
    expect(await statusOf(other.as(other.admin).call(call, { accountId }))).toBe(404)
  for (const adminRole of ['editor', 'support', 'accountant'] as const) {
    const one = await school.anAdmin({ adminRole, email: `${adminRole}@szkola.test` })
    expect(await statusOf(school.as(one).call(contract.getPaymentSettings))).toBe(403)
    expect(await statusOf(school.as(one).call(contract.switchPaymentsOff, { accountId }))).toBe(403)
  }
  expect(await statusOf(school.as().call(contract.getPaymentSettings))).toBe(401)
})
