import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { Transform } from 'node:stream'
import { eq } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { mails } from '#modules/mails/tables.ts'
import { aBrowser, givePassword } from '#modules/people/testing.ts'
import { migrate } from '#platform/migrations/migrate.ts'
import { anOwnPostgres } from './own-postgres.ts'
import { aWorldOver } from './world.ts'

const A_SUPERUSER_MUST = /A superuser must type, once:\n(?<typed>[^]+)$/

const server = await anOwnPostgres()
afterAll(() => server.stop())

beforeEach(() => server.renew())

test('the product works on a server set up as the documents say, at its first start and at its second', async () => {
  for (const start of ['first', 'second']) {
    await migrate(server.url)
    await expect(worksWhole(`${start}@school.test`), start).resolves.toBeUndefined()
  }
  const { rows } = await ask(server.url, 'select rolsuper from pg_roles where rolname = current_user')
  expect(rows).toEqual([{ rolsuper: false }])
})

test('where somebody else made the role that row-level security binds, the start says what to type', async () => {
  await server.asSuperuser('create role katedra_app nologin')
  const typed = await refusal(migrate(server.url))
  expect(typed).toEqual(['grant katedra_app to katedra with set true, inherit false;'])
  for (const statement of typed) await server.asSuperuser(statement)
  await migrate(server.url)
  await worksWhole('after@school.test')
})

test('where the owner may make no role, the start says what to type', async () => {
  await server.asSuperuser('alter role katedra nocreaterole')
  const typed = await refusal(migrate(server.url))
  expect(typed).toEqual([
    'create role katedra_app nologin;',
    'grant katedra_app to katedra with set true, inherit false;',
  ])
  expect(await readFile('docs/operations.md', 'utf8')).toContain(typed.join('\n'))
  for (const statement of typed) await server.asSuperuser(statement)
  await migrate(server.url)
  await worksWhole('after@school.test')
})

test('an older PostgreSQL is refused with a sentence before anything is made', async () => {
  const { rows } = await ask(server.url, `select current_setting('server_version_num') as number`)
  const older = await saying(server.url, String(rows[0]?.['number']), '150013')
  await expect(migrate(older.url)).rejects.toThrow(/leads to PostgreSQL .*\. Katedra needs PostgreSQL 16 or newer\./)
  older.close()
  const made = await ask(server.url, 'select from pg_namespace where nspowner = current_user::regrole')
  expect(made.rowCount).toBe(0)
})

test('a database in another encoding is refused with a sentence', async () => {
  await server.asSuperuser('drop database katedra')
  await server.asSuperuser(
    `create database katedra owner katedra encoding 'LATIN2' locale 'C' locale_provider libc template template0`,
  )
  await expect(migrate(server.url)).rejects.toThrow(`encoded in LATIN2. Katedra needs one made with: encoding 'UTF8'`)
})

/** A login (writes), who one is (reads), a search (extensions) and a mailed link (jobs), as the owner that is no superuser. */
async function worksWhole(email: string): Promise<void> {
  const world = await aWorldOver({ url: server.url, drop: async () => {} })
  try {
    await world.startWorking()
    const school = await world.aSchool()
    const student = await school.aStudent({ email })
    await school.work((ctx) => givePassword(ctx, student.id, 'zażółć gęślą'))
    const browser = aBrowser(world.app, school.host)
    expect((await browser.post('/login', { email, password: 'zażółć gęślą' })).statusCode).toBe(200)
    expect(await browser.whoAmI()).toMatchObject({ email })
    expect((await browser.post('/search', { q: 'żółw' })).json()).toEqual({ data: [] })
    expect((await aBrowser(world.app, school.host).post('/password/email', { email })).statusCode).toBe(200)
    await expect.poll(() => school.work(({ tx }) => tx.select().from(mails).where(eq(mails.to, email)))).toHaveLength(1)
  } finally {
    await world.close()
  }
}

async function refusal(start: Promise<void>): Promise<string[]> {
  const error = await start.then(
    () => new Error('it started'),
    (error: Error) => error,
  )
  expect(error.message).toMatch(A_SUPERUSER_MUST)
  const { typed = '' } = A_SUPERUSER_MUST.exec(error.message)?.groups ?? {}
  return typed.split('\n').map((line) => line.trim())
}

/** The server behind a wire on which one word is said for another of the same length. */
async function saying(url: string, word: string, instead: string) {
  const { port } = new URL(url)
  const wire = createServer((near) => {
    const far = connect(Number(port), '127.0.0.1')
    const changed = new Transform({
      transform: (bytes: Buffer, _encoding, pass) =>
        pass(null, Buffer.from(bytes.toString('latin1').replaceAll(word, instead), 'latin1')),
    })
    near.pipe(far)
    far.pipe(changed).pipe(near)
    near.on('error', () => far.destroy())
    far.on('error', () => near.destroy())
  }).listen(0, '127.0.0.1')
  await once(wire, 'listening')
  const address = new URL(url)
  address.port = String((wire.address() as AddressInfo).port)
  address.searchParams.delete('host')
  return { url: address.href, close: () => wire.close() }
}

async function ask(url: string, statement: string): Promise<pg.QueryResult<Record<string, unknown>>> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}
