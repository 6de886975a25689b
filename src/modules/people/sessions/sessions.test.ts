import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { auditEntries } from '#modules/moderation/tables.ts'
import { clock, DAY, HOUR, MINUTE } from '#platform/clock.ts'
import { aWorld, type TestSchool } from '#test/world.ts'
import { aBrowser, givePassword } from '../testing.ts'
import { countryOf } from './country-of.ts'
import { deviceOf } from './device-of.ts'

const PASSWORD = 'zażółć 🔑'
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
const LAPTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0'

let school: TestSchool
let places = 0
const world = await aWorld()
beforeEach(async () => {
  school = await world.aSchool()
  for (const { id } of [school.student, school.admin]) await school.work((ctx) => givePassword(ctx, id, PASSWORD))
})
afterAll(() => world.close())

async function aLogin(person = school.student, agent = LAPTOP) {
  const browser = aBrowser(world.app, school.host, `10.11.0.${places++}`)
  await browser.post('/login', { email: person.email, password: PASSWORD }, { 'user-agent': agent })
  return browser
}
type Browser = Awaited<ReturnType<typeof aLogin>>
type Listed = { id: string; browser: string | null; country: string | null; is_this: boolean; last_seen_at: string }

const listAt = async (browser: Browser): Promise<Listed[]> => (await browser.get('/json/my/sessions')).json().sessions
const end = async (browser: Browser, id = '') =>
  world.app.inject({
    method: 'DELETE',
    url: `/my/sessions${id && `/${id}`}`,
    headers: {
      host: school.host,
      'x-csrf-token': await browser.token(),
      cookie: [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  })
/** of the one that the world itself opened there is no device */
const named = (sessions: Listed[]) => sessions.filter(({ browser }) => browser !== null)

test.each([
  [LAPTOP, { browser: 'Firefox', system: 'Windows', kind: 'computer' }],
  [PHONE, { browser: 'Safari', system: 'iOS', kind: 'phone' }],
  ['curl/8.0', { kind: 'other' }],
  ['☃', { browser: null, system: null, kind: 'other' }],
  [null, { browser: null, system: null, kind: 'other' }],
])('a browser that says %s', (agent, device) => {
  expect(deviceOf(agent)).toMatchObject(device)
})

test.each([
  ['83.0.0.1', 'PL'],
  ['::ffff:8.8.8.8', 'US'],
  ['10.0.0.1', null],
  ['127.0.0.1', null],
  ['2a02:a300::1', null],
  ['', null],
])('an address such as %s is in %s', async (address, country) => {
  expect(await countryOf(address)).toBe(country)
})

test('they are told in which country each was when it logged in', async () => {
  const browser = aBrowser(world.app, school.host, '83.0.0.1')
  await browser.post('/login', { email: school.student.email, password: PASSWORD }, { 'user-agent': LAPTOP })
  const home = await aLogin(school.student, PHONE)
  const told = (await listAt(home)).map((session) => [session.browser, session.country])
  expect(told).toContainEqual(['Firefox', 'PL'])
  expect(told).toContainEqual(['Safari', null])
})

test('students and admins see where they are logged in, and which is this one', async () => {
  for (const person of [school.student, school.admin]) {
    const laptop = await aLogin(person)
    await aLogin(person, PHONE)
    const listed = named(await listAt(laptop))
    expect(listed).toMatchObject(
      [
        { browser: 'Safari', system: 'iOS', kind: 'phone', is_this: false },
        { browser: 'Firefox', system: 'Windows', kind: 'computer', is_this: true },
      ].toSorted((one) => (listed[0]?.browser === one.browser ? -1 : 1)),
    )
  }
  expect((await aBrowser(world.app, school.host).get('/json/my/sessions')).statusCode).toBe(401)
})

test('one is ended at once, and the others go on', async () => {
  const [laptop, phone] = [await aLogin(), await aLogin(school.student, PHONE)]
  expect(await phone.whoAmI()).not.toBeNull()
  const { id } = named(await listAt(laptop)).find(({ is_this: isThis }) => !isThis)!
  expect((await end(laptop, id)).json()).toEqual({ done: true })
  expect(await phone.whoAmI()).toBeNull()
  expect(await laptop.whoAmI()).not.toBeNull()
  expect((await end(laptop, id)).statusCode).toBe(404)
})

test('all others are ended at once', async () => {
  const [laptop, ...others] = [await aLogin(), await aLogin(), await aLogin(school.student, PHONE)]
  expect((await end(laptop)).statusCode).toBe(200)
  for (const other of others) expect(await other.whoAmI()).toBeNull()
  expect(await listAt(laptop)).toMatchObject([{ is_this: true }])
})

test('what is somebody else’s is not there to be ended, and nobody is told of one’s own', async () => {
  const [admin, student] = [await aLogin(school.admin), await aLogin()]
  const { id } = named(await listAt(student))[0]!
  expect((await end(admin, id)).statusCode).toBe(404)
  expect(await student.whoAmI()).not.toBeNull()
  await end(admin)
  expect(await student.whoAmI()).not.toBeNull()
  const entries = await school.work(({ tx }) =>
    tx.select().from(auditEntries).where(eq(auditEntries.adminId, school.admin.id)),
  )
  expect(entries.map(({ deed }) => deed)).not.toContain('DELETE /my/sessions')
})

test('when a browser was last here is known to about an hour', async () => {
  const laptop = await aLogin()
  const seen = async () => Date.parse(named(await listAt(laptop))[0]!.last_seen_at)
  const first = await seen()
  clock.moveBy(HOUR + MINUTE)
  try {
    await laptop.whoAmI()
    await expect.poll(seen).toBeGreaterThanOrEqual(first + HOUR)
    clock.moveBy(31 * DAY)
    expect(await laptop.whoAmI()).toBeNull()
    clock.moveBy(-31 * DAY)
  } finally {
    clock.moveBy(-HOUR - MINUTE)
  }
})
