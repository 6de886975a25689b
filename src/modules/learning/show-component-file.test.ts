import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { aGrant } from '#modules/access/testing.ts'
import { grants, revocations } from '#modules/access/tables.ts'
import { deleteComponent } from '#modules/courses/components/contract.ts'
import { A_PDF, aSound, giveSound, offerFile, showPdf } from '#modules/courses/components/files/testing.ts'
import { lectures } from '#modules/courses/tables.ts'
import { aCourse } from '#modules/courses/testing.ts'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'
import * as contract from './contract.ts'

let school: TestSchool
let key: { courseId: string; sectionId: string; lectureId: string }
let sound: { id: string; file: { id: string } }

const world = await aWorld()
afterAll(() => world.close())
beforeEach(async () => {
  school = await world.aSchool()
  const { courseId, sections } = await school.work((ctx) => aCourse(ctx))
  key = { courseId, sectionId: sections[0]!.id, lectureId: sections[0]!.lectureIds[0]! }
  sound = await giveSound(world, school, key)
})

const give = (student: TestPerson, productId = key.courseId) =>
  school.work((ctx) => aGrant(ctx, { studentId: student.id, productId }))
interface Asking {
  headers?: Record<string, string>
  query?: string
  at?: TestSchool
  id?: string
}
const get = (person?: TestPerson, { headers = {}, query = '', at = school, id = sound.id }: Asking = {}) =>
  world.app.inject({
    url: `/lectures/files/${id}${query}`,
    headers: { ...headers, host: at.host, ...(person && { cookie: `katedra_session=${person.secret}` }) },
  })
const statusFor = async (person?: TestPerson, asking?: Asking) => (await get(person, asking)).statusCode

test('who may watch the lecture hears it, whole or in parts, and nobody keeps it without asking again', async () => {
  await give(school.student)
  const { lecture } = await school.as(school.student).call(contract.getLecturePage, { id: key.lectureId })
  const url = `/lectures/files/${sound.id}?v=${sound.file.id}`
  const shown = { id: sound.id, type: 'audio', title: 'Szum', transcript: 'Szumi.', seconds: 61, url }
  expect(lecture.components).toEqual([shown])
  const answer = await get(school.student)
  expect([answer.statusCode, answer.rawPayload.equals(aSound())]).toEqual([200, true])
  expect(answer.headers).toMatchObject({
    'content-type': 'audio/mpeg',
    'cache-control': 'private, no-cache',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
    'cross-origin-resource-policy': 'same-origin',
  })
  expect(await statusFor(school.student, { headers: { 'if-none-match': answer.headers.etag! } })).toBe(304)
  const part = await get(school.student, { headers: { range: 'bytes=1-2' } })
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
    206,
    'D3',
    `bytes 1-2/${aSound().length}`,
  ])
  expect(await statusFor(school.student, { headers: { range: 'bytes=90000-' } })).toBe(416)
  expect(await statusFor(school.admin)).toBe(200)
})

test('nobody else does: not a visitor, not a student of another course, not after access was taken', async () => {
  const other = await school.work((ctx) => aCourse(ctx))
  const stranger = await school.aStudent()
  await give(stranger, other.courseId)
  await give(school.student)
  const etag = (await get(school.student)).headers.etag!
  const theirs = await school.work(({ tx }) => tx.select().from(grants).where(eq(grants.studentId, school.student.id)))
  await school.work(({ tx }) =>
    tx.insert(revocations).values(theirs.map(({ id }) => ({ grantId: id, reason: 'Refunded' }))),
  )
  for (const person of [undefined, stranger, school.student])
    for (const headers of [{}, { range: 'bytes=0-1' }, { 'if-none-match': etag }] as Record<string, string>[])
      expect(await statusFor(person, { headers })).toBe(403)
})

test('another school has no such file, and neither has anybody that of a draft or a deleted component', async () => {
  const foreign = await world.aSchool()
  expect(await statusFor(foreign.admin, { at: foreign })).toBe(404)
  expect(await statusFor(school.admin, { id: 'nothing' })).toBe(404)
  await give(school.student)
  await school.work(({ tx }) => tx.update(lectures).set({ status: 'draft' }).where(eq(lectures.id, key.lectureId)))
  expect([await statusFor(school.student), await statusFor(school.admin)]).toEqual([404, 200])
  await school.as(school.admin).call(deleteComponent, { ...key, componentId: sound.id })
  expect(await statusFor(school.admin)).toBe(404)
})

test('a file that is offered is saved under its name, by who may watch the lecture', async () => {
  await give(school.student)
  const { id } = await offerFile(world, school, key)
  const answer = await get(school.student, { id })
  expect([answer.statusCode, answer.rawPayload.equals(A_PDF)]).toEqual([200, true])
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('Żółty arkusz.pdf')}`,
  })
  expect(await statusFor(undefined, { id })).toBe(403)
})

test('that of a free lecture is everyone’s', async () => {
  await school.work(({ tx }) => tx.update(lectures).set({ isFreeToWatch: true }).where(eq(lectures.id, key.lectureId)))
  expect(await statusFor()).toBe(200)
})

test('how far somebody has listened is kept for them on every device', async () => {
  await give(school.student)
  const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString()
  const keep = (values: string[], second: number) =>
    school
      .as(school.student)
      .call(contract.keepEntry, { id: key.lectureId, componentId: sound.id, values, entered_at: at(second) })
  await keep(['42'], 2)
  await keep(['7'], 1)
  const { data } = await school.as(school.student).call(contract.listEntries, { id: key.lectureId })
  expect(data.map(({ values }) => values)).toEqual([['42']])
  for (const wrong of [['soon'], ['-1'], ['1.5'], ['1', '2']])
    await expect(keep(wrong, 3)).rejects.toMatchObject({ status: 422 })
})

test('a PDF is read in the lesson, and saved where that is offered', async () => {
  await give(school.student)
  const [read, saved] = [await showPdf(world, school, key, false), await showPdf(world, school, key, true)]
  const { lecture } = await school.as(school.student).call(contract.getLecturePage, { id: key.lectureId })
  const url = `/lectures/files/${read.id}?v=${read.file.id}`
  const shown = { id: read.id, type: 'pdf', title: 'Arkusz', is_downloadable: false, bytes: A_PDF.length, url }
  expect(lecture.components[1]).toEqual(shown)
  const answer = await get(school.student, { id: read.id })
  expect([answer.statusCode, answer.rawPayload.equals(A_PDF)]).toEqual([200, true])
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-security-policy': `frame-ancestors 'self'`,
    'content-disposition': expect.stringMatching(/^inline/),
  })
  expect(await statusFor(school.student, { id: read.id, query: '?download=1' })).toBe(403)
  const download = await get(school.student, { id: saved.id, query: '?download=1' })
  expect(download.headers['content-disposition']).toMatch(/^attachment/)
  expect(await statusFor(undefined, { id: saved.id })).toBe(403)
})
