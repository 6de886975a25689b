import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { mails } from '#modules/mails/tables.ts'
import { createOperator } from '#modules/people/platform/create-operator.ts'
import { aBrowser } from '#modules/people/testing.ts'
import { refuseUnreadySeller } from '#modules/schools/index.ts'
import { schools } from '#modules/schools/tables.ts'
import { newId } from '#platform/ids.ts'
import { aWorld } from '#test/world.ts'
import type { ListedSchool } from '../schools/contract.ts'

const PLATFORM = 'platform.test'
const LOGIN = { email: 'olga@katedra.test', password: 'operator' }
let places = 0

const world = await aWorld()
await world.startWorking()
await createOperator(world.app.units, { ...LOGIN, name: 'Olga' })
afterAll(() => world.close())

const browserAt = (host: string) => aBrowser(world.app, host, `10.19.0.${places++}`)
const operator = browserAt(PLATFORM)
await operator.post('/login', LOGIN)

const sign = (method: 'PUT' | 'POST', url: string, payload: object, browser = operator) =>
  method === 'POST'
    ? browser.post(url, payload)
    : browser.token().then((token) =>
        world.app.inject({
          method,
          url,
          payload,
          headers: {
            host: PLATFORM,
            cookie: Array.from(browser.jar, ([name, value]) => `${name}=${value}`).join('; '),
            'x-csrf-token': token,
          },
        }),
      )
const hold = (areHeld: boolean) => sign('PUT', '/operator/sign-ups', { are_held: areHeld })

async function founded(slug: string) {
  const made = await browserAt(PLATFORM).post('/schools', {
    school_name: 'Szkoła Łąka 🐢',
    slug,
    language: 'pl',
    currency: 'PLN',
    name: 'Anna Żak',
    email: 'anna@laka.test',
    password: 'hasło 6',
  })
  const url = new URL(made.json().link)
  const browser = browserAt(url.host)
  await browser.get(url.pathname)
  const [row] = await world.app.units.withoutSchool('a test looks at a school', (tx) =>
    tx.select().from(schools).where(eq(schools.slug, slug)),
  )
  const openDoors = async () => {
    const token = await browser.token()
    const cookie = Array.from(browser.jar, ([name, value]) => `${name}=${value}`).join('; ')
    const given = { is_login_enabled: true, is_registration_enabled: true, are_students_admitted: true }
    return world.app.inject({
      method: 'PUT',
      url: '/home/settings/switches',
      payload: given,
      headers: { host: url.host, cookie, 'x-csrf-token': token },
    })
  }
  return { ...row!, browser, openDoors }
}

const mailsTo = (to: string) =>
  world.app.units.withoutSchool('a test reads mails', async (tx) =>
    (await tx.select({ subject: mails.subject }).from(mails).where(eq(mails.to, to)).orderBy(mails.createdAt)).map(
      ({ subject }) => subject,
    ),
  )

test('a school that begins while sign-ups are held waits until an operator lets it open; both are told by mail', async () => {
  const free = await founded('wolna-szkola')
  expect(free.heldAt).toBeNull()
  expect((await free.openDoors()).statusCode).toBe(200)

  expect((await browserAt(PLATFORM).get('/json/schools/sign-ups')).json()).toEqual({ are_held: false })
  expect((await hold(true)).statusCode).toBe(200)
  expect((await browserAt(PLATFORM).get('/json/schools/sign-ups')).json()).toEqual({ are_held: true })
  const held = await founded('laka-czeka')
  expect(held.heldAt).toBeInstanceOf(Date)
  expect((await held.browser.get('/json/school')).json()).toMatchObject({ is_held: true })
  expect((await held.openDoors()).json()).toMatchObject({ code: 'schools.held' })
  await expect.poll(() => mailsTo('anna@laka.test')).toEqual(['Szkoła Łąka 🐢 czeka na zgodę na otwarcie'])
  await expect.poll(() => mailsTo(LOGIN.email)).toHaveLength(1)

  const waiting = (await operator.get('/json/operator/schools?state=held')).json().data as ListedSchool[]
  expect(waiting.map(({ id }) => id)).toEqual([held.id])
  const refused = await sign('POST', `/operator/schools/${held.id}/refuse`, { words: 'Brak adresu 🐢' })
  expect(refused.statusCode).toBe(200)
  expect((await held.openDoors()).statusCode).toBe(409)
  expect((await sign('POST', `/operator/schools/${held.id}/refuse`, { words: ' ' })).statusCode).toBe(422)

  const admit = () => sign('POST', `/operator/schools/${held.id}/admit`, {})
  const both = await Promise.all([admit(), admit()])
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 404])
  expect((await held.openDoors()).statusCode).toBe(200)
  await expect
    .poll(() => mailsTo('anna@laka.test'))
    .toEqual([
      'Szkoła Łąka 🐢 czeka na zgodę na otwarcie',
      'Szkoła Łąka 🐢 nie może się jeszcze otworzyć',
      'Szkoła Łąka 🐢 może się otworzyć',
    ])
  expect((await sign('POST', `/operator/schools/${newId()}/admit`, {})).statusCode).toBe(404)
  const { data } = (await operator.get(`/json/operator/deeds?school_id=${held.id}`)).json()
  expect(data.map(({ deed }: { deed: string }) => deed)).toEqual(['school-admitted', 'school-refused'])
  await hold(false)
  expect((await founded('znow-wolna')).heldAt).toBeNull()
})

test('a school that waits sells nothing, and nobody but an operator lets it', async () => {
  const school = await world.aSchool()
  const wait = (heldAt: Date | null) =>
    world.app.units.withoutSchool('a test holds a school', (tx) =>
      tx.update(schools).set({ areStudentsAdmitted: false, heldAt }).where(eq(schools.id, school.id)),
    )
  await wait(new Date())
  await expect(school.work(refuseUnreadySeller)).rejects.toMatchObject({ code: 'schools.held' })
  expect((await sign('POST', `/operator/schools/${school.id}/admit`, {}, browserAt(PLATFORM))).statusCode).toBe(401)
  await wait(null)
  await school.work(refuseUnreadySeller)
})
