import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { aBrowser, givePassword } from '#modules/people/testing.ts'
import { ADDRESSES_AWAY } from './addresses-away.ts'
import { aWorld } from './world.ts'

const PASSWORD = 'a long enough one'
let places = 0

const world = await aWorld()
const school = await world.aSchool()
await school.work((ctx) => givePassword(ctx, school.student.id, PASSWORD))
afterAll(() => world.close())

const aVisitor = () => aBrowser(world.app, school.host, `10.2.0.${places++}`)
type Browser = ReturnType<typeof aVisitor>
type Answer = Awaited<ReturnType<Browser['get']>>

const staysHere = ({ statusCode, headers, body }: Answer, asked: string) => {
  const to = statusCode === 200 ? JSON.parse(body).redirect_to : headers.location
  expect([200, 303]).toContain(statusCode)
  expect(new URL(to, `http://${school.host}${asked}`).host).toBe(school.host)
}
const newcomer = () => ({
  name: 'Ala Nowak',
  email: `ala${places}@example.com`,
  password: PASSWORD,
  password_confirmation: PASSWORD,
  terms: '1',
})
const whoLogsIn = () => ({ email: school.student.email, password: PASSWORD })

const PLACES: [name: string, go: (browser: Browser, to: string) => Promise<Answer>][] = [
  ['/language/pl', (browser, to) => browser.get(`/language/pl?next=${encodeURIComponent(to)}`)],
  ['/login', (browser, next) => browser.post('/login', { ...whoLogsIn(), next })],
  ['/login', (browser, next) => browser.submit('/login', { ...whoLogsIn(), next })],
  ['/register', (browser, next) => browser.submit('/register', { ...newcomer(), next })],
  ['/login', (browser, _from) => browser.submit('/login', { email: '', _from })],
  ['/nothing', (browser, _from) => browser.submit('/nothing', { _from })],
]

describe('no address leads a reader away', () => {
  test.each(PLACES)('by %s', async (asked, go) => {
    for (const to of ADDRESSES_AWAY) staysHere(await go(aVisitor(), to), asked)
  })

  test('by a form sent to an address that browsers take for a host', async () => {
    for (const url of ['//evil.test', '//evil.test/a', '/..//evil.test', '/\\evil.test'])
      staysHere(await aVisitor().submit(url, {}), '/')
  })
})

/** Where each of them leads is written in it, made of ids, or comes through `localPath`. */
const LEAD_ON = [
  'src/app/choose-language.ts',
  'src/app/delete-by-form.ts',
  'src/modules/leads/embed/embed-routes.ts',
  'src/modules/media/show-picture.ts',
  'src/modules/people/platform/routes.ts',
  'src/modules/people/support/routes.ts',
  'src/modules/schools/look/icon/icon-routes.ts',
  'src/modules/sharing/embed/embed-routes.ts',
  'src/modules/sharing/picture/picture-routes.ts',
  'src/platform/http/plain-form.ts',
  'src/programs/sandbox-bank/authentication-routes.ts',
  'src/programs/sandbox-bank/home-routes.ts',
]

describe('every place that leads on', () => {
  const sources = execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  const written = (pattern: RegExp) =>
    sources.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(pattern)].map(([found]) => ({ file, found })))

  test('on the server is known', () => {
    expect([...new Set(written(/\.redirect\(|header\('location'/g).map(({ file }) => file))]).toEqual(LEAD_ON)
  })

  test('of a page says a path of its own, one that the server made, or asks for a local one', () => {
    const thrown = written(/throw redirect\(.*/g)
    expect(thrown.length).toBeGreaterThan(8)
    const own =
      /redirect\((`\/|'\/|localPath\(|loginFor\(|twoStepFor\(|(lecture|feed|post|article)Path\(|ownPath\)|state\.transaction\.purchase_link\))/
    expect(thrown.filter(({ found }) => !own.test(found))).toEqual([])
  })

  test('what an address asks for is read by none but those that hold it to this host', () => {
    const readers = written(/searchParams[^\n]*(get\('next'\))|asked\.get\('next'\)|query\.next/g).map(
      ({ file }) => file,
    )
    expect(readers).toEqual([
      'src/app/choose-language.ts',
      'src/web/pages/account/Account.tsx',
      'src/web/pages/account/form-page.ts',
    ])
  })
})
