import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { domainEvents } from '#platform/db/tables.ts'
import { clock, DAY, HOUR, MINUTE, SECOND } from '#platform/clock.ts'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'
import { passwordResetRequested } from './events.ts'
import { createOperator } from './platform/create-operator.ts'
import { aBrowser, givePassword } from './testing.ts'

const PASSWORD = 'zażółć 🔑 gęślą'
let places = 0
const world = await aWorld()
afterAll(() => world.close())

const browserAt = (host: string) => aBrowser(world.app, host, `10.7.${places >> 8}.${places++ & 255}`)

async function aPersonWithPassword(): Promise<{ school: TestSchool; person: TestPerson }> {
  const school = await world.aSchool()
  const person = await school.aStudent({ email: `${school.slug}@school.test` })
  await school.work((ctx) => givePassword(ctx, person.id, PASSWORD))
  return { school, person }
}

async function attempt(browser: ReturnType<typeof aBrowser>, { email }: { email: string }, password = 'wrong') {
  const answer = await browser.post('/login', { email, password })
  const wait = Number(answer.headers['retry-after'] ?? 0)
  return { status: answer.statusCode, wait, message: answer.json().message as string }
}

/** One failure after another, each from a place of its own, until one has to wait. */
async function failFromEverywhere(host: string, person: { email: string }): Promise<number> {
  for (let failures = 0; failures < 100; failures++) {
    const { status } = await attempt(browserAt(host), person)
    if (status === 429) return failures
  }
  throw new Error('Nobody had to wait')
}

test('failures from many places make all strangers wait, each time twice as long, up to a quarter of an hour', async () => {
  const { school, person } = await aPersonWithPassword()
  expect(await failFromEverywhere(school.host, person)).toBe(10)
  const waits: number[] = []
  for (let time = 0; time < 8; time++) {
    const { status, wait, message } = await attempt(browserAt(school.host), person)
    expect([status, message]).toEqual([429, `Too many login attempts. Please try again in ${wait} seconds.`])
    waits.push(wait)
    clock.moveBy(wait * SECOND)
    expect((await attempt(browserAt(school.host), person)).status).toBe(422)
  }
  expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900, 900])
  clock.moveBy(DAY + HOUR)
  expect(await failFromEverywhere(school.host, person)).toBe(10)
})

test('a hundred at once count exactly, and another account is none the slower', async () => {
  const { school, person } = await aPersonWithPassword()
  const strangers = Array.from({ length: 40 }, () => browserAt(school.host))
  await Promise.all(strangers.map((stranger) => stranger.token()))
  const answers = await Promise.all(strangers.map((stranger) => attempt(stranger, person)))
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(10)
  const neighbour = await school.aStudent()
  expect((await attempt(browserAt(school.host), neighbour)).status).toBe(422)
})

test('strangers keep nobody out of a browser that signed in before, nor do those at the same place', async () => {
  const { school, person } = await aPersonWithPassword()
  const known = aBrowser(world.app, school.host, '10.7.200.1')
  expect((await attempt(known, person, PASSWORD)).status).toBe(200)
  await known.post('/logout', {})
  await failFromEverywhere(school.host, person)
  for (let failures = 0; failures < 25; failures++)
    await attempt(aBrowser(world.app, school.host, '10.7.200.1'), { email: `nobody-${failures}@school.test` })
  expect((await attempt(browserAt(school.host), person, PASSWORD)).status).toBe(429)
  expect((await attempt(aBrowser(world.app, school.host, '10.7.200.1'), person, PASSWORD)).status).toBe(429)
  expect((await attempt(known, person, PASSWORD)).status).toBe(200)
  expect((await attempt(browserAt(school.host), person, PASSWORD)).status).toBe(429)
})

test('a known browser has a count of its own, for its account at its host alone', async () => {
  const { school, person } = await aPersonWithPassword()
  const other = await school.aStudent()
  await school.work((ctx) => givePassword(ctx, other.id, PASSWORD))
  const known = browserAt(school.host)
  await attempt(known, person, PASSWORD)
  const statuses = []
  for (let failures = 0; failures < 6; failures++) statuses.push((await attempt(known, person)).status)
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
  expect((await attempt(browserAt(school.host), person, PASSWORD)).status).toBe(200)

  await failFromEverywhere(school.host, other)
  expect((await attempt(known, other, PASSWORD)).status).toBe(429)

  const device = known.jar.get('katedra_device')!
  const [id, , signature] = device.split('.')
  const elsewhere = await aPersonWithPassword()
  await failFromEverywhere(elsewhere.school.host, elsewhere.person)
  for (const value of [device, `${id}..${signature}`, 'x.y.z', 'nonsense', '']) {
    const forged = browserAt(elsewhere.school.host)
    forged.jar.set('katedra_device', value)
    expect((await attempt(forged, elsewhere.person, PASSWORD)).status).toBe(429)
  }
})

test('one browser is known to the last five accounts that signed in with it', async () => {
  const school = await world.aSchool()
  const shared = browserAt(school.host)
  const people = []
  for (let nth = 0; nth < 6; nth++) {
    const person = await school.aStudent()
    await school.work((ctx) => givePassword(ctx, person.id, PASSWORD))
    expect((await attempt(shared, person, PASSWORD)).status).toBe(200)
    people.push(person)
  }
  const [first, second] = [people[0]!, people[1]!]
  for (const person of [first, second]) await failFromEverywhere(school.host, person)
  expect((await attempt(shared, second, PASSWORD)).status).toBe(200)
  expect((await attempt(shared, first, PASSWORD)).status).toBe(429)
})

test('whoever uses a mailed link is let in at once, whatever strangers did', async () => {
  const { school, person } = await aPersonWithPassword()
  await failFromEverywhere(school.host, person)
  const browser = browserAt(school.host)
  expect((await attempt(browser, person, PASSWORD)).status).toBe(429)
  const { createPasswordReset } = await import('./create-password-reset.ts')
  const reset = await school.work((ctx) => createPasswordReset(ctx, person.id))
  const chosen = {
    token: reset!.secret,
    email: person.email,
    password: 'nowe hasło',
    password_confirmation: 'nowe hasło',
  }
  expect((await browser.post('/password/reset', chosen)).statusCode).toBe(200)
  expect((await attempt(browser, person, 'nowe hasło')).status).toBe(200)
})

test('operators are braked the same way', async () => {
  const operator = { email: 'olga@katedra.test', name: 'Olga', password: PASSWORD }
  await createOperator(world.app.units, operator)
  const known = browserAt('platform.test')
  await attempt(known, operator, PASSWORD)
  expect(await failFromEverywhere('platform.test', operator)).toBe(10)
  expect((await attempt(browserAt('platform.test'), operator, PASSWORD)).status).toBe(429)
  expect((await attempt(known, operator, PASSWORD)).status).toBe(200)
})

const asks = async (browser: ReturnType<typeof aBrowser>, { email }: { email: string }) =>
  (await browser.post('/password/email', { email })).statusCode

test('strangers send a person few links, and do not keep them from asking for one', async () => {
  const { school, person } = await aPersonWithPassword()
  const known = browserAt(school.host)
  await attempt(known, person, PASSWORD)
  let sent = 0
  for (let minute = 0; minute < 24 * 60; minute += 15) {
    if ((await asks(browserAt(school.host), person)) === 200) sent++
    clock.moveBy(15 * MINUTE)
  }
  expect(sent).toBeLessThanOrEqual(12)
  expect(await asks(browserAt(school.host), person)).toBe(429)
  expect(await asks(known, person)).toBe(200)
  const told = await school.work(({ tx }) =>
    tx.$count(domainEvents, eq(domainEvents.name, passwordResetRequested.eventName)),
  )
  expect(told).toBe(sent + 1)
})

test('a mailbox gets few links from all schools together, and few accounts', async () => {
  const email = 'everywhere@school.test'
  const asked: number[] = []
  for (let nth = 0; nth < 12; nth++) {
    const school = await world.aSchool()
    await school.aStudent({ email })
    asked.push(await asks(browserAt(school.host), { email }))
  }
  expect(asked.filter((status) => status === 200)).toHaveLength(9)

  const registered: number[] = []
  for (let nth = 0; nth < 12; nth++) {
    const { host } = await world.aSchool()
    const account = { name: 'Ofiara', email: 'Victim@school.test', password: PASSWORD, password_confirmation: PASSWORD }
    registered.push((await browserAt(host).post('/register', { ...account, terms: true })).statusCode)
  }
  expect(registered.filter((status) => status === 200)).toHaveLength(10)
  expect(registered.at(-1)).toBe(429)
})
