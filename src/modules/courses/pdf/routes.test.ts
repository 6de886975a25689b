import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { connectMedia } from '#modules/media/connect-media.ts'
import { auditEntries } from '#modules/moderation/tables.ts'
import { clock, DAY } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import { aLockedPdf } from '#platform/pdf/testing.ts'
import { refused } from '#test/refused.ts'
import { aWorld, type TestSchool } from '#test/world.ts'
import { deleteLecture } from '../contract.ts'
import { lecturePdfs } from '../tables.ts'
import { aCourse } from '../testing.ts'
import * as contract from './contract.ts'
import { pdfKey, sentKey } from './pdf-keys.ts'
import { sweepPdfs } from './sweep-pdfs.ts'
import { aPdf, givePdf, sendPdf } from './testing.ts'

let school: TestSchool
let other: TestSchool
let key: { courseId: string; sectionId: string; lectureId: string }

const world = await aWorld()
const media = connectMedia(world.config)
afterAll(() => world.close())
beforeEach(async () => {
  school = await world.aSchool()
  other = await world.aSchool()
  const { courseId, sections } = await school.work((ctx) => aCourse(ctx))
  key = { courseId, sectionId: sections[0]!.id, lectureId: sections[0]!.lectureIds[0]! }
})

const admin = () => school.as(school.admin)
const shown = async () => (await admin().call(contract.getPdf, key)).pdf
const show = (pdfId: string, is_downloadable?: boolean) =>
  admin().call(contract.showPdf, { ...key, pdfId, ...(is_downloadable !== undefined && { is_downloadable }) })
const isKept = async (storeKey: string) => (await media.store.head(storeKey)) !== null
const rows = () => school.work(({ tx }) => tx.select().from(lecturePdfs))

describe('every call of a lecture’s PDF', () => {
  const calls = [
    ['is read', contract.getPdf],
    ['is begun', contract.createPdf],
    ['is shown', contract.showPdf],
    ['is deleted', contract.deletePdf],
  ] as const

  test.each(calls)('it %s: 401, 403, and 404 at another school and in another lecture', async (_, endpoint) => {
    const { pdfId } = await sendPdf(world, school, key)
    const call = (client: ReturnType<TestSchool['as']>, more: object = {}) =>
      client.call(endpoint as typeof contract.showPdf, { ...key, pdfId, filename: 'x.pdf', ...more } as never)
    expect((await refused(call(school.as()))).status).toBe(401)
    expect((await refused(call(school.as(school.student)))).status).toBe(403)
    expect((await refused(call(other.as(other.admin)))).status).toBe(404)
    expect((await refused(call(admin(), { lectureId: newId() }))).status).toBe(404)
    const { sections } = await school.work((ctx) => aCourse(ctx))
    const elsewhere = { sectionId: sections[0]!.id, lectureId: sections[0]!.lectureIds[0]! }
    expect((await refused(call(admin(), elsewhere))).status).toBe(404)
  })

  test.each(['', '   ', 'x'.repeat(256)])('a file called %j is refused', async (filename) => {
    const { status, fields } = await refused(admin().call(contract.createPdf, { ...key, filename }))
    expect([status, Object.keys(fields)]).toEqual([422, ['filename']])
  })
})

test('a PDF is shown once it was sent and looked at, and not before', async () => {
  expect(await shown()).toBeNull()
  const { pdfId, status } = await sendPdf(world, school, key, aPdf(), 'Żółty arkusz.pdf')
  expect([status, await shown()]).toEqual([200, null])
  await show(pdfId)
  expect(await shown()).toEqual({
    id: pdfId,
    filename: 'Żółty arkusz.pdf',
    bytes: aPdf().length,
    is_downloadable: false,
    url: `/lectures/${key.lectureId}/pdf`,
  })
  expect([await isKept(sentKey(pdfId)), await isKept(pdfKey(pdfId))]).toEqual([false, true])
})

test('whether it may be downloaded is changed without sending it again', async () => {
  const { id } = await givePdf(world, school, key)
  expect((await show(id, true)).pdf.is_downloadable).toBe(true)
  expect((await show(id, false)).pdf.is_downloadable).toBe(false)
  expect(await isKept(pdfKey(id))).toBe(true)
})

test('a new one takes the place of the old, whose file is deleted, but not before it is there', async () => {
  const old = await givePdf(world, school, key)
  const { pdfId } = await sendPdf(world, school, key)
  expect((await shown())?.id).toBe(old.id)
  await show(pdfId)
  expect((await shown())?.id).toBe(pdfId)
  expect([await isKept(pdfKey(old.id)), (await rows()).length]).toEqual([false, 1])
})

test('of two that are shown at once one stays', async () => {
  const sent = await Promise.all([sendPdf(world, school, key), sendPdf(world, school, key)])
  const outcomes = await Promise.allSettled(sent.map(({ pdfId }) => show(pdfId)))
  expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true)
  expect((await rows()).filter(({ state }) => state === 'ready')).toHaveLength(1)
})

test('a deleted one is gone with its file', async () => {
  const { id } = await givePdf(world, school, key)
  await admin().call(contract.deletePdf, { ...key, pdfId: id })
  expect([await shown(), await isKept(pdfKey(id)), await rows()]).toEqual([null, false, []])
  expect((await refused(admin().call(contract.deletePdf, { ...key, pdfId: id }))).status).toBe(404)
})

describe('what is no PDF', () => {
  test.each([
    ['a page', Buffer.from('<script>alert(1)</script>')],
    ['a page that says it is one', Buffer.from('<html>%%EOF')],
    ['one that was cut off', aPdf().subarray(0, 2000)],
    ['one that begins too late', Buffer.concat([Buffer.alloc(2000), aPdf()])],
    ['nothing', Buffer.alloc(0)],
  ])('%s is refused, and the lecture shows what it showed', async (_what, bytes) => {
    const old = await givePdf(world, school, key)
    const { pdfId } = await sendPdf(world, school, key, bytes)
    const { status, fields } = await refused(show(pdfId))
    expect([status, fields]).toEqual([422, { pdf: ['This is not a PDF, or it is damaged'] }])
    expect([(await shown())?.id, await isKept(pdfKey(pdfId))]).toEqual([old.id, false])
  })

  test('one that opens with a password only is refused, and told apart', async () => {
    const { pdfId } = await sendPdf(world, school, key, await aLockedPdf())
    const { status, fields } = await refused(show(pdfId))
    const said = 'This PDF opens with a password only. Save it without one and upload it again.'
    expect([status, fields, await isKept(pdfKey(pdfId))]).toEqual([422, { pdf: [said] }, false])
  })

  test('what never came is refused', async () => {
    const { pdf_id: pdfId } = await admin().call(contract.createPdf, { ...key, filename: 'x.pdf' })
    const { status, fields } = await refused(show(pdfId))
    expect([status, Object.keys(fields)]).toEqual([422, ['pdf']])
  })

  test('more than fits, and another type, are refused where they are sent', async () => {
    const { upload, headers } = await admin().call(contract.createPdf, { ...key, filename: 'x.pdf' })
    const put = (given: Record<string, string>) =>
      world.app.inject({
        method: 'PUT',
        url: upload,
        headers: { ...headers, host: school.host, ...given },
        payload: 'x',
      })
    expect((await put({ 'content-length': String(50 * 1024 * 1024 + 1) })).statusCode).toBe(413)
    expect((await put({ 'content-type': 'text/html' })).statusCode).toBe(415)
  })
})

test('what is left behind is swept: of lectures that are gone, and never finished for a day', async () => {
  const kept = await givePdf(world, school, key)
  const { pdfId: unfinished } = await sendPdf(world, school, key)
  const orphan = await school.work((ctx) => aCourse(ctx))
  const there = {
    courseId: orphan.courseId,
    sectionId: orphan.sections[0]!.id,
    lectureId: orphan.sections[0]!.lectureIds[0]!,
  }
  const { id: orphaned } = await givePdf(world, school, there)
  await admin().call(deleteLecture, there)
  await sweepPdfs({ units: world.app.units, media })
  expect([await isKept(pdfKey(orphaned)), await isKept(sentKey(unfinished))]).toEqual([false, true])
  clock.moveBy(DAY + 1)
  await sweepPdfs({ units: world.app.units, media })
  expect([await isKept(pdfKey(kept.id)), await isKept(sentKey(unfinished))]).toEqual([true, false])
  expect((await rows()).map(({ id }) => id)).toEqual([kept.id])
})

test('the audit list tells of it by the name of the file', async () => {
  const { id } = await givePdf(world, school, key)
  await admin().call(contract.deletePdf, { ...key, pdfId: id })
  const told = await school.work(({ tx }) =>
    tx.select({ deed: auditEntries.deed }).from(auditEntries).where(eq(auditEntries.subject, 'Arkusz.pdf')),
  )
  expect(told.map(({ deed }) => deed.split(' ')[0])).toEqual(['POST', 'PUT', 'DELETE'])
})
