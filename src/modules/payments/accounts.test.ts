import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { keyRing } from '#platform/sealed.ts'
import { aWorld, type TestSchool } from '#test/world.ts'
import { connectGateways } from './connect-gateways.ts'
import { CurrencyNotTaken, NoGatewayConnected } from './gateways.ts'
import { openSandboxAccount } from './open-sandbox-account.ts'
import { sealingAnew } from './seal-anew.ts'
import { startPayment } from './start-payment.ts'
import { sealCredentials, unsealCredentials } from './seal-credentials.ts'
import { gatewayNotifications, paymentAccounts, transactions } from './tables.ts'

const CODE = 'verificationCode'

let school: TestSchool
const world = await aWorld()
beforeEach(async () => {
  school = await world.aSchool()
})
afterAll(() => world.close())

const accountsOf = (of: TestSchool) => of.work(({ tx }) => tx.select().from(paymentAccounts))
const gatewayFor = (of: TestSchool, gateways = world.gateways) => of.work((ctx) => gateways.gatewayFor(ctx))
const ringOf = () => keyRing(world.config.secretKey)
const aPayment = async (ctx: Ctx, given: Partial<typeof transactions.$inferInsert> = {}) => {
  const money = { amount: 100, currency: 'PLN', description: 'Kurs' }
  const accountId = given.accountId ?? (await openSandboxAccount(ctx))!.id
  return ctx.tx
    .insert(transactions)
    .values({ hash: newId(), orderId: newId(), payerId: school.student.id, ...money, ...given, accountId })
}

test('a school has one account at the sandbox bank by itself, however many ask for it at once', async () => {
  const connected = await Promise.all(Array.from({ length: 5 }, () => gatewayFor(school)))
  const [account, ...more] = await accountsOf(school)
  expect(more).toEqual([])
  expect(new Set(connected.map(({ accountId }) => accountId))).toEqual(new Set([account!.id]))
  expect(account).toMatchObject({ gateway: 'sandbox', mode: 'test', status: 'active' })
})

test('what its gateway gave it stands nowhere in clear, and opens for its own account alone', async () => {
  const other = await world.aSchool()
  await gatewayFor(school)
  await gatewayFor(other)
  const [[own], [others]] = [await accountsOf(school), await accountsOf(other)]
  expect(unsealCredentials(ringOf(), own!)).toContain(CODE)
  expect(Buffer.from(own!.sealedCredentials!, 'base64url').toString('latin1')).not.toContain(CODE)
  expect(() => unsealCredentials(ringOf(), { ...own!, sealedCredentials: others!.sealedCredentials })).toThrow()
})

test('without a sandbox bank there is no account, and no gateway', async () => {
  const none = connectGateways({ config: { ...world.config, sandboxBank: undefined }, keys: ringOf() })
  await expect(gatewayFor(school, none)).rejects.toThrow(NoGatewayConnected)
  expect(await accountsOf(school)).toEqual([])
})

test('one that is switched off takes no new payments and still answers for those it took', async () => {
  const { accountId } = await gatewayFor(school)
  await school.work(({ tx }) => tx.update(paymentAccounts).set({ status: 'off', offAt: new Date() }))
  await expect(gatewayFor(school)).rejects.toThrow(NoGatewayConnected)
  expect(await accountsOf(school)).toHaveLength(1)
  expect((await school.work((ctx) => world.gateways.gatewayOf(ctx, accountId))).accountId).toBe(accountId)
})

test('when the bank’s secret or our key is another, the sandbox account follows', async () => {
  await gatewayFor(school)
  const [before] = await accountsOf(school)
  const keys = keyRing('a-key-that-was-never-heard-of')
  const sandboxBank = { ...world.config.sandboxBank!, secret: 'another-secret-of-the-bank' }
  await gatewayFor(school, connectGateways({ config: { ...world.config, sandboxBank }, keys }))
  const [after] = await accountsOf(school)
  expect(after).toMatchObject({ id: before!.id, keyVersion: keys.current.version })
  expect(unsealCredentials(keys, after!)).not.toBe(unsealCredentials(ringOf(), before!))
})

test('money in a currency that the gateway does not take is refused before anything is put down', async () => {
  const connected = await gatewayFor(school)
  const capabilities = { ...connected.gateway.capabilities, currencies: ['PLN'] }
  const gateways = {
    ...world.gateways,
    gatewayFor: async () => ({ ...connected, gateway: { ...connected.gateway, capabilities } }),
  }
  const start = (currency: string) =>
    school.work((ctx) =>
      startPayment(
        ctx,
        {
          orderId: newId(),
          payerId: school.student.id,
          amount: 100,
          currency,
          description: 'Kurs',
          checkoutPath: '/kurs/checkout',
          purchasePath: '/kurs/watch',
        },
        gateways,
      ),
    )
  await expect(start('EUR')).rejects.toThrow(CurrencyNotTaken)
  expect(await school.work(({ tx }) => tx.select().from(transactions))).toEqual([])
  expect((await start('PLN')).transaction.accountId).toBe(connected.accountId)
})

test('a payment goes through an account of its own school, or the database refuses it', async () => {
  const other = await world.aSchool()
  const { accountId } = await gatewayFor(other)
  await expect(school.work((ctx) => aPayment(ctx, { accountId }))).rejects.toMatchObject({
    constraint: 'transactions_account',
  })
})

test('two schools may be told the same ids by their gateways, one school may not', async () => {
  const other = await world.aSchool()
  const told = (of: TestSchool) =>
    of.work(async (ctx) => {
      const account = (await openSandboxAccount(ctx))!
      await aPayment(ctx, { payerId: of.student.id, gatewayPaymentId: 'first-of-the-day' })
      await ctx.tx.insert(gatewayNotifications).values({ accountId: account.id, eventId: 'event-1', body: '{}' })
    })
  await told(school)
  await told(other)
  await expect(told(school)).rejects.toMatchObject({ constraint: 'transactions_at_gateway' })
})

test('a school takes money through one account at a time, and the sandbox never for real', async () => {
  await gatewayFor(school)
  const add = (account: Partial<typeof paymentAccounts.$inferInsert>) =>
    school.work(({ tx }) => tx.insert(paymentAccounts).values({ gateway: 'sandbox', mode: 'test', ...account }))
  await expect(add({})).rejects.toMatchObject({ constraint: 'payment_accounts_one_active' })
  await expect(add({ status: 'off' })).rejects.toMatchObject({ constraint: 'payment_accounts_off' })
  await expect(add({ status: 'off', offAt: new Date(), mode: 'live' })).rejects.toMatchObject({
    constraint: 'payment_accounts_sandbox_is_a_test',
  })
})

test('a night after the key was replaced nothing is sealed by the old one; what no key opens is told of', async () => {
  const lost = await world.aSchool()
  await gatewayFor(lost)
  await gatewayFor(school)
  const [lostAccount] = await accountsOf(lost)
  const stranger = sealCredentials(keyRing('a-key-that-nobody-kept'), lostAccount!.id, '{}')
  await lost.work(({ tx }) => tx.update(paymentAccounts).set(stranger).where(eq(paymentAccounts.id, lostAccount!.id)))
  const [before] = await accountsOf(school)

  const keys = keyRing('the-newest-key-of-the-tests', [world.config.secretKey])
  const told: string[] = []
  await sealingAnew(world.app.units, keys).work((_error, { id }) => told.push(id))
  const [after] = await accountsOf(school)
  expect(after!.keyVersion).toBe(keys.current.version)
  expect(unsealCredentials(keyRing('the-newest-key-of-the-tests'), after!)).toBe(unsealCredentials(ringOf(), before!))
  expect(told).toContain(lostAccount!.id)
})
