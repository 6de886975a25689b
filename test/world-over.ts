import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp, type BuiltApp } from '#app/build-app.ts'
import type { SchoolIdentity } from '#platform/context.ts'
import { type Client, createClient } from '#platform/contract/client.ts'
import { loadConfig } from '#platform/config.ts'
import type { Ctx } from '#platform/context.ts'
import { forgeryToken } from '#platform/http/forgery.ts'
import type { AdminRole } from '#platform/rights.ts'
import { newId, newSecret } from '#platform/ids.ts'
import { DEFAULT_TIME_ZONE } from '#platform/time/time-zone.ts'
import { people } from '#modules/people/tables.ts'
import { openSession } from '#modules/people/index.ts'
import { legalTexts, type SellerDetails, schools } from '#modules/schools/tables.ts'
import { LEGAL_TEXTS, type LegalText } from '#modules/schools/vocabulary.ts'
import type { TestDatabase } from './test-database.ts'

export type TestPerson = (TestRole | { role: 'admin'; adminRole: 'operator' }) & {
  id: string
  name: string
  email: string
  /** what their cookie holds */
  secret: string
}
type TestRole = { role: 'student' } | { role: 'admin'; adminRole: AdminRole }

export interface TestSchool extends SchoolIdentity {
  host: string
  admin: TestPerson
  student: TestPerson
  /** the calls as this person, or as a visitor when nobody is named; in a browser known by this cookie */
  as(person?: TestPerson, browser?: string): Client
  aStudent(given?: Partial<Pick<TestPerson, 'name' | 'email'>>): Promise<TestPerson>
  /** one more beside `admin`, an owner unless said otherwise */
  anAdmin(given?: Partial<Pick<TestPerson, 'name' | 'email'>> & { adminRole?: AdminRole }): Promise<TestPerson>
  /** a unit of work as a person of the school, or as the system */
  work<T>(work: (ctx: Ctx) => Promise<T>, person?: TestPerson): Promise<T>
}

export interface World extends BuiltApp {
  config: ReturnType<typeof testConfig>
  aSchool(given?: Partial<typeof schools.$inferInsert>): Promise<TestSchool>
  /** one whose rows are there already */
  schoolOf(identity: SchoolIdentity, people: Pick<TestSchool, 'admin' | 'student'>): TestSchool
}

/** What lets a school sell; one without is made by `seller: null`, and has no legal texts either. */
const SELLER: SellerDetails = {
  type: 'company',
  name: 'Szkoła Żółw sp. z o.o.',
  address: 'ul. Żółwia 1',
  city: 'Warszawa',
  postal_code: '00-001',
  state: '',
  country: '',
  tax_id: '',
  is_vat_exempt: false,
  phone: '',
}
const legalTextOf = (schoolId: string, which: LegalText) => ({ schoolId, which, version: 1, html: `<p>${which}</p>` })

const PLATFORM_HOST = 'platform.test'
/** What a world is given to run as in production. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  SECRET_KEY: 'a-key-of-the-tests-alone',
  PLATFORM_HOST,
  SMTP_URL: 'smtp://127.0.0.1:1',
}

const testConfig = (databaseUrl: string, dataDir: string, env: Record<string, string>) => ({
  ...loadConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PLATFORM_HOST,
    DEMO_SCHOOL: 'false',
    DATABASE_CONNECTIONS: '6',
    // The tests' own work keeps the process from coming round, and they ask all the same.
    LATE_AFTER_MS: '60000',
    DATA_DIR: dataDir,
    ...env,
  }),
  databaseUrl,
})

/** The whole application over a database that is there, with a data folder that goes with it. */
export async function aWorldOver(database: TestDatabase, env: Record<string, string> = {}): Promise<World> {
  const directory = await mkdtemp(join(tmpdir(), 'katedra-world-'))
  const config = testConfig(database.url, directory, env)
  const built = await buildApp(config, undefined)
  return {
    ...built,
    config,
    aSchool: (given) => aSchool(built, config.platformHost, given),
    schoolOf: (identity, people) => schoolOf(built, identity, people),
    async close() {
      await built.close()
      await database.drop()
      await rm(directory, { recursive: true })
    },
  }
}

async function aSchool(
  built: BuiltApp,
  platformHost: string,
  given: Partial<typeof schools.$inferInsert> = {},
): Promise<TestSchool> {
  const id = newId()
  const slug = given.slug ?? `school-${id.slice(-12)}`
  const host = `${slug}.${platformHost}`
  const row = {
    id,
    slug,
    name: 'Szkoła Żółw',
    language: 'en' as const,
    contactEmail: 'hello@school.test',
    seller: SELLER,
    ...given,
  }
  await built.app.units.withoutSchool('a test makes its own school', async (tx) => {
    await tx.insert(schools).values(row)
    if (row.seller) await tx.insert(legalTexts).values(LEGAL_TEXTS.map((which) => legalTextOf(id, which)))
  })
  const identity: SchoolIdentity = {
    id,
    slug,
    name: row.name,
    language: row.language,
    currency: row.currency ?? 'PLN',
    timeZone: row.timeZone ?? DEFAULT_TIME_ZONE,
    origin: `http://${host}`,
  }

  const aPerson = personMaker(built, identity)
  return schoolOf(built, identity, {
    admin: await aPerson({ role: 'admin', adminRole: 'owner' }, 'Anna Nowak', 'anna@school.test'),
    student: await aPerson({ role: 'student' }, 'Jan Żak', 'jan@school.test'),
  })
}

function personMaker({ app }: BuiltApp, school: SchoolIdentity) {
  const { hostname } = new URL(school.origin)
  return async (role: TestRole, name: string, email: string): Promise<TestPerson> =>
    app.units.inUnitOfWork({ school, actor: { role: 'system' } }, async (ctx) => {
      const person = { id: newId(), ...role, name, email }
      await ctx.tx.insert(people).values(person)
      return { ...person, secret: await openSession(ctx, person.id, { host: hostname }) }
    })
}

function schoolOf(
  built: BuiltApp,
  identity: SchoolIdentity,
  { admin, student }: Pick<TestSchool, 'admin' | 'student'>,
): TestSchool {
  const aPerson = personMaker(built, identity)
  const { host } = new URL(identity.origin)
  let students = 0
  return {
    ...identity,
    host,
    admin,
    student,
    as: (person, browser) => clientFor(built.app, host, person, browser),
    aStudent(given = {}) {
      students++
      return aPerson(
        { role: 'student' },
        given.name ?? `Student ${students}`,
        given.email ?? `student-${students}@school.test`,
      )
    },
    anAdmin: ({ name = 'Piotr Drugi', email = 'piotr@school.test', adminRole = 'owner' } = {}) =>
      aPerson({ role: 'admin', adminRole }, name, email),
    work: (work, person) =>
      built.app.units.inUnitOfWork({ school: identity, actor: person ?? { role: 'system' } }, work),
  }
}

function clientFor(app: BuiltApp['app'], host: string, person?: TestPerson, browser = newSecret()): Client {
  const browserSecret = person?.secret ?? browser
  const cookie = `katedra_browser=${browser}${person ? `; katedra_session=${person.secret}` : ''}`
  return createClient(
    async ({ method, url, headers, body }) => {
      const sent = body instanceof FormData ? new Response(body) : undefined
      const answer = await app.inject({
        method: method as 'GET',
        url,
        headers: { ...headers, host, cookie, ...(sent ? { 'content-type': sent.headers.get('content-type')! } : {}) },
        ...(sent ? { payload: Buffer.from(await sent.arrayBuffer()) } : body ? { payload: body as string } : {}),
      })
      return {
        status: answer.statusCode,
        retryAfter: answer.headers['retry-after'],
        json: async () => answer.json(),
      }
    },
    () => forgeryToken(app.secretKey, browserSecret),
  )
}
