import { afterAll, expect, test } from 'vitest'
import { getKeptMail, listKeptMails } from '#modules/mails/contract.ts'
import { clock, HOUR } from '#platform/clock.ts'
import { aWorld, type TestSchool } from '#test/world.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { aBrowser, givePassword } from './testing.ts'

let places = 0

const world = await aWorld()
await world.startWorking()
afterAll(() => world.close())

const browserAt = (school: TestSchool) => aBrowser(world.app, school.host, `10.3.0.${places++}`)
const CHOSEN = { password: 'nowe hasło', password_confirmation: 'nowe hasło' }

/** Asks for a link and reads it from the mail, as the person would. */
async function aMailedSecret(school: TestSchool): Promise<string> {
  const asked = await browserAt(school).post('/password/email', { email: school.student.email })
  expect(asked.json()).toEqual({
    redirect_to: '/password/forgot',
    message: `We have e-mailed a password reset link to ${school.student.email}. If it does not arrive, check the spam folder.`,
  })
  const sent = await expect
    .poll(() => mailsTo(school), { interval: 100 })
    .toHaveLength(1)
    .then(() => mailsTo(school))
  const link = new RegExp(`${school.origin}/password/reset/([\\w-]+)\\?email=jan%40school\\.test`)
  const read = await school.as().call(getKeptMail, { id: sent[0]!.id })
  expect(read.html).toMatch(link)
  return link.exec(read.text)?.[1] ?? ''
}

const mailsTo = async (school: TestSchool) =>
  (await school.as().call(listKeptMails, {})).data.filter(({ to }) => to === school.student.email)

test('a mailed link lets its reader choose a password, once, and ends all sessions', async () => {
  const school = await world.aSchool()
  const secret = await aMailedSecret(school)
  const signedIn = browserAt(school)
  signedIn.jar.set('katedra_session', school.student.secret)
  expect(await signedIn.whoAmI()).not.toBeNull()

  const reset = { token: secret, email: school.student.email, ...CHOSEN }
  const answer = await browserAt(school).post('/password/reset', reset)
  expect(answer.json()).toEqual({ redirect_to: '/login', message: 'Your password has been reset. You can log in now.' })
  await expect.poll(() => signedIn.whoAmI()).toBeNull()
  const login = await browserAt(school).post('/login', { email: school.student.email, password: CHOSEN.password })
  expect(login.statusCode).toBe(200)

  const again = await browserAt(school).post('/password/reset', reset)
  expect([again.statusCode, again.json().errors]).toEqual([422, { form: ['This password reset token is invalid.'] }])

  const subject = 'Your password has been changed'
  const told = async () => (await mailsTo(school)).find((mail) => mail.subject === subject)
  await expect.poll(told, { interval: 100 }).toBeDefined()
  const { text } = await school.as().call(getKeptMail, { id: (await told())!.id })
  expect(text).toContain('If it was not you, choose a new password now')
  expect(text).toContain(`${school.origin}/password/forgot`)
})

test('a link that is old, of another person or of another school is invalid', async () => {
  const [school, other] = [await world.aSchool(), await world.aSchool()]
  const token = await aMailedSecret(school)
  const use = async (place: TestSchool, email: string) =>
    (await browserAt(place).post('/password/reset', { token, email, ...CHOSEN })).json().errors
  const invalid = { form: ['This password reset token is invalid.'] }
  expect(await use(school, school.admin.email)).toEqual(invalid)
  expect(await use(other, other.student.email)).toEqual(invalid)
  clock.moveBy(HOUR + 1000)
  expect(await use(school, school.student.email)).toEqual(invalid)
  clock.moveBy(-HOUR - 1000)
  expect(await use(school, school.student.email)).toBeUndefined()
})

test('an unknown address is told so, and asking is limited', async () => {
  const school = await world.aSchool()
  const browser = browserAt(school)
  const ask = async () => browser.post('/password/email', { email: 'nobody@school.test' })
  await browser.token()
  const [first] = await Promise.all([ask(), ask(), ask()])
  expect([first.statusCode, first.json().errors]).toEqual([
    422,
    { email: ['We cannot find a user with that e-mail address.'] },
  ])
  expect((await ask()).statusCode).toBe(429)
})

test('a person changes their password: other browsers are logged out, this one goes on', async () => {
  const school = await world.aSchool()
  await school.work((ctx) => givePassword(ctx, school.student.id, 'stare hasło'))
  const [here, there] = [browserAt(school), browserAt(school)]
  for (const browser of [here, there])
    await browser.post('/login', { email: school.student.email, password: 'stare hasło' })

  const wrong = await here.post('/my/account/password', { current_password: 'nie to', ...CHOSEN })
  expect([wrong.statusCode, wrong.json().errors]).toEqual([
    422,
    { current_password: ['This is not your current password'] },
  ])
  const right = await here.post('/my/account/password', { current_password: 'stare hasło', ...CHOSEN })
  expect(right.statusCode).toBe(200)
  expect(await here.whoAmI()).not.toBeNull()
  await expect.poll(() => there.whoAmI()).toBeNull()
})

test('a person changes their name and language', async () => {
  const school = await world.aSchool()
  const browser = browserAt(school)
  browser.jar.set('katedra_session', school.student.secret)
  const answer = await browser.post('/my/account', { name: 'Jan Żak-Łoś', language: 'pl' })
  expect(answer.json()).toEqual({ redirect_to: '/my/account', message: 'Zapisano' })
  await expect.poll(() => browser.whoAmI()).toMatchObject({ name: 'Jan Żak-Łoś', language: 'pl' })
  expect((await browserAt(school).post('/my/account', { name: 'X', language: 'pl' })).statusCode).toBe(401)
  expect((await browser.post('/my/account', { name: '', language: 'de' })).statusCode).toBe(422)
})

test('a password is right only for its own hash, and for nobody it takes as long', async () => {
  const hash = await hashPassword('zażółć')
  expect(await verifyPassword(hash, 'zażółć')).toBe(true)
  expect(await verifyPassword(hash, 'zazolc')).toBe(false)
  expect(await verifyPassword(null, 'nobody')).toBe(false)
  expect(await verifyPassword(undefined, '')).toBe(false)
})

test('when too many passwords wait, the next is refused instead of starving everything else', async () => {
  const attempts = await Promise.allSettled(Array.from({ length: 100 }, () => hashPassword('x')))
  const refused = attempts.filter((attempt) => attempt.status === 'rejected')
  expect(refused.length).toBe(100 - 64 - 2)
  expect((refused[0] as PromiseRejectedResult).reason).toMatchObject({ status: 503 })
  expect(await verifyPassword(await hashPassword('after'), 'after')).toBe(true)
})
