import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { aGrant } from '#modules/access/testing.ts'
import { deleteComponent } from '#modules/courses/components/contract.ts'
import { usedByEntries } from '#modules/courses/components/files/used-by-entries.ts'
import { HAND_IN_MAX_MEGABYTES, type HandInKind } from '#modules/content/handing-in/vocabulary.ts'
import { componentEntries, lectureComponents } from '#modules/courses/tables.ts'
import { aCourse } from '#modules/courses/testing.ts'
import * as contract from '#modules/learning/contract.ts'
import { beginHandIn, handIn as takeHandIn } from '#modules/learning/handing-in/contract.ts'
import { connectMedia } from '#modules/media/connect-media.ts'
import { FileUsers } from '#modules/media/files/file-users.ts'
import { keptKey } from '#modules/media/files/keys.ts'
import { sweepFiles } from '#modules/media/files/sweep-files.ts'
import { storedFiles } from '#modules/media/tables.ts'
import { mergePeople } from '#modules/people/index.ts'
import { people } from '#modules/people/tables.ts'
import { clock, DAY } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import { refused } from '#test/refused.ts'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'
import { answerEntered, listEntered } from './contract.ts'

let school: TestSchool
let key: { courseId: string; sectionId: string; lectureId: string }
let componentId: string

const world = await aWorld()
const media = connectMedia(world.config)
const fileUsers = new FileUsers()
fileUsers.register(usedByEntries)
afterAll(() => world.close())
beforeEach(async () => {
  school = await world.aSchool()
  const { courseId, sections } = await school.work((ctx) => aCourse(ctx))
  key = { courseId, sectionId: sections[0]!.id, lectureId: sections[0]!.lectureIds[0]! }
  componentId = await aComponent()
  await give(school.student)
})

const A_PDF = Buffer.from('%PDF-1.7\n%%EOF\n')
const give = (student: TestPerson) =>
  school.work((ctx) => aGrant(ctx, { studentId: student.id, productId: key.courseId }))
const aComponent = (kinds: HandInKind[] = ['documents']) =>
  school.work(async ({ tx }) => {
    const content = { type: 'hand_in', label: 'Pokaż chleb', help: '', kinds } as const
    const row = { ownerId: key.lectureId, type: content.type, content: { ...content, kinds }, position: 1 }
    return (await tx.insert(lectureComponents).values(row).returning())[0]!.id
  })
const place = () => ({ id: key.lectureId, handInId: componentId })
interface GivenFile {
  filename?: string
  bytes?: Buffer
}

async function send(person: TestPerson, { filename = 'Żytni.pdf', bytes = A_PDF }: GivenFile = {}) {
  const begun = { ...place(), filename, bytes: bytes.length }
  const room = await school.as(person).call(beginHandIn, begun)
  const headers = { ...room.headers, host: school.host }
  await world.app.inject({ method: 'PUT', url: room.upload, headers, payload: bytes })
  return room.stored_id
}
const take = (stored_id: string, person = school.student) =>
  school.as(person).call(takeHandIn, { ...place(), stored_id })
const handIn = async (person = school.student, given: GivenFile = {}) => take(await send(person, given), person)
const kept = async (person = school.student) =>
  (await school.as(person).call(contract.listEntries, { id: key.lectureId })).data
const get = (url: string, person?: TestPerson) =>
  world.app.inject({
    url,
    headers: { host: school.host, ...(person && { cookie: `katedra_session=${person.secret}` }) },
  })
const sweep = async () => {
  clock.moveBy(DAY + 1000)
  await sweepFiles({ units: world.app.units, media, fileUsers })
}

test('a student hands a file in, which their instructor reads and answers', async () => {
  const entry = await handIn()
  expect(entry.values).toEqual(['Żytni.pdf'])
  expect(entry.file).toMatchObject({ filename: 'Żytni.pdf', bytes: A_PDF.length })
  expect(await kept()).toEqual([entry])
  const [read] = (await school.as(school.admin).call(listEntered, {})).data
  expect(read).toMatchObject({ values: ['Żytni.pdf'], file: entry.file, can: { answer: true } })
  const file = await get(read!.file!.url, school.admin)
  expect([file.statusCode, file.rawPayload.equals(A_PDF)]).toEqual([200, true])
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('Żytni.pdf')}`,
    'cache-control': 'private, no-store',
  })
  const seen = { entered_at: read!.entered_at, answered_at: null }
  await school.as(school.admin).call(answerEntered, { componentEntryId: read!.id, body: 'Piękny', ...seen })
  expect((await kept())[0]!.answer).toMatchObject({ body: 'Piękny', is_older: false })
  clock.moveBy(1000)
  await handIn(school.student, { filename: 'Pszenny.pdf' })
  expect((await kept())[0]).toMatchObject({ values: ['Pszenny.pdf'], answer: { is_older: true } })
})

test('it is theirs and the staff’s alone', async () => {
  const { file } = await handIn()
  const friend = await school.aStudent()
  await give(friend)
  expect((await get(file!.url, school.student)).statusCode).toBe(200)
  expect((await get(file!.url, friend)).statusCode).toBe(404)
  expect((await get(file!.url)).statusCode).toBe(401)
  expect((await get(`/lectures/entries/${newId()}/file`, school.admin)).statusCode).toBe(404)
  expect(await kept(friend)).toEqual([])
  await school.as(school.admin).call(deleteComponent, { ...key, componentId })
  expect((await get(file!.url, school.admin)).statusCode).toBe(404)
})

test('what was sent is taken from its sender alone, once', async () => {
  const friend = await school.aStudent()
  await give(friend)
  const sent = await send(school.student)
  expect((await refused(take(sent, friend))).status).toBe(404)
  await take(sent)
  expect((await refused(take(sent))).status).toBe(409)
  expect((await refused(take(newId()))).status).toBe(404)
})

test('what is replaced or taken back is gone within a day', async () => {
  const idOf = async () => (await school.work(({ tx }) => tx.select().from(componentEntries)))[0]!.fileId!
  await handIn()
  const first = await idOf()
  await handIn(school.student, { filename: 'Pszenny.pdf' })
  const second = await idOf()
  await sweep()
  const isKept = async (id: string) => (await media.store.head(keptKey(id))) !== null
  expect([await isKept(first), await isKept(second)]).toEqual([false, true])
  const entered = { values: [], entered_at: clock.now().toISOString() }
  const back = await school.as(school.student).call(contract.keepEntry, { id: key.lectureId, componentId, ...entered })
  expect([back.values, back.file]).toEqual([[], null])
  await sweep()
  expect(await isKept(second)).toBe(false)
  expect((await school.as(school.admin).call(listEntered, {})).data).toEqual([])
})

test('it goes with the person who handed it in', async () => {
  await handIn()
  await school.work(({ tx }) => tx.delete(componentEntries))
  await sweep()
  expect(await school.work(({ tx }) => tx.$count(storedFiles))).toBe(0)
})

test('of two accounts that become one the later file stays', async () => {
  const friend = await school.aStudent()
  await give(friend)
  await handIn(school.student, { filename: 'Stary.pdf' })
  clock.moveBy(1000)
  await handIn(friend, { filename: 'Nowy.pdf' })
  await school.work(async (ctx) => {
    const rows = await ctx.tx.select().from(people)
    const find = ({ id }: TestPerson) => rows.find((row) => row.id === id)!
    const merging = { kept: find(school.student), gone: find(friend), loginOf: 'kept', nameOf: 'kept' } as const
    await mergePeople(ctx, merging, world.belongings)
  })
  expect((await kept())[0]).toMatchObject({ values: ['Nowy.pdf'], file: { filename: 'Nowy.pdf' } })
})

describe('refused is', () => {
  const begin = (given: { filename?: string; bytes?: number; handInId?: string } = {}, person?: TestPerson) =>
    refused(school.as(person).call(beginHandIn, { ...place(), filename: 'x.pdf', bytes: 1, ...given }))

  test('whoever may not watch the lecture', async () => {
    expect((await begin()).status).toBe(401)
    expect((await begin({}, await school.aStudent())).status).toBe(403)
  })

  test('a file of a kind that is not asked for, or of none that may be given', async () => {
    for (const filename of ['x.png', 'x.mp3', 'x.zip', 'x.exe', 'x.html', 'x']) {
      const { status, fields } = await begin({ filename }, school.student)
      expect([filename, status, Object.keys(fields)]).toEqual([filename, 422, ['filename']])
    }
    componentId = await aComponent(['pictures'])
    expect((await begin({ filename: 'x.png' }, school.student)).status).not.toBe(422)
  })

  test('one that is too big, and what is not what its name says', async () => {
    const bytes = HAND_IN_MAX_MEGABYTES * 1024 * 1024 + 1
    expect((await begin({ bytes }, school.student)).fields).toHaveProperty('bytes')
    const sent = await send(school.student, { bytes: Buffer.from('<script>') })
    const { status, fields } = await refused(take(sent))
    expect([status, Object.keys(fields)]).toEqual([422, ['stored_id']])
    expect(await kept()).toEqual([])
  })

  test('what is no question for a file, and words in the place of one', async () => {
    const content = { type: 'text_line', label: 'Co upieczesz?', help: '' } as const
    const line = await school.work(async ({ tx }) => {
      const row = { ownerId: key.lectureId, type: content.type, content, position: 2 }
      return (await tx.insert(lectureComponents).values(row).returning())[0]!.id
    })
    expect((await begin({ handInId: line }, school.student)).status).toBe(404)
    const words = { values: ['x.pdf'], entered_at: clock.now().toISOString() }
    const typed = school.as(school.student).call(contract.keepEntry, { id: key.lectureId, componentId, ...words })
    expect((await refused(typed)).status).toBe(422)
  })

  test('the fifty-first file of a day', async () => {
    const row = { filename: 'x.pdf', contentType: 'application/pdf', uploadedById: school.student.id }
    const createdAt = clock.now()
    await school.work(({ tx }) =>
      tx.insert(storedFiles).values(Array.from({ length: 50 }, () => ({ ...row, createdAt }))),
    )
    expect((await begin({}, school.student)).status).toBe(429)
    clock.moveBy(DAY + 1000)
    expect((await begin({}, school.student)).status).not.toBe(429)
  })
})
