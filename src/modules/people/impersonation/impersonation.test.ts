import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { listAudit } from '#modules/moderation/contract.ts'
import { aMute } from '#modules/moderation/testing.ts'
import { auditEntries } from '#modules/moderation/tables.ts'
import { listStudents } from '#modules/students/contract.ts'
import { eraseStudent } from '#modules/students/erasing/contract.ts'
import { getTimeline } from '#modules/students/timeline/contract.ts'
import { clock, MINUTE } from '#platform/clock.ts'
import { forgeryToken } from '#platform/http/forgery.ts'
import { digestOf } from '#platform/ids.ts'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'
import { listSessions } from '../sessions/contract.ts'
import { people, sessions } from '../tables.ts'
import { aBrowser } from '../testing.ts'
import { listImpersonations } from './contract.ts'

const world = await aWorld()
afterAll(() => world.close())

let school: TestSchool
beforeEach(async () => {
  school = await world.aSchool()
})

let places = 0
/** One in which this person is signed in. */
function aBrowserOf({ secret }: TestPerson, at = school) {
  const browser = aBrowser(world.app, at.host, `10.12.${places >> 8}.${places++ & 255}`)
  browser.jar.set('katedra_session', secret)
  return browser
}
type Browser = ReturnType<typeof aBrowserOf>

const signIn = (browser: Browser, { id }: { id: string } = school.student) =>
  browser.post(`/home/students/${id}/sign-in-as`, {})
const goBack = (browser: Browser) => browser.post('/home/return', {})
const nameIn = async (browser: Browser) => (await browser.whoAmI())?.name
const OWN = 'katedra_session'
const ACTING = 'katedra_signed_in_as'

async function looking(admin = school.admin, student = school.student): Promise<Browser> {
  const browser = aBrowserOf(admin)
  expect((await signIn(browser, student)).statusCode).toBe(200)
  return browser
}

test('an owner looks as the student, and goes back to their own session, which stayed as it was', async () => {
  const browser = aBrowserOf(school.admin)
  const answer = await signIn(browser)
  expect([answer.statusCode, answer.json()]).toEqual([200, { redirect_to: '/my' }])
  expect(await nameIn(browser)).toBe(school.student.name)
  expect(browser.jar.get(OWN)).toBe(school.admin.secret)
  const back = await goBack(browser)
  expect(back.json()).toEqual({ redirect_to: `/home/students/${school.student.id}` })
  expect(browser.jar.has(ACTING)).toBe(false)
  expect(await nameIn(browser)).toBe(school.admin.name)
  expect((await goBack(browser)).json()).toEqual({ redirect_to: '/home' })
  expect(await nameIn(browser)).toBe(school.admin.name)
})

test('logging out ends looking alone', async () => {
  const browser = await looking()
  expect((await browser.post('/logout', {})).json()).toEqual({ redirect_to: `/home/students/${school.student.id}` })
  expect(await nameIn(browser)).toBe(school.admin.name)
})

test('without scripts the banner leads back, also when somebody was quicker in another tab', async () => {
  const browser = await looking()
  expect((await browser.submit('/home/return', { _from: '/home' })).headers.location).toBe(
    `/home/students/${school.student.id}`,
  )
  const stale = await browser.submit('/home/return', { _from: '/home', _token: 'of a page that was left open' })
  expect([stale.statusCode, stale.headers.location]).toEqual([303, '/home'])
})

test('the student is told when and by whom, the school’s admins in the timeline and the audit', async () => {
  const before = Date.now()
  await looking()
  const { impersonations } = await school.as(school.student).call(listImpersonations)
  expect(impersonations).toMatchObject([{ name: school.admin.name }])
  expect(Date.parse(impersonations[0]!.at)).toBeGreaterThanOrEqual(before - 1000)
  const { data } = await school.as(school.admin).call(getTimeline, { id: school.student.id })
  expect(data).toContainEqual(expect.objectContaining({ what: 'looked', subject: school.admin.name }))
  const audit = await school.as(school.admin).call(listAudit, {})
  expect(audit.data[0]).toMatchObject({
    sentence: 'Signed in as a student',
    subject: school.student.name,
    url: `/home/students/${school.student.id}`,
  })
  const other = await school.aStudent()
  expect((await school.as(other).call(listImpersonations)).impersonations).toEqual([])
})

test('nothing of it is taken for the student’s own: neither where they are logged in nor when they were last seen', async () => {
  const rows = async () => ({
    sessions: (await school.as(school.student).call(listSessions)).sessions.map(({ id }) => id),
    seen: (await school.as(school.admin).call(listStudents, {})).data.map(({ last_seen_at: at }) => at),
  })
  const before = await rows()
  clock.moveBy(MINUTE)
  try {
    await looking()
    expect(await rows()).toEqual(before)
  } finally {
    clock.moveBy(-MINUTE)
  }
})

test('it ends by itself after half an hour, and being there does not prolong it', async () => {
  const browser = await looking()
  clock.moveBy(29 * MINUTE)
  try {
    expect(await nameIn(browser)).toBe(school.student.name)
    clock.moveBy(2 * MINUTE)
    expect(await nameIn(browser)).toBe(school.admin.name)
    clock.moveBy(-2 * MINUTE)
  } finally {
    clock.moveBy(-29 * MINUTE)
  }
})

test('support may, editors, accountants, students and visitors may not', async () => {
  const support = await school.anAdmin({ adminRole: 'support', email: 'pomoc@szkola.test' })
  expect(await nameIn(await looking(support))).toBe(school.student.name)
  for (const adminRole of ['editor', 'accountant'] as const) {
    const admin = await school.anAdmin({ adminRole, email: `${adminRole}@szkola.test` })
    expect((await signIn(aBrowserOf(admin))).json()).toMatchObject({ code: 'error.not-your-role' })
  }
  expect((await signIn(aBrowserOf(await school.aStudent()))).statusCode).toBe(403)
  expect((await signIn(aBrowser(world.app, school.host))).statusCode).toBe(401)
})

test('a role that is taken away ends it at once, as does the end of the admin’s session, to which the browser does not return', async () => {
  const support = await school.anAdmin({ adminRole: 'support', email: 'pomoc@szkola.test' })
  const browser = await looking(support)
  await school.work(({ tx }) => tx.update(people).set({ adminRole: 'editor' }).where(eq(people.id, support.id)))
  await expect.poll(() => nameIn(browser)).toBe(support.name)
  const other = await looking()
  await school.work(({ tx }) => tx.delete(sessions).where(eq(sessions.id, digestOf(school.admin.secret))))
  await expect.poll(() => nameIn(other)).toBeUndefined()
})

test('an account that is deleted meanwhile ends it, and nobody signs in to it; a muted student is looked at like any', async () => {
  await school.work((ctx) => aMute(ctx, school.student.id))
  const browser = await looking()
  await school.as(school.admin).call(eraseStudent, { id: school.student.id, word: 'DELETE' })
  await expect.poll(() => nameIn(browser)).toBe(school.admin.name)
  expect((await signIn(browser)).statusCode).toBe(404)
})

test('who is no student of the school is not there', async () => {
  const elsewhere = await world.aSchool()
  const browser = aBrowserOf(school.admin)
  for (const id of [elsewhere.student.id, school.admin.id]) expect((await signIn(browser, { id })).statusCode).toBe(404)
  expect(await nameIn(browser)).toBe(school.admin.name)
})

test('what one tab is signed in as, the other tab’s page may not act as', async () => {
  const browser = aBrowserOf(school.admin)
  const panelToken = await browser.token()
  await signIn(browser)
  const asPanel = (token: string) => browser.post('/home/students', { students: [] }, { 'x-csrf-token': token })
  expect((await asPanel(panelToken)).json()).toMatchObject({ code: 'error.only-looking' })
  const studentToken = await browser.token()
  expect((await asPanel(studentToken)).json()).toMatchObject({ code: 'error.only-looking' })
  await goBack(browser)
  expect((await asPanel(studentToken)).statusCode).toBe(419)
  expect((await asPanel(panelToken)).statusCode).toBe(422)
})

test('whoever signs in as another student looks as that one, and no more as the first', async () => {
  const second = await school.aStudent({ name: 'Zoé 🐢 Żółw' })
  const browser = await looking()
  const first = browser.jar.get(ACTING)!
  expect((await signIn(browser, second)).json()).toMatchObject({ code: 'error.only-looking' })
  await goBack(browser)
  await signIn(browser, second)
  expect(await nameIn(browser)).toBe(second.name)
  browser.jar.set(ACTING, first)
  expect(await nameIn(browser)).toBe(school.admin.name)
})

test('its cookie opens nothing without the session it was opened from', async () => {
  const browser = await looking()
  const secret = browser.jar.get(ACTING)!
  const alone = aBrowser(world.app, school.host, '10.12.9.1')
  alone.jar.set(ACTING, secret)
  expect(await alone.whoAmI()).toBeNull()
  alone.jar.set(OWN, secret)
  expect(await alone.whoAmI()).toBeNull()
  const other = aBrowserOf(await school.anAdmin())
  other.jar.set(ACTING, secret)
  expect(await nameIn(other)).toBe('Piotr Drugi')
  expect(
    await world.app
      .inject({
        method: 'POST',
        url: '/student',
        headers: {
          host: school.host,
          cookie: `${OWN}=${school.admin.secret}; ${ACTING}=made-up`,
          'x-csrf-token': forgeryToken(world.app.secretKey, secret),
        },
      })
      .then((answer) => answer.json().student.name),
  ).toBe(school.admin.name)
})

test('the student ends it with their other sessions', async () => {
  const browser = await looking()
  const student = aBrowserOf(school.student)
  const ended = await world.app.inject({
    method: 'DELETE',
    url: '/my/sessions',
    headers: { host: school.host, cookie: `${OWN}=${school.student.secret}`, 'x-csrf-token': await student.token() },
  })
  expect(ended.statusCode).toBe(200)
  expect(await nameIn(browser)).toBe(school.admin.name)
})

test('it is written down though nothing else is', async () => {
  await looking()
  await looking()
  const entries = await school.work(({ tx }) =>
    tx.select().from(auditEntries).where(eq(auditEntries.deed, 'POST /home/students/:id/sign-in-as')),
  )
  expect(entries).toHaveLength(2)
})
