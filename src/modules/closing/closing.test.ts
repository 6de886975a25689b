import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { onePageCheckout } from '#modules/checkout/contract.ts'
import { aMarket } from '#modules/checkout/testing.ts'
import { createExport, listExports } from '#modules/exports/contract.ts'
import { mails } from '#modules/mails/tables.ts'
import { listAudit } from '#modules/moderation/contract.ts'
import { createOperator } from '#modules/people/platform/create-operator.ts'
import { aBrowser } from '#modules/people/testing.ts'
import { getSchool } from '#modules/schools/contract.ts'
import { schools } from '#modules/schools/tables.ts'
import { clock, DAY, HOUR } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import { dayNamed, dayOf } from '#platform/time/days.ts'
import { partsOfJobs } from '#test/parts-of-jobs.ts'
import { refused, statusOf } from '#test/refused.ts'
import { pastMidnight } from '#test/time/past-midnight.ts'
import type { TestPerson, TestSchool } from '#test/world.ts'
import { closeDue } from './close-due.ts'
import { callOffClosing, getClosing, planClosing } from './contract.ts'
import { closings } from './tables.ts'
import { tellingJob } from './telling/tell-people.ts'

const market = await aMarket()
afterAll(() => market.close())
const LOGIN = { email: 'olga@katedra.test', password: 'operator' }
await createOperator(market.app.units, { ...LOGIN, name: 'Olga' })
const operator = aBrowser(market.app, market.config.platformHost, '10.22.0.1')
await operator.post('/login', LOGIN)

const ZONE = 'Europe/Warsaw'
let school: TestSchool
beforeEach(async () => {
  pastMidnight(ZONE)
  school = await market.aSchool({ language: 'pl' })
})

const NEVER = new AbortController().signal
const inDays = (days: number) => dayNamed(Date.parse(dayOf(clock.now(), ZONE)) + days * DAY)
const plan = (given: object = {}, by: TestPerson = school.admin) =>
  school.as(by).call(planClosing, { closes_on: inDays(40), words: '', confirm: 'DELETE', ...given })
const read = async (by: TestPerson = school.admin) => school.as(by).call(getClosing)
const rows = () => school.work(({ tx }) => tx.select().from(closings).orderBy(asc(closings.createdAt)))
const written = async (what: string) =>
  (await school.work(({ tx }) => tx.select().from(mails))).filter(({ cause }) => cause.startsWith(`closing:${what}:`))
const tell = async (news: 'planned' | 'called-off') => {
  const [row] = await rows()
  await tellingJob(partsOfJobs(market)).work({ schoolId: school.id, closingId: row!.id, news }, NEVER)
}
const operate = (path: string, body: object = {}) => operator.post(`/operator/schools/${school.id}/${path}`, body)
const visit = (path: string, who?: TestPerson, accept = 'text/html') =>
  market.app.inject({
    url: path,
    headers: { host: school.host, accept, ...(who && { cookie: `katedra_session=${who.secret}` }) },
  })
/** For how many days its only export is kept from now on. */
const exportKeptFor = async () => {
  const [made] = (await school.as(school.admin).call(listExports, {})).data
  return Math.round((Date.parse(made!.kept_until) - clock.time()) / DAY)
}
/** Sold for 100,00, and paid. */
const sell = async () => {
  const course = await market.aCourse(school)
  await school.as(school.student).call(onePageCheckout, await market.aPurchase(school, { course }))
}
test('an owner plans a closing by its name or the word, once; nobody else does', async () => {
  for (const adminRole of ['editor', 'support', 'accountant'] as const) {
    const admin = await school.anAdmin({ adminRole, email: `${adminRole}@school.test` })
    expect([await statusOf(plan({}, admin)), await statusOf(read(admin))]).toEqual([403, 403])
  }
  for (const confirm of ['', 'delete', 'Inna szkoła']) expect(await statusOf(plan({ confirm }))).toBe(422)
  for (const closes_on of [inDays(0), inDays(-1), inDays(400), '2027-02-30', 'x'])
    expect([closes_on, await statusOf(plan({ closes_on }))]).toEqual([closes_on, 422])
  expect(await read()).toMatchObject({ closing: null, earliest: inDays(1), awaiting: { payments: 0 } })
  const words = `Dziękuję 🐢 ${'ż'.repeat(500)}`
  const twice = await Promise.all([1, 2].map(() => statusOf(plan({ confirm: school.name.normalize('NFD'), words }))))
  expect(twice.toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await rows()).toHaveLength(1)
  expect((await read()).closing).toMatchObject({ closes_on: inDays(40), planned_by: 'owner', words, closed_at: null })
  expect((await school.as(school.admin).call(listAudit, {})).data[0]).toMatchObject({
    sentence: expect.stringMatching(/closing of the school|zamknięcie szkoły/),
  })
})

test('what was sold is given thirty days; what was given back, or never sold, is not', async () => {
  await sell()
  expect((await read()).earliest).toBe(inDays(30))
  expect(await refused(plan({ closes_on: inDays(29) }))).toMatchObject({ status: 422 })
  await school.work(({ tx }) => tx.execute(sql`update transactions set refunded_amount = amount`))
  expect((await read()).earliest).toBe(inDays(1))
  // The operator gives them all the same, and wherever there are students.
  expect((await operate('closing', { closes_on: inDays(29), words: '' })).statusCode).toBe(422)
  const young = await market.aSchool()
  const there = `/operator/schools/${young.id}/closing`
  expect((await operator.post(there, { closes_on: inDays(2), words: '' })).statusCode).toBe(422)
  await young.work(({ tx }) => tx.execute(sql`delete from people where role = 'student'`))
  expect((await operator.post(there, { closes_on: inDays(2), words: '' })).statusCode).toBe(200)
  expect((await operator.post(`${there}/call-off`, {})).statusCode).toBe(200)
})

test('from the notice on nothing is sold, and once it is called off it is again', async () => {
  const course = await market.aCourse(school)
  await school.as(school.admin).call(createExport, { kind: 'everything', format: 'zip' })
  await plan()
  expect(await exportKeptFor()).toBeGreaterThan(69)
  expect((await school.as().call(getSchool)).closes_on).toBe(inDays(40))
  const purchase = await market.aPurchase(school, { course })
  expect(await refused(school.as(school.student).call(onePageCheckout, purchase))).toMatchObject({
    status: 409,
    code: 'schools.closes',
  })
  expect(await school.work(({ tx }) => tx.execute(sql`select from orders`))).toMatchObject({ rowCount: 0 })
  await school.as(school.admin).call(callOffClosing)
  expect((await school.as().call(getSchool)).closes_on).toBeNull()
  expect(await exportKeptFor()).toBe(7)
  await school.as(school.student).call(onePageCheckout, await market.aPurchase(school, { course }))
  expect(await statusOf(school.as(school.admin).call(callOffClosing))).toBe(404)
})

test('everybody is told once, whatever dies on the way, and of its being called off only who was told', async () => {
  await school.work(({ tx }) =>
    tx.execute(sql`
    insert into people (id, school_id, role, name, email) select uuidv7(), ${school.id}, 'student', 'Osoba', n || '@wielu.test' from generate_series(1, 230) n`),
  )
  await plan({ words: 'Pobierz notatki.' })
  const killed = new AbortController()
  killed.abort(new Error('killed'))
  const [row] = await rows()
  const data = { schoolId: school.id, closingId: row!.id, news: 'planned' as const }
  await expect(tellingJob(partsOfJobs(market)).work(data, killed.signal)).rejects.toThrow('killed')
  expect(await written('planned')).toHaveLength(100)
  expect((await read()).closing!.told_at).toBeNull()
  await school.as(school.admin).call(callOffClosing)
  await tell('planned')
  expect(await written('planned')).toHaveLength(100)
  await tell('called-off')
  await tell('called-off')
  expect((await written('called-off')).map(({ to }) => to).toSorted()).toEqual(
    (await written('planned')).map(({ to }) => to).toSorted(),
  )
  const [mail] = await written('planned')
  expect(mail!.text).toContain('Pobierz notatki.')
  expect(mail!.subject).toContain('zamknięcie')
})

test('on its day it closes, once; its admins and what the law wants stay, and it can be opened again for thirty days', async () => {
  await sell()
  await school.work(({ tx }) => tx.execute(sql`update transactions set refunded_amount = amount`))
  await plan({ closes_on: inDays(1) })
  try {
    expect(await closeDue(market.app.units)).toBe(0)
    clock.moveBy(2 * DAY)
    expect(await closeDue(market.app.units)).toBe(1)
    expect(await closeDue(market.app.units)).toBe(0)
    await expect.poll(async () => (await visit('/')).statusCode).toBe(410)
    const page = await visit('/')
    expect(page.body).toContain('została zamknięta')
    expect(page.body).toContain('mailto:hello@school.test')
    expect(page.headers['content-type']).toContain('text/html')
    expect((await visit('/json/courses', undefined, 'application/json')).json()).toMatchObject({
      code: 'schools.closed',
    })
    for (const path of ['/courses', '/my', '/register', '/sitemap.xml', '/login-zielone'])
      expect([path, (await visit(path, school.student)).statusCode]).toEqual([path, 410])
    for (const path of ['/login', '/terms', '/withdraw', '/json/school'])
      expect([path, (await visit(path)).statusCode]).not.toEqual([path, 410])
    expect((await visit('/json/my/orders', school.student, 'application/json')).json().data).toHaveLength(1)
    expect((await visit('/json/home/orders', school.admin, 'application/json')).statusCode).toBe(200)
    expect((await read()).closing).toMatchObject({ closed_at: expect.any(String), kept_until: expect.any(String) })
    await school.as(school.admin).call(createExport, { kind: 'everything', format: 'zip' })
    expect(await exportKeptFor()).toBeGreaterThan(28)
    // An owner cannot take it back any more; whoever runs the platform can.
    expect(await statusOf(school.as(school.admin).call(callOffClosing))).toBe(404)
    await operator.post('/login', LOGIN)
    const list = async (state: string) =>
      (await operator.get(`/json/operator/schools?state=${state}`)).json().data.map(({ id }: { id: string }) => id)
    expect(await list('shut')).toContain(school.id)
    expect(await list('closing')).not.toContain(school.id)
    expect((await operate('closing/call-off')).statusCode).toBe(404)
    expect((await operate('reopen')).statusCode).toBe(200)
    expect((await operate('reopen')).statusCode).toBe(404)
    await expect.poll(async () => (await visit('/json/courses', undefined, 'application/json')).statusCode).toBe(200)
    expect(await school.work(({ tx }) => tx.$count(schools, sql`closes_on is not null`))).toBe(0)
    expect(await exportKeptFor()).toBe(7)
  } finally {
    clock.moveBy(-2 * DAY)
  }
})

test('by its own clocks, and not after thirty days', async () => {
  const far = await market.aSchool()
  await far.work(({ tx }) => tx.update(schools).set({ timeZone: 'Pacific/Kiritimati' }).where(eq(schools.id, far.id)))
  const near = school
  await near.work(({ tx }) => tx.update(schools).set({ timeZone: 'Pacific/Pago_Pago' }).where(eq(schools.id, near.id)))
  const day = dayNamed(clock.time() + 5 * DAY)
  const closesOn = { closesOn: day }
  for (const place of [far, near])
    await place.work(async ({ tx }) => {
      await tx.update(schools).set(closesOn).where(eq(schools.id, place.id))
      await tx.insert(closings).values({ ...closesOn, plannedBy: 'owner', plannedByName: 'Anna' })
    })
  const isClosed = (place: TestSchool) =>
    place.work(({ tx }) => tx.$count(schools, sql`id = ${place.id} and closed_at is not null`))
  const toNoon = Date.parse(`${day}T00:30:00Z`) - clock.time()
  clock.moveBy(toNoon)
  try {
    await closeDue(market.app.units)
    expect([await isClosed(far), await isClosed(near)]).toEqual([1, 0])
    clock.moveBy(11 * HOUR)
    await closeDue(market.app.units)
    expect(await isClosed(near)).toBe(1)
    clock.moveBy(31 * DAY)
    await operator.post('/login', LOGIN)
    expect((await operate('reopen')).json()).toMatchObject({ code: 'closing.for-good' })
    clock.moveBy(-31 * DAY - 11 * HOUR)
  } finally {
    clock.moveBy(-toNoon)
  }
})

test('an operator plans and calls off, is told of another who was quicker, and is traced; an owner calls off no closing of theirs', async () => {
  const body = { closes_on: inDays(31), words: 'Regulamin' }
  const both = await Promise.all([operate('closing', body), operate('closing', body)])
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await refused(school.as(school.admin).call(callOffClosing))).toMatchObject({ code: 'closing.by-operator' })
  expect((await operator.get(`/json/operator/schools/${school.id}`)).json()).toMatchObject({
    closes_on: inDays(31),
    outlook: { closing: { planned_by: 'operator', planned_by_name: 'Olga' } },
  })
  expect((await operate('closing/call-off')).statusCode).toBe(200)
  expect((await operate('closing/call-off')).statusCode).toBe(404)
  await plan()
  expect((await operate('closing/call-off')).statusCode).toBe(200)
  const { data } = (await operator.get(`/json/operator/deeds?school_id=${school.id}`)).json()
  expect(data.map(({ deed }: { deed: string }) => deed)).toEqual([
    'closing-called-off',
    'closing-called-off',
    'closing-planned',
  ])
  for (const path of ['closing', 'closing/call-off', 'reopen']) {
    expect((await operator.post(`/operator/schools/${newId()}/${path}`, body)).statusCode).toBe(404)
    expect(
      (
        await aBrowser(market.app, market.config.platformHost, '10.22.0.7').post(
          `/operator/schools/${school.id}/${path}`,
          body,
        )
      ).statusCode,
    ).toBe(401)
  }
})
