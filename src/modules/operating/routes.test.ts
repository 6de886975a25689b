import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { soldDays } from '#modules/analytics/tables.ts'
import { aCourse } from '#modules/courses/testing.ts'
import { createOperator } from '#modules/people/platform/create-operator.ts'
import { aBrowser } from '#modules/people/testing.ts'
import { clock, HOUR } from '#platform/clock.ts'
import { aWorld } from '#test/world.ts'
import type { FailedQueue } from './jobs/contract.ts'
import { measureSchools } from './schools/measure-schools.ts'
import type { ListedSchool } from './schools/contract.ts'
import { schoolFigures } from './tables.ts'
import { SCHOOL_SORTS } from './vocabulary.ts'

const PLATFORM = 'platform.test'
const LOGIN = { email: 'olga@katedra.test', password: 'operator' }
let places = 0

const world = await aWorld()
await createOperator(world.app.units, { ...LOGIN, name: 'Olga' })
afterAll(() => world.close())

const browserAt = (host: string) => aBrowser(world.app, host, `10.9.0.${places++}`)

async function anOperator() {
  const browser = browserAt(PLATFORM)
  await browser.post('/login', LOGIN)
  return browser
}

const operator = await anOperator()
const list = async (query: string): Promise<{ data: ListedSchool[]; next_page_url: string | null }> =>
  (await operator.get(`/json/operator/schools?${query}`)).json()

async function allOf(query: string): Promise<ListedSchool[]> {
  const schools: ListedSchool[] = []
  let page = await list(query)
  schools.push(...page.data)
  while (page.next_page_url) {
    page = (await operator.get(page.next_page_url)).json()
    schools.push(...page.data)
  }
  return schools
}

test('an operator finds schools by name, page by page, in every order; nobody else does', async () => {
  for (let nth = 0; nth < 32; nth++) {
    const school = await world.aSchool({ name: `Konserwatorium 100% ${nth}` })
    const figures = { students: nth % 4, soldAmount: nth % 3, storedMegabytes: nth % 5, faults: nth % 2 }
    await school.work(({ tx }) => tx.update(schoolFigures).set(figures).where(eq(schoolFigures.schoolId, school.id)))
  }
  const first = await list('q=100%25')
  expect(first.data).toHaveLength(30)
  const newest = await allOf('q=100%25')
  expect(new Set(newest.map(({ id }) => id)).size).toBe(32)
  for (const sort of SCHOOL_SORTS) {
    const sorted = await allOf(`q=100%25&sort=${sort}`)
    const turned = await allOf(`q=100%25&sort=${sort.startsWith('-') ? sort.slice(1) : `-${sort}`}`)
    expect(sorted.map(({ id }) => id)).toEqual(turned.map(({ id }) => id).toReversed())
    expect(new Set(sorted.map(({ id }) => id)).size).toBe(32)
  }
  expect((await allOf('q=100%25&sort=-students')).map((school) => school.students_count).slice(0, 9)).toEqual([
    3, 3, 3, 3, 3, 3, 3, 3, 2,
  ])
  expect(await allOf('q=100%25&state=faulty')).toHaveLength(16)
  expect((await list('q=nowhere_')).data).toEqual([])
  for (const wrong of ['sort=price', 'state=gone', 'sort=-sales&cursor=x'])
    expect((await operator.get(`/json/operator/schools?${wrong}`)).statusCode).toBe(422)

  const school = await world.aSchool()
  const admin = browserAt(school.host)
  admin.jar.set('katedra_session', school.admin.secret)
  for (const path of ['/json/operator/schools', '/json/operator/jobs'])
    expect((await admin.get(path)).statusCode).toBe(404)
  const foreign = browserAt(PLATFORM)
  foreign.jar.set('katedra_session', school.admin.secret)
  for (const path of ['/json/operator/schools', '/json/operator/jobs']) {
    expect((await foreign.get(path)).statusCode).toBe(419)
    expect((await browserAt(PLATFORM).get(path)).statusCode).toBe(401)
  }
})

test('what a school costs and brings is measured, each school once in a while', async () => {
  const school = await world.aSchool({ name: 'Pracownia Żółw 🐢' })
  const empty = await world.aSchool({ name: 'Pracownia pusta' })
  await school.work(async (ctx) => {
    const { courseId } = await aCourse(ctx)
    const on = ctx.now.toISOString().slice(0, 10)
    const sold = { productId: courseId, campaign: '', lines: 1, sales: 1 }
    await ctx.tx.insert(soldDays).values([
      { ...sold, on, currency: 'PLN', amount: 12_300 },
      { ...sold, on, currency: 'EUR', amount: 500 },
      { ...sold, on: '2020-01-01', currency: 'PLN', amount: 900 },
    ])
    await ctx.tx.execute(sql`update videos set state = 'failed', failure = 'unreadable', bytes = 5242880`)
    const mail = { to: 'a@b.test', subject: 'x', html: 'x', text: 'x' }
    for (const [cause, hours] of [
      ['late', 2],
      ['new', 0],
    ] as const)
      await ctx.tx.execute(sql`
        insert into mails (id, school_id, cause, "to", subject, html, text, created_at)
        values (gen_random_uuid(), ${ctx.school.id}, ${cause}, ${mail.to}, 'x', 'x', 'x', ${new Date(ctx.now.getTime() - hours * HOUR).toISOString()})`)
  })
  const seen = async () => (await allOf(`q=${encodeURIComponent('Pracownia')}`)).toReversed()
  expect((await seen()).map(({ measured_at: at }) => at)).toEqual([null, null])
  expect(await measureSchools(world.app.units)).toBeGreaterThan(1)
  const [measured, other] = await seen()
  expect(measured).toMatchObject({
    id: school.id,
    sold_amount: 12_300,
    stored_megabytes: 10,
    film_minutes: 0,
    mails_count: 2,
    faults_count: 3,
    students_count: 1,
  })
  expect(other).toMatchObject({ id: empty.id, sold_amount: 0, faults_count: 0, mails_count: 0 })
  expect(measured!.measured_at).not.toBeNull()
  expect(await measureSchools(world.app.units)).toBe(0)
  clock.moveBy(HOUR)
  expect(await measureSchools(world.app.units)).toBeGreaterThan(1)
  clock.moveBy(-HOUR)
})

test('jobs that failed are told by queue with their last error, and tried again once', async () => {
  const { boss } = world.jobs
  const queue = 'notifications.send-mail'
  for (const message of ['first', 'żółw'.repeat(100)]) {
    const id = await boss.send(queue, { school_id: 'x', mail_id: message }, { retryLimit: 0 })
    await boss.fetch(queue)
    await boss.fail(queue, id!, { message })
  }
  const failed = async (): Promise<FailedQueue[]> => (await operator.get('/json/operator/jobs')).json().data
  expect(await failed()).toEqual([
    { queue, failed: 2, last_failed_at: expect.any(String), last_error: 'żółw'.repeat(100).slice(0, 300) },
  ])
  const retry = (browser: typeof operator, given: object) => browser.post('/operator/jobs/retry', given)
  expect((await retry(browserAt(PLATFORM), { queue })).statusCode).toBe(401)
  expect((await retry(operator, { queue: 'nothing.of-it' })).statusCode).toBe(404)
  expect((await retry(operator, {})).statusCode).toBe(422)
  const both = await Promise.all([retry(operator, { queue }), retry(operator, { queue })])
  const retried = both.flatMap((answer) => (answer.statusCode === 200 ? [answer.json().retried] : []))
  expect(retried.reduce((sum, count) => sum + count, 0)).toBe(2)
  expect(await failed()).toEqual([])
  expect((await retry(operator, { queue })).statusCode).toBe(404)
  const { rows } = await world.app.units.withoutSchool('a test reads a queue', (tx) =>
    tx.execute<{ state: string }>(
      sql`select state from pgboss.job where name = ${queue} and data ->> 'school_id' = 'x'`,
    ),
  )
  expect(rows.map(({ state }) => state)).toEqual(['retry', 'retry'])
})
