import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { publishLegalText } from '#modules/schools/contract.ts'
import { schools } from '#modules/schools/tables.ts'
import { domainEvents } from '#platform/db/tables.ts'
import { aMute } from '#modules/moderation/testing.ts'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'
import { changeAccount } from './contract.ts'
import { people } from './tables.ts'
import { aBrowser } from './testing.ts'

let places = 0

const world = await aWorld()
afterAll(() => world.close())

const browserAt = (school: TestSchool) => aBrowser(world.app, school.host, `10.2.0.${places++}`)
let zofias = 0
const aZofia = () => ({
  name: 'Zofia Święch 🎻',
  email: `zofia${zofias++}@school.test`,
  password: 'sześć6',
  password_confirmation: 'sześć6',
  terms: true,
})

// Few accounts are made for one address, in all schools together.
let zofia: ReturnType<typeof aZofia>
beforeEach(() => {
  zofia = aZofia()
})

test('a visitor becomes a student, signed in, and it is told with the terms they accepted', async () => {
  const school = await world.aSchool()
  for (const version of [1, 2])
    await school.as(school.admin).call(publishLegalText, { which: 'terms', html: `<p>${version}</p>`, version })
  const browser = browserAt(school)
  const answer = await browser.post('/register', { ...zofia, next: '/kurs/checkout' })
  expect([answer.statusCode, answer.json()]).toEqual([200, { redirect_to: '/kurs/checkout' }])
  expect(await browser.whoAmI()).toMatchObject({ name: zofia.name, email: zofia.email, type: 'App\\Student' })
  const [row, event] = await school.work(async ({ tx }) => [
    (await tx.select().from(people).where(eq(people.email, zofia.email)))[0],
    (await tx.select().from(domainEvents).where(eq(domainEvents.name, 'people.student-registered')))[0],
  ])
  expect(row).toMatchObject({
    role: 'student',
    passwordHash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
  })
  expect(event).toMatchObject({ payload: { student_id: (row as { id: string }).id, terms_version: 3 } })
})

test.each(['Kup na www.sklep.example', 'Jan https://x', 'sklep-jana.pl', 'Zofia example.com/x'])(
  'a name is no place for an address: %s',
  async (name) => {
    const school = await world.aSchool({ language: 'pl' })
    const answer = await browserAt(school).post('/register', { ...zofia, name })
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      { name: ['W imieniu i nazwisku nie może być adresu strony'] },
    ])
  },
)

test('a student changes their name by the same rule, and not while they are muted; admins are called as they like', async () => {
  const school = await world.aSchool()
  const rename = (person: TestPerson, name: string) => school.as(person).call(changeAccount, { name, language: 'en' })
  await expect(rename(school.student, 'Jan sklep.pl')).rejects.toMatchObject({
    status: 422,
    fields: { name: ['A name cannot hold a web address'] },
  })
  await rename(school.student, 'Jan Żak-Łoś')
  const stranger = await school.aStudent()
  await school.work((ctx) => aMute(ctx, stranger.id, { reason: 'Obelgi' }))
  await expect(rename(stranger, 'Wszyscy są głupi')).rejects.toMatchObject({
    status: 403,
    message: expect.stringContaining('Obelgi'),
  })
  await rename(stranger, stranger.name)
  await rename(school.admin, 'Anna z pracownia.pl')
})

test('nobody is called by a piece of a table, and who is already changes all else', async () => {
  const school = await world.aSchool()
  const change = (person: TestPerson, name: string, language: 'en' | 'pl') =>
    school.as(person).call(changeAccount, { name, language })
  for (const person of [school.student, school.admin])
    await expect(change(person, 'Ola Żuk,600100002 q3@field.test', 'en')).rejects.toMatchObject({
      status: 422,
      fields: { name: [expect.stringContaining('cells of a table')] },
    })
  const torn = await school.aStudent({ name: 'Ola Żuk,600100002' })
  await change(torn, torn.name, 'pl')
  const [kept] = await school.work(({ tx }) => tx.select().from(people).where(eq(people.id, torn.id)))
  expect(kept).toMatchObject({ name: torn.name, language: 'pl' })
})

test('each wrong field is named, in the language of the request', async () => {
  const school = await world.aSchool({ language: 'pl' })
  const answer = await browserAt(school).post('/register', {
    name: '  ',
    email: 'zofia@',
    password: '12345',
    password_confirmation: '123456',
  })
  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors).toEqual({
    name: ['To pole jest wymagane'],
    email: [expect.stringContaining('mail')],
    password: [expect.stringContaining('6')],
    password_confirmation: ['Podane wartości nie są takie same'],
    terms: ['Aby przejść dalej, zaznacz zgodę'],
  })
})

test('two passwords that differ are refused under the second', async () => {
  const school = await world.aSchool()
  const answer = await browserAt(school).post('/register', { ...zofia, password_confirmation: 'other one' })
  expect([answer.statusCode, answer.json().errors]).toEqual([
    422,
    { password_confirmation: ['The two values do not match'] },
  ])
})

test('passwords that differ are told beside what else is wrong', async () => {
  const school = await world.aSchool()
  const { terms: _, ...unread } = zofia
  const answer = await browserAt(school).post('/register', { ...unread, password_confirmation: 'other one' })
  expect(Object.keys(answer.json().errors).toSorted()).toEqual(['password_confirmation', 'terms'])
})

test('nobody accepts what does not exist, and whoever has seen nothing does once there is something', async () => {
  const school = await world.aSchool({ seller: null })
  const { terms: _, ...typed } = zofia
  const ask = (email: string, given: object) => browserAt(school).post('/register', { ...typed, email, ...given })
  expect((await ask(zofia.email, {})).json().errors).toEqual({ terms: [expect.any(String)] })
  expect((await ask(zofia.email, { no_terms: true })).statusCode).toBe(200)
  await school.as(school.admin).call(publishLegalText, { which: 'terms', html: '<p>Regulamin</p>', version: 0 })
  const late = await ask(aZofia().email, { no_terms: true })
  expect([late.statusCode, late.json().errors]).toEqual([422, { terms: ['Please accept this to continue'] }])
})

test('an address that is taken is refused, in any capitals, and a double click makes one account', async () => {
  const school = await world.aSchool()
  const browser = browserAt(school)
  await browser.token()
  const both = await Promise.all([browser.post('/register', zofia), browser.post('/register', zofia)])
  expect(both.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([200, 422])
  const again = await browserAt(school).post('/register', { ...zofia, email: zofia.email.toUpperCase() })
  expect(again.json().errors).toEqual({ email: ['Account already exists'] })
})

test('the same address is free in another school', async () => {
  for (const school of [await world.aSchool(), await world.aSchool()])
    expect((await browserAt(school).post('/register', zofia)).statusCode).toBe(200)
})

test('nobody registers while registration is off', async () => {
  const school = await world.aSchool({ isRegistrationEnabled: false })
  const answer = await browserAt(school).post('/register', zofia)
  expect([answer.statusCode, answer.json().message]).toEqual([403, 'Registration is temporarily disabled'])
})

test('while students are not admitted an account is made but nobody is signed in', async () => {
  const school = await world.aSchool({ areStudentsAdmitted: false })
  const browser = browserAt(school)
  const answer = await browser.post('/register', zofia)
  expect(answer.json()).toEqual({
    redirect_to: '/login',
    message: expect.stringContaining('Students are not able to log in yet'),
  })
  expect(await browser.whoAmI()).toBeNull()
})

test.each([
  ['en', 'Your account is ready. Login is temporarily disabled; please log in later.'],
  ['pl', 'Konto jest gotowe. Logowanie jest tymczasowo wyłączone; zaloguj się później.'],
] as const)('while login is off whoever registers is told so: %s', async (language, message) => {
  for (const areStudentsAdmitted of [true, false]) {
    const school = await world.aSchool({ language, isLoginEnabled: false, areStudentsAdmitted })
    const browser = browserAt(school)
    const email = `off-${language}-${areStudentsAdmitted}@school.test`
    expect((await browser.post('/register', { ...zofia, email })).json()).toEqual({ redirect_to: '/login', message })
    expect(await browser.whoAmI()).toBeNull()
  }
})

test('an admin turns the switches, others may not', async () => {
  const school = await world.aSchool()
  const switches = { is_login_enabled: true, is_registration_enabled: false, are_students_admitted: false }
  const put = async (person?: TestSchool['admin'], body: object = switches) => {
    const browser = browserAt(school)
    if (person) browser.jar.set('katedra_session', person.secret)
    const answer = await browser.put('/home/settings/switches', body)
    return answer.statusCode
  }
  expect([await put(), await put(school.student), await put(school.admin, {})]).toEqual([401, 403, 422])
  expect(await put(school.admin)).toBe(200)
  const [row] = await school.work(({ tx }) => tx.select().from(schools))
  expect(row).toMatchObject({ isLoginEnabled: true, isRegistrationEnabled: false, areStudentsAdmitted: false })
})

test('a form without scripts keeps what was typed, but no password', async () => {
  const school = await world.aSchool()
  const browser = browserAt(school)
  const { terms: _, ...typed } = zofia
  const answer = await browser.submit('/register', { ...typed, _from: '/register?next=%2Fx' })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/register?next=%2Fx'])
  const kept = JSON.parse(Buffer.from(browser.jar.get('katedra_form')?.split('.')[0] ?? '', 'base64url').toString())
  expect(kept).toMatchObject({
    path: '/register',
    isRefused: true,
    errors: { terms: ['Please accept this to continue'] },
    values: { name: zofia.name, email: zofia.email },
  })
  expect(JSON.stringify(kept)).not.toContain(zofia.password)
})
