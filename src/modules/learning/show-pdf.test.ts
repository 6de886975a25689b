import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { aGrant } from '#modules/access/testing.ts'
import { grants, revocations } from '#modules/access/tables.ts'
import { deletePdf, showPdf } from '#modules/courses/pdf/contract.ts'
import { aPdf, givePdf } from '#modules/courses/pdf/testing.ts'
import { lectures } from '#modules/courses/tables.ts'
import { aCourse } from '#modules/courses/testing.ts'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'
import * as contract from './contract.ts'

let school: TestSchool
let key: { courseId: string; sectionId: string; lectureId: string }
let pdfId: string

const world = await aWorld()
afterAll(() => world.close())
beforeEach(async () => {
  school = await world.aSchool()
  const { courseId, sections } = await school.work((ctx) => aCourse(ctx))
  key = { courseId, sectionId: sections[0]!.id, lectureId: sections[0]!.lectureIds[0]! }
  pdfId = (await givePdf(world, school, key)).id
})

const give = (student: TestPerson, productId = key.courseId) =>
  school.work((ctx) => aGrant(ctx, { studentId: student.id, productId }))
interface Asking {
  query?: string
  headers?: Record<string, string>
  at?: TestSchool
}
const get = (person?: TestPerson, { query = '', headers = {}, at = school }: Asking = {}) =>
  world.app.inject({
    url: `/lectures/${key.lectureId}/pdf${query}`,
    headers: { ...headers, host: at.host, ...(person && { cookie: `katedra_session=${person.secret}` }) },
  })
const statusFor = async (person?: TestPerson, asking?: Asking) => (await get(person, asking)).statusCode

test('who may watch the lecture sees it, and nobody keeps it without asking again', async () => {
  await give(school.student)
  const answer = await get(school.student)
  expect([answer.statusCode, answer.rawPayload.equals(aPdf())]).toEqual([200, true])
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename*=UTF-8''Arkusz.pdf`,
    'cache-control': 'private, no-cache',
    'content-security-policy': `frame-ancestors 'self'`,
    'x-content-type-options': 'nosniff',
  })
  const etag = answer.headers.etag!
  expect(await statusFor(school.student, { headers: { 'if-none-match': etag } })).toBe(304)
  const part = await get(school.student, { headers: { range: 'bytes=0-4' } })
  expect([part.statusCode, part.body]).toEqual([206, '%PDF-'])
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
  for (const person of [undefined, stranger, school.student]) {
    expect(await statusFor(person)).toBe(403)
    expect(await statusFor(person, { query: '?download=1' })).toBe(403)
    expect(await statusFor(person, { headers: { 'if-none-match': etag } })).toBe(403)
    const { lecture } = await school.as(person).call(contract.getLecturePage, { id: key.lectureId })
    expect(lecture.pdf).toBeNull()
  }
})

test('another school has no such lecture, and neither has anybody one that is a draft or no lecture', async () => {
  const foreign = await world.aSchool()
  expect(await statusFor(foreign.admin, { at: foreign })).toBe(404)
  await give(school.student)
  await school.work(({ tx }) => tx.update(lectures).set({ status: 'draft' }).where(eq(lectures.id, key.lectureId)))
  expect([await statusFor(school.student), await statusFor(school.admin)]).toEqual([404, 200])
  key = { ...key, lectureId: 'nothing' }
  expect(await statusFor(school.admin)).toBe(404)
})

test('that of a free lecture is everyone’s', async () => {
  await school.work(({ tx }) => tx.update(lectures).set({ isFreeToWatch: true }).where(eq(lectures.id, key.lectureId)))
  expect(await statusFor()).toBe(200)
})

test('that of a lecture which needs a login is there for whoever is logged in', async () => {
  const free = { isFreeToWatch: true, needsLogin: true }
  await school.work(({ tx }) => tx.update(lectures).set(free).where(eq(lectures.id, key.lectureId)))
  expect([await statusFor(), await statusFor(school.student), await statusFor(school.admin)]).toEqual([403, 200, 200])
})

test('it is saved under its name where the school allows that, and not otherwise', async () => {
  await give(school.student)
  expect(await statusFor(school.student, { query: '?download=1' })).toBe(403)
  await school.as(school.admin).call(showPdf, { ...key, pdfId, is_downloadable: true })
  const saved = await get(school.student, { query: '?download=1' })
  expect([saved.statusCode, saved.headers['content-disposition']]).toEqual([
    200,
    `attachment; filename*=UTF-8''Arkusz.pdf`,
  ])
})

test('the lecture page tells of it, until it is deleted', async () => {
  await give(school.student)
  const page = async () =>
    (await school.as(school.student).call(contract.getLecturePage, { id: key.lectureId })).lecture.pdf
  expect(await page()).toEqual({
    filename: 'Arkusz.pdf',
    bytes: aPdf().length,
    url: `/lectures/${key.lectureId}/pdf`,
    is_downloadable: false,
  })
  await school.as(school.admin).call(deletePdf, { ...key, pdfId })
  expect([await page(), await statusFor(school.student)]).toEqual([null, 404])
})
