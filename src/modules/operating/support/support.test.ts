import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { mails } from '#modules/mails/tables.ts'
import { listAudit } from '#modules/moderation/contract.ts'
import { createOperator } from '#modules/people/platform/create-operator.ts'
import { operators, people, sessions, supportLeaves } from '#modules/people/tables.ts'
import { endSupport, letSupportIn, listSupportLeaves } from '#modules/people/support/contract.ts'
import { aBrowser } from '#modules/people/testing.ts'
import { clock, DAY, HOUR, MINUTE } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import { statusOf } from '#test/refused.ts'
import { aWorld, type TestSchool } from '#test/world.ts'
import { countWaiting } from '#modules/waiting/contract.ts'
import { listSupportRequests } from './contract.ts'
import { listDeeds } from '../trace/contract.ts'

const PLATFORM = 'platform.test'
const world = await aWorld()
afterAll(() => world.close())

let places = 0
const browserAt = (host: string) => aBrowser(world.app, host, `10.13.${places >> 8}.${places++ & 255}`)

async function anOperator(name: string) {
  const login = { email: `${name.toLowerCase()}@katedra.test`, password: 'operator' }
  await createOperator(world.app.units, { ...login, name })
  const browser = browserAt(PLATFORM)
  await browser.post('/login', login)
  return browser
}
const olga = await anOperator('Olga')

let school: TestSchool
beforeEach(async () => {
  school = await world.aSchool()
})

const owner = () => school.as(school.admin)
const letIn = async (hours: 1 | 24 | 168 = 1) =>
  (await owner().call(letSupportIn, { hours, reason: 'Kasa nie działa 🐢' })).leave
const entered = (by = olga, at = school) => by.post(`/operator/schools/${at.id}/enter`, {})

/** The browser of an operator who has followed the link into the school. */
async function inside(by = olga) {
  const { link } = (await entered(by)).json()
  const browser = browserAt(school.host)
  const answer = await browser.get(new URL(link).pathname)
  expect(answer.headers.location).toBe('/home')
  return browser
}
const platform = <T>(work: Parameters<typeof world.app.units.withoutSchool<T>>[1]) =>
  world.app.units.withoutSchool('a test looks at what is kept', work)

test('without the leave of an owner there is no way in, by any operator', async () => {
  expect((await entered()).json()).toMatchObject({ code: 'operating.no-leave' })
  expect((await entered(olga, { ...school, id: newId() })).statusCode).toBe(404)
  expect((await browserAt(PLATFORM).post(`/operator/schools/${school.id}/enter`, {})).statusCode).toBe(401)
  // A link that was made while there was leave opens nothing once it is over.
  const leave = await letIn()
  const { link } = (await entered()).json()
  await owner().call(endSupport, { leaveId: leave.id })
  const browser = browserAt(school.host)
  expect((await browser.get(new URL(link).pathname)).headers.location).toBe('/home/left')
  expect(await browser.whoAmI()).toBeNull()
})

test('the database itself lets no session of an operator be without an open leave, nor outlast it', async () => {
  const leave = await letIn()
  await inside()
  const [person] = await school.work(({ tx }) => tx.select().from(people).where(eq(people.role, 'operator')))
  const open = (given: Partial<typeof sessions.$inferInsert> = {}) =>
    school.work(({ tx }) =>
      tx.insert(sessions).values({
        id: newId(),
        personId: person!.id,
        host: school.host,
        renewedAt: clock.now(),
        expiresAt: new Date(clock.time() + MINUTE),
        supportLeaveId: leave.id,
        ...given,
      }),
    )
  await open()
  const byLeaveAlone = { constraint: 'sessions_by_leave_alone' }
  await expect(open({ supportLeaveId: null })).rejects.toMatchObject(byLeaveAlone)
  await expect(open({ expiresAt: new Date(clock.time() + 2 * HOUR) })).rejects.toMatchObject(byLeaveAlone)
  // Nobody else comes in by it, and it opens no other school.
  await expect(open({ personId: school.student.id })).rejects.toMatchObject(byLeaveAlone)
  await expect(
    school.work(({ tx }) => tx.update(sessions).set({ expiresAt: new Date(clock.time() + DAY) })),
  ).rejects.toThrow()
  await owner().call(endSupport, { leaveId: leave.id })
  expect(await school.work(({ tx }) => tx.$count(sessions, eq(sessions.supportLeaveId, leave.id)))).toBe(0)
  await expect(open()).rejects.toMatchObject(byLeaveAlone)

  const rewrite = (values: Partial<typeof supportLeaves.$inferInsert>) =>
    school.work(({ tx }) => tx.update(supportLeaves).set(values).where(eq(supportLeaves.id, leave.id)))
  await expect(rewrite({ endedAt: null })).rejects.toThrow()
  await expect(rewrite({ expiresAt: new Date(clock.time() + DAY) })).rejects.toThrow()
  const change = (values: Partial<typeof people.$inferInsert>) =>
    school.work(({ tx }) => tx.update(people).set(values).where(eq(people.id, person!.id)))
  await expect(change({ passwordHash: 'x' })).rejects.toThrow()
  await expect(change({ role: 'admin', adminRole: 'owner' })).rejects.toThrow()
})

test('support looks at everything and changes content and settings, and each deed is told with its name', async () => {
  await letIn()
  const browser = await inside()
  expect(await browser.whoAmI()).toMatchObject({ name: 'Olga', type: 'App\\User' })
  for (const path of [
    '/json/home/students',
    '/json/home/orders',
    '/json/home/moderation',
    '/json/home/settings/admins',
    '/json/home/settings/payments',
    '/json/home/settings/support',
    '/json/home/audit',
  ])
    expect([path, (await browser.get(path)).statusCode]).toEqual([path, 200])
  expect((await browser.put('/home/settings/time-zone', { time_zone: 'Europe/Lisbon' })).statusCode).toBe(200)
  const { data } = await owner().call(listAudit, { by: 'operators' })
  expect(data).toMatchObject([
    { admin: { name: 'Olga', is_operator: true }, is_automatic: false },
    { sentence: 'Entered the panel', admin: { name: 'Olga', is_operator: true }, subject: 'Kasa nie działa 🐢' },
  ])
  // She is no admin of the school: nobody sees her among them, or writes to her.
  const { data: admins } = (await browser.get('/json/home/settings/admins')).json()
  expect(admins.map(({ name }: { name: string }) => name)).toEqual([school.admin.name])
  expect((await olga.get(`/json/operator/deeds?school_id=${school.id}`)).json().data).toMatchObject([
    { deed: 'school-entered', operator: 'Olga', subject: 'Kasa nie działa 🐢' },
  ])
})

test('support touches no money, deletes nobody, takes no list of people away, and changes no admin nor itself', async () => {
  const leave = await letIn()
  const browser = await inside()
  const refused: [string, object][] = [
    [`/home/orders/${newId()}/refunds`, {}],
    [`/home/settings/payments/accounts`, {}],
    [`/home/partners/${newId()}/payouts`, {}],
    [`/home/students/${school.student.id}/access`, {}],
    [`/home/students/${school.student.id}/sign-in-as`, {}],
    ['/home/exports', { kind: 'students', format: 'csv' }],
    ['/home/settings/admin-invitations', { email: 'olga@x.test', role: 'owner' }],
    ['/home/settings/support', { hours: 168, reason: 'x' }],
    [`/home/settings/support/${leave.id}/end`, {}],
    ['/my/account', { name: 'Somebody', language: 'en' }],
    ['/my/account/password', { current_password: 'x', password: 'secret1', password_confirmation: 'secret1' }],
    ['/comments', { type: 'App\\Lecture', id: newId(), body: 'x' }],
  ]
  for (const [path, body] of refused) expect([path, (await browser.post(path, body)).statusCode]).toEqual([path, 403])
  expect((await browser.put(`/home/settings/admins/${school.admin.id}`, {})).statusCode).toBe(403)
  expect((await browser.put('/home/settings/second-factor', { is_demanded: true })).statusCode).toBe(403)
  expect((await owner().call(listAudit, { by: 'operators' })).data).toHaveLength(1)
})

test('once the leave is ended the very next call is refused, also of two who are in at once', async () => {
  const { id } = await letIn()
  const second = await anOperator('Bogna')
  const [first, other] = [await inside(), await inside(second)]
  expect((await other.whoAmI())?.name).toBe('Bogna')
  await owner().call(endSupport, { leaveId: id })
  for (const browser of [first, other])
    await expect
      .poll(async () => (await browser.get('/json/home/students')).json())
      .toMatchObject({ code: 'error.support-over' })
  expect((await first.put('/home/settings/time-zone', { time_zone: 'Europe/Paris' })).json()).toMatchObject({
    code: 'error.support-over',
  })
  expect((await first.get('/home/left')).headers.location).toBe(`http://${PLATFORM}/operator/schools/${school.id}`)
  // From then on it is any browser.
  expect((await first.get('/json/home/students')).statusCode).not.toBe(200)
  expect(first.jar.has('katedra_support')).toBe(false)
})

test('a leave ends by itself, and makes room for the next; while there is one, there is no second', async () => {
  const leave = await letIn()
  const twice = await Promise.all([1, 2].map(() => statusOf(owner().call(letSupportIn, { hours: 1, reason: 'x' }))))
  expect(twice).toEqual([409, 409])
  const browser = await inside()
  clock.moveBy(HOUR + MINUTE)
  try {
    expect((await browser.get('/json/home/students')).json()).toMatchObject({ code: 'error.support-over' })
    expect((await entered()).statusCode).toBe(409)
    const next = await letIn(24)
    const { data } = await owner().call(listSupportLeaves, {})
    expect(data.map(({ id, is_open: isOpen }) => [id, isOpen])).toEqual([
      [next.id, true],
      [leave.id, false],
    ])
    expect((await inside()).jar.has('katedra_support')).toBe(true)
  } finally {
    clock.moveBy(-HOUR - MINUTE)
  }
})

test('who leaves is out, and the owners of other schools, other roles and strangers give and end no leave', async () => {
  const leave = await letIn()
  const browser = await inside()
  expect((await browser.post('/home/leave', {})).json()).toEqual({
    redirect_to: `http://${PLATFORM}/operator/schools/${school.id}`,
  })
  expect(await browser.whoAmI()).toBeNull()
  const loggedOut = await inside()
  expect((await loggedOut.post('/logout', {})).json()).toEqual({
    redirect_to: `http://${PLATFORM}/operator/schools/${school.id}`,
  })
  const other = await world.aSchool()
  expect(await statusOf(other.as(other.admin).call(endSupport, { leaveId: leave.id }))).toBe(404)
  expect((await other.as(other.admin).call(listSupportLeaves, {})).data).toEqual([])
  for (const adminRole of ['editor', 'support', 'accountant'] as const) {
    const admin = school.as(await school.anAdmin({ adminRole, email: `${adminRole}@school.test` }))
    expect(await statusOf(admin.call(letSupportIn, { hours: 1, reason: 'x' }))).toBe(403)
    expect(await statusOf(admin.call(endSupport, { leaveId: leave.id }))).toBe(403)
    expect(await statusOf(admin.call(listSupportLeaves, {}))).toBe(403)
  }
  expect(await statusOf(school.as(school.student).call(letSupportIn, { hours: 1, reason: 'x' }))).toBe(403)
  expect(await statusOf(owner().call(letSupportIn, { hours: 1, reason: ' ' }))).toBe(422)
  expect(await statusOf(owner().call(letSupportIn, { hours: 2 as 1, reason: 'x' }))).toBe(422)
})

test('an operator asks the owners by mail, three times a day at most, and not where there is leave', async () => {
  await school.anAdmin({ adminRole: 'editor', email: 'editor@school.test' })
  const ask = (reason: string) => olga.post(`/operator/schools/${school.id}/ask`, { reason })
  expect((await ask('Obejrzę ustawienia płatności')).statusCode).toBe(200)
  const written = await school.work(({ tx }) => tx.select().from(mails))
  expect(written.map(({ to }) => to)).toEqual(['anna@school.test'])
  expect(written[0]!.html).toContain('/home/settings/support')
  expect(written[0]!.text).toContain('Obejrzę ustawienia płatności')
  for (const more of [200, 200, 429]) expect((await ask('x')).statusCode).toBe(more)
  expect((await ask('')).statusCode).toBe(422)
  await letIn()
  expect((await ask('x')).json()).toMatchObject({ code: 'operating.has-leave' })
  const { data } = (await olga.get(`${listDeeds.path}?school_id=${school.id}`)).json()
  expect(data.map(({ deed }: { deed: string }) => deed)).toEqual(['leave-asked', 'leave-asked', 'leave-asked'])
  expect(await platform((tx) => tx.$count(operators, sql`name = 'Olga'`))).toBe(1)
})

test('what an operator asks for stands in the panel of the school until somebody is let in, for a week at most', async () => {
  const waiting = async () => (await owner().call(countWaiting)).data.filter(({ kind }) => kind === 'support_request')
  const requests = async (at = school) => (await at.as(at.admin).call(listSupportRequests)).data
  expect([await requests(), await waiting()]).toEqual([[], []])
  const ask = (reason: string) => olga.post(`/operator/schools/${school.id}/ask`, { reason })
  await ask('Obejrzę ustawienia płatności')
  await ask('A może dziś?')
  expect(await requests()).toMatchObject([
    { operator: 'Olga', reason: 'A może dziś?' },
    { operator: 'Olga', reason: 'Obejrzę ustawienia płatności' },
  ])
  expect(await waiting()).toEqual([{ kind: 'support_request', count: 2, path: '/home/settings/support' }])
  expect(await requests(await world.aSchool())).toEqual([])
  const editor = school.as(await school.anAdmin({ adminRole: 'editor', email: 'editor@school.test' }))
  expect(await statusOf(editor.call(listSupportRequests))).toBe(403)
  expect((await editor.call(countWaiting)).data).toEqual([])
  clock.moveBy(8 * DAY)
  expect(await requests()).toEqual([])
  clock.moveBy(-8 * DAY)
  await letIn()
  expect([await requests(), await waiting()]).toEqual([[], []])
})
