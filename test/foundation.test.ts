import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { event } from '#platform/events/event.ts'
import { people } from '#modules/people/tables.ts'
import { aWorld } from './world.ts'

const world = await aWorld()
afterAll(() => world.close())

describe('a unit of work', () => {
  test('sees the rows of its own school only', async () => {
    const [yoga, piano] = [await world.aSchool(), await world.aSchool()]
    const names = await yoga.work((ctx) => ctx.tx.select({ schoolId: people.schoolId }).from(people))
    expect(new Set(names.map(({ schoolId }) => schoolId))).toEqual(new Set([yoga.id]))
    expect(piano.id).not.toBe(yoga.id)
  })

  test('cannot write a row into another school', async () => {
    const [yoga, piano] = [await world.aSchool(), await world.aSchool()]
    const trespass = yoga.work((ctx) =>
      ctx.tx
        .insert(people)
        .values({ schoolId: piano.id, role: 'admin', adminRole: 'owner', email: 'x@y.test', name: 'X' }),
    )
    await expect(trespass).rejects.toThrow(/row-level security/)
  })

  test('is the only way to a school: a query outside of one errors instead of leaking', async () => {
    const { Pool } = await import('pg')
    const pool = new Pool({ connectionString: world.config.databaseUrl, options: '-c role=katedra_app' })
    await expect(pool.query('select * from people')).rejects.toThrow(/app\.school_id|uuid/)
    await pool.end()
  })

  test('publishes what happened with its commit, and nothing when it fails', async () => {
    const school = await world.aSchool()
    const bellRang = event('test.bell-rang', z.object({ times: z.int() }))
    await school.work(async (ctx) => ctx.emit(bellRang({ times: 1 })))
    const failing = school.work(async (ctx) => {
      ctx.emit(bellRang({ times: 2 }))
      await ctx.tx.execute(sql`select 1 / 0`)
    })
    await expect(failing).rejects.toThrow()
    const { rows } = await school.work((ctx) =>
      ctx.tx.execute(sql`select payload from domain_events where name = 'test.bell-rang'`),
    )
    expect(rows).toEqual([{ payload: { times: 1 } }])
  })
})

describe('every answer', () => {
  const student = (host: string, headers: Record<string, string> = {}) =>
    world.app.inject({ method: 'POST', url: '/student', headers: { host, ...headers } })

  test('of a host nobody owns is 404', async () => {
    const answer = await student('nobody.example')
    expect(answer.statusCode).toBe(404)
  })

  test('speaks the language the reader chose', async () => {
    const { host } = await world.aSchool({ language: 'en' })
    const inPolish = await world.app.inject({ url: '/json/nothing', headers: { host, cookie: 'katedra_language=pl' } })
    const inEnglish = await world.app.inject({ url: '/json/nothing', headers: { host } })
    expect(inPolish.json()).toEqual({ message: 'Nic tu nie ma.', code: 'error.not-found' })
    expect(inEnglish.json()).toMatchObject({ message: 'There is nothing here.' })
  })

  test('carries the protective headers', async () => {
    const { host } = await world.aSchool()
    const { headers } = await student(host)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toContain(`default-src 'none'`)
  })

  test('names no secret cookie to scripts and sends it to this host alone', async () => {
    const { host } = await world.aSchool()
    const cookie = String((await student(host)).headers['set-cookie'])
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
    expect(cookie).not.toMatch(/Domain=/)
  })
})

describe('the process', () => {
  test('is alive and ready', async () => {
    const [alive, ready] = [await world.app.inject('/healthz'), await world.app.inject('/readyz')]
    expect([alive.statusCode, ready.statusCode]).toEqual([200, 200])
  })

  test('describes its calls', async () => {
    const { paths } = (await world.app.inject('/openapi.json')).json<{ paths: Record<string, unknown> }>()
    expect(Object.keys(paths)).toContain('/json/school')
  })
})
