import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { Fulfillables } from '#modules/access/fulfillable.ts'
import { grants } from '#modules/access/tables.ts'
import { aProduct } from '#modules/catalog/testing.ts'
import { fulfillableCourses } from '#modules/courses/fulfillable-courses.ts'
import { connectMedia } from '#modules/media/connect-media.ts'
import { people } from '#modules/people/tables.ts'
import type { Call } from '#platform/contract/endpoint.ts'
import { CSV_START } from '#platform/csv.ts'
import { newId } from '#platform/ids.ts'
import { partsOfJobs } from '#test/parts-of-jobs.ts'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'
import { createImport, listImports, lookAtFile } from './contract.ts'
import { importJob } from './import-job.ts'

const world = await aWorld()
const fulfillables = new Fulfillables()
fulfillables.register(fulfillableCourses)
const job = importJob({ ...partsOfJobs(world), media: connectMedia(world.config), fulfillables })
afterAll(() => world.close())

let school: TestSchool
beforeEach(async () => {
  school = await world.aSchool({ language: 'pl' })
})

async function begin(text: string, given: Partial<Call<typeof createImport>> = {}) {
  const asked = { import_key: newId(), filename: 'lista.csv', reason: 'Grupa', is_welcomed: 'false', ...given } as const
  const file = new Blob([text], { type: 'text/csv' })
  return (await school.as(school.admin).call(createImport, asked, { file })).import
}
const work = (importId: string) => job.work({ schoolId: school.id, importId }, new AbortController().signal)
const newest = async () => (await school.as(school.admin).call(listImports, {})).data[0]!
const students = () => school.work(({ tx }) => tx.$count(people, eq(people.role, 'student')))

test('the columns are what an admin chose, and nothing else', async () => {
  const text = 'Kto;Gdzie;Mail służbowy\nAdam Nowy;adam@x.pl;biuro@x.pl\n'
  const { id } = await begin(text, { columns: 'name,email,none' })
  await work(id)
  expect(await newest()).toMatchObject({ state: 'ready', added: 1, wrong: 0 })
  const [adam] = await school.work(({ tx }) => tx.select().from(people).where(eq(people.email, 'adam@x.pl')))
  expect(adam).toMatchObject({ name: 'Adam Nowy' })
  await expect(begin(text, { columns: 'name,none,none' })).rejects.toMatchObject({
    status: 422,
    fields: { file: [expect.any(String)] },
  })
  await expect(begin(text, { columns: 'name,secret' })).rejects.toMatchObject({ status: 422 })
})

const look = (text: string, columns?: Call<typeof lookAtFile>['columns'], by: TestPerson = school.admin) =>
  school.as(by).call(lookAtFile, { text, ...(columns && { columns }) })

test('before anything is done, it is shown what each column is and how the first three lines would come in', async () => {
  await school.work((ctx) => aProduct(ctx, { title: 'Linoryt' }))
  const before = await students()
  const text =
    'Imię;Nazwisko;Poczta;Kurs\nAdam;Nowy;adam@x.pl;linoryt\nEwa;Mak;ewa@x.pl;obcy kurs\n"Jan;Lis;jan@x.pl;\nOla;Żuk;ola@x.pl;\n'
  expect(await look(text)).toEqual({
    columns: [
      { head: 'Imię', use: 'firstName', cells: ['Adam', 'Ewa', 'Jan'] },
      { head: 'Nazwisko', use: 'lastName', cells: ['Nowy', 'Mak', 'Lis'] },
      { head: 'Poczta', use: 'email', cells: ['adam@x.pl', 'ewa@x.pl', 'jan@x.pl'] },
      { head: 'Kurs', use: 'products', cells: ['linoryt', 'obcy kurs', ''] },
    ],
    lines: [
      { line: 2, name: 'Adam Nowy', email: 'adam@x.pl', phone: '', products: ['linoryt'], problem: null },
      { line: 3, name: 'Ewa Mak', email: 'ewa@x.pl', phone: '', products: ['obcy kurs'], problem: 'product' },
      { line: 4, name: 'Jan Lis', email: 'jan@x.pl', phone: '', products: [], problem: 'quote' },
    ],
  })
  const { lines } = await look(text, ['none', 'name', 'email', 'none'])
  expect(lines.map(({ name, problem }) => [name, problem])).toEqual([
    ['Nowy', null],
    ['Mak', null],
    ['Lis', 'quote'],
  ])
  expect(await look('Imię;Nazwisko\nJan;Żak')).toMatchObject({
    columns: [{ use: 'firstName' }, { use: 'lastName' }],
    lines: [],
  })
  const unseen = await look('E-mail;Imi\u200bę\na@x.pl;O\u202ela\n')
  expect(unseen).toMatchObject({ columns: [{}, { head: 'Imię', cells: ['Ola'] }], lines: [{ name: 'Ola' }] })
  expect(await students()).toBe(before)
  const editor = await school.anAdmin({ adminRole: 'editor' })
  for (const person of [school.student, editor])
    await expect(look(text, undefined, person)).rejects.toMatchObject({ status: 403 })
  await expect(look('x'.repeat(20_001))).rejects.toMatchObject({ status: 422, fields: { text: [expect.any(String)] } })
})

test('a product whose title has a comma is found, by any of its names', async () => {
  const made = await school.work((ctx) => aProduct(ctx, { title: 'Chleb na zakwasie, spokojnie' }))
  const other = await school.work((ctx) => aProduct(ctx, { title: 'Visible Mending' }))
  const { id } = await begin(
    'email;name;products\na@x.pl;A;Chleb na zakwasie, spokojnie\nb@x.pl;B;"CHLEB na zakwasie, spokojnie|Visible Mending"\nc@x.pl;C;chleb-na-zakwasie-spokojnie\n',
  )
  await work(id)
  expect(await newest()).toMatchObject({ added: 3, wrong: 0 })
  const holders = ({ product }: typeof made) =>
    school.work(({ tx }) => tx.$count(grants, eq(grants.productId, product.id)))
  expect([await holders(made), await holders(other)]).toEqual([3, 1])
})

test('what the list of students wrote comes in as those who are there, whatever they have bought', async () => {
  await school.aStudent({ name: 'Anna Próba', email: 'anna@x.pl' })
  await school.aStudent({ name: 'Skan Skanerski', email: 'skan@x.pl' })
  const before = await students()
  const { id } = await begin(
    `${CSV_START}Imię i nazwisko;E-mail;Konto od;Ostatnio na stronie;Produkty;Zapłacono;Waluta;Tagi\r\n` +
      'Anna Próba;anna@x.pl;2026-11-28T22:15:04+01:00;;1;199,00;PLN;\r\n' +
      'Anna Próba;anna@x.pl;2026-11-28T22:15:04+01:00;;1;20,00;EUR;\r\n' +
      'Skan Skanerski;skan@x.pl;2026-11-28T22:08:33+01:00;;0;;;nowi\r\n',
  )
  await work(id)
  expect(await newest()).toMatchObject({ state: 'ready', added: 0, existing: 3, wrong: 0 })
  expect(await students()).toBe(before)
})

test('a stray quotation mark is told by its line, and nobody is lost or called by what another is', async () => {
  const { id } = await begin('email,name\nq1@x.pl,Jan\nq2@x.pl,"Ola Żuk\nq3@x.pl,Ewa\nq4@x.pl,Piotr\n')
  await work(id)
  expect(await newest()).toMatchObject({ added: 3, wrong: 1 })
  const report = await world.app.inject({
    url: `/home/students/imports/${id}/report?wrong=1`,
    headers: { host: school.host, cookie: `katedra_session=${school.admin.secret}` },
  })
  expect(report.body).toContain('3;Nie zaimportowano;W tym wierszu otwiera się cudzysłów, który się nie zamyka;')
})
