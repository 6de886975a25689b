import { afterAll, expect, test } from 'vitest'
import { clock, MINUTE } from '#platform/clock.ts'
import { aWorld } from '#test/world.ts'
import { aBrowser } from '../testing.ts'
import { createOperator } from './create-operator.ts'
import { slugFrom } from './slug-from.ts'

let places = 0
let names = 0
const PLATFORM = 'platform.test'

const world = await aWorld()
await createOperator(world.app.units, { email: 'Olga@katedra.test', name: 'Olga', password: 'operator' })
afterAll(() => world.close())

const browserAt = (host: string) => aBrowser(world.app, host, `10.4.0.${places++}`)
const aNewSchool = (given: object = {}) => ({
  school_name: 'Szkoła Żółw',
  slug: `zolw-${names++}`,
  language: 'pl',
  currency: 'PLN',
  name: 'Anna Łąka',
  email: 'anna@zolw.test',
  password: 'hasło 6',
  ...given,
})

async function anOperator() {
  const browser = browserAt(PLATFORM)
  const answer = await browser.post('/login', { email: 'olga@katedra.test', password: 'operator' })
  expect(answer.json()).toEqual({ redirect_to: '/operator' })
  return browser
}

test('whoever founds a school is signed in on its own host by a link that works once', async () => {
  const school = aNewSchool()
  const founded = await browserAt(PLATFORM).post('/schools', school)
  const { link, redirect_to } = founded.json()
  const url = new URL(link)
  expect(url.host).toBe(`${school.slug}.${PLATFORM}`)
  expect(redirect_to).toBe(`/welcome/${school.slug}/${url.pathname.split('/')[2]}`)

  const browser = browserAt(url.host)
  const entered = await browser.get(url.pathname)
  expect([entered.statusCode, entered.headers.location]).toEqual([303, '/home'])
  expect(await browser.whoAmI()).toMatchObject({ name: 'Anna Łąka', type: 'App\\User', language: 'pl' })

  const second = browserAt(url.host)
  expect((await second.get(url.pathname)).headers.location).toBe('/login')
  expect(await second.whoAmI()).toBeNull()
  const login = await browserAt(url.host).post('/login', { email: school.email, password: school.password })
  expect(login.json()).toEqual({ redirect_to: '/home' })
})

test('a link is refused after five minutes, at another school and from another site', async () => {
  const other = await world.aSchool()
  const enter = async (host: (own: string) => string, headers: Record<string, string> = {}, late = 0) => {
    const { link } = (await browserAt(PLATFORM).post('/schools', aNewSchool())).json()
    const url = new URL(link)
    clock.moveBy(late)
    const answer = await browserAt(host(url.host)).get(url.pathname, headers)
    clock.moveBy(-late)
    return answer.headers.location
  }
  expect(await enter((own) => own, {}, 5 * MINUTE + 1000)).toBe('/login')
  expect(await enter(() => other.host)).toBe('/login')
  expect(await enter((own) => own, { 'sec-fetch-site': 'cross-site' })).toBe('/login')
  expect(await enter((own) => own, { 'sec-fetch-site': 'cross-site', referer: 'https://evil.test/' })).toBe('/login')
  expect(await enter((own) => own, { 'sec-fetch-site': 'cross-site', referer: `https://${PLATFORM}/` })).toBe('/home')
})

test('an address that is taken, reserved or no address is refused under its field', async () => {
  const school = aNewSchool()
  const both = await Promise.all([
    browserAt(PLATFORM).post('/schools', school),
    browserAt(PLATFORM).post('/schools', school),
  ])
  expect(both.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([200, 422])
  const said = async (slug: string) =>
    (await browserAt(PLATFORM).post('/schools', aNewSchool({ slug }))).json().errors.slug
  expect(await said(school.slug)).toEqual(['This is already in use'])
  expect(await said('www')).toEqual(['This is reserved, please choose another'])
  expect(await said('żółw')).toEqual(['Use lowercase letters without accents, digits and hyphens'])
  expect(await said('a.b')).toBeDefined()
  expect(await said('-ab-')).toBeDefined()

  const free = async (slug: string) => (await browserAt(PLATFORM).post('/json/schools/slug', { slug })).json().is_free
  expect([await free(school.slug), await free('quite-free')]).toEqual([false, true])
})

test.each([
  ['Szkoła Żółw!', 'szkola-zolw'],
  ['  🎓  ', ''],
  ['Yoga & more', 'yoga-more'],
])('the name %j suggests the address %j', (name, slug) => expect(slugFrom(name)).toBe(slug))

test('an operator logs out, and wrong logins of operators are limited like all others', async () => {
  const operator = await anOperator()
  expect((await operator.post('/logout', {})).json()).toEqual({ redirect_to: '/' })
  expect((await operator.get('/json/operator/moderation')).statusCode).toBe(401)
  const browser = browserAt(PLATFORM)
  const answers = []
  for (let attempt = 0; attempt < 6; attempt++)
    answers.push((await browser.post('/login', { email: 'olga@katedra.test', password: 'wrong' })).statusCode)
  expect(answers).toEqual([422, 422, 422, 422, 422, 429])
})

test('an operator is nobody at a school, and a host that is no school is not there', async () => {
  const operator = await anOperator()
  const school = await world.aSchool()
  const abroad = browserAt(school.host)
  abroad.jar.set('katedra_session', operator.jar.get('katedra_session') ?? '')
  expect(await abroad.whoAmI()).toBeNull()
  expect((await browserAt('nobody.platform.test').get('/json/school')).statusCode).toBe(404)
})
