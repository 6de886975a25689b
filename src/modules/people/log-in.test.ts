import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from '#app/build-app.ts'
import { schools } from '#modules/schools/tables.ts'
import { clock, DAY } from '#platform/clock.ts'
import { rateLimits } from '#platform/db/tables.ts'
import { aWorld, type TestSchool } from '#test/world.ts'
import { sessions } from './tables.ts'
import { aBrowser, givePassword } from './testing.ts'

let places = 0
const anotherPlace = () => `10.1.${(places >> 8) & 255}.${places++ & 255}`

const world = await aWorld()
afterAll(() => world.close())

const PASSWORD = 'zażółć 🔑 gęślą'

async function aSchoolWithPasswords(): Promise<TestSchool> {
  const school = await world.aSchool()
  for (const { id } of [school.admin, school.student]) await school.work((ctx) => givePassword(ctx, id, PASSWORD))
  return school
}
const browserAt = (school: TestSchool, ip = anotherPlace()) => aBrowser(world.app, school.host, ip)

test('a student logs in with any capitals in the address and lands on their page', async () => {
  const school = await aSchoolWithPasswords()
  const browser = browserAt(school)
  const answer = await browser.post('/login', { email: ' JAN@School.test ', password: PASSWORD })
  expect([answer.statusCode, answer.json()]).toEqual([200, { redirect_to: '/my' }])
  expect(await browser.whoAmI()).toMatchObject({ name: 'Jan Żak', email: 'jan@school.test' })
})

test('an admin lands in the panel, and whoever came from a page goes back to it', async () => {
  const school = await aSchoolWithPasswords()
  const login = (next?: string) =>
    browserAt(school).post('/login', { email: school.admin.email, password: PASSWORD, ...(next ? { next } : {}) })
  expect((await login()).json()).toEqual({ redirect_to: '/home' })
  expect((await login('/kurs/watch/1?t=3#comments')).json()).toEqual({ redirect_to: '/kurs/watch/1?t=3#comments' })
})

test.each(['https://evil.test', '//evil.test', '/\\evil.test', 'javascript:alert(1)', '/\t/evil.test', 'evil'])(
  'no login leads away to %s',
  async (next) => {
    const school = await aSchoolWithPasswords()
    const answer = await browserAt(school).post('/login', { email: school.student.email, password: PASSWORD, next })
    const { redirect_to } = answer.json()
    expect(new URL(redirect_to, 'http://here.test').origin).toBe('http://here.test')
  },
)

test('wrong credentials are refused in the same words whether or not the address is known', async () => {
  const school = await aSchoolWithPasswords()
  for (const email of [school.student.email, 'nobody@school.test']) {
    const answer = await browserAt(school).post('/login', { email, password: 'wrong one' })
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      {
        message: 'Wrong email or password',
        code: 'people.wrong-credentials',
        errors: { email: ['These credentials do not match our records.'] },
      },
    ])
  }
})

test('what is missing is named under its field', async () => {
  const school = await aSchoolWithPasswords()
  const answer = await browserAt(school).post('/login', { email: '', password: '' })
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({
    message: 'The given data is wrong',
    errors: { email: ['This field is required'], password: ['This field is required'] },
  })
})

test('the password of a namesake in another school opens nothing here', async () => {
  const [here, there] = [await world.aSchool(), await aSchoolWithPasswords()]
  const answer = await browserAt(here).post('/login', { email: there.student.email, password: PASSWORD })
  expect(answer.statusCode).toBe(422)
})

test('a session of one school is none in another', async () => {
  const [here, there] = [await world.aSchool(), await aSchoolWithPasswords()]
  const browser = browserAt(there)
  await browser.post('/login', { email: there.student.email, password: PASSWORD })
  const abroad = browserAt(here)
  abroad.jar.set('katedra_session', browser.jar.get('katedra_session') ?? '')
  expect(await abroad.whoAmI()).toBeNull()
})

test('100 parallel wrong logins count exactly: five are judged, the rest wait', async () => {
  const school = await aSchoolWithPasswords()
  const ip = anotherPlace()
  const browser = browserAt(school, ip)
  await browser.token()
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => browser.post('/login', { email: school.student.email, password: 'wrong' })),
  )
  const counted = Map.groupBy(answers, (answer) => answer.statusCode)
  expect([counted.get(422)?.length, counted.get(429)?.length]).toEqual([5, 95])
  const refusal = counted.get(429)?.[0]
  expect(refusal?.json().message).toMatch(/^Too many login attempts\. Please try again in \d+ seconds?\.$/)
  expect(Number(refusal?.headers['retry-after'])).toBeGreaterThan(0)
  const [place] = await world.app.units.withoutSchool('the test counts', (tx) =>
    tx
      .select()
      .from(rateLimits)
      .where(eq(rateLimits.key, `login-place:${ip}`)),
  )
  expect(place?.used).toBe(100)

  const right = await browser.post('/login', { email: school.student.email, password: PASSWORD })
  expect(right.statusCode).toBe(429)
  const elsewhere = await browserAt(school).post('/login', { email: school.student.email, password: PASSWORD })
  expect(elsewhere.statusCode).toBe(200)
})

test('a login that succeeds forgets the failures before it', async () => {
  const school = await aSchoolWithPasswords()
  const browser = browserAt(school)
  const attempt = async (password: string) =>
    (await browser.post('/login', { email: school.student.email, password })).statusCode
  for (let round = 0; round < 3; round++) {
    for (let failure = 0; failure < 4; failure++) expect(await attempt('wrong')).toBe(422)
    expect(await attempt(PASSWORD)).toBe(200)
  }
})

test('logging in again closes the session this browser had', async () => {
  const school = await aSchoolWithPasswords()
  const browser = browserAt(school)
  await browser.post('/login', { email: school.student.email, password: PASSWORD })
  const first = browser.jar.get('katedra_session') ?? ''
  await browser.post('/login', { email: school.admin.email, password: PASSWORD })
  expect(browser.jar.get('katedra_session')).not.toBe(first)
  const thief = browserAt(school)
  thief.jar.set('katedra_session', first)
  await expect.poll(() => thief.whoAmI()).toBeNull()
})

test('a revoked session is refused by another process too', async () => {
  const school = await aSchoolWithPasswords()
  const other = await buildApp(world.config, undefined)
  const browser = browserAt(school)
  await browser.post('/login', { email: school.student.email, password: PASSWORD })
  const elsewhere = aBrowser(other.app, school.host)
  elsewhere.jar.set('katedra_session', browser.jar.get('katedra_session') ?? '')
  expect(await elsewhere.whoAmI()).toMatchObject({ name: 'Jan Żak' })
  await browser.post('/logout', {})
  expect(browser.jar.has('katedra_session')).toBe(false)
  await expect.poll(() => elsewhere.whoAmI()).toBeNull()
  await other.close()
})

test('an expired session is told apart from none: 419, not 401', async () => {
  const school = await aSchoolWithPasswords()
  const browser = browserAt(school)
  await browser.post('/login', { email: school.student.email, password: PASSWORD })
  const body = { name: 'Jan', language: 'pl' }
  expect((await browserAt(school).post('/my/account', body)).statusCode).toBe(401)
  await school.work(({ tx, now }) => tx.update(sessions).set({ expiresAt: new Date(now.getTime() - 1000) }))
  clock.moveBy(DAY)
  const answer = await browser.post('/my/account', body)
  clock.moveBy(-DAY)
  expect([answer.statusCode, answer.json().message]).toEqual([419, 'Session expired'])
})

test('whoever comes back within a month stays signed in, on the server and in the browser', async () => {
  const school = await aSchoolWithPasswords()
  const browser = browserAt(school)
  await browser.post('/login', { email: school.student.email, password: PASSWORD })
  clock.moveBy(20 * DAY)
  const cookie = (await browser.post('/student', {})).cookies.find(({ name }) => name === 'katedra_session')
  clock.moveBy(20 * DAY)
  const viewer = await browser.whoAmI()
  clock.moveBy(-40 * DAY)
  expect(cookie).toMatchObject({ value: browser.jar.get('katedra_session'), maxAge: (30 * DAY) / 1000 })
  expect(viewer).toMatchObject({ id: school.student.id })
})

test('a stale token and a call from another site are 419', async () => {
  const school = await aSchoolWithPasswords()
  const browser = browserAt(school)
  const credentials = { email: school.student.email, password: PASSWORD }
  const stale = await browser.post('/login', credentials, { 'x-csrf-token': 'stale' })
  const foreign = await browser.post('/login', credentials, { 'sec-fetch-site': 'cross-site' })
  expect([stale.statusCode, foreign.statusCode]).toEqual([419, 419])
  expect(await browser.whoAmI()).toBeNull()
})

test('a browser that keeps no cookies is told so', async () => {
  const school = await aSchoolWithPasswords()
  const browser = browserAt(school)
  const credentials = { email: school.student.email, password: PASSWORD }
  const refusal = await browser.post('/login', credentials, { cookie: '' })
  expect([refusal.statusCode, refusal.json()]).toEqual([
    419,
    {
      message: 'Your browser does not keep cookies. Allow them for this site, and try again.',
      code: 'error.cookies-off',
    },
  ])
})

test('while login is off only admins log in, and while students are not admitted no student does', async () => {
  const school = await aSchoolWithPasswords()
  const attempt = async ({ email }: { email: string }) =>
    (await browserAt(school).post('/login', { email, password: PASSWORD })).json()
  const set = (switches: object) =>
    school.work(({ tx }) => tx.update(schools).set(switches).where(eq(schools.id, school.id)))

  await set({ isLoginEnabled: false })
  expect(await attempt(school.student)).toMatchObject({ message: 'Login is temporarily disabled' })
  expect(await attempt(school.admin)).toEqual({ redirect_to: '/home' })

  await set({ isLoginEnabled: true, areStudentsAdmitted: false })
  expect(await attempt(school.student)).toMatchObject({ message: 'Students are not able to log in yet' })
  expect(await attempt(school.admin)).toEqual({ redirect_to: '/home' })
})

test('a form without scripts is answered with a redirect, to the next page or back with what was typed', async () => {
  const school = await aSchoolWithPasswords()
  const browser = browserAt(school)
  const _from = '/login?next=%2Fkurs'
  const wrong = await browser.submit('/login', { email: school.student.email, password: 'wrong', _from })
  expect([wrong.statusCode, wrong.headers.location]).toEqual([303, _from])
  expect(Buffer.from(browser.jar.get('katedra_form')?.split('.')[0] ?? '', 'base64url').toString()).not.toContain(
    'wrong"',
  )
  const right = await browser.submit('/login', { email: school.student.email, password: PASSWORD, next: '/kurs' })
  expect([right.statusCode, right.headers.location]).toEqual([303, '/kurs'])
  expect(await browser.whoAmI()).toMatchObject({ name: 'Jan Żak' })
})
