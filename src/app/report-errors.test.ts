import { afterAll, beforeAll, expect, test } from 'vitest'
import { listComments } from '#modules/comments/contract.ts'
import { inNoTable } from '#modules/comments/testing.ts'
import { ApiProblem } from '#platform/contract/client.ts'
import { reportError } from '#platform/errors/contract.ts'
import { newId } from '#platform/ids.ts'
import { anErrorCollector } from '#test/error-collector.ts'
import { statusOf } from '#test/refused.ts'
import { aWorld, type World } from '#test/world.ts'

let collector: Awaited<ReturnType<typeof anErrorCollector>>
let world: World

beforeAll(async () => {
  collector = await anErrorCollector()
  world = await aWorld({ SENTRY_DSN: collector.dsn })
  await world.startWorking()
  world.commentables.register({
    type: 'App\\Broken',
    ...inNoTable,
    judge() {
      throw new Error('The item fell over')
    },
    describe: async () => [],
  })
})
afterAll(async () => {
  await world.close()
  await collector.close()
})

const fromBrowser = { name: 'TypeError', message: 'x is undefined', stack: 'f@http://a.test/b.js:1:2', page: '/my' }

test('a bug of the server is told, a refusal is not', async () => {
  const school = await world.aSchool()
  const student = school.as(school.student)
  const broken = { type: 'App\\Broken', id: newId() }
  expect(await statusOf(student.call(listComments, broken))).toBe(500)
  expect(await statusOf(school.as().call(listComments, broken))).toBe(401)
  expect(await statusOf(student.call(listComments, { ...broken, id: 'none' }))).toBe(422)
  await expect.poll(() => collector.collected.length).toBe(1)
  expect(collector.collected[0]?.event).toMatchObject({
    transaction: 'GET /comments',
    tags: { side: 'server', school: school.slug },
    user: { id: school.student.id },
    exception: { values: [{ type: 'Error', value: 'The item fell over' }] },
  })
  expect(collector.collected[0]?.text).not.toContain(school.student.email)
})

test('a browser tells of its own through us: visitors too, but none without end', async () => {
  const school = await world.aSchool()
  const before = collector.collected.length
  await school.as(school.student).call(reportError, fromBrowser)
  await expect.poll(() => collector.collected.length).toBe(before + 1)
  expect(collector.collected[before]?.event).toMatchObject({
    platform: 'javascript',
    transaction: '/my',
    user: { id: school.student.id },
  })
  const visitor = school.as()
  const statuses: number[] = []
  for (let nth = 0; nth < 21; nth++)
    statuses.push(await statusOf(visitor.call(reportError, { ...fromBrowser, message: `x${nth}` })))
  expect([statuses[0], statuses.at(-1)]).toEqual([200, 429])
})

test('a job is told of once its last attempt has failed, without what it was given', async () => {
  const school = await world.aSchool()
  const { boss } = world.jobs
  const before = collector.collected.length
  const fail = async (mailId: string, options: { retryLimit: number; retryDelay: number }) => {
    const data = { school_id: school.id, mail_id: mailId, secret: 'tajne' }
    const id = await boss.send('notifications.send-mail', data, options)
    const state = async () => (await boss.findJobs('notifications.send-mail', { id: id! }))[0]!.state
    await expect.poll(state).toBe(options.retryLimit > 0 ? 'retry' : 'failed')
  }
  await Promise.all([
    fail('once to jan@zolw.test', { retryLimit: 1, retryDelay: 3600 }),
    fail('last to jan@zolw.test', { retryLimit: 0, retryDelay: 0 }),
  ])
  await expect.poll(() => collector.collected.length).toBeGreaterThan(before)
  const [told, ...more] = collector.collected.slice(before)
  expect(more).toEqual([])
  expect(told!.event).toMatchObject({
    transaction: 'job notifications.send-mail',
    tags: { side: 'server', school: school.slug },
  })
  const { values } = told!.event.exception
  expect(values.map(({ type }) => type)).toEqual(['StatementFailed'])
  expect(values[0]!.value).toContain('SQLSTATE 22P02')
  expect(values[0]!.stacktrace!.frames.length).toBeGreaterThan(0)
  for (const kept of ['jan@', 'last to', 'tajne']) expect(told!.text).not.toContain(kept)
})

test('what is no error is refused with its field', async () => {
  const school = await world.aSchool()
  const problem = await school
    .as()
    .call(reportError, { ...fromBrowser, name: 'x'.repeat(101) })
    .catch((error: ApiProblem) => error)
  expect(problem).toMatchObject({ status: 422, fields: { name: [expect.any(String)] } })
})

test('a setting that is no address of a collector stops the start', async () => {
  await expect(aWorld({ SENTRY_DSN: 'https://errors.test' })).rejects.toThrow('SENTRY_DSN: must look like')
})
