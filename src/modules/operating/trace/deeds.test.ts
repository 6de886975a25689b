import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { COMMENT_TYPE } from '#modules/comments/contract.ts'
import { aComment, aWorldOfPages } from '#modules/comments/testing.ts'
import { connectMedia } from '#modules/media/connect-media.ts'
import { videos } from '#modules/media/tables.ts'
import { mails } from '#modules/mails/tables.ts'
import { reportItem } from '#modules/moderation/contract.ts'
import { cases } from '#modules/moderation/tables.ts'
import { createOperator } from '#modules/people/platform/create-operator.ts'
import { letSupportIn } from '#modules/people/support/contract.ts'
import { aBrowser } from '#modules/people/testing.ts'
import { schools } from '#modules/schools/tables.ts'
import { HOUR } from '#platform/clock.ts'
import { isReading, nameOf } from '#platform/http/served-call.ts'
import { newId } from '#platform/ids.ts'
import type { TestSchool } from '#test/world.ts'
import { operatorDeeds } from '../tables.ts'
import { DEEDS_OF_CALLS } from './deeds-of-calls.ts'

const LOGIN = { email: 'olga@katedra.test', password: 'operator' }
const { world, anItem } = await aWorldOfPages()
await createOperator(world.app.units, { ...LOGIN, name: 'Olga' })
const olga = aBrowser(world.app, 'platform.test', '10.41.0.1')
beforeAll(async () => void (await olga.post('/login', LOGIN)))
afterAll(() => world.close())

const across = <T>(work: Parameters<typeof world.app.units.withoutSchool<T>>[1]) =>
  world.app.units.withoutSchool('a test looks at what operators did', work)

const changing = () =>
  [...world.app.calls.values()]
    .map(({ endpoint }) => endpoint)
    .filter((endpoint) => endpoint.access === 'operator' && endpoint.audit !== 'never' && !isReading(endpoint))
    .map(nameOf)

const LETTER = { subject_en: 'Hello', text_en: 'Hello', subject_pl: 'Cześć', text_pl: 'Cześć' }
const LIMITS = { storage_gigabytes: 7, film_minutes: null, mails_a_month: null, version: 1 }
const dayIn = (days: number) => new Date(Date.now() + days * 24 * HOUR).toISOString().slice(0, 10)

interface Sent {
  id?: string
  body?: object
}

/** By call: makes what it changes, and says what is sent. */
const PREPARED: Record<string, (school: TestSchool) => Promise<Sent>> = {
  'POST /operator/jobs/retry': async () => (await aFailedJob(), { body: { queue: QUEUE } }),
  'POST /operator/jobs/:id/retry': async () => ({ id: await aFailedJob(), body: { queue: QUEUE } }),
  'POST /operator/mails/retry': async (school) => (await aFailedMail(school), { body: { school_id: school.id } }),
  'POST /operator/mails/:id/retry': async (school) => ({ id: await aFailedMail(school) }),
  'POST /operator/films/retry': async (school) => (await aFailedFilm(school), { body: { school_id: school.id } }),
  'POST /operator/films/:id/retry': async (school) => ({ id: await aFailedFilm(school) }),
  'PUT /operator/sign-ups': async () => ({ body: { are_held: true } }),
  'POST /operator/schools/:id/admit': async (school) => held(school),
  'POST /operator/schools/:id/refuse': async (school) => ({
    ...(await held(school)),
    body: { words: 'Brak regulaminu' },
  }),
  'POST /operator/schools/:id/ask': async ({ id }) => ({ id, body: { reason: 'Obejrzę płatności' } }),
  'POST /operator/schools/:id/enter': async (school) => {
    await school.as(school.admin).call(letSupportIn, { hours: 1, reason: 'Kasa nie działa' })
    return { id: school.id }
  },
  'POST /operator/letters/try': async () => ({ body: LETTER }),
  'POST /operator/letters': async () => ({ body: { ...LETTER, id: newId() } }),
  'POST /operator/schools/:id/closing': async ({ id }) => ({ id, body: { closes_on: dayIn(40), words: '' } }),
  'POST /operator/schools/:id/closing/call-off': async ({ id }) => planned(id),
  'POST /operator/schools/:id/reopen': async ({ id }) => {
    await planned(id)
    await across((tx) => tx.execute(sql`update closings set closed_at = now() where school_id = ${id}`))
    return { id }
  },
  'PUT /operator/schools/:id/limits': async ({ id }) => ({ id, body: LIMITS }),
  'PUT /operator/limits': async () => ({ body: LIMITS }),
  'POST /operator/schools/:id/corrections': async ({ id }) => ({
    id,
    body: {
      correction_key: newId(),
      account: 'platform_available',
      in_favour_of: 'school',
      amount: 500,
      currency: 'PLN',
      reason: 'Opłata policzona dwa razy',
    },
  }),
  'PUT /operator/fees': async () => ({ body: { fees: [], version: 1 } }),
  'POST /operator/moderation/:id/delete': async (school) => ({ id: await aCase(school) }),
  'POST /operator/moderation/:id/dismiss': async (school) => ({ id: await aCase(school) }),
}

const QUEUE = 'notifications.send-mail'
async function aFailedJob(): Promise<string> {
  const { boss } = world.jobs
  const id = await boss.send(QUEUE, {}, { retryLimit: 0, priority: 9 })
  await boss.fetch(QUEUE)
  await boss.fail(QUEUE, id!, { message: 'no' })
  return id!
}
async function aFailedMail(school: TestSchool): Promise<string> {
  const id = newId()
  await school.work(({ tx, now }) =>
    tx
      .insert(mails)
      .values({ id, cause: id, to: 'a@b.test', subject: 'x', html: 'x', text: 'x', failedAt: now, failure: '550' }),
  )
  return id
}
async function aFailedFilm(school: TestSchool): Promise<string> {
  const id = newId()
  const film = { id, host: 'own', hostVideoId: id, title: 'Długo', state: 'failed', failure: 'timed-out' } as const
  await school.work(({ tx }) => tx.insert(videos).values(film))
  await writeFile(join((await connectMedia(world.config).uploads()).directory, `${id}.upload`), 'film')
  return id
}
async function held({ id }: TestSchool): Promise<Sent> {
  await across((tx) =>
    tx.update(schools).set({ heldAt: new Date(), areStudentsAdmitted: false }).where(eq(schools.id, id)),
  )
  return { id }
}
async function planned(id: string): Promise<Sent> {
  await olga.post(`/operator/schools/${id}/closing`, { closes_on: dayIn(40), words: '' })
  return { id }
}
/** What an admin who is alone in their school wrote, and a student reported. */
async function aCase(school: TestSchool): Promise<string> {
  const comment = await school.work((ctx) => aComment(ctx, school.admin, anItem(school), { body: 'Nie znasz się' }))
  await school
    .as(school.student)
    .call(reportItem, { type: COMMENT_TYPE, id: comment.id, reason: 'insult', words: 'Obraża nas' })
  const [found] = await across((tx) => tx.select({ id: cases.id }).from(cases).where(eq(cases.schoolId, school.id)))
  return found!.id
}

async function send(call: string, { id = '', body = {} }: Sent): Promise<number> {
  const [method, path] = call.split(' ') as ['POST' | 'PUT', string]
  const url = path.replace(':id', id)
  return (await (method === 'PUT' ? olga.put(url, body) : olga.post(url, body))).statusCode
}

/** All that these calls write, but for counters of uses. */
const TABLES = [
  'schools',
  'platform_settings',
  'school_limits',
  'mails',
  'handovers',
  'people',
  'closings',
  'owner_letters',
  'comments',
  'moderation_cases',
  'videos',
  'domain_events',
  'ledger_corrections',
]
const everything = () =>
  across(async (tx) => {
    const found: Record<string, unknown> = {}
    for (const table of TABLES)
      found[table] = (
        await tx.execute(
          sql`select md5(coalesce(string_agg(t::text, '' order by t::text), '')) from ${sql.identifier(table)} t`,
        )
      ).rows
    found['jobs'] = (
      await tx.execute(sql`select id, state from pgboss.job where name not like 'pgboss%' order by id`)
    ).rows
    return found
  })
const deeds = () => across((tx) => tx.select().from(operatorDeeds).orderBy(operatorDeeds.createdAt))

test('each call by which operators change something is written down by its name, and no other is', () => {
  expect(changing().length).toBeGreaterThan(15)
  expect(Object.keys(DEEDS_OF_CALLS).toSorted()).toEqual(changing().toSorted())
  expect(Object.keys(PREPARED).toSorted()).toEqual(changing().toSorted())
})

test.each(Object.keys(PREPARED))(
  '%s is a deed of its own transaction: where that cannot be written, nothing is',
  async (call) => {
    const school = await world.aSchool()
    const sent = await PREPARED[call]!(school)
    await across((tx) => tx.execute(sql`alter table operator_deeds add constraint no_room check (false) not valid`))
    const before = await everything()
    const refused = await send(call, sent)
    expect(refused).toBeGreaterThanOrEqual(400)
    expect(await everything()).toEqual(before)
    await across((tx) => tx.execute(sql`alter table operator_deeds drop constraint no_room`))
    const known = (await deeds()).length
    expect(await send(call, sent)).toBeLessThan(300)
    expect(await everything()).not.toEqual(before)
    expect((await deeds()).slice(known)).toMatchObject([{ deed: DEEDS_OF_CALLS[call], operatorName: 'Olga' }])
  },
)

test('who calls again for what is done leaves no second deed', async () => {
  const letter = { body: { ...LETTER, id: newId() } }
  await world.aSchool()
  const known = (await deeds()).length
  for (let nth = 0; nth < 2; nth++) expect(await send('POST /operator/letters', letter)).toBe(201)
  expect(await deeds()).toHaveLength(known + 1)
})
