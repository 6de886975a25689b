import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type ApiProblem, type Client, createClient } from '#platform/contract/client.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import type { ErrorReport } from '#platform/errors/envelope-of.ts'
import { Conflict, InvalidFields, NotSignedIn, TooManyRequests } from '#platform/refusal.ts'
import { aWorld, type TestPerson, type TestSchool, type World } from '#test/world.ts'
import { errorMessages } from '#app/error-messages.ts'
import { clientInProcess, clientOfReaders } from './call-in-process.ts'
import { serve, servePlatform } from './serve.ts'
import { wordErrors } from './word-errors.ts'

const anyone = { access: 'anyone', summary: 'For a test', forgeryCheck: false } as const
const given = endpoint('POST /json/test/given/:slug', {
  ...anyone,
  params: z.object({ slug: z.string() }),
  query: z.object({ page: z.coerce.number().max(9).default(1) }),
  body: z.object({ title: z.string().min(2), tags: z.array(z.string().max(3)).default([]) }),
  answer: z.object({ given: z.unknown(), by: z.string() }),
})
const plain = endpoint('POST /json/test/plain', { ...anyone, answer: z.object({ how: z.enum(['well']) }) })
const forAdmins = endpoint('POST /json/test/admins', {
  ...anyone,
  access: 'admin',
  right: 'see-orders',
  answer: z.object({}),
})
const reads = {
  access: 'signed-in',
  summary: 'For a test',
  answer: z.object({ by: z.string() }),
} as const
const named = endpoint('GET /json/test/named', reads)
const unnamed = endpoint('GET /json/test/unnamed', reads)
const forOne = endpoint('GET /json/test/one', reads)
const writes = endpoint('POST /json/test/writes', reads)
const elsewhere = endpoint('POST /json/test/elsewhere', { ...anyone, host: 'platform', answer: z.object({}) })

let world: World
let school: TestSchool
let does: () => unknown
let load: (client: Client) => Promise<void>
const reported: ErrorReport[] = []
const shown = new Set<string>()

beforeAll(async () => {
  world = await aWorld()
  school = await world.aSchool()
  serve(world.app, given, async ({ actor }, input) => ({ given: input, by: actor.role }))
  serve(world.app, plain, async () => (await does()) as { how: 'well' })
  serve(world.app, forAdmins, async () => ({}))
  serve(world.app, named, async ({ actor, shows }) => {
    shows('a')
    shows('b')
    return { by: actor.role }
  })
  serve(world.app, unnamed, async ({ actor }) => ({ by: actor.role }))
  serve(world.app, forOne, async ({ actor }) => {
    if (!('id' in actor)) throw new NotSignedIn()
    return { by: actor.id }
  })
  serve(world.app, writes, async ({ actor }) => ({ by: actor.role }))
  servePlatform(world.app, elsewhere, async () => ({}))
  const means = {
    calls: world.app.calls,
    word: wordErrors(errorMessages),
    reportError: (report: ErrorReport) => void reported.push(report),
  }
  world.app.get('/test/readers', async (request, reply) => {
    const actor = { role: 'reader', opened: [], variants: [] } as const
    await load(clientOfReaders(means, { request: { ...request, caller: { ...request.caller, actor } }, reply }, shown))
    return {}
  })
  world.app.get('/test/page', async (request, reply) => {
    await load(clientInProcess(means, () => ({ request, reply })))
    return {}
  })
})
afterAll(() => world.close())

/** What a call of a page's loader comes to, for this reader. */
async function inProcess(person: TestPerson | undefined, language: string, work: (client: Client) => Promise<unknown>) {
  let outcome: unknown
  load = async (client) => {
    outcome = await work(client).catch((error: unknown) => told(error))
  }
  await world.app.inject({ url: '/test/page', headers: headersOf(person, language) })
  return outcome
}

async function overHttp(person: TestPerson | undefined, language: string, work: (client: Client) => Promise<unknown>) {
  const client = createClient(
    async ({ method, url, headers, body }) => {
      const sent = { ...headers, ...headersOf(person, language) }
      const answer = await world.app.inject({ method: method as 'GET', url, headers: sent, payload: body as string })
      return { status: answer.statusCode, retryAfter: answer.headers['retry-after'], json: async () => answer.json() }
    },
    () => undefined,
  )
  return work(client).catch((error: unknown) => told(error))
}

const headersOf = (person: TestPerson | undefined, language: string) => ({
  host: school.host,
  'accept-language': language,
  ...(person && { cookie: `katedra_session=${person.secret}` }),
})

function told(error: unknown) {
  const { status, code, message, fields, retryAfterSeconds } = error as ApiProblem
  return { status, code, message, fields, retryAfterSeconds }
}

const cases: [what: string, work: (client: Client) => Promise<unknown>, does?: () => unknown][] = [
  ['an answer', (client) => client.call(plain), () => ({ how: 'well', secret: 'left out' })],
  ['input in every place', (client) => client.call(given, { slug: 'a/ż?', page: '3', title: 'Żółw', tags: ['a'] })],
  ['input by default', (client) => client.call(given, { slug: 'a', title: 'Żółw' })],
  ['fields that are wrong', (client) => client.call(given, { slug: 'a', title: '', tags: ['a', 'long', 7 as never] })],
  ['a query that is wrong', (client) => client.call(given, { slug: 'a', page: '77', title: 'Żółw' })],
  ['a text that cannot be kept', (client) => client.call(given, { slug: 'a', title: 'Żółw\0' })],
  ['a call for others', (client) => client.call(forAdmins)],
  ['a call of another host', (client) => client.call(elsewhere)],
  ['a refusal', (client) => client.call(plain), () => Promise.reject(new Conflict())],
  [
    'a refusal of fields',
    (client) => client.call(plain),
    () => Promise.reject(new InvalidFields({ title: [{ key: 'validation.min.string', params: { min: 2 } }] })),
  ],
  ['a refusal for now', (client) => client.call(plain), () => Promise.reject(new TooManyRequests(7))],
  ['a bug', (client) => client.call(plain), () => Promise.reject(new Error('It fell over'))],
  ['an answer that breaks its contract', (client) => client.call(plain), () => ({ how: 'badly' })],
]

test.each(cases)('%s is the same in process as over HTTP, for everybody', async (_what, work, doing = () => ({})) => {
  does = doing
  for (const person of [undefined, school.student, school.admin])
    for (const language of ['en', 'pl'])
      expect(await inProcess(person, language, work)).toEqual(await overHttp(person, language, work))
})

test('a bug is told with the call that it is in, a refusal is not told', async () => {
  reported.length = 0
  does = () => Promise.reject(new Conflict())
  await inProcess(school.student, 'en', (client) => client.call(plain))
  expect(reported).toEqual([])
  does = () => Promise.reject(new Error('It fell over'))
  await inProcess(school.student, 'en', (client) => client.call(plain))
  expect(reported).toMatchObject([{ place: 'POST /json/test/plain', personId: school.student.id }])
})

/** What becomes of a call of a page that is kept for its readers. */
async function asReader(work: (client: Client) => Promise<unknown>) {
  let outcome: unknown
  load = async (client) => {
    outcome = await work(client).catch((error: Error) => error.message)
  }
  shown.clear()
  await world.app.inject({ url: '/test/readers', headers: headersOf(undefined, 'en') })
  return { outcome, shown: [...shown] }
}

describe('a page that is kept for its readers', () => {
  test('knows what it shows, and counts on any change where it was not told', async () => {
    const { outcome, shown: named1 } = await asReader((client) => client.call(named))
    expect([outcome, named1]).toEqual([{ by: 'reader' }, ['a', 'b']])
    expect((await asReader((client) => client.call(unnamed))).shown).toEqual(['*'])
  })

  test('fails loudly where a person would have to ask', async () => {
    expect((await asReader((client) => client.call(forOne))).outcome).toMatch(/GET \/json\/test\/one .* person/)
    expect((await asReader((client) => client.call(writes))).outcome).toMatch(/writes/)
  })

  test('is refused what is not for students, as they are', async () => {
    expect((await asReader((client) => client.call(forAdmins).catch(told))).outcome).toBeDefined()
  })
})
