import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { Fulfillables } from '#modules/access/fulfillable.ts'
import { grants } from '#modules/access/tables.ts'
import { aProduct } from '#modules/catalog/testing.ts'
import { fulfillableCourses } from '#modules/courses/fulfillable-courses.ts'
import { mails } from '#modules/mails/tables.ts'
import { connectMedia } from '#modules/media/connect-media.ts'
import { people } from '#modules/people/tables.ts'
import { clock, DAY, HOUR } from '#platform/clock.ts'
import { CSV_START } from '#platform/csv.ts'
import type { Call } from '#platform/contract/endpoint.ts'
import { newId } from '#platform/ids.ts'
import { Conflict } from '#platform/refusal.ts'
import { partsOfJobs } from '#test/parts-of-jobs.ts'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'
import { eraseStudent } from '../erasing/contract.ts'
import { getStudentDetails } from '../details/contract.ts'
import { createImport, listImports } from './contract.ts'
import { createImport as putDownImport } from './create-import.ts'
import { forgetImports } from './forget-imports.ts'
import { importJob, type ImportingParts } from './import-job.ts'
import { importKey } from './keys.ts'
import { importedLines, studentImports } from './tables.ts'

const world = await aWorld()
const fulfillables = new Fulfillables()
fulfillables.register(fulfillableCourses)
const parts: ImportingParts = { ...partsOfJobs(world), media: connectMedia(world.config), fulfillables }
afterAll(() => world.close())

let school: TestSchool
beforeEach(async () => {
  school = await world.aSchool({ language: 'pl' })
})

const NEVER = new AbortController().signal
const fileOf = (text: string | Uint8Array<ArrayBuffer>) => new Blob([text], { type: 'text/csv' })

async function begin(text: string, given: Partial<Call<typeof createImport>> = {}, by = school.admin) {
  const asked = { import_key: newId(), filename: 'lista.csv', reason: 'Grupa', is_welcomed: 'true', ...given } as const
  return (await school.as(by).call(createImport, asked, { file: fileOf(text) })).import
}
const work = (importId: string, signal = NEVER) => importJob(parts).work({ schoolId: school.id, importId }, signal)
const newest = async () => (await school.as(school.admin).call(listImports, {})).data[0]!
const students = () => school.work(({ tx }) => tx.$count(people, eq(people.role, 'student')))
const welcomed = () => school.work(({ tx }) => tx.select().from(mails).where(like(mails.cause, 'welcome:%')))
const report = (id: string, who: TestPerson | undefined = school.admin, query = '') =>
  world.app.inject({
    url: `/home/students/imports/${id}/report${query}`,
    headers: { host: school.host, ...(who && { cookie: `katedra_session=${who.secret}` }) },
  })

test('who is new gets an account, a phone number, products and a welcome; who was there the products alone', async () => {
  const { product } = await school.work((ctx) => aProduct(ctx, { title: 'Linoryt' }))
  const old = await school.aStudent({ name: 'Ewa', email: 'ewa@szkola.test' })
  const { id } = await begin(
    'email;imię;nazwisko;telefon;produkty\n' +
      'ola@szkola.test;Ola 🐢;Żółw;600 700 800;linoryt\n' +
      'EWA@szkola.test;Ktoś;Inny;1;LINORYT\n' +
      'ola@szkola.test;Druga;Ola;2;\n' +
      `${school.admin.email};Admin;;;\n` +
      'zly-adres;Jan;;;\n' +
      'jan@szkola.test;=CMD();;;nie ma takiego\n',
  )
  expect(await newest()).toMatchObject({ state: 'waiting', by: school.admin.name, lines_done: 0, lines_total: null })
  await work(id)
  expect(await newest()).toMatchObject({
    state: 'ready',
    lines_total: 6,
    lines_done: 6,
    added: 1,
    existing: 2,
    wrong: 3,
  })
  const [ola] = await school.work(({ tx }) => tx.select().from(people).where(eq(people.email, 'ola@szkola.test')))
  expect(ola!.name).toBe('Ola 🐢 Żółw')
  expect(await school.as(school.admin).call(getStudentDetails, { id: ola!.id })).toMatchObject({ phone: '600 700 800' })
  const given = await school.work(({ tx }) => tx.select().from(grants).where(eq(grants.productId, product.id)))
  expect(given.map(({ studentId, reason }) => `${studentId} ${reason}`).toSorted()).toEqual(
    [old.id, ola!.id].map((student) => `${student} Grupa`).toSorted(),
  )
  expect((await welcomed()).map(({ to }) => to)).toEqual(['ola@szkola.test'])
  expect((await report(id)).body).toBe(
    `${CSV_START}${[
      'Wiersz;Wynik;Co się nie zgadza;Imię i nazwisko;E-mail;Treść wiersza',
      '2;Dodano;;Ola 🐢 Żółw;ola@szkola.test;ola@szkola.test · Ola 🐢 · Żółw · 600 700 800 · linoryt',
      '3;Konto już było;;Ewa;ewa@szkola.test;EWA@szkola.test · Ktoś · Inny · 1 · LINORYT',
      '4;Konto już było;;Ola 🐢 Żółw;ola@szkola.test;ola@szkola.test · Druga · Ola · 2',
      `5;Nie zaimportowano;To adres administratora;;;${school.admin.email} · Admin`,
      '6;Nie zaimportowano;Nie ma adresu e-mail albo jest ich kilka;;;zly-adres · Jan',
      '7;Nie zaimportowano;Żaden produkt albo więcej niż jeden ma taki adres lub tytuł;;;jan@szkola.test · =CMD() · nie ma takiego',
    ].join('\r\n')}\r\n`,
  )
  expect((await report(id, school.admin, '?wrong=1')).body.split('\r\n')).toHaveLength(5)
})

test('what a spreadsheet would run stands in the report as text', async () => {
  const { id } = await begin('email,name\n=HYPERLINK(1),x\n@SUM(a@b),y\n')
  await work(id)
  expect((await report(id)).body).toContain(`;'=HYPERLINK(1) · x\r\n`)
  expect((await report(id)).body).toContain(`;'@SUM(a@b) · y\r\n`)
})

const many = (count: number) =>
  `email,name\n${Array.from({ length: count }, (_, n) => `k${n}@szkola.test,Kursant ${n}`).join('\n')}`

test('whoever takes it over goes on where it was, and nobody is added, written to or counted twice', async () => {
  const before = await students()
  const { id } = await begin(many(130))
  const stopped = new AbortController()
  const units = {
    ...parts.units,
    outside: (setting: Parameters<typeof parts.units.outside>[0]) => {
      const ctx = parts.units.outside(setting)
      return {
        ...ctx,
        inTransaction: (async (inside) => {
          const done = await ctx.inTransaction(inside)
          if ((await students()) > before) stopped.abort(new Error('killed'))
          return done
        }) as typeof ctx.inTransaction,
      }
    },
  }
  const killed = importJob({ ...parts, units }).work({ schoolId: school.id, importId: id }, stopped.signal)
  await expect(killed).rejects.toThrow('killed')
  expect(await newest()).toMatchObject({ state: 'running', lines_done: 50, lines_total: 130 })
  await Promise.allSettled([work(id), work(id)])
  await work(id)
  expect(await newest()).toMatchObject({ state: 'ready', lines_done: 130, added: 130, existing: 0, wrong: 0 })
  expect(await students()).toBe(before + 130)
  expect(await welcomed()).toHaveLength(130)
  await work(id)
  expect(await newest()).toMatchObject({ added: 130 })
})

test('sent twice it is one import, and nobody is written to who is not to be', async () => {
  const import_key = newId()
  const [first, second] = await Promise.all([
    begin('ola@szkola.test', { import_key, is_welcomed: 'false' }),
    begin('ola@szkola.test', { import_key, is_welcomed: 'false' }),
  ])
  expect(second.id).toBe(first.id)
  expect((await begin('ola@szkola.test', { import_key, is_welcomed: 'false' })).id).toBe(first.id)
  await work(first.id)
  expect((await school.as(school.admin).call(listImports, {})).data).toHaveLength(1)
  expect(await welcomed()).toEqual([])
})

test('a product that cannot be given leaves its line undone, and no other', async () => {
  await school.work((ctx) => aProduct(ctx, { title: 'Pelny' }))
  const { id } = await begin('email,name,products\na@x.pl,A,\nb@x.pl,B,pelny\nc@x.pl,C,\n')
  const broken = new Fulfillables()
  broken.register({ ...fulfillableCourses, fulfil: () => Promise.reject(new Conflict()) })
  await importJob({ ...parts, fulfillables: broken }).work({ schoolId: school.id, importId: id }, NEVER)
  expect(await newest()).toMatchObject({ state: 'ready', added: 2, wrong: 1 })
  const lines = await school.work(({ tx }) => tx.select().from(importedLines).where(eq(importedLines.importId, id)))
  expect(lines.filter(({ problem }) => problem).map(({ line, problem }) => [line, problem])).toEqual([[3, 'refused']])
  expect(await school.work(({ tx }) => tx.$count(people, eq(people.email, 'b@x.pl')))).toBe(0)
})

test('no file, one without addresses and one of too many lines are refused, and so is who may not add', async () => {
  const asked = { import_key: newId(), filename: 'x.csv', reason: 'x', is_welcomed: 'true' } as const
  const of = (file?: Blob) => school.as(school.admin).call(createImport, asked, file ? { file } : {})
  await expect(of()).rejects.toMatchObject({ status: 422, fields: { file: [expect.any(String)] } })
  await expect(of(fileOf('Imię;Nazwisko\nJan;Żak'))).rejects.toMatchObject({
    status: 422,
    fields: { file: [expect.any(String)] },
  })
  await expect(of(fileOf('a@b.pl\n'.repeat(100_002)))).rejects.toMatchObject({ status: 422 })
  await expect(begin('a@x.pl', { reason: ' ' })).rejects.toMatchObject({
    status: 422,
    fields: { reason: [expect.any(String)] },
  })
  const editor = await school.anAdmin({ adminRole: 'editor' })
  for (const person of [school.student, editor])
    await expect(begin('a@x.pl', {}, person)).rejects.toMatchObject({ status: 403 })
  expect((await school.as(school.admin).call(listImports, {})).data).toEqual([])
})

test('whoever dies while the file is sent leaves no file that nothing tells of, and is gone on with', async () => {
  const kept: string[] = []
  const dying = (when: 'before' | 'after') => ({
    ...parts.media.store,
    put: async (...given: Parameters<typeof parts.media.store.put>) => {
      kept.push(given[0])
      if (when === 'after') await parts.media.store.put(...given)
      throw new Error('killed')
    },
  })
  const import_key = newId()
  const admin = { ...school.admin, role: 'admin', adminRole: 'owner' } as const
  for (const when of ['before', 'after'] as const) {
    const ctx = parts.units.outside({ school: (await parts.findSchool(school.id))!, actor: admin })
    const asked = {
      import_key,
      filename: 'lista.csv',
      reason: 'Grupa',
      is_welcomed: 'false' as const,
      columns: undefined,
    }
    const file = { filename: 'lista.csv', mimetype: 'text/csv', bytes: Buffer.from('ola@x.pl') }
    const media = { ...parts.media, store: dying(when) }
    await expect(putDownImport(ctx, { ...asked, file }, { media, jobs: world.jobs })).rejects.toThrow('killed')
  }
  const { id } = await newest()
  expect(new Set(kept)).toEqual(new Set([importKey(id)]))
  expect((await begin('ola@x.pl', { import_key })).id).toBe(id)
  await work(id)
  expect(await newest()).toMatchObject({ id, state: 'ready', added: 1 })
  await school.work(({ tx }) =>
    tx
      .update(studentImports)
      .set({ createdAt: new Date(clock.now().getTime() - 31 * DAY) })
      .where(eq(studentImports.id, id)),
  )
  await forgetImports(parts)
  for (const key of kept) expect(await parts.media.store.head(key)).toBeNull()
})

test('a role that ends stops it, and what was done stays', async () => {
  const support = await school.anAdmin({ adminRole: 'support', email: 'pomoc@szkola.test' })
  const { id } = await begin(many(3), {}, support)
  await school.work(({ tx }) => tx.update(people).set({ adminRole: 'editor' }).where(eq(people.id, support.id)))
  await work(id)
  expect(await newest()).toMatchObject({ state: 'refused', added: 0 })
})

test('an import of another school is not there, and its report is for admins who may add', async () => {
  const { id } = await begin(many(2))
  await work(id)
  const elsewhere = await world.aSchool()
  const asked = {
    url: `/home/students/imports/${id}/report`,
    headers: { host: elsewhere.host, cookie: `katedra_session=${elsewhere.admin.secret}` },
  }
  expect((await world.app.inject(asked)).statusCode).toBe(404)
  expect((await school.as(school.admin).call(listImports, {})).data).toHaveLength(1)
  expect((await report(id, school.student)).statusCode).toBe(403)
})

test('nothing of a deleted account stays in a report, and all of it goes after its time', async () => {
  const { id } = await begin('ola@szkola.test,Zdzisława\n')
  await work(id)
  const [ola] = await school.work(({ tx }) => tx.select().from(people).where(eq(people.email, 'ola@szkola.test')))
  await school.as(school.admin).call(eraseStudent, { id: ola!.id, word: 'DELETE' })
  expect((await report(id)).body).not.toContain('ola@')
  const age = (createdAt: Date) =>
    school.work(({ tx }) => tx.update(studentImports).set({ createdAt }).where(eq(studentImports.id, id)))
  await age(new Date(clock.now().getTime() - 29 * DAY))
  await forgetImports(parts)
  expect(await parts.media.store.head(importKey(id))).not.toBeNull()
  await age(new Date(clock.now().getTime() - 31 * DAY))
  await forgetImports(parts)
  expect(await parts.media.store.head(importKey(id))).toBeNull()
  expect((await report(id)).statusCode).toBe(404)
})

test('what nobody has gone on with for an hour is given up', async () => {
  const { id } = await begin(many(2))
  await school.work(({ tx }) =>
    tx
      .update(studentImports)
      .set({ state: 'running', movedAt: new Date(clock.now().getTime() - 2 * HOUR) })
      .where(and(eq(studentImports.id, id))),
  )
  await importJob(parts).sweep!()
  expect(await newest()).toMatchObject({ state: 'failed' })
})
