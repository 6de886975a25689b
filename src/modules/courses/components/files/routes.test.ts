import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { connectMedia } from '#modules/media/connect-media.ts'
import { FileUsers } from '#modules/media/files/file-users.ts'
import { keptKey, sentKey } from '#modules/media/files/keys.ts'
import { sweepFiles } from '#modules/media/files/sweep-files.ts'
import { storedFiles } from '#modules/media/tables.ts'
import { clock, DAY } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import { aLockedPdf } from '#platform/pdf/testing.ts'
import { SOUNDS } from '#test/files-of-kinds.ts'
import { partsOfJobs, thrown } from '#test/parts-of-jobs.ts'
import { refused } from '#test/refused.ts'
import { aWorld, type TestSchool } from '#test/world.ts'
import { aCourse } from '../../testing.ts'
import * as components from '../contract.ts'
import { sweepingComponents } from '../kept-components.ts'
import * as contract from '#modules/content/files/contract.ts'
import { A_PDF, aSound, giveFile, giveSound, offerFile, sendFile } from './testing.ts'
import { usedByComponents } from './used-by-components.ts'
import { AUDIO_MAX_MEGABYTES } from '#modules/content/files/vocabulary.ts'

let school: TestSchool
let other: TestSchool
let key: { courseId: string; sectionId: string; lectureId: string }

const world = await aWorld()
const media = connectMedia(world.config)
const fileUsers = new FileUsers()
fileUsers.register(usedByComponents)
afterAll(() => world.close())
beforeEach(async () => {
  school = await world.aSchool()
  other = await world.aSchool()
  const { courseId, sections } = await school.work((ctx) => aCourse(ctx))
  key = { courseId, sectionId: sections[0]!.id, lectureId: sections[0]!.lectureIds[0]! }
})

const admin = () => school.as(school.admin)
const audio = (stored_id: string) => ({ type: 'audio', stored_id, title: 'Szum', transcript: '', seconds: 61 }) as const
const store = (stored_id: string) => admin().call(components.storeComponent, { ...key, block: audio(stored_id) })
const keep = (storedId: string) => admin().call(contract.keepBlockFile, { storedId, use: 'audio' })
const isKept = async (storeKey: string) => (await media.store.head(storeKey)) !== null
const sweep = async () => {
  clock.moveBy(DAY + 1000)
  await sweepingComponents(partsOfJobs(world)).work(thrown)
  await sweepFiles({ units: world.app.units, media, fileUsers })
}

test('only admins send files, and keep those of their own school', async () => {
  const { storedId } = await sendFile(world, school)
  const calls = [
    [contract.createBlockFile, { use: 'audio', filename: 'x.mp3', bytes: 1 }],
    [contract.keepBlockFile, { use: 'audio', storedId }],
  ] as const
  for (const [endpoint, input] of calls) {
    const call = (client: ReturnType<TestSchool['as']>) =>
      refused(client.call(endpoint as typeof contract.keepBlockFile, input as never))
    expect((await call(school.as())).status).toBe(401)
    expect((await call(school.as(school.student))).status).toBe(403)
  }
  const theirs = other.as(other.admin).call(contract.keepBlockFile, { use: 'audio', storedId })
  expect((await refused(theirs)).status).toBe(404)
})

test('a sound is kept by what its bytes say it is, whatever it is called', async () => {
  const recording = Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom\0\0\x01\0moov\0\0hdlr\0\0soun', 'latin1')
  const sounds = [
    ['audio/mpeg', SOUNDS['audio/mpeg']!],
    ['audio/mp4', SOUNDS['audio/mp4']!],
    ['audio/ogg', SOUNDS['audio/ogg']!],
    ['audio/wav', SOUNDS['audio/wav']!],
    ['audio/mp4', recording],
  ] as const
  for (const [type, bytes] of sounds) {
    const { id, filename } = await giveFile(world, school, { filename: 'głos.txt', bytes })
    const [row] = await school.work(({ tx }) => tx.select().from(storedFiles))
    expect([row!.contentType, row!.state, row!.bytes, filename]).toEqual([type, 'ready', bytes.length, 'głos.txt'])
    await school.work(({ tx }) => tx.delete(storedFiles))
    expect([await isKept(sentKey(id)), await isKept(keptKey(id))]).toEqual([false, true])
  }
})

describe('what is no sound', () => {
  test.each([
    ['a page', Buffer.from('<script>alert(1)</script>')],
    ['a PDF called a sound', Buffer.from('%PDF-1.7\n%%EOF')],
    ['a film', Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isomavc1\0\0\x01\0moov hdlr vide hdlr soun', 'latin1')],
    ['a sound nobody plays', SOUNDS['audio/flac']!],
    ['words', Buffer.from('la la la')],
  ])('%s is refused in words, and kept nowhere', async (_what, bytes) => {
    const { storedId } = await sendFile(world, school, { bytes })
    const { status, fields } = await refused(keep(storedId))
    expect([status, fields]).toEqual([
      422,
      { file: ['This is not a sound that can be played here. Choose an MP3, M4A, OGG or WAV file.'] },
    ])
    expect([await isKept(sentKey(storedId)), await isKept(keptKey(storedId))]).toEqual([false, false])
    expect((await refused(store(storedId))).status).toBe(404)
  })

  test('neither is what never came, or is too big', async () => {
    const create = { use: 'audio', filename: 'x.mp3' } as const
    const { stored_id } = await admin().call(contract.createBlockFile, { ...create, bytes: 1 })
    expect(Object.keys((await refused(keep(stored_id))).fields)).toEqual(['file'])
    const bytes = AUDIO_MAX_MEGABYTES * 1024 * 1024 + 1
    const tooBig = await refused(admin().call(contract.createBlockFile, { ...create, bytes }))
    expect([tooBig.status, Object.keys(tooBig.fields)]).toEqual([422, ['bytes']])
    expect((await refused(keep(newId()))).status).toBe(404)
  })
})

test('a file is offered if it is what its name says, and of a kind that may be given to others', async () => {
  const { id, file } = await offerFile(world, school, key)
  expect((await admin().call(components.listComponents, key)).data).toMatchObject([
    {
      id,
      type: 'file',
      title: 'Arkusz',
      note: '',
      ending: 'pdf',
      bytes: A_PDF.length,
      url: `/lectures/files/${id}?v=${file.id}`,
      file: { id: file.id, filename: 'Żółty arkusz.pdf', bytes: A_PDF.length },
    },
  ])
  const { storedId } = await sendFile(world, school, { use: 'file', filename: 'x.docx', bytes: A_PDF })
  const kept = await refused(admin().call(contract.keepBlockFile, { storedId, use: 'file' }))
  expect([kept.status, Object.keys(kept.fields)]).toEqual([422, ['file']])
  for (const filename of ['x.html', 'x.exe', 'x.svg', 'x']) {
    const begun = await refused(admin().call(contract.createBlockFile, { use: 'file', filename, bytes: 1 }))
    expect([begun.status, Object.keys(begun.fields)]).toEqual([422, ['filename']])
  }
})

test('a component has a file of its school alone, once it is kept', async () => {
  const file = await giveFile(world, school)
  const { id, ...stored } = await store(file.id)
  const url = `/lectures/files/${id}?v=${file.id}`
  expect(stored).toMatchObject({ type: 'audio', title: 'Szum', transcript: '', seconds: 61, url, file })
  expect((await admin().call(components.listComponents, key)).data).toEqual([{ id, ...stored }])
  const { storedId } = await sendFile(world, school)
  for (const strange of [newId(), storedId, (await giveFile(world, other)).id])
    expect((await refused(store(strange))).status).toBe(404)
  await school.work(({ tx }) => tx.update(storedFiles).set({ contentType: 'application/pdf' }))
  const { status, fields } = await refused(store(file.id))
  expect([status, Object.keys(fields)]).toEqual([422, ['block.stored_id']])
})

test('a copy plays the same file, which goes a day after the last that plays it', async () => {
  const { id, file } = await giveSound(world, school, key)
  const { data } = await admin().call(components.duplicateComponent, { ...key, componentId: id })
  expect(data.map((each) => 'file' in each && each.file?.id)).toEqual([file.id, file.id])
  await admin().call(components.deleteComponent, { ...key, componentId: id })
  await sweep()
  expect(await isKept(keptKey(file.id))).toBe(true)
  await admin().call(components.deleteComponent, { ...key, componentId: data[1]!.id })
  await sweepFiles({ units: world.app.units, media, fileUsers })
  expect(await isKept(keptKey(file.id))).toBe(true)
  await sweep()
  expect(await isKept(keptKey(file.id))).toBe(false)
})

test('what was sent for nothing is swept', async () => {
  const used = await giveSound(world, school, key)
  const { id } = await giveFile(world, school, { bytes: aSound() })
  await sweep()
  expect([await isKept(keptKey(used.file.id)), await isKept(keptKey(id))]).toEqual([true, false])
})

test('what is no whole PDF, or a file that is none, is no PDF to read', async () => {
  const given = { use: 'pdf', filename: 'x.pdf' } as const
  for (const bytes of [aSound(), A_PDF.subarray(0, 9)]) {
    const sent = giveFile(world, school, { ...given, bytes })
    await expect(sent).rejects.toMatchObject({ status: 422, fields: { file: [expect.any(String)] } })
  }
  const sound = await giveFile(world, school)
  const component = { type: 'pdf', stored_id: sound.id, title: 'Arkusz', is_downloadable: false } as const
  await expect(admin().call(components.storeComponent, { ...key, block: component })).rejects.toMatchObject({
    status: 422,
    fields: { 'block.stored_id': ['This is not a PDF, or it is damaged'] },
  })
})

test('a PDF that opens with a password only is refused, and nothing of it is kept', async () => {
  const sent = await sendFile(world, school, { use: 'pdf', filename: 'x.pdf', bytes: await aLockedPdf() })
  const refusal = await refused(admin().call(contract.keepBlockFile, { storedId: sent.storedId, use: 'pdf' }))
  const said = 'This PDF opens with a password only. Save it without one and upload it again.'
  expect([refusal.status, refusal.fields]).toEqual([422, { file: [said] }])
  expect(await isKept(keptKey(sent.storedId))).toBe(false)
})
