import { readdirSync, readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import * as tus from 'tus-js-client'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { buildApp, type BuiltApp } from '#app/build-app.ts'
import { testVideo } from '#providers/video/own-host/transcode/testing.ts'
import { aWorld } from '#test/world.ts'
import * as contract from './contract.ts'
import { schoolLimits } from '#modules/limits/tables.ts'
import { newId } from '#platform/ids.ts'
import { connectMedia } from './connect-media.ts'
import { createVideo } from './index.ts'
import { videos } from './tables.ts'
import { TRANSCODE_QUEUE } from './transcode-job.ts'
import { LIMITS, within } from '#test/limits.ts'

const world = await aWorld()
const directory = world.config.dataDir
const school = await world.aSchool()
const origin = await world.app.listen({ port: 0, host: '127.0.0.1' })
await world.startWorking()
afterAll(() => world.close())

const film = (name: string, size: { width: number; height: number; seconds: number }) =>
  testVideo(join(directory, name), size).then((path) => readFile(path))
const newVideo = () =>
  createVideo(world.app.units.outside({ school, actor: school.admin }), connectMedia(world.config), { title: 'Film' })
const look = (id: string) => school.as(school.admin).call(contract.getVideo, { id })
const cookie = `katedra_session=${school.admin.secret}`
const get = (url: string) => world.app.inject({ url, headers: { host: school.host, cookie } })
const reaches = (id: string, state: string) =>
  vi.waitFor(async () => expect(await look(id)).toMatchObject({ state }), { timeout: within(60_000), interval: 200 })

function upload(bytes: Buffer, session: contract.VideoUpload, more: Partial<tus.UploadOptions> = {}, at = origin) {
  const { endpoint, title, ...signed } = session
  return new Promise<void>((resolve, reject) => {
    new tus.Upload(bytes, {
      endpoint: new URL(endpoint, at).href,
      headers: { ...signed, AuthorizationExpire: String(signed.AuthorizationExpire), Host: school.host },
      metadata: { filetype: 'video/mp4', title },
      onSuccess: () => resolve(),
      onError: reject,
      ...more,
    }).start()
  })
}

/** Ids of the processes this one has transcoding, as the system lists them. */
const transcoders = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const parent = /\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]
        return (
          Number(parent) === process.pid && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('transcode-child')
        )
      } catch {
        return false
      }
    })
    .map(Number)

test('a film longer than the minutes that the school has left fails, and is kept to be tried again', async () => {
  const other = await world.aSchool()
  await other.work(async ({ tx }) => {
    await tx.update(schoolLimits).set({ filmMinutes: 1 }).where(eq(schoolLimits.schoolId, other.id))
    const ready = { host: 'own', title: 'x', state: 'ready', durationSeconds: 58 } as const
    await tx.insert(videos).values({ ...ready, hostVideoId: newId() })
  })
  const ctx = world.app.units.outside({ school: other, actor: other.admin })
  const { video_id: id, upload: session } = await createVideo(ctx, connectMedia(world.config), { title: 'Film' })
  await upload(await film('long.mp4', { width: 320, height: 180, seconds: 3 }), session)
  await vi.waitFor(
    async () =>
      expect(await other.as(other.admin).call(contract.getVideo, { id })).toMatchObject({
        state: 'failed',
        failure: 'beyond-limit',
      }),
    { timeout: within(60_000), interval: 200 },
  )
  expect(await (await connectMedia(world.config).uploads()).findUploadOf(id)).toBeTruthy()
})

test('an uploaded film becomes playable to who sent it, and its length is told', async () => {
  const { video_id: id, upload: session } = await newVideo()
  await upload(await film('clip.mp4', { width: 640, height: 360, seconds: 3 }), session)
  await reaches(id, 'ready')
  const video = await look(id)
  expect(video).toMatchObject({ bunny_status: 3, progress: 100, duration_seconds: 3, failure: null })
  const [kept] = await school.work(({ tx }) => tx.select().from(videos).where(eq(videos.id, id)))
  expect(kept!.bytes).toBeGreaterThan(10_000)
  expect((await get(video.poster_url!)).headers['content-type']).toBe('image/webp')
  const page = await get(video.embed_url!)
  expect(page.statusCode).toBe(200)
  const source = /data-source="([^"]+)"/.exec(page.payload)?.[1] ?? ''
  expect((await get(source)).payload).toContain('#EXT-X-STREAM-INF')
  expect((await get(source.replace(/\/video\/([^/]+)\/[^/]+/, '/video/$1/9999999999.forged'))).statusCode).toBe(403)
  expect((await get(video.embed_url!.replace(/token=[0-9a-f]+/, 'token=forged'))).statusCode).toBe(403)
  const told = await school.work((ctx) =>
    ctx.tx.execute(
      `select payload from domain_events where name = 'media.video-changed' and payload->>'video_id' = '${id}' order by id`,
    ),
  )
  expect(told.rows.map((row) => (row['payload'] as { state: string }).state)).toEqual([
    'uploading',
    'uploaded',
    'processing',
    'playable',
    'ready',
  ])
  expect(told.rows.at(-1)?.['payload']).toMatchObject({ duration_seconds: 3 })
  const leftovers = await readdir(join(directory, 'uploads'))
  expect(leftovers.filter((name) => name.startsWith(id))).toEqual([])
})

test(
  'a transcode whose process is killed is done again, and leaves nothing of the first try',
  { timeout: within(90_000) },
  async () => {
    const { video_id: id, upload: session } = await newVideo()
    await world.jobs.boss.updateQueue(TRANSCODE_QUEUE, { retryDelay: 0, retryBackoff: false })
    await upload(await film('long.mp4', { width: 640, height: 360, seconds: 10 }), session)
    await vi.waitFor(() => expect(transcoders()).toHaveLength(1), { timeout: LIMITS.toCome, interval: 50 })
    await reaches(id, 'processing')
    process.kill(transcoders()[0]!, 'SIGKILL')
    await reaches(id, 'ready')
    expect(await look(id)).toMatchObject({ duration_seconds: 10, failure: null })
    expect(await readdir(join(directory, 'files', 'objects', 'videos', id))).toHaveLength(1)
  },
)

test('a file that is no film fails with its reason, and another may take its place', async () => {
  const { video_id: id, upload: session } = await newVideo()
  await upload(Buffer.from('to nie jest film 🎬'), session)
  await reaches(id, 'failed')
  expect(await look(id)).toMatchObject({ bunny_status: 5, failure: 'unreadable', embed_url: null })
  const again = await school.as(school.admin).call(contract.renewUploadSession, { id })
  await upload(await film('good.mp4', { width: 320, height: 180, seconds: 1 }), again)
  await reaches(id, 'ready')
  expect(await look(id)).toMatchObject({ failure: null })
})

describe('an upload', () => {
  test('goes on where it was when the server was restarted in the middle', async () => {
    const bytes = await film('restart.mp4', { width: 640, height: 360, seconds: 3 })
    const { video_id: id, upload: session } = await newVideo()
    let server: BuiltApp = await buildApp(world.config, undefined)
    const at = await server.app.listen({ port: 0, host: '127.0.0.1' })
    const port = Number(new URL(at).port)
    let restarted: Promise<unknown> | undefined
    const offsets: number[] = []
    const restart = async () => {
      await server.close()
      server = await buildApp(world.config, undefined)
      await server.app.listen({ port, host: '127.0.0.1' })
    }
    await upload(
      bytes,
      session,
      {
        chunkSize: Math.ceil(bytes.length / 4),
        retryDelays: [200, 1000, 3000, 5000],
        onBeforeRequest: (request) => {
          const offset = Number(request.getHeader('Upload-Offset') ?? 0)
          if (request.getMethod() === 'PATCH') offsets.push(offset)
          if (offset > 0) restarted ??= restart()
        },
      },
      at,
    )
    await restarted
    await server.close()
    expect(restarted).toBeDefined()
    expect(offsets.filter((offset) => offset === 0)).toHaveLength(1)
    await reaches(id, 'ready')
    expect(await look(id)).toMatchObject({ duration_seconds: 3 })
  })
})
