import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { soldDays } from '#modules/analytics/tables.ts'
import { aCourse } from '#modules/courses/testing.ts'
import { mails } from '#modules/mails/tables.ts'
import { connectMedia } from '#modules/media/connect-media.ts'
import { videos } from '#modules/media/tables.ts'
import { createOperator } from '#modules/people/platform/create-operator.ts'
import { aBrowser } from '#modules/people/testing.ts'
import { clock, HOUR } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import { aWorld, type TestSchool } from '#test/world.ts'
import type { FailedJob, FailedQueue } from './jobs/contract.ts'
import type { FailingMail } from './mails/contract.ts'
import type { FailedFilm } from './films/contract.ts'
import type { TracedDeed } from './trace/contract.ts'
import { measureSchools } from './schools/measure-schools.ts'
import type { ListedSchool, OperatedSchool } from './schools/contract.ts'
import { operatorDeeds, schoolFigures } from './tables.ts'
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

const deedsOf = async ({ id }: { id: string }): Promise<TracedDeed[]> =>
  (await operator.get(`/json/operator/deeds?school_id=${id}`)).json().data

async function aMail(school: TestSchool, given: Partial<typeof mails.$inferInsert> = {}) {
  const id = newId()
  const words = { to: 'jan@example.test', subject: 'Zażółć 🐢', html: '<p>x</p>', text: 'x' }
  await school.work(({ tx }) => tx.insert(mails).values({ id, cause: id, ...words, ...given }))
  return id
}

const anHourAgo = () => new Date(clock.now().getTime() - HOUR - 1000)

test('one school is shown with its owners, addresses and months; what is none is not there', async () => {
  const school = await world.aSchool({ name: 'Szkoła Jedna' })
  await school.anAdmin({ adminRole: 'support', email: 'pomoc@jedna.test' })
  await school.work(async (ctx) => {
    const { courseId } = await aCourse(ctx)
    const sold = { productId: courseId, campaign: '', lines: 1, sales: 1, currency: 'PLN' }
    const month = (back: number) => {
      const now = ctx.now
      return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 10)
    }
    await ctx.tx.insert(soldDays).values([
      { ...sold, on: month(0), amount: 1_000 },
      { ...sold, on: month(2), amount: 700 },
      { ...sold, on: month(13), amount: 900 },
    ])
  })
  await aMail(school)
  const look = async (): Promise<OperatedSchool> => (await operator.get(`/json/operator/schools/${school.id}`)).json()
  const before = await look()
  expect(before).toMatchObject({ name: 'Szkoła Jedna', admins_count: 2, domains: [], measured_at: null })
  expect(before.owners).toMatchObject([{ id: school.admin.id, email: school.admin.email }])
  expect(Date.parse(before.owners[0]!.seen_at!)).toBeLessThanOrEqual(Date.now() + 1000)
  expect(before.months.map((month) => [month.sold_amount, month.mails_count])).toEqual([
    [1_000, null],
    [0, null],
    [700, null],
  ])
  await measureSchools(world.app.units)
  const after = await look()
  expect(after.months[0]).toMatchObject({ mails_count: 1, students_count: 1, film_minutes: 10 })
  expect(after.months[1]!.mails_count).toBeNull()
  clock.moveBy(HOUR)
  await aMail(school, { createdAt: clock.now() })
  await measureSchools(world.app.units)
  // The hour may be one of the next month.
  const mails = (await look()).months.map((month) => month.mails_count ?? 0)
  expect(mails[0]! + mails[1]!).toBe(2)
  clock.moveBy(-HOUR)
  expect((await operator.get(`/json/operator/schools/${newId()}`)).statusCode).toBe(404)
  expect((await operator.get('/json/operator/schools/x')).statusCode).toBe(422)
  expect((await browserAt(PLATFORM).get(`/json/operator/schools/${school.id}`)).statusCode).toBe(401)
})

test('mails that do not go out are listed across schools with what was said, and tried again', async () => {
  const [school, other] = [await world.aSchool(), await world.aSchool()]
  const failure = '550 5.1.1 no such mailbox'
  const refused = await aMail(school, { failedAt: clock.now(), failure })
  const late = await aMail(other, { createdAt: anHourAgo() })
  await aMail(school)
  await aMail(school, { createdAt: anHourAgo(), sentAt: clock.now() })
  const forgotten = await aMail(school, { createdAt: anHourAgo(), html: '', text: '' })
  const withLostLink = newId()
  await aMail(school, { id: withLostLink, createdAt: anHourAgo(), html: `<a href="/sealed-${withLostLink}">x</a>` })
  const list = async (query = ''): Promise<FailingMail[]> =>
    (await operator.get(`/json/operator/mails${query}`)).json().data
  const ours = (found: FailingMail[]) => found.filter(({ school: { id } }) => [school.id, other.id].includes(id))
  expect(
    ours(await list())
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual([refused, late, forgotten, withLostLink].toSorted())
  expect((await list(`?school_id=${other.id}`)).map(({ id }) => id)).toEqual([late])
  const found = await list(`?school_id=${school.id}`)
  expect(found.find(({ id }) => id === refused)).toMatchObject({ failure, may_retry: true, subject: 'Zażółć 🐢' })
  expect(
    found
      .filter(({ may_retry: may }) => !may)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual([forgotten, withLostLink].toSorted())

  const retry = (id: string) => operator.post(`/operator/mails/${id}/retry`, {})
  const waiting = async (id: string) =>
    (
      await world.app.units.withoutSchool('a test reads a queue', (tx) =>
        tx.execute<{ state: string }>(sql`select state from pgboss.job where data ->> 'mail_id' = ${id}`),
      )
    ).rows.map(({ state }) => state)
  expect((await Promise.all([retry(refused), retry(refused)])).map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(await waiting(refused)).toEqual(['created'])
  expect((await retry(withLostLink)).json()).toMatchObject({ code: 'mails.forgotten' })
  expect((await retry(newId())).statusCode).toBe(404)
  expect((await operator.post('/operator/mails/retry', { school_id: other.id })).json()).toEqual({ retried: 1 })
  expect(await waiting(late)).toEqual(['created'])
  expect((await deedsOf(school)).map(({ deed, subject }) => [deed, subject])).toContainEqual([
    'mail-retried',
    'Zażółć 🐢',
  ])
  expect(await deedsOf(other)).toMatchObject([{ deed: 'mails-retried', subject: '1', operator: 'Olga' }])
  expect((await browserAt(PLATFORM).post(`/operator/mails/${late}/retry`, {})).statusCode).toBe(401)
})

test('films that failed are listed with why, and only those whose file may come through are tried again', async () => {
  const school = await world.aSchool()
  const titled = async (title: string, failure: 'unreadable' | 'timed-out') => {
    const id = newId()
    const film = { id, host: 'own', hostVideoId: id, title, state: 'failed', failure } as const
    await school.work(({ tx }) => tx.insert(videos).values({ ...film, failureDetail: `${failure}: said so` }))
    return id
  }
  const broken = await titled('Zły plik', 'unreadable')
  const slow = await titled('Długo', 'timed-out')
  const list = async (): Promise<FailedFilm[]> =>
    (await operator.get(`/json/operator/films?school_id=${school.id}`)).json().data
  expect((await list()).map(({ id, may_retry: may, detail }) => [id, may, detail])).toEqual(
    expect.arrayContaining([
      [broken, false, 'unreadable: said so'],
      [slow, true, 'timed-out: said so'],
    ]),
  )
  const retry = (id: string) => operator.post(`/operator/films/${id}/retry`, {})
  expect((await retry(broken)).json()).toMatchObject({ code: 'media.file-gone' })
  expect((await retry(slow)).json()).toMatchObject({ code: 'media.file-gone' })
  expect((await operator.post('/operator/films/retry', { school_id: school.id })).json()).toEqual({ retried: 0 })
  expect(await deedsOf(school)).toEqual([])
  const directory = (await connectMedia(world.config).uploads()).directory
  await writeFile(join(directory, `${slow}.upload`), 'film')
  expect((await operator.post('/operator/films/retry', { school_id: school.id })).json()).toEqual({ retried: 1 })
  expect((await list()).map(({ id }) => id)).toEqual([broken])
  expect((await retry(slow)).statusCode).toBe(404)
  const { rows } = await world.app.units.withoutSchool('a test reads a queue', (tx) =>
    tx.execute(sql`select data from pgboss.job where data ->> 'videoId' = ${slow}`),
  )
  expect(rows).toEqual([{ data: { schoolId: school.id, videoId: slow, uploadId: `${slow}.upload` } }])
})

test('a failed job is listed with its school and its error, and tried again alone', async () => {
  const { boss } = world.jobs
  const school = await world.aSchool({ name: 'Szkoła z kolejką' })
  const queue = 'media.transcode'
  for (const message of ['one', 'two']) {
    const id = await boss.send(queue, { schoolId: school.id }, { retryLimit: 0 })
    await boss.fetch(queue)
    await boss.fail(queue, id!, { message })
  }
  const list = async (): Promise<FailedJob[]> =>
    (await operator.get(`/json/operator/jobs/failed?school_id=${school.id}&queue=${queue}`)).json().data
  const jobs = await list()
  expect(jobs).toMatchObject([
    { queue, error: 'two', school: { id: school.id, name: 'Szkoła z kolejką' }, retries: 0 },
    { queue, error: 'one' },
  ])
  const retry = (id: string, given: object = { queue }) => operator.post(`/operator/jobs/${id}/retry`, given)
  const both = await Promise.all([retry(jobs[0]!.id), retry(jobs[0]!.id)])
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 404])
  expect((await list()).map(({ error }) => error)).toEqual(['one'])
  expect((await retry(jobs[1]!.id, { queue: 'notifications.send-mail' })).statusCode).toBe(404)
  expect((await retry(jobs[1]!.id, {})).statusCode).toBe(422)
  expect(await deedsOf(school)).toMatchObject([{ deed: 'job-retried', subject: queue, operator: 'Olga' }])
})

test('nobody changes what is written down of operators', async () => {
  const school = await world.aSchool()
  const row = { deed: 'mail-retried', schoolId: school.id, operatorName: 'Olga' } as const
  const asPlatform = (work: Parameters<typeof world.app.units.withoutSchool>[1]) =>
    world.app.units.withoutSchool('a test tries to rewrite', work)
  await asPlatform((tx) => tx.insert(operatorDeeds).values(row))
  const own = eq(operatorDeeds.schoolId, school.id)
  await expect(
    asPlatform((tx) => tx.update(operatorDeeds).set({ operatorName: 'Nobody' }).where(own)),
  ).rejects.toThrow()
  await expect(asPlatform((tx) => tx.delete(operatorDeeds).where(own))).rejects.toThrow()
  expect(await deedsOf(school)).toHaveLength(1)
})
