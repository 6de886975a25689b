import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from '#app/build-app.ts'
import { loadPages } from '#app/load-pages.ts'
import { postComment } from '#modules/comments/contract.ts'
import { logIn } from '#modules/people/contract.ts'
import type { ApiProblem } from '#platform/contract/client.ts'
import { aCommentableKind } from '#modules/comments/testing.ts'
import { aWorld, type TestPerson } from './world.ts'

const world = await aWorld()
const school = await world.aSchool()
const way = await aWayTo(world.config.databaseUrl)
const site = await buildApp({ ...world.config, databaseUrl: way.url }, await loadPages())
afterAll(async () => {
  await way.open()
  await site.close()
  await world.close()
  way.close()
})

const get = (url: string, accept = 'application/json', person?: TestPerson) =>
  site.app.inject({
    url,
    headers: { host: school.host, accept, ...(person && { cookie: `katedra_session=${person.secret}` }) },
  })

test('a lost database is told as 503 with the time to come again, and is found again', async () => {
  expect((await get('/readyz')).statusCode).toBe(200)
  expect((await get('/json/my/courses', 'application/json', school.student)).statusCode).toBe(200)
  way.cut()

  const call = await get('/json/my/courses', 'application/json', await school.aStudent())
  expect([call.statusCode, call.headers['retry-after']]).toEqual([503, '5'])
  expect(call.json()).toMatchObject({ code: 'error.unavailable' })
  const page = await get('/courses', 'text/html')
  expect(page.statusCode).toBe(503)
  expect(page.headers['content-type']).toMatch(/^text\/html/)
  await expect.poll(async () => (await get('/readyz')).statusCode).toBe(503)
  expect((await get('/healthz')).statusCode).toBe(200)

  await way.open()
  await expect.poll(async () => (await get('/readyz')).statusCode).toBe(200)
  expect((await get('/courses', 'text/html')).statusCode).toBe(200)
})

test('a full disk of the database is 503, and nothing is half written', async () => {
  const { kind, anItem } = aCommentableKind()
  world.commentables.register(kind)
  await world.app.units.withoutSchool('a test fills the disk', async (tx) => {
    await tx.execute(sql`
      create function fill_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`)
    await tx.execute(sql`create trigger fill_disk before insert on domain_events execute function fill_disk()`)
  })
  const item = anItem(school)
  const problem = await school
    .as(school.student)
    .call(postComment, { ...item, body: 'Żółw' })
    .catch((error: ApiProblem) => error)
  expect(problem).toMatchObject({ status: 503, retryAfterSeconds: 5 })
  const { rows } = await school.work(({ tx }) => tx.execute(sql`select from comments`))
  expect(rows).toEqual([])
  const wrong = await school
    .as()
    .call(logIn, { email: 'nobody@school.test', password: 'wrong-password' })
    .catch((error: ApiProblem) => error)
  expect(wrong).toMatchObject({ status: 422 })
})

test('a full disk of the database says that it is not ready, and room that it is again', async () => {
  const readyz = async () => (await get('/readyz')).statusCode
  await expect.poll(readyz).toBe(200)
  const write = (statement: SQL) =>
    world.app.units.withoutSchool('a test fills the disk', (tx) => tx.execute(statement))
  await write(sql`
    create function fill_limits() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`)
  await write(sql`create trigger fill_limits before insert or update on rate_limits execute function fill_limits()`)
  await expect.poll(readyz).toBe(503)
  expect((await get('/healthz')).statusCode).toBe(200)
  await write(sql`drop trigger fill_limits on rate_limits`)
  await expect.poll(readyz).toBe(200)
})

test('so does a data folder that takes no writes', async () => {
  const full = await buildApp({ ...world.config, dataDir: '/dev/full' }, await loadPages())
  expect((await full.app.inject('/readyz')).statusCode).toBe(503)
  await full.close()
})

/** A way to the database that can be cut and opened again. */
async function aWayTo(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl)
  const open = new Set<Socket>()
  let server: Server = serve()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const own = server.address() as AddressInfo
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${own.port}`
  url.searchParams.delete('host')

  function serve(): Server {
    return createServer((near) => {
      const far = connect(Number(port), hostname)
      for (const socket of [near, far]) {
        open.add(socket)
        socket.on('error', () => undefined)
        socket.once('close', () => open.delete(socket))
      }
      near.pipe(far).pipe(near)
    })
  }
  const cut = () => {
    server.close()
    for (const socket of open) socket.destroy()
  }
  return {
    url: url.href,
    cut,
    async open() {
      if (server.listening) return
      server = serve()
      await once(server.listen(own.port, '127.0.0.1'), 'listening')
    },
    close: cut,
  }
}
