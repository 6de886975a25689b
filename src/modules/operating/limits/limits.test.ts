import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { sendFile } from '#modules/downloads/contract.ts'
import { aDownload } from '#modules/downloads/testing.ts'
import { getUse } from '#modules/limits/contract.ts'
import { schoolLimits } from '#modules/limits/tables.ts'
import { mails } from '#modules/mails/tables.ts'
import { mailWriter } from '#modules/mails/write-mail.ts'
import { connectMedia } from '#modules/media/connect-media.ts'
import { createVideo } from '#modules/media/index.ts'
import { videos } from '#modules/media/tables.ts'
import { createOperator } from '#modules/people/platform/create-operator.ts'
import { foundSchool } from '#modules/people/platform/contract.ts'
import { aBrowser } from '#modules/people/testing.ts'
import { countWaiting } from '#modules/waiting/contract.ts'
import { newId } from '#platform/ids.ts'
import { keyRing } from '#platform/sealed.ts'
import { refused, statusOf } from '#test/refused.ts'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'
import { measureSchools } from '../schools/measure-schools.ts'

const PLATFORM = 'platform.test'
const LOGIN = { email: 'olga@katedra.test', password: 'operator' }
const NONE = { storage_gigabytes: null, film_minutes: null, mails_a_month: null }
const GIGABYTE = 1024 ** 3

const world = await aWorld()
afterAll(() => world.close())
const media = connectMedia(world.config)
await createOperator(world.app.units, { ...LOGIN, name: 'Olga' })
const operator = aBrowser(world.app, PLATFORM, '10.21.0.1')
await operator.post('/login', LOGIN)

let school: TestSchool
beforeEach(async () => {
  school = await world.aSchool()
})

const limitTo = async (given: Partial<Record<keyof typeof NONE, number>>, version = 1) =>
  operator.put(`/operator/schools/${school.id}/limits`, { ...NONE, ...given, version })
const begin = (by: TestPerson = school.admin) =>
  createVideo(world.app.units.outside({ school, actor: by }), media, { title: 'Film 🐢' })
/** The first call of an upload, with how many bytes it will have. */
const upload = async (bytes: number) => sendFilm(await begin(), bytes)
async function sendFilm({ upload: session }: Awaited<ReturnType<typeof begin>>, bytes: number) {
  const { endpoint, title: _title, ...signed } = session
  const tus = { host: school.host, 'tus-resumable': '1.0.0', 'upload-length': String(bytes) }
  const headers = { ...signed, AuthorizationExpire: String(signed.AuthorizationExpire), ...tus }
  const answer = await world.app.inject({ method: 'POST', url: endpoint, headers })
  return { id: session.VideoId, status: answer.statusCode, body: answer.body }
}
const keeps = (values: Partial<typeof videos.$inferInsert>) =>
  school.work(({ tx }) =>
    tx.insert(videos).values({ id: newId(), host: 'own', hostVideoId: newId(), title: 'x', state: 'ready', ...values }),
  )
const use = async () => (await school.as(school.admin).call(getUse)).data

test('an operator sets limits, of two at once one is told, and it is traced', async () => {
  expect((await limitTo({ storage_gigabytes: 2, mails_a_month: 0 })).json()).toEqual({
    ...NONE,
    storage_gigabytes: 2,
    mails_a_month: 0,
    version: 2,
  })
  const late = await limitTo({ film_minutes: 5 })
  expect([late.statusCode, late.json().code]).toEqual([409, 'limits.changed'])
  const twice = await Promise.all([limitTo({ film_minutes: 5 }, 2), limitTo({ film_minutes: 6 }, 2)])
  expect(twice.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  for (const wrong of [-1, 1.5, '3', 100_001])
    expect((await limitTo({ storage_gigabytes: wrong as number }, 3)).statusCode).toBe(422)
  const { data } = (await operator.get(`/json/operator/deeds?school_id=${school.id}`)).json()
  expect(data).toHaveLength(2)
  expect(data[1]).toMatchObject({ deed: 'limits-set', operator: 'Olga', subject: '2 GB · – · 0 mails' })
  const path = `/operator/schools/${newId()}/limits`
  expect((await operator.put(path, { ...NONE, version: 1 })).statusCode).toBe(404)
  const stranger = aBrowser(world.app, PLATFORM, '10.21.0.2')
  expect((await stranger.put(path, { ...NONE, version: 1 })).statusCode).toBe(401)
  const owner = aBrowser(world.app, school.host, '10.21.0.3')
  owner.jar.set('katedra_session', school.admin.secret)
  expect((await owner.put(path, { ...NONE, version: 1 })).statusCode).toBe(404)
})

test('a film that does not fit is refused as its upload begins, and counts from then on', async () => {
  await limitTo({ storage_gigabytes: 2 })
  await keeps({ bytes: GIGABYTE })
  const fits = await upload(GIGABYTE - 10)
  expect(fits.status).toBe(201)
  // What is on its way is not free any more.
  const over = await upload(11)
  expect([over.status, over.body]).toEqual([403, expect.stringContaining('of 2')])
  expect((await school.work(({ tx }) => tx.select().from(videos).where(eq(videos.id, over.id))))[0]).toMatchObject({
    state: 'created',
    bytes: null,
  })
  expect((await upload(10)).status).toBe(201)
  const full = await refused(begin())
  expect(full).toMatchObject({ status: 403, code: 'limits.storage-full' })
  expect(await refused(begin(school.student))).toMatchObject({ status: 403, code: 'limits.school-full' })
  const other = await world.aSchool()
  const elsewhere = world.app.units.outside({ school: other, actor: other.admin })
  expect((await createVideo(elsewhere, media, { title: 'x' })).video_id).toBeTruthy()
})

test('uploads that begin at once do not pass together', async () => {
  await limitTo({ storage_gigabytes: 1 })
  // Whoever began once the others had sent theirs would be refused before.
  const begun = await Promise.all(Array.from({ length: 4 }, () => begin()))
  const sent = await Promise.all(begun.map((session) => sendFilm(session, GIGABYTE / 2)))
  expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 403, 403])
})

test('a file to be sold that does not fit is refused before it is sent', async () => {
  const download = await aDownload(world, school)
  await limitTo({ storage_gigabytes: 1 })
  const send = (bytes: number) =>
    school.as(school.admin).call(sendFile, { downloadId: download.id, filename: 'Zeszyt.pdf', bytes })
  await keeps({ bytes: GIGABYTE - 100 })
  expect(await statusOf(send(100))).toBe(403)
  await send(90)
  expect(await statusOf(send(1))).toBe(403)
})

test('films are limited by minutes, and only those that are ready count', async () => {
  await limitTo({ film_minutes: 10 })
  await keeps({ durationSeconds: 599 })
  await keeps({ durationSeconds: 600, state: 'failed' })
  expect((await upload(10)).status).toBe(201)
  await keeps({ durationSeconds: 1 })
  expect(await refused(begin())).toMatchObject({ code: 'limits.film-full', params: { used: 10, limit: 10 } })
})

test('beyond the mails of a month only those go that nobody can do without', async () => {
  const writeMail = mailWriter(world.jobs, keyRing(world.config.secretKey))
  const mail = { subject: 'Zażółć', html: '<p>x</p>', text: 'x' }
  const write = (cause: string, isDispensable?: boolean) =>
    school.work((ctx) =>
      writeMail(ctx, { cause, to: 'jan@school.test', mail, ...(isDispensable && { isDispensable }) }),
    )
  await limitTo({ mails_a_month: 2 })
  const lastMonth = new Date(Date.UTC(2020, 1, 1))
  await school.work(({ tx }) =>
    tx.insert(mails).values({ cause: 'old', to: 'a@b.test', ...mail, createdAt: lastMonth }),
  )
  expect([await write('news-1', true), await write('receipt-1')]).toEqual([true, true])
  expect([await write('news-2', true), await write('receipt-2')]).toEqual([false, true])
  expect(await use()).toContainEqual({ of: 'mails', used: 3, limit: 2 })
  await limitTo({}, 2)
  expect(await write('news-2', true)).toBe(true)
})

test('owners see what they use of what, and are told from four fifths on; the operator sees the same', async () => {
  const waiting = async (by: TestPerson) =>
    (await school.as(by).call(countWaiting)).data.find(({ kind }) => kind === 'limit')
  await keeps({ bytes: GIGABYTE, durationSeconds: 7 * 60 + 59 })
  expect(await use()).toEqual([
    { of: 'storage', used: GIGABYTE, limit: null },
    { of: 'film', used: 7, limit: null },
    { of: 'mails', used: 0, limit: null },
  ])
  expect(await waiting(school.admin)).toBeUndefined()
  await limitTo({ storage_gigabytes: 2, film_minutes: 10 })
  expect(await waiting(school.admin)).toBeUndefined()
  await keeps({ durationSeconds: 1 })
  expect(await waiting(school.admin)).toEqual({ kind: 'limit', count: 1, path: '/home/settings/school#use' })
  const editor = await school.anAdmin({ adminRole: 'editor', email: 'editor@school.test' })
  expect(await waiting(editor)).toBeUndefined()
  expect(await statusOf(school.as(editor).call(getUse))).toBe(403)
  await measureSchools(world.app.units)
  expect((await operator.get(`/json/operator/schools/${school.id}`)).json()).toMatchObject({
    stored_megabytes: 1024,
    film_minutes: 8,
    limits: { storage_gigabytes: 2, film_minutes: 10, mails_a_month: null, version: 2 },
  })
})

test('a school begins with the limits that are set for new schools, and keeps them', async () => {
  const set = (given: object, version: number) => operator.put('/operator/limits', { ...NONE, ...given, version })
  expect((await operator.get('/json/operator/limits')).json()).toEqual({ ...NONE, version: 1 })
  const both = await Promise.all([set({ film_minutes: 60 }, 1), set({ film_minutes: 60 }, 1)])
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  const begun = await aBrowser(world.app, PLATFORM, '10.21.0.9').post(foundSchool.path, {
    school_name: 'Żabia',
    slug: 'zabia',
    name: 'Zoé',
    email: 'zoe@school.test',
    password: 'gęślą-jaźń',
    language: 'pl',
    currency: 'PLN',
  })
  expect(begun.statusCode).toBe(200)
  const limitsOf = (id: string) =>
    world.app.units.withoutSchool('a test', (tx) => tx.select().from(schoolLimits).where(eq(schoolLimits.schoolId, id)))
  const found = (await operator.get('/json/operator/schools?q=zabia')).json().data[0]
  expect(found.limits).toEqual({ ...NONE, film_minutes: 60, version: 1 })
  expect((await limitsOf(school.id))[0]!.filmMinutes).toBeNull()
  expect((await set({}, 2)).statusCode).toBe(200)
  expect((await limitsOf(found.id))[0]!.filmMinutes).toBe(60)
})
