import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postPictureReply } from '#modules/comments/contract.ts'
import { replies } from '#modules/comments/tables.ts'
import { aComment } from '#modules/comments/testing.ts'
import { aPost, aTopic, onPost } from '#modules/community/testing.ts'
import { anOperatorIn } from '#modules/people/support/testing.ts'
import type { ApiProblem } from '#platform/contract/client.ts'
import { diskStore } from '#providers/storage/disk/disk-store.ts'
import { NoRoom } from '#providers/storage/port.ts'
import { aWorld, type TestPerson, type TestSchool, type World } from '#test/world.ts'
import * as contract from './contract.ts'
import { connectMedia } from './connect-media.ts'
import { createVideo, type Media } from './index.ts'
import { images } from './tables.ts'

const TEN_KILOBYTES_IN_GB = String(10 / 1024 ** 2)
const MORE_THAN_ANY_DISK_HAS = '1000000000'

const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
const picture = () =>
  sharp({ create: { width: 400, height: 250, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()

async function aHouse(env: Record<string, string>) {
  const world = await aWorld(env)
  return { world, media: connectMedia(world.config), school: await world.aSchool() }
}

/** Starts the upload of a video as a browser does, in Polish. */
async function startUpload(
  { world, media, school }: { world: World; media: Media; school: TestSchool },
  person: TestPerson,
  bytes: number,
) {
  const { upload } = await createVideo(world.app.units.outside({ school, actor: person }), media, { title: 'Wstęp' })
  const { endpoint, title: _title, ...signed } = upload
  return world.app.inject({
    method: 'POST',
    url: endpoint,
    headers: {
      ...signed,
      host: school.host,
      cookie: 'katedra_language=pl',
      'tus-resumable': '1.0.0',
      'upload-length': String(bytes),
    },
  })
}

describe('on a disk that is all but full', () => {
  let house: Awaited<ReturnType<typeof aHouse>>
  beforeAll(async () => {
    house = await aHouse({ DISK_RESERVE_MB: MORE_THAN_ANY_DISK_HAS })
  })
  afterAll(() => house.world.close())

  test('the upload of a video is refused in the sender’s words before it begins', async () => {
    const answer = await startUpload(house, house.school.student, 10)
    expect([answer.statusCode, answer.body]).toEqual([
      507,
      'W tej chwili brakuje miejsca na ten plik. Spróbuj ponownie później.\n',
    ])
  })

  test('an image is refused in the sender’s words', async () => {
    const { school, world } = house
    const room = await school
      .as(school.student)
      .call(contract.createImage, { extension: 'jpeg', filename: 'x.jpeg', context: 'avatar' })
    const headers = { ...room.headers, host: school.host, cookie: 'katedra_language=pl' }
    const answer = await world.app.inject({ method: 'PUT', url: room.upload, headers, payload: await picture() })
    expect([answer.statusCode, answer.json()]).toEqual([
      507,
      { message: 'W tej chwili brakuje miejsca na ten plik. Spróbuj ponownie później.', code: 'media.no-room' },
    ])
  })

  test('a picture sent with a reply is refused with it', async () => {
    const { school } = house
    const comment = await school.work(async (ctx) =>
      aComment(ctx, school.student, onPost(await aPost(ctx, school.student, (await aTopic(ctx)).id))),
    )
    const image = new Blob([new Uint8Array(await picture())], { type: 'image/jpeg' })
    const reply = { id: comment.id, body: 'Tak to wygląda' }
    const refused = await school
      .as(school.admin)
      .call(postPictureReply, reply, { image })
      .catch((problem: ApiProblem) => problem)
    expect(refused).toMatchObject({ status: 507, code: 'media.no-room' })
    expect(await school.work(({ tx }) => tx.select().from(replies))).toEqual([])
    expect(await school.work(({ tx }) => tx.select().from(images))).toHaveLength(1)
  })

  test('nothing is left behind', async () => {
    const { dataDir } = house.world.config
    expect([await filesIn(join(dataDir, 'uploads')), await filesIn(join(dataDir, 'files'))]).toEqual([[], []])
  })
})

describe('a student’s video', () => {
  let house: Awaited<ReturnType<typeof aHouse>>
  beforeAll(async () => {
    house = await aHouse({ STUDENT_VIDEO_MAX_GB: TEN_KILOBYTES_IN_GB, VIDEO_MAX_GB: '1', DISK_RESERVE_MB: '0' })
  })
  afterAll(() => house.world.close())

  test('may be as large as the setting says, which is said; an admin’s may be larger', async () => {
    const { student, admin } = house.school
    expect((await startUpload(house, student, 10_240)).statusCode).toBe(201)
    const refused = await startUpload(house, student, 10_241)
    expect([refused.statusCode, refused.body]).toEqual([
      413,
      'Ten plik jest za duży. Film może mieć najwyżej 10\u00a0KB.\n',
    ])
    expect((await startUpload(house, admin, 10_241)).statusCode).toBe(201)
    expect((await startUpload(house, admin, 1024 ** 3 + 1)).body).toContain('1\u00a0GB')
  })

  test('is none that is sent by an operator whom the school let in: theirs may be as large as an admin’s', async () => {
    const operator = await anOperatorIn(house.school)
    expect((await startUpload(house, operator, 10_241)).statusCode).toBe(201)
    expect((await startUpload(house, operator, 1024 ** 3 + 1)).body).toContain('1\u00a0GB')
  })
})

test('a disk that runs full in the middle of a file keeps nothing of it, and what was there stays', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'katedra-full-'))
  const store = diskStore({ directory: folder, origin: '', secret: 'x', reserveBytes: 0 })
  const runsFull = () =>
    Readable.from(
      (async function* () {
        yield Buffer.alloc(100_000)
        throw Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' })
      })(),
    )
  await expect(store.put('a/new', runsFull(), { contentType: 'image/webp' })).rejects.toBeInstanceOf(NoRoom)
  expect(await filesIn(folder)).toEqual([])
  await store.put('a/old', Buffer.from('old'), { contentType: 'text/plain' })
  await expect(store.put('a/old', runsFull(), { contentType: 'image/webp' })).rejects.toBeInstanceOf(NoRoom)
  expect(await store.head('a/old')).toEqual({ size: 3, contentType: 'text/plain' })
  expect(await filesIn(join(folder, 'arriving'))).toEqual([])
  await rm(folder, { recursive: true })
})
