import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newAttemptPrefix } from '#providers/video/own-host/own-host.ts'
import { testVideo } from '#providers/video/own-host/transcode/testing.ts'
import { transcodeVideo } from '#providers/video/own-host/transcode/transcode-video.ts'
import { newId } from '#platform/ids.ts'
import { refused } from '#test/refused.ts'
import { aWorld } from '#test/world.ts'
import { connectMedia } from '../connect-media.ts'
import * as contract from '../contract.ts'
import { images } from '../tables.ts'
import { aVideo } from '../testing.ts'
import { FRAMES_OFFERED } from '../vocabulary.ts'

const world = await aWorld()
const school = await world.aSchool()
const media = connectMedia(world.config)
const limits = { maxMemoryBytes: 1_500_000_000, timeoutSeconds: 60, maxSeconds: 60, threads: 2 }
const id = newId()
const admin = school.as(school.admin)
afterAll(() => world.close())

beforeAll(async () => {
  const source = await testVideo(join(world.config.dataDir, 'film.mp4'), { width: 640, height: 360, seconds: 9 })
  const prefix = newAttemptPrefix(id)
  await transcodeVideo({ source, store: media.store, prefix, limits })
  await school.work(
    (ctx) => aVideo(ctx, { id, hostVideoId: id, outputPrefix: prefix, durationSeconds: 9 }),
    school.admin,
  )
})

const get = (url: string, cookie = `katedra_session=${school.admin.secret}`) =>
  world.app.inject({ url, headers: { host: school.host, cookie } })
const posterNow = async () => {
  const { poster_url: url } = await admin.call(contract.getVideo, { id })
  return (await get(url!)).rawPayload
}
async function sendPicture(payload: Buffer, extension = 'png') {
  const file = { extension, filename: `mój kadr.${extension}`, context: 'still' } as const
  const { path, upload, headers } = await admin.call(contract.createImage, file)
  await world.app.inject({ method: 'PUT', url: upload, headers: { ...headers, host: school.host }, payload })
  return path
}
const aColour = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()

describe('frames of a film', () => {
  test('are spread over all of it, differ, and are seen by who may see the film only', async () => {
    const { data } = await admin.call(contract.drawFrames, { id })
    expect(data.map(({ milliseconds }) => milliseconds)).toEqual([563, 1688, 2813, 3938, 5063, 6188, 7313, 8438])
    const pictures = await Promise.all(data.map(async ({ url }) => (await get(url)).rawPayload))
    expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(FRAMES_OFFERED)
    for (const picture of pictures)
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 640, height: 360 })
    expect((await get(data[0]!.url, '')).statusCode).toBe(403)
    expect((await get(data[0]!.url, `katedra_session=${school.student.secret}`)).statusCode).toBe(403)
    expect((await get(data[0]!.url.replace(/frames\/.*/, 'master.m3u8'))).statusCode).toBe(403)
  })

  test('are asked for at a moment too, the last one for what lies beyond the end', async () => {
    const frameAt = async (second: number) => (await admin.call(contract.drawFrames, { id, second })).data[0]!
    const [at, beyond] = [await frameAt(4.5), await frameAt(7200)]
    expect(at.milliseconds).toBe(4500)
    expect((await get(beyond.url)).statusCode).toBe(200)
  })
})

describe('the still of a film', () => {
  test('is a frame that was chosen, another address each time, and the drawn one again', async () => {
    const drawn = await posterNow()
    const { data } = await admin.call(contract.drawFrames, { id })
    const chosen = await admin.call(contract.chooseFrame, { id, milliseconds: data[6]!.milliseconds })
    expect(chosen.has_own_still).toBe(true)
    const frame = (await get(data[6]!.url)).rawPayload
    expect((await posterNow()).equals(frame)).toBe(true)
    const player = (await get(chosen.embed_url!)).body
    expect((await get(/ poster="([^"]+)"/.exec(player)![1]!)).statusCode).toBe(200)
    const another = await admin.call(contract.chooseFrame, { id, milliseconds: data[1]!.milliseconds })
    expect(another.poster_url).not.toBe(chosen.poster_url)
    const back = await admin.call(contract.deleteStill, { id })
    expect(back.has_own_still).toBe(false)
    expect((await posterNow()).equals(drawn)).toBe(true)
  })

  test('may be a picture that is sent, made small, and lies nowhere else', async () => {
    const path = await sendPicture(await aColour(2400, 1350))
    const { poster_url: url } = await admin.call(contract.setStill, { id, path })
    expect(await sharp((await get(url!)).rawPayload).metadata()).toMatchObject({ format: 'webp', width: 1280 })
    const imageId = path.slice('images/'.length)
    expect(await school.work(({ tx }) => tx.select().from(images).where(eq(images.id, imageId)))).toEqual([])
    expect((await get(`/pictures/${imageId}`)).statusCode).toBe(404)
    expect((await get(`/public/images/${imageId}/1280.webp`)).statusCode).toBe(404)
  })

  test.each([
    ['what is no picture', Buffer.from('to nie jest obraz')],
    ['what never arrived', null],
  ])('is not %s', async (_what, payload) => {
    const path = payload
      ? await sendPicture(payload)
      : (await admin.call(contract.createImage, { extension: 'png', filename: 'x.png', context: 'still' })).path
    const problem = await refused(admin.call(contract.setStill, { id, path }))
    expect([problem.status, Object.keys(problem.fields)]).toEqual([422, ['path']])
  })

  test('takes no picture that is too big', async () => {
    const file = { extension: 'png', filename: 'x.png', context: 'still' } as const
    const { path, upload, headers } = await admin.call(contract.createImage, file)
    const put = await world.app.inject({
      method: 'PUT',
      url: upload,
      headers: { ...headers, host: school.host },
      payload: Buffer.alloc(10 * 1024 * 1024 + 1),
    })
    expect(put.statusCode).toBe(413)
    expect((await refused(admin.call(contract.setStill, { id, path }))).status).toBe(422)
  })

  test('is no frame that was not drawn', async () => {
    const problem = await refused(admin.call(contract.chooseFrame, { id, milliseconds: 1 }))
    expect([problem.status, Object.keys(problem.fields)]).toEqual([422, ['milliseconds']])
  })

  test('is not chosen of a film that is not prepared, or lies elsewhere', async () => {
    const [fresh, elsewhere] = await school.work(
      async (ctx) => [
        await aVideo(ctx, { state: 'processing' }),
        await aVideo(ctx, { host: 'bunny', hostVideoId: newId() }),
      ],
      school.admin,
    )
    for (const [video, code] of [
      [fresh, 'media.no-film-yet'],
      [elsewhere, 'media.still-elsewhere'],
    ] as const) {
      const problem = await refused(admin.call(contract.drawFrames, { id: video.id }))
      expect([problem.status, problem.code]).toEqual([409, code])
    }
  })

  test('is chosen by admins of its school only', async () => {
    const other = await world.aSchool()
    for (const [call, input] of [
      [contract.drawFrames, {}],
      [contract.chooseFrame, { milliseconds: 1 }],
      [contract.setStill, { path: `images/${newId()}` }],
      [contract.deleteStill, {}],
    ] as const) {
      const asked = (client: ReturnType<typeof school.as>) =>
        refused(client.call(call as never, { id, ...input } as never))
      expect((await asked(school.as())).status).toBe(401)
      expect((await asked(school.as(school.student))).status).toBe(403)
      expect((await asked(other.as(other.admin))).status).toBe(404)
    }
  })
})
