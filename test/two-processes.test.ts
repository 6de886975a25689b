import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { grants } from '#modules/access/tables.ts'
import { updateProduct } from '#modules/catalog/contract.ts'
import { aProduct } from '#modules/catalog/testing.ts'
import type { PricedProduct } from '#modules/catalog/view.ts'
import { onePageCheckout } from '#modules/checkout/contract.ts'
import { orders } from '#modules/orders/tables.ts'
import { logOut, whoIsLooking } from '#modules/people/contract.ts'
import { getSchool, setTimeZone } from '#modules/schools/contract.ts'
import { type Client, createClient } from '#platform/contract/client.ts'
import { forgeryToken } from '#platform/http/forgery.ts'
import { newId } from '#platform/ids.ts'
import { freePorts } from './free-ports.ts'
import { createTestDatabase } from './test-database.ts'
import { aWorldOver, type TestPerson, type TestSchool, type World } from './world.ts'
import { within } from '#test/limits.ts'

const SECRET_KEY = 'a-key-of-two-processes'

let directory: string
let world: World
let school: TestSchool
let product: PricedProduct
const processes: { port: number; product: ChildProcess }[] = []

/** Two web processes, as they run beside each other behind a proxy, over the database that this one fills. */
beforeAll(async () => {
  const database = await createTestDatabase()
  directory = await mkdtemp(join(tmpdir(), 'katedra-two-'))
  world = await aWorldOver(database, { SECRET_KEY, DATA_DIR: directory })
  for (const port of [await freePorts(1), await freePorts(1)]) {
    const env = {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      PLATFORM_HOST: world.config.platformHost,
      SECRET_KEY,
      DATA_DIR: directory,
      DATABASE_URL: database.url,
      DEMO_SCHOOL: 'false',
      SANDBOX_BANK: 'false',
      LOG_LEVEL: 'error',
      LATE_AFTER_MS: '60000',
    }
    const options = { env, stdio: ['ignore', 'ignore', 'inherit'] } satisfies SpawnOptions
    processes.push({ port, product: spawn(process.execPath, ['src/main.ts', '--role', 'web'], options) })
  }
  for (const { port } of processes) {
    const isUp = async () => expect((await send(port, { url: '/healthz' })).status).toBe(200)
    await vi.waitFor(isUp, { timeout: within(60_000), interval: 200 })
  }
}, within(120_000))

afterAll(async () => {
  for (const { product: one } of processes) {
    const gone = once(one, 'exit')
    one.kill('SIGTERM')
    await gone
  }
  await world.close()
  await rm(directory, { recursive: true })
})

beforeEach(async () => {
  school = await world.aSchool({ language: 'pl' })
  product = await school.work((ctx) => aProduct(ctx, { title: 'Haft', amount: 0 }), school.admin)
})

interface Sent {
  method?: string
  url: string
  headers?: Record<string, string>
  body?: string | undefined
}

/** Before there is a school, health is asked for anywhere. */
const hostOf = (known: TestSchool | undefined): string => known?.host ?? 'localhost'

async function send(port: number, { method = 'GET', url, headers, body }: Sent) {
  const asked = request({ host: '127.0.0.1', port, method, path: url, headers: { host: hostOf(school), ...headers } })
  asked.end(body)
  const [answer] = await once(asked, 'response')
  return { status: answer.statusCode as number, body: await text(answer) }
}

const cookieOf = ({ secret }: TestPerson) => `katedra_session=${secret}; katedra_language=pl`

/** The calls of somebody at one of the two. */
function at(nth: 0 | 1, person: TestPerson): Client {
  return createClient(
    async ({ method, url, headers, body }) => {
      const sent = { ...headers, cookie: cookieOf(person) }
      const answer = await send(processes[nth]!.port, { method, url, headers: sent, body: body as string | undefined })
      return { status: answer.status, json: async () => JSON.parse(answer.body) as unknown }
    },
    async () => forgeryToken(SECRET_KEY, person.secret),
  )
}

const page = async (nth: 0 | 1, person?: TestPerson) => {
  const cookie = person ? cookieOf(person) : 'katedra_language=pl'
  return (await send(processes[nth]!.port, { url: '/', headers: { accept: 'text/html', cookie } })).body
}

test('who logs out at one is known at the other no more', async () => {
  const student = await school.aStudent()
  for (const nth of [0, 1] as const)
    expect((await at(nth, student).call(whoIsLooking)).student).toMatchObject({ name: student.name })
  await at(0, student).call(logOut)
  const isKnown = () =>
    at(1, student)
      .call(whoIsLooking)
      .then(
        ({ student: known }) => known !== null,
        () => false,
      )
  await expect.poll(isKnown).toBe(false)
})

test('what an admin changes at one is on the pages that the other keeps, of visitors and of students', async () => {
  const student = await school.aStudent()
  for (const nth of [0, 1] as const)
    for (const reader of [undefined, student]) expect(await page(nth, reader)).toContain('Haft')
  const details = { productId: product.product.id, title: 'Haft krzyżykowy', cover_id: null }
  await at(0, school.admin).call(updateProduct, details)
  for (const reader of [undefined, student]) await expect.poll(() => page(1, reader)).toContain('Haft krzyżykowy')
})

test('what one remembers of a school is forgotten when the other changes it', async () => {
  const zoneAt = async (nth: 0 | 1) => (await at(nth, school.admin).call(getSchool)).time_zone
  expect([await zoneAt(0), await zoneAt(1)]).toEqual(['Europe/Warsaw', 'Europe/Warsaw'])
  await at(1, school.admin).call(setTimeZone, { time_zone: 'Asia/Tokyo' })
  for (const nth of [0, 1] as const) await expect.poll(() => zoneAt(nth)).toBe('Asia/Tokyo')
})

test('codes that are guessed at both count together', async () => {
  const browser = newId()
  const guess = async (nth: number) => {
    const { port } = processes[nth % 2]!
    const body = JSON.stringify({
      product_id: product.product.id,
      variant_id: product.variants[0]!.variant.id,
      promo_code: `zima-${nth}`,
    })
    const headers = {
      accept: 'application/json',
      'content-type': 'application/json',
      cookie: `katedra_browser=${browser}`,
      'content-length': String(Buffer.byteLength(body)),
    }
    return (await send(port, { method: 'POST', url: '/json/promo-code', headers, body })).status
  }
  const statuses: number[] = []
  for (let nth = 0; nth < 10; nth++) statuses.push(await guess(nth))
  expect(statuses).toEqual([...Array<number>(8).fill(404), 429, 429])
})

test('a purchase sent to both under one key is one order', async () => {
  for (let round = 0; round < 5; round++) {
    const student = await school.aStudent()
    const purchase = {
      slug: product.product.slug,
      checkout_key: newId(),
      variant_id: product.variants[0]!.variant.id,
      amount: 0,
      currency: school.currency,
      consents: ['terms' as const],
      phone: '',
      vat_id: '',
      address_1: '',
      address_2: '',
      country: '' as const,
    }
    const buy = (nth: number) => at((nth % 2) as 0 | 1, student).call(onePageCheckout, purchase)
    const answers = await Promise.all(Array.from({ length: 6 }, (_, nth) => buy(nth)))
    expect(new Set(answers.map(({ redirect }) => redirect))).toEqual(new Set([`/${product.product.slug}/watch`]))
    const counted = await school.work(async ({ tx }) => [
      await tx.$count(orders, eq(orders.studentId, student.id)),
      await tx.$count(grants, eq(grants.studentId, student.id)),
    ])
    expect(counted).toEqual([1, 1])
  }
})
