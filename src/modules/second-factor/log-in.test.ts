import { afterAll, beforeEach, expect, test } from 'vitest'
import { checkoutLogin } from '#modules/checkout/contract.ts'
import { aBrowser, givePassword } from '#modules/people/testing.ts'
import { people } from '#modules/people/tables.ts'
import { clock, MINUTE, SECOND } from '#platform/clock.ts'
import { refused } from '#test/refused.ts'
import { eq } from 'drizzle-orm'
import { aWorld, type TestSchool } from '#test/world.ts'
import { aSecondFactor, beginHalfMinute, codeOf } from './testing.ts'

const PASSWORD = 'zażółć 🔑'
let school: TestSchool
let own: Awaited<ReturnType<typeof aSecondFactor>>
let places = 0
const world = await aWorld()
beforeEach(async () => {
  beginHalfMinute()
  school = await world.aSchool()
  await school.work((ctx) => givePassword(ctx, school.admin.id, PASSWORD))
  own = await aSecondFactor(school, school.admin, PASSWORD)
})
afterAll(() => world.close())

const aStranger = () => aBrowser(world.app, school.host, `10.3.0.${++places}`)
type Browser = ReturnType<typeof aBrowser>
const showPassword = (browser: Browser, next?: string) =>
  browser.post('/login', { email: school.admin.email, password: PASSWORD, ...(next && { next }) })
const showCode = (browser: Browser, code: string, next?: string) =>
  browser.post('/login/code', { code, ...(next && { next }) })

test('after the password nobody is signed in before a code of the app was shown', async () => {
  const browser = aStranger()
  expect((await showPassword(browser, '/home/orders')).json()).toEqual({
    redirect_to: '/login/code?next=%2Fhome%2Forders',
  })
  expect(await browser.whoAmI()).toBeNull()
  expect((await browser.get('/json/my/second-factor')).statusCode).toBe(401)
  const wrong = await showCode(browser, '000000')
  expect([wrong.statusCode, wrong.json().errors]).toEqual([422, { code: ['This code is wrong, or was used before'] }])
  expect(await browser.whoAmI()).toBeNull()
  const right = await showCode(browser, ` ${codeOf(own.secret).replace(/(...)/, '$1 ')} `, '/home/orders')
  expect([right.statusCode, right.json()]).toEqual([200, { redirect_to: '/home/orders' }])
  expect(await browser.whoAmI()).toMatchObject({ email: school.admin.email })
})

test('a code lets one browser in, whoever comes second with it, and however close', async () => {
  const browsers = [aStranger(), aStranger(), aStranger()]
  for (const browser of browsers) await showPassword(browser)
  const answers = await Promise.all(browsers.map((browser) => showCode(browser, codeOf(own.secret))))
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 422, 422])
})

test.each([
  [-2, 422],
  [-1, 422],
  [0, 200],
  [1, 200],
  [2, 422],
])('a code of %s half minutes from now answers %s', async (away, status) => {
  const browser = aStranger()
  await showPassword(browser)
  expect((await showCode(browser, codeOf(own.secret, away))).statusCode).toBe(status)
})

test('a clock that is half a minute late is let in, and no code of an earlier half minute afterwards', async () => {
  clock.moveBy(60 * SECOND)
  try {
    const [late, replayed] = [aStranger(), aStranger()]
    await showPassword(late)
    expect((await showCode(late, codeOf(own.secret, -1))).statusCode).toBe(200)
    await showPassword(replayed)
    expect((await showCode(replayed, codeOf(own.secret, -1))).statusCode).toBe(422)
    expect((await showCode(replayed, codeOf(own.secret))).statusCode).toBe(200)
  } finally {
    clock.moveBy(-60 * SECOND)
  }
})

test('a recovery code lets in once', async () => {
  const [code] = own.recoveryCodes
  const [first, second] = [aStranger(), aStranger()]
  for (const browser of [first, second]) await showPassword(browser)
  expect((await showCode(first, code!.toUpperCase())).statusCode).toBe(200)
  expect((await showCode(second, code!)).statusCode).toBe(422)
})

test('wrong codes are braked, and strangers who do not know the password keep nobody out', async () => {
  const attacker = aStranger()
  for (let nth = 0; nth < 6; nth++) expect((await showCode(attacker, '000000')).statusCode).toBe(409)
  await showPassword(attacker)
  for (let nth = 0; nth < 5; nth++) expect((await showCode(attacker, '000000')).statusCode).toBe(422)
  const braked = await showCode(attacker, codeOf(own.secret))
  expect([braked.statusCode, braked.headers['retry-after']]).toEqual([429, '60'])
})

test('the password counts for ten minutes, in that browser, and until another is chosen', async () => {
  const [late, thief, outdated] = [aStranger(), aStranger(), aStranger()]
  await showPassword(late)
  thief.jar.set('katedra_login_step', late.jar.get('katedra_login_step')!.replace(/^.{36}/, school.student.id))
  expect((await showCode(thief, codeOf(own.secret))).statusCode).toBe(409)
  await showPassword(outdated)
  await school.work((ctx) => givePassword(ctx, school.admin.id, 'another one'))
  expect((await showCode(outdated, codeOf(own.secret))).statusCode).toBe(409)
  await school.work((ctx) => givePassword(ctx, school.admin.id, PASSWORD))
  await showPassword(late)
  clock.moveBy(10 * MINUTE + SECOND)
  try {
    expect((await showCode(late, codeOf(own.secret))).json().code).toBe('second-factor.login-step-over')
  } finally {
    clock.moveBy(-10 * MINUTE - SECOND)
  }
})

test('a checkout lets nobody in by the password alone who has a second factor', async () => {
  const problem = await refused(school.as().call(checkoutLogin, { email: school.admin.email, password: PASSWORD }))
  expect([problem.status, problem.code]).toEqual([422, 'people.second-factor-needed'])
})

test('whoever was an admin is asked for it still, and no code leads away from the school', async () => {
  await school.anAdmin({ email: 'other@school.test' })
  await school.work(({ tx }) =>
    tx.update(people).set({ role: 'student', adminRole: null }).where(eq(people.id, school.admin.id)),
  )
  const browser = aStranger()
  expect((await showPassword(browser)).json()).toEqual({ redirect_to: '/login/code' })
  expect((await showCode(browser, codeOf(own.secret), 'https://evil.test')).json()).toEqual({ redirect_to: '/my' })
})

test('a form without scripts is led from step to step, and told what is wrong on its page', async () => {
  const browser = aStranger()
  const shown = await browser.submit('/login', { email: school.admin.email, password: PASSWORD, _from: '/login' })
  expect([shown.statusCode, shown.headers['location']]).toEqual([303, '/login/code'])
  const wrong = await browser.submit('/login/code', { code: '000000', _from: '/login/code' })
  expect([wrong.statusCode, wrong.headers['location']]).toEqual([303, '/login/code'])
  const right = await browser.submit('/login/code', { code: codeOf(own.secret), _from: '/login/code' })
  expect([right.statusCode, right.headers['location']]).toEqual([303, '/home'])
})
