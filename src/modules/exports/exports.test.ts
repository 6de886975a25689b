import { readXlsx } from 'hucre/xlsx'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { listAudit } from '#modules/moderation/contract.ts'
import { people } from '#modules/people/tables.ts'
import { CSV_START } from '#platform/csv.ts'
import { DAY, HOUR } from '#platform/clock.ts'
import type { Call } from '#platform/contract/endpoint.ts'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'
import { createExport, listExports } from './contract.ts'
import { Exportables, type Slice } from './exportable.ts'
import { forgetExports } from './forget-exports.ts'
import { exportKey } from './keys.ts'
import { exportJob } from './making/make-export.ts'
import { listExports as rows } from './tables.ts'
import { partsOfExports } from './testing.ts'

const world = await aWorld()
const parts = partsOfExports(world)
afterAll(() => world.close())

let school: TestSchool
beforeEach(async () => {
  school = await world.aSchool({ language: 'pl' })
})

const STUDENTS = { kind: 'students', format: 'csv' } as const
const NEVER = new AbortController().signal

const ask = async (given: Call<typeof createExport> = STUDENTS, who = school.admin) =>
  (await school.as(who).call(createExport, given)).export
const listed = async (who = school.admin) => (await school.as(who).call(listExports, {})).data
const make = (exportId: string, exportables = parts.exportables) =>
  exportJob({ ...parts, exportables }).work({ schoolId: school.id, exportId }, NEVER)
const load = (url: string, who?: TestPerson, at = school) =>
  world.app.inject({ url, headers: { host: at.host, ...(who && { cookie: `katedra_session=${who.secret}` }) } })
/** by which attempts a file of it is kept */
async function keptOf(id: string): Promise<number[]> {
  const kept: number[] = []
  for (const attempt of [1, 2, 3, 4, 5]) if (await parts.media.store.head(exportKey(id, attempt))) kept.push(attempt)
  return kept
}
const moved = (set: Partial<typeof rows.$inferInsert>, id: string) =>
  school.work(({ tx }) => tx.update(rows).set(set).where(eq(rows.id, id)))

test('a list is made a file as it is narrowed, in the words and times of whoever asked, and no formula is in it', async () => {
  await school.aStudent({ name: '=HYPERLINK("http://x","Ćma")', email: 'cma@szkola.test' })
  await school.aStudent({ name: 'Ola; Żak', email: 'ola@szkola.test' })
  await school.work(({ tx }) =>
    tx.execute(
      sql`update people set created_at = case name when 'Ola; Żak' then '2026-09-02' else '2026-09-01' end::timestamptz`,
    ),
  )
  await school.work(({ tx }) => tx.execute(sql`update student_visits set last_seen_at = null`))
  const asked = await ask({ ...STUDENTS, filter: { q: 'szkola', access: '' } })
  expect(asked).toMatchObject({ kind: 'students', state: 'waiting', filter: { q: 'szkola' }, file: null, rows_done: 0 })
  await make(asked.id)
  const [ready] = await listed()
  expect(ready).toMatchObject({
    state: 'ready',
    rows_done: 2,
    rows_total: null,
    file: `/home/exports/${asked.id}/file`,
  })
  const file = await load(ready!.file!, school.admin)
  expect(file.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'private, no-store',
  })
  expect(file.headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''students-\d{4}-\d\d-\d\d\.csv$/)
  expect(file.body).toBe(
    `${CSV_START}Imię i nazwisko;E-mail;Konto od;Ostatnio na stronie;Produkty;Zapłacono;Waluta;Tagi\r\n` +
      '"Ola; Żak";ola@szkola.test;2026-09-02T02:00:00+02:00;;0;;;\r\n' +
      `"'=HYPERLINK(""http://x"",""Ćma"")";cma@szkola.test;2026-09-01T02:00:00+02:00;;0;;;\r\n`,
  )
  expect(ready!.bytes).toBe(file.rawPayload.length)
})

test('a workbook holds texts as texts, times as the clocks of the school show them, and its headings', async () => {
  await school.aStudent({ name: '=1+1', email: 'ola@szkola.test' })
  await school.work(({ tx }) => tx.execute(sql`update people set created_at = '2026-09-01T22:30:00Z'`))
  const asked = await ask({ kind: 'students', format: 'xlsx', filter: { q: 'ola@' } })
  await make(asked.id)
  const file = await load(`/home/exports/${asked.id}/file`, school.admin)
  expect(file.statusCode).toBe(200)
  const { sheets } = await readXlsx(file.rawPayload)
  expect(sheets).toHaveLength(1)
  expect(sheets[0]!.rows).toMatchObject([
    ['Imię i nazwisko', 'E-mail', 'Konto od', 'Ostatnio na stronie', 'Produkty', 'Zapłacono', 'Waluta', 'Tagi'],
    ['=1+1', 'ola@szkola.test', new Date('2026-09-02T00:30:00Z'), expect.any(Date), 0, null, null, null],
  ])
})

test('leads have a column for each field that was answered in them, in the words of whoever asked', async () => {
  const lead = (email: string, answers: object[]) =>
    school.work(({ tx }) =>
      tx.execute(sql`insert into leads (id, school_id, form_name, name, email, answers, utm, language, search_text, consent_text, consent_version, consented_at, created_at)
        values (gen_random_uuid(), ${school.id}, 'Newsletter', '=1+1', ${email}, ${JSON.stringify(answers)}, '{"utm_source": "post"}', 'pl', ${email},
          'Tak, „listy”', 2, '2026-09-01T22:30:00Z', '2026-09-01T22:30:00Z')`),
    )
  await lead('cma@szkola.test', [{ name: 'miasto', type: 'text', value: 'Łódź' }])
  await lead('zak@szkola.test', [{ name: 'druk', type: 'checkbox', value: 'yes' }])
  await lead('inny@gdzie.test', [{ name: 'kolor', type: 'text', value: 'siwy' }])
  await school.work(({ tx }) =>
    tx.execute(sql`update leads set handled_at = '2026-09-01T22:30:00Z' where email = 'zak@szkola.test'`),
  )
  const asked = await ask({ kind: 'leads', format: 'csv', filter: { q: 'szkola' } })
  await moved({ language: 'en' }, asked.id)
  await make(asked.id)
  const [head, ...lines] = (await load(`/home/exports/${asked.id}/file`, school.admin)).body.trimEnd().split('\r\n')
  expect(head).toBe(
    `${CSV_START}Name,Email,Form,Signed up,Dealt with,Consent,Version of the consent,Consented,utm_source,utm_medium,utm_campaign,utm_term,utm_content,druk,miasto`,
  )
  const at = '2026-09-02T00:30:00+02:00'
  expect(lines.toSorted()).toEqual([
    `'=1+1,cma@szkola.test,Newsletter,${at},,"Tak, „listy”",2,${at},post,,,,,,Łódź`,
    `'=1+1,zak@szkola.test,Newsletter,${at},${at},"Tak, „listy”",2,${at},post,,,,,yes,`,
  ])
})

test('a person exports once a minute, and the audit list says who did', async () => {
  const other = await school.anAdmin({ name: 'Druga' })
  await ask()
  await expect(ask({ kind: 'orders', format: 'xlsx' })).rejects.toMatchObject({
    status: 429,
    code: 'exports.too-soon',
    message: expect.stringMatching(/^Eksportować można raz na minutę\. Spróbuj ponownie za \d+ sekund/),
  })
  await ask({ kind: 'orders', format: 'csv' }, other)
  const { data } = await school.as(school.admin).call(listAudit, {})
  expect(data.slice(0, 2)).toMatchObject([
    { sentence: 'Wyeksportowano listę', admin: { name: 'Druga' }, subject: expect.stringMatching(/^orders-.*\.csv$/) },
    { sentence: 'Wyeksportowano listę', subject: expect.stringMatching(/^students-.*\.csv$/) },
  ])
})

test('a filter that the list does not know is refused', async () => {
  await expect(ask({ ...STUDENTS, filter: { from: '2026-02-30' } })).rejects.toMatchObject({
    status: 422,
    fields: { filter: [expect.any(String)] },
  })
  expect(await listed()).toEqual([])
})

test('only whose role has the list may take it away, and students and visitors nothing', async () => {
  const accountant = await school.anAdmin({ adminRole: 'accountant' })
  await expect(ask(STUDENTS, accountant)).rejects.toMatchObject({ status: 403 })
  await expect(ask({ kind: 'orders', format: 'csv' }, accountant)).resolves.toMatchObject({ kind: 'orders' })
  await expect(ask(STUDENTS, school.student)).rejects.toMatchObject({ status: 403 })
  await expect(school.as().call(createExport, STUDENTS)).rejects.toMatchObject({ status: 401 })
})

test('who loses the right before it is ready gets nothing, and nothing is kept', async () => {
  const support = await school.anAdmin({ adminRole: 'support' })
  const toEditor = () =>
    school.work(({ tx }) => tx.update(people).set({ adminRole: 'editor' }).where(eq(people.id, support.id)))
  const before = await ask(STUDENTS, support)
  await toEditor()
  await make(before.id)
  expect(await listed(support)).toMatchObject([{ state: 'refused', file: null }])
  expect(await keptOf(before.id)).toEqual([])

  await school.work(({ tx }) => tx.update(people).set({ adminRole: 'support' }).where(eq(people.id, support.id)))
  await moved({ state: 'waiting', settledAt: null }, before.id)
  await make(
    before.id,
    reading(async (slice) => (await toEditor(), slice())),
  )
  expect(await listed(support)).toMatchObject([{ state: 'refused' }])
  expect(await keptOf(before.id)).toEqual([])
})

test('a file is its owner’s alone, and loaded only while their role has the list', async () => {
  const asked = await ask()
  const url = `/home/exports/${asked.id}/file`
  expect((await load(url, school.admin)).statusCode).toBe(404)
  await make(asked.id)
  const other = await school.anAdmin()
  const stranger = await world.aSchool()
  expect((await load(url, school.admin)).statusCode).toBe(200)
  expect((await load(url, other)).statusCode).toBe(404)
  expect((await load(url)).statusCode).toBe(401)
  expect((await load(url, stranger.admin, stranger)).statusCode).toBe(404)
  expect((await load('/home/exports/x/file', school.admin)).statusCode).toBe(404)
  expect(await listed(other)).toEqual([])
  await school.work(({ tx }) => tx.update(people).set({ adminRole: 'editor' }).where(eq(people.id, school.admin.id)))
  await expect.poll(async () => (await load(url, school.admin)).statusCode).toBe(403)
})

/** Lists of students whose slices are read in another way. */
function reading(way: (slice: () => Promise<Slice>) => Promise<Slice>): Exportables {
  const exportables = new Exportables()
  const real = parts.exportables.of('students')
  exportables.register({
    ...real,
    async open(...given) {
      const list = await real.open(...given)
      return { ...list, read: (...place) => way(() => list.read(...place)) }
    },
  })
  return exportables
}

test('one that breaks in the middle begins anew and leaves no half of a file; at last it is given up', async () => {
  const asked = await ask()
  const breaking = reading(async (slice) => {
    await slice()
    throw new Error('killed')
  })
  await expect(make(asked.id, breaking)).rejects.toThrow('killed')
  expect(await keptOf(asked.id)).toEqual([])
  expect(await listed()).toMatchObject([{ state: 'running' }])
  await make(asked.id)
  expect(await listed()).toMatchObject([{ state: 'ready', rows_done: 1, rows_total: 1 }])

  await moved({ state: 'waiting', settledAt: null, bytes: null, file: null, attempts: 3 }, asked.id)
  await expect(make(asked.id, breaking)).rejects.toThrow('killed')
  expect(await listed()).toMatchObject([{ state: 'failed' }])
  await make(asked.id)
  expect(await listed()).toMatchObject([{ state: 'failed' }])
})

test('a job that runs twice at once makes one whole file', async () => {
  await school.work(({ tx }) =>
    tx.execute(sql`insert into people (id, school_id, role, name, email)
      select gen_random_uuid(), ${school.id}, 'student', 'Many ' || n, 'many' || n || '@szkola.test' from generate_series(1, 1200) n`),
  )
  const asked = await ask()
  await Promise.all([make(asked.id), make(asked.id)])
  expect(await listed()).toMatchObject([{ state: 'ready', rows_done: 1201, rows_total: 1201 }])
  const { body } = await load(`/home/exports/${asked.id}/file`, school.admin)
  const lines = body.trimEnd().split('\r\n')
  expect([lines.length, new Set(lines).size]).toEqual([1202, 1202])
})

test('a worker that was given up for dead and lives leaves the file of its successor alone', async () => {
  const asked = await ask()
  const { promise: woken, resolve: wake } = Promise.withResolvers<void>()
  const { promise: reads, resolve: hasRead } = Promise.withResolvers<void>()
  const sleeping = reading(async (slice) => {
    hasRead()
    await woken
    return slice()
  })
  const first = make(asked.id, sleeping)
  await reads
  await make(asked.id)
  wake()
  await first
  expect(await listed()).toMatchObject([{ state: 'ready', rows_done: 1 }])
  expect(await keptOf(asked.id)).toEqual([2])
  expect((await load(`/home/exports/${asked.id}/file`, school.admin)).statusCode).toBe(200)
  await moved({ createdAt: new Date(Date.now() - 8 * DAY) }, asked.id)
  await forgetExports(parts)
  expect(await keptOf(asked.id)).toEqual([])
})

test('what was settled meanwhile stays as it is when the last attempt fails', async () => {
  const asked = await ask()
  const late = reading(async () => {
    await moved({ state: 'refused', settledAt: new Date() }, asked.id)
    throw new Error('late')
  })
  await moved({ attempts: 3 }, asked.id)
  await expect(make(asked.id, late)).rejects.toThrow('late')
  expect(await listed()).toMatchObject([{ state: 'refused' }])
})

test('a week later its file and its row are gone, and what nobody goes on with is given up after an hour', async () => {
  const asked = await ask()
  await make(asked.id)
  await forgetExports(parts)
  expect(await listed()).toHaveLength(1)
  const weekAgo = new Date(Date.now() - 7 * DAY - HOUR)
  await moved({ createdAt: weekAgo }, asked.id)
  expect((await load(`/home/exports/${asked.id}/file`, school.admin)).statusCode).toBe(404)
  await forgetExports(parts)
  expect(await listed()).toEqual([])
  expect(await keptOf(asked.id)).toEqual([])

  const other = await school.anAdmin()
  const stuck = await ask(STUDENTS, other)
  const sweep = () => exportJob(parts).sweep!()
  await moved({ movedAt: new Date(Date.now() - 2 * HOUR) }, stuck.id)
  await sweep()
  expect(await listed(other)).toMatchObject([{ state: 'waiting' }])
  await moved({ state: 'running' }, stuck.id)
  await sweep()
  expect(await listed(other)).toMatchObject([{ state: 'failed' }])
  await moved({ state: 'waiting', settledAt: null, movedAt: new Date(Date.now() - DAY - HOUR) }, stuck.id)
  await sweep()
  expect(await listed(other)).toMatchObject([{ state: 'failed' }])
})

test('of somebody who is gone the file is nobody’s, and goes with the week', async () => {
  const other = await school.anAdmin()
  const asked = await ask(STUDENTS, other)
  await make(asked.id)
  await school.work(({ tx }) => tx.delete(people).where(eq(people.id, other.id)))
  await moved({ createdAt: new Date(Date.now() - 8 * DAY) }, asked.id)
  await forgetExports(parts)
  expect(await keptOf(asked.id)).toEqual([])
})
