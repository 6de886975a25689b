import { eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { mails } from '#modules/mails/tables.ts'
import { createOperator } from '#modules/people/platform/create-operator.ts'
import { people } from '#modules/people/tables.ts'
import { aBrowser } from '#modules/people/testing.ts'
import { clock } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import { partsOfJobs } from '#test/parts-of-jobs.ts'
import { aWorld, type TestSchool } from '#test/world.ts'
import type { LetterToOwners, Recipient } from './contract.ts'
import { letterJob } from './letter-job.ts'
import { letterRecipients, ownerLetters } from './tables.ts'

const PLATFORM = 'platform.test'
const LOGIN = { email: 'olga@katedra.test', password: 'operator' }
const world = await aWorld()
await createOperator(world.app.units, { ...LOGIN, name: 'Olga' })
afterAll(() => world.close())
let places = 0
const browserAt = (host: string) => aBrowser(world.app, host, `10.14.0.${places++}`)
const olga = browserAt(PLATFORM)
await olga.post('/login', LOGIN)

const WORDS = {
  subject_en: 'Maintenance on Sunday 🐢',
  text_en: 'We are away for an hour.\nNothing is lost.',
  subject_pl: 'Przerwa w niedzielę',
  text_pl: 'Nie będzie nas przez godzinę.\nZażółć gęślą jaźń.',
}
const parts = partsOfJobs(world)
const job = letterJob(parts)
const write = (letterId: string, signal = new AbortController().signal) => job.work({ letterId }, signal)
const platform = <T>(work: Parameters<typeof world.app.units.withoutSchool<T>>[1]) =>
  world.app.units.withoutSchool('a test looks at what is kept', work)
const written = () =>
  platform((tx) =>
    tx
      .select({ to: mails.to, subject: mails.subject, text: mails.text })
      .from(mails)
      .where(like(mails.cause, 'letter:%'))
      .orderBy(mails.to),
  )
const letterOf = async (id: string): Promise<LetterToOwners> => (await olga.get(`/json/operator/letters/${id}`)).json()
const recipientsOf = async (id: string, query = ''): Promise<Recipient[]> =>
  (await olga.get(`/json/operator/letters/${id}/recipients${query}`)).json().data
const send = (given: object = {}, by = olga) => by.post('/operator/letters', { id: newId(), ...WORDS, ...given })

let word: string
let schools: TestSchool[]
/** Three schools that one word finds: two owned by the same address, which differs in its capitals, and one by another, who reads Polish. */
beforeEach(async () => {
  word = `W${newId().slice(-10)}`
  schools = []
  for (const nth of [0, 1, 2]) schools.push(await world.aSchool({ name: `${word} ${nth}` }))
  const own = (school: TestSchool, values: Partial<typeof people.$inferInsert>) =>
    school.work(({ tx }) => tx.update(people).set(values).where(eq(people.id, school.admin.id)))
  await own(schools[0]!, { email: `ala-${word.toLowerCase()}@x.test` })
  await own(schools[1]!, { email: `Ala-${word}@x.test` })
  await own(schools[2]!, { email: `ola-${word}@x.test`, language: 'pl' })
  await schools[2]!.anAdmin({ adminRole: 'editor', email: `editor-${word}@x.test` })
  await platform((tx) => tx.execute(sql`delete from mails`))
})

test('each owner of the schools gets it once, in the language they read; nobody else gets it', async () => {
  expect((await olga.get(`/json/operator/letters/audience?q=${word}`)).json()).toEqual({ owners: 2, schools: 3 })
  const { id } = (await send({ q: word })).json()
  await write(id)
  const letters = await written()
  expect(letters.map(({ to, subject }) => [to.toLowerCase(), subject])).toEqual([
    [`ala-${word}@x.test`.toLowerCase(), WORDS.subject_en],
    [`ola-${word}@x.test`.toLowerCase(), WORDS.subject_pl],
  ])
  expect(letters[1]!.text).toContain('Zażółć gęślą jaźń.')
  expect(await letterOf(id)).toMatchObject({ recipients: 2, written: 2, sent: 0, failed: 0, operator: 'Olga' })
  expect((await letterOf(id)).finished_at).not.toBeNull()
  expect((await recipientsOf(id)).map(({ state }) => state)).toEqual(['written', 'written'])
  const deeds = (await olga.get('/json/operator/deeds')).json().data
  expect(deeds[0]).toMatchObject({ deed: 'letter-sent', subject: WORDS.subject_en, operator: 'Olga' })
})

test('a job that is killed and begun again writes to the rest, and to nobody twice', async () => {
  const { id } = (await send({ q: word })).json()
  const killed = new AbortController()
  const first = letterJob({
    ...parts,
    writeMail: async (ctx, mail) => {
      killed.abort(new Error('killed'))
      return parts.writeMail(ctx, mail)
    },
  })
  await expect(first.work({ letterId: id }, killed.signal)).rejects.toThrow('killed')
  expect(await written()).toHaveLength(1)
  expect(await letterOf(id)).toMatchObject({ recipients: 2, written: 1, finished_at: null })
  // Whoever became an owner meanwhile is not added to what was begun.
  await schools[0]!.anAdmin({ email: `late-${word}@x.test` })
  await Promise.all([write(id), write(id)])
  await write(id)
  expect((await written()).map(({ to }) => to.toLowerCase()).toSorted()).toEqual(
    [`ala-${word}@x.test`, `ola-${word}@x.test`].map((to) => to.toLowerCase()),
  )
})

test('who it could not be written to, or sent to, is told with why, and tried again without the others', async () => {
  const { id } = (await send({ q: word })).json()
  const broken = letterJob({
    ...parts,
    writeMail: (ctx, mail) =>
      mail.to.startsWith('ola') ? Promise.reject(new Error('no room')) : parts.writeMail(ctx, mail),
  })
  await expect(broken.work({ letterId: id }, new AbortController().signal)).rejects.toThrow('1 of its recipients')
  expect(await recipientsOf(id, '?failed=1')).toMatchObject([{ state: 'failed', failure: 'no room' }])
  await write(id)
  expect(await recipientsOf(id, '?failed=1')).toEqual([])
  await platform((tx) =>
    tx.update(mails).set({ failedAt: clock.now(), failure: '550 no such mailbox' }).where(like(mails.to, 'ola%')),
  )
  expect(await recipientsOf(id, '?failed=1')).toMatchObject([{ state: 'failed', failure: '550 no such mailbox' }])
  expect(await letterOf(id)).toMatchObject({ failed: 1, written: 2 })
  await platform((tx) => tx.update(mails).set({ sentAt: clock.now(), failedAt: null, failure: null }))
  expect(await letterOf(id)).toMatchObject({ failed: 0, sent: 2 })
  expect(await written()).toHaveLength(2)
})

test('one that fails at each of its attempts is given up, with what was written', async () => {
  const { id } = (await send({ q: word })).json()
  const broken = letterJob({ ...parts, writeMail: () => Promise.reject(new Error('no room')) })
  for (let attempt = 0; attempt <= 5; attempt++)
    await expect(broken.work({ letterId: id }, new AbortController().signal)).rejects.toThrow('2 of its recipients')
  expect(await letterOf(id)).toMatchObject({ work: 'failed', recipients: 2, written: 0, failed: 2 })
  await write(id)
  expect(await written()).toEqual([])
})

test('sent twice it is one letter, also by a double click; to nobody, or without words, it is refused', async () => {
  const id = newId()
  const both = await Promise.all([send({ id, q: word }), send({ id, q: word })])
  expect(both.map(({ statusCode }) => statusCode)).toEqual([201, 201])
  expect(await platform((tx) => tx.$count(ownerLetters, eq(ownerLetters.id, id)))).toBe(1)
  expect((await send({ q: `${word} nowhere` })).json()).toMatchObject({ code: 'operating.nobody-to-write-to' })
  expect((await send({ q: word, state: 'held' })).statusCode).toBe(409)
  for (const empty of [{ subject_pl: ' ' }, { text_en: '' }, { subject_en: 'x'.repeat(151) }])
    expect((await send({ q: word, ...empty })).statusCode).toBe(422)
})

test('it is looked at and tried before it goes, and then goes to nobody but whoever tries', async () => {
  const given = { ...WORDS, text_en: '<b>Bold?</b>', q: word }
  const preview = (await olga.post('/json/operator/letters/preview', given)).json()
  expect(preview.html_en).toContain('&lt;b&gt;Bold?&lt;/b&gt;')
  expect(preview.html_pl).toContain(WORDS.subject_pl)
  expect((await olga.post('/operator/letters/try', given)).json()).toEqual({ to: LOGIN.email })
  const tried = await platform((tx) => tx.select({ to: mails.to, subject: mails.subject }).from(mails))
  expect(tried.map(({ to }) => to)).toEqual([LOGIN.email, LOGIN.email])
  expect(new Set(tried.map(({ subject }) => subject))).toEqual(new Set([WORDS.subject_en, WORDS.subject_pl]))
  expect(await platform((tx) => tx.$count(letterRecipients))).toBeGreaterThanOrEqual(0)
  expect((await olga.get('/json/operator/deeds')).json().data[0]).toMatchObject({ deed: 'letter-tried' })
})

test('nobody but operators writes or reads such letters', async () => {
  const { id } = (await send({ q: word })).json()
  const [school] = schools
  const owner = browserAt(PLATFORM)
  owner.jar.set('katedra_session', school!.admin.secret)
  const stranger = browserAt(PLATFORM)
  for (const path of ['', `/${id}`, `/${id}/recipients`, '/audience']) {
    expect((await stranger.get(`/json/operator/letters${path}`)).statusCode).toBe(401)
    expect((await owner.get(`/json/operator/letters${path}`)).statusCode).toBe(419)
  }
  expect((await send({ q: word }, stranger)).statusCode).toBe(401)
  const own = browserAt(school!.host)
  own.jar.set('katedra_session', school!.admin.secret)
  expect((await own.get('/json/operator/letters')).statusCode).toBe(404)
  expect((await olga.get(`/json/operator/letters/${newId()}`)).statusCode).toBe(404)
  expect((await olga.get(`/json/operator/letters/${newId()}/recipients`)).json().data).toEqual([])
})
