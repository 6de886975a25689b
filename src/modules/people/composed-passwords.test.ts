import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { checkoutLogin, checkoutRegister } from '#modules/checkout/contract.ts'
import { aSecondFactor, beginHalfMinute, codeOf } from '#modules/second-factor/testing.ts'
import { beginAuthenticator } from '#modules/second-factor/contract.ts'
import type { OutsideCtx } from '#platform/context.ts'
import { aWorld, type TestSchool } from '#test/world.ts'
import { GivenPassword, NewPassword } from './contract.ts'
import { askEmailChange } from './email-change/contract.ts'
import { ifOwnPassword } from './if-own-password.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { createOperator } from './platform/create-operator.ts'
import { operators, people } from './tables.ts'
import { aBrowser, givePassword } from './testing.ts'

const COMPOSED = 'zażółć gęślą'.normalize('NFC')
const DECOMPOSED = COMPOSED.normalize('NFD')
const WAYS: Array<[chosen: string, typed: string]> = [
  [COMPOSED, DECOMPOSED],
  [DECOMPOSED, COMPOSED],
]

let school: TestSchool
let places = 0
const world = await aWorld()
beforeEach(async () => {
  school = await world.aSchool()
})
afterAll(() => world.close())

const aStranger = (host = school.host) => aBrowser(world.app, host, `10.31.0.${++places}`)
const logIn = async (password: string, { email } = school.student) =>
  (await aStranger().post('/login', { email, password })).statusCode
const keptHash = async ({ id } = school.student) =>
  (await school.work(({ tx }) => tx.select().from(people).where(eq(people.id, id))))[0]!.passwordHash!
const keep = (passwordHash: string, { id } = school.student) =>
  school.work(({ tx }) => tx.update(people).set({ passwordHash }).where(eq(people.id, id)))

test.each(WAYS)(
  'a password is one however its letters are composed: chosen as %j, typed as %j',
  async (chosen, typed) => {
    const kept = await hashPassword(chosen)
    expect([await verifyPassword(kept, typed), await verifyPassword(kept, `${typed}a`)]).toEqual([true, false])
    const browser = aStranger()
    const zofia = { email: `zofia-${places}@school.test`, terms: true, name: 'Zofia' }
    expect(
      (await browser.post('/register', { ...zofia, password: chosen, password_confirmation: typed })).statusCode,
    ).toBe(200)
    expect(await logIn(typed, { ...school.student, email: zofia.email })).toBe(200)
    const changed = await browser.post('/my/account/password', {
      current_password: typed,
      password: `${chosen} ą`,
      password_confirmation: `${chosen} ą`,
    })
    expect(changed.statusCode).toBe(200)
    expect(await logIn(`${typed} ą`, { ...school.student, email: zofia.email })).toBe(200)
  },
)

test.each(WAYS)(
  'so it is at the checkout, before a change of address and of the second factor: %j, %j',
  async (chosen, typed) => {
    const email = `buyer-${++places}@school.test`
    await school.as().call(checkoutRegister, { name: 'Ewa', email, password: chosen })
    expect((await school.as().call(checkoutLogin, { email, password: typed })).student.email).toBe(email)
    await school.work((ctx) => givePassword(ctx, school.student.id, chosen))
    const asked = { email: `new-${places}@school.test`, password: typed }
    expect((await school.as(school.student).call(askEmailChange, asked)).change).toMatchObject({ email: asked.email })
    await school.work((ctx) => givePassword(ctx, school.admin.id, chosen))
    expect(await school.as(school.admin).call(beginAuthenticator, { password: typed })).toHaveProperty('secret')
  },
)

test('a hash made of the letters as they were typed still lets in, and is then made of the composed ones', async () => {
  const old = await hash(DECOMPOSED)
  await keep(old)
  expect(await logIn(`${DECOMPOSED}a`)).toBe(422)
  expect(await keptHash()).toBe(old)
  expect(await logIn(DECOMPOSED)).toBe(200)
  const renewed = await keptHash()
  expect(renewed).not.toBe(old)
  expect([await logIn(COMPOSED), await logIn(DECOMPOSED)]).toEqual([200, 200])
  expect(await keptHash()).toBe(renewed)

  await keep(old)
  const asked = { email: 'another@school.test', password: DECOMPOSED }
  await school.as(school.student).call(askEmailChange, asked)
  expect(await verifyPassword(await keptHash(), COMPOSED)).toBe(true)

  await keep(old)
  const browser = aStranger()
  browser.jar.set('katedra_session', school.student.secret)
  const chosen = { password: 'zupełnie inne', password_confirmation: 'zupełnie inne' }
  const changed = await browser.post('/my/account/password', { current_password: DECOMPOSED, ...chosen })
  expect(changed.statusCode).toBe(200)
})

test('whoever shows a second factor after such a password is let in by it', async () => {
  beginHalfMinute()
  await school.work((ctx) => givePassword(ctx, school.admin.id, COMPOSED))
  const own = await aSecondFactor(school, school.admin, COMPOSED)
  await keep(await hash(DECOMPOSED), school.admin)
  const browser = aStranger()
  const password = await browser.post('/login', { email: school.admin.email, password: DECOMPOSED })
  expect(password.json()).toEqual({ redirect_to: '/login/code' })
  expect((await browser.post('/login/code', { code: codeOf(own.secret) })).statusCode).toBe(200)
})

test('an operator logs in with either, and their old hash is made anew', async () => {
  const email = 'olga@katedra.test'
  const login = async (password: string) =>
    (await aStranger(world.config.platformHost).post('/login', { email, password })).statusCode
  await createOperator(world.app.units, { email, name: 'Olga', password: DECOMPOSED })
  expect([await login(COMPOSED), await login(DECOMPOSED)]).toEqual([200, 200])
  const old = await hash(DECOMPOSED)
  await world.app.units.withoutSchool('the test keeps an old hash', (tx) =>
    tx.update(operators).set({ passwordHash: old }),
  )
  expect([await login(COMPOSED), await login(DECOMPOSED), await login(COMPOSED)]).toEqual([422, 200, 200])
})

test('letters are counted as they are read, and a long password is typed either way', () => {
  expect(NewPassword.safeParse('ąęółż'.normalize('NFD')).success).toBe(false)
  const longest = 'ệ'.repeat(200)
  expect(NewPassword.parse(longest.normalize('NFD'))).toBe(longest.normalize('NFC'))
  expect(GivenPassword.parse(longest.normalize('NFD'))).toBe(longest.normalize('NFD'))
})

test('a password that was changed meanwhile is not put back', async () => {
  await keep(await hash(DECOMPOSED))
  const [read] = await school.work(({ tx }) => tx.select().from(people).where(eq(people.id, school.student.id)))
  const chosen = await hashPassword('zupełnie inne')
  await keep(chosen)
  const ctx = { aside: (work) => school.work(work) } as OutsideCtx
  expect(await ifOwnPassword(ctx, read, DECOMPOSED)).not.toBeNull()
  expect(await keptHash()).toBe(chosen)
})
