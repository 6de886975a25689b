import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { captureLead } from '#modules/leads/contract.ts'
import { aLeadForm } from '#modules/leads/testing.ts'
import { sessions } from '#modules/people/tables.ts'
import { aBrowser, givePassword } from '#modules/people/testing.ts'
import { domains } from '#modules/schools/tables.ts'
import { clock, SECOND } from '#platform/clock.ts'
import { forgeryToken } from '#platform/http/forgery.ts'
import { newSecret } from '#platform/ids.ts'
import { aWorld, PRODUCTION } from '#test/world.ts'

const PASSWORD = 'zażółć gęślą'

let places = 0
const world = await aWorld(PRODUCTION)
const school = await world.aSchool()
await school.work((ctx) => givePassword(ctx, school.student.id, PASSWORD))
afterAll(() => world.close())

const browserAt = (host: string) => aBrowser(world.app, host, `10.9.0.${places++}`)
const credentials = () => ({ email: school.student.email, password: PASSWORD })

async function aSignedInBrowser(host = school.host) {
  const browser = browserAt(host)
  expect((await browser.post('/login', credentials())).statusCode).toBe(200)
  return browser
}

describe('cookies that open something', () => {
  test('have names that browsers let no other host set, and are sent to this host alone', async () => {
    const browser = browserAt(school.host)
    const visited = await browser.get('/json/school')
    const known = await browser.post('/login', credentials())
    const refused = await browser.submit('/login', { ...credentials(), password: 'wrong' })
    const set = [...known.cookies, ...refused.cookies]
    expect([...browser.jar.keys()].toSorted()).toEqual([
      '__Host-katedra_browser',
      '__Host-katedra_device',
      '__Host-katedra_form',
      '__Host-katedra_session',
    ])
    for (const cookie of set) expect(cookie).toMatchObject({ path: '/', secure: true, httpOnly: true, sameSite: 'Lax' })
    expect(set.some((cookie) => 'domain' in cookie)).toBe(false)
    expect(visited.cookies).toEqual([])
  })

  test('are not taken under another name, as a neighbour could set them for the whole domain', async () => {
    const tossed = browserAt(school.host)
    tossed.jar.set('katedra_session', school.student.secret)
    tossed.jar.set('katedra_browser', 'known-to-the-neighbour')
    expect(await tossed.whoAmI()).toBeNull()
    const token = forgeryToken(world.app.secretKey, 'known-to-the-neighbour')
    expect((await tossed.post('/login', credentials(), { 'x-csrf-token': token })).statusCode).toBe(419)
  })

  test('are nobody’s when there are two of one name, in whichever order', async () => {
    const own = (await aSignedInBrowser()).jar.get('__Host-katedra_session')!
    const asking = async (...values: string[]) => {
      const cookie = values.map((value) => `__Host-katedra_session=${value}`).join('; ')
      const headers = { host: school.host, cookie: `x__Host-katedra_session=z; ${cookie}` }
      return (await world.app.inject({ method: 'POST', url: '/student', headers })).json().student?.name ?? null
    }
    expect(await asking(own)).toBe('Jan Żak')
    expect(await asking(own, own)).toBe('Jan Żak')
    expect(await asking(own, school.admin.secret)).toBeNull()
    expect(await asking(school.admin.secret, own)).toBeNull()
  })
})

describe('a session', () => {
  test('opens nothing at another address of the same school', async () => {
    const host = 'akwarele.test'
    await school.work(({ tx }) => tx.insert(domains).values({ host, status: 'verified' }))
    for (const [here, there] of [
      [school.host, host],
      [host, school.host],
    ] as const) {
      const browser = await aSignedInBrowser(here)
      const thief = browserAt(there)
      for (const [name, value] of browser.jar) thief.jar.set(name, value)
      expect(await thief.whoAmI()).toBeNull()
      expect(await browser.whoAmI()).toMatchObject({ name: 'Jan Żak' })
    }
  })

  test('opens nothing at another school, nor at the platform', async () => {
    const browser = await aSignedInBrowser()
    for (const host of [(await world.aSchool()).host, 'platform.test']) {
      const thief = browserAt(host)
      for (const [name, value] of browser.jar) thief.jar.set(name, value)
      expect(await thief.whoAmI()).toBeNull()
      expect((await thief.get('/json/my/courses')).statusCode).toBe(host === 'platform.test' ? 404 : 419)
    }
  })

  test('is kept with the host it was opened on, whatever its capitals', async () => {
    await aSignedInBrowser(school.host.toUpperCase())
    const hosts = await school.work(({ tx }) =>
      tx.select({ host: sessions.host }).from(sessions).where(eq(sessions.personId, school.student.id)),
    )
    expect(new Set(hosts.map(({ host }) => host))).toEqual(new Set([school.host, 'akwarele.test']))
  })
})

describe('a page of another host', () => {
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://other-school.platform.test' },
    { origin: 'https://evil.test', 'sec-fetch-site': 'same-origin' },
    { origin: 'null' },
    { origin: 'nonsense' },
  ]
  test.each(foreign)('can make the browser change nothing: %j', async (headers) => {
    const browser = await aSignedInBrowser()
    const changed = await browser.post('/my/account', { name: 'Zły', language: 'pl' }, headers)
    expect([changed.statusCode, changed.json().code]).toEqual([419, 'error.session-expired'])
    expect((await browser.whoAmI())?.name).toBe('Jan Żak')
  })

  test.each(foreign)('cannot give the browser another cookie than it has: %j', async (headers) => {
    const answer = await world.app.inject({
      method: 'POST',
      url: '/student',
      headers: { host: school.host, ...headers },
    })
    expect([answer.statusCode, answer.cookies]).toEqual([419, []])
  })

  test.each([
    {},
    { origin: () => `https://${school.host}`, 'sec-fetch-site': () => 'same-origin' },
    { origin: () => `https://${school.host}` },
    { origin: () => 'null', 'sec-fetch-site': () => 'same-origin' },
    { 'sec-fetch-site': () => 'none' },
  ])('is told from the school’s own', async (given) => {
    const browser = await aSignedInBrowser()
    const headers = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, value()]))
    expect((await browser.post('/my/account', { name: 'Jan Żak', language: 'en' }, headers)).statusCode).toBe(200)
  })

  test('still sends in the lead form it shows', async () => {
    const form = await school.work(aLeadForm)
    const headers = { host: school.host, origin: 'https://blog.test', 'sec-fetch-site': 'cross-site' }
    const token = await world.app.inject({ url: '/json/leads/token', headers })
    clock.moveBy(3 * SECOND)
    const payload = { form_id: form.id, form_token: token.json().form_token, email: 'jan@blog.test' }
    const answer = await world.app.inject({ method: 'POST', url: captureLead.path, headers, payload })
    clock.moveBy(-3 * SECOND)
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([200, '*'])
  })

  test('still opens what a gateway, a bank or a mail leads to', async () => {
    const back = await world.app.inject({
      method: 'POST',
      url: `/transaction/${newSecret()}/pending`,
      headers: { host: school.host, 'sec-fetch-site': 'cross-site', origin: 'https://bank.test' },
    })
    const told = await world.app.inject({
      method: 'POST',
      url: `/payments/notifications/none/${school.id}`,
      headers: { host: 'platform.test', origin: 'https://bank.test' },
    })
    const unsubscribed = await world.app.inject({
      method: 'POST',
      url: '/unsubscribe/nobody',
      headers: { host: school.host, origin: 'https://mail.test', 'sec-fetch-site': 'cross-site' },
    })
    expect([back, told, unsubscribed].map((answer) => answer.statusCode)).not.toContain(419)
  })
})
