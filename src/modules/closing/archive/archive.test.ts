import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { aCourse } from '#modules/courses/testing.ts'
import { createExport, listExports } from '#modules/exports/contract.ts'
import { exportJob } from '#modules/exports/making/make-export.ts'
import { listExports as rows } from '#modules/exports/tables.ts'
import { partsOfExports } from '#modules/exports/testing.ts'
import { people } from '#modules/people/tables.ts'
import { statusOf } from '#test/refused.ts'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'
import { schoolParts } from './school-parts.ts'
import { isLeftOut } from './table-part.ts'
import { readZip } from './testing.ts'

const world = await aWorld()
const parts = partsOfExports(world)
afterAll(() => world.close())
const NEVER = new AbortController().signal
const EVERYTHING = { kind: 'everything', format: 'zip' } as const

const take = async (school: TestSchool, by: TestPerson = school.admin) =>
  (await school.as(by).call(createExport, EVERYTHING)).export
const make = (school: TestSchool, exportId: string, signal = NEVER) =>
  exportJob(parts).work({ schoolId: school.id, exportId }, signal)
const load = (school: TestSchool, id: string, who?: TestPerson) =>
  world.app.inject({
    url: `/home/exports/${id}/file`,
    headers: { host: school.host, ...(who && { cookie: `katedra_session=${who.secret}` }) },
  })

test('an owner takes all that the school has, nothing of another school, and nothing that opens something', async () => {
  const [school, other] = [await world.aSchool({ language: 'pl' }), await world.aSchool()]
  await school.work((ctx) => aCourse(ctx, { title: 'Żółw 🐢 = "x"' }))
  await other.work((ctx) => aCourse(ctx, { title: 'Obcy' }))
  for (let nth = 0; nth < 3; nth++) await school.aStudent({ name: `Zoé ${nth}` })
  await school.work(({ tx }) =>
    tx.execute(sql`
    insert into people (id, school_id, role, name, email, password_hash)
    select uuidv7(), ${school.id}, 'student', 'Osoba ' || n, n || '@wielu.test', 'argon-hash' from generate_series(1, 1200) n`),
  )
  const asked = await take(school)
  expect(asked.filename).toMatch(/\.zip$/)
  await make(school, asked.id)
  const [ready] = (await school.as(school.admin).call(listExports, {})).data
  expect(ready).toMatchObject({ state: 'ready', kind: 'everything' })
  expect(ready!.rows_done).toBe(ready!.rows_total)
  const answer = await load(school, asked.id, school.admin)
  expect(answer.headers['content-type']).toBe('application/zip')
  const files = readZip(answer.rawPayload)
  expect([...files.keys()].toSorted()).toEqual(
    [
      'README.txt',
      ...['orders', 'transactions', 'students', 'leads', 'certificates', 'attempts', 'entries'].map(
        (kind) => `${kind}.csv`,
      ),
      ...schoolParts.map(({ name }) => `${name}.json`),
    ].toSorted(),
  )
  const read = (name: string) => JSON.parse(files.get(name)!) as Record<string, unknown>[]
  expect(read('products.json')).toMatchObject([{ title: 'Żółw 🐢 = "x"', schoolId: school.id }])
  expect(new Set(read('people.json').map(({ id }) => id)).size).toBe(await school.work(({ tx }) => tx.$count(people)))
  expect(read('lectures.json').length).toBeGreaterThan(0)
  expect(read('partners.json')).toEqual([])
  expect(files.get('students.csv')).toContain('Zoé 2')
  expect(files.get('README.txt')).toContain('Wszystko, co ma Twoja szkoła')
  const all = [...files.values()].join('')
  for (const secret of ['argon-hash', 'passwordHash', 'Obcy', other.id])
    expect([secret, all.includes(secret)]).toEqual([secret, false])
})

test('columns that open something are left out by their names', () => {
  for (const name of ['passwordHash', 'tokenDigest', 'secret', 'sealed', 'checkoutKey', 'encryptedCard'])
    expect(isLeftOut(name)).toBe(true)
  for (const name of ['id', 'title', 'email', 'amount', 'description']) expect(isLeftOut(name)).toBe(false)
})

test('it is for owners alone, at each step, and of no list in its format', async () => {
  const school = await world.aSchool()
  const owner = await school.anAdmin({ adminRole: 'owner', email: 'second@school.test' })
  for (const adminRole of ['editor', 'support', 'accountant'] as const) {
    const admin = await school.anAdmin({ adminRole, email: `${adminRole}@school.test` })
    expect(await statusOf(take(school, admin))).toBe(403)
  }
  const ask = (given: object) => statusOf(school.as(owner).call(createExport, { ...EVERYTHING, ...given }))
  expect(await ask({ format: 'csv' })).toBe(422)
  expect(await ask({ kind: 'students' })).toBe(422)
  const { id } = await take(school, owner)
  await school.work(({ tx }) => tx.update(people).set({ adminRole: 'editor' }).where(eq(people.id, owner.id)))
  await make(school, id)
  expect(await school.work(({ tx }) => tx.select({ state: rows.state }).from(rows).where(eq(rows.id, id)))).toEqual([
    { state: 'refused' },
  ])
  const kept = await take(school)
  await make(school, kept.id)
  expect((await load(school, kept.id)).statusCode).toBe(401)
  expect((await load(school, kept.id, owner)).statusCode).toBe(404)
  const other = await world.aSchool()
  expect((await load(other, kept.id, other.admin)).statusCode).toBe(404)
})

test('what dies on the way is begun anew, and leaves no file', async () => {
  const school = await world.aSchool()
  const { id } = await take(school)
  const killed = new AbortController()
  killed.abort(new Error('killed'))
  await expect(make(school, id, killed.signal)).rejects.toThrow('killed')
  expect((await load(school, id, school.admin)).statusCode).toBe(404)
  await make(school, id)
  expect((await load(school, id, school.admin)).statusCode).toBe(200)
})
