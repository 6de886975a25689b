import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { AVCOL_PRI_BT709, AVCOL_SPC_BT709, AVCOL_TRC_BT709 } from 'node-av/constants'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { diskStore } from '#providers/storage/disk/disk-store.ts'
import { TranscodeFailed, TranscodeInterrupted } from './failure.ts'
import { drawFrames } from '../frames/draw-frames.ts'
import { openSource } from './open-source.ts'
import { testVideo, type TestVideo } from './testing.ts'
import { transcodeVideo, type TranscodeLimits, type TranscodeOrder } from './transcode-video.ts'

const directory = await mkdtemp(join(tmpdir(), 'katedra-transcoding-'))
const usual = process.env['TMPDIR']
process.env['TMPDIR'] = directory
afterAll(async () => {
  if (usual === undefined) delete process.env['TMPDIR']
  else process.env['TMPDIR'] = usual
  await rm(directory, { recursive: true })
})
const store = diskStore({ directory: join(directory, 'store'), origin: '', secret: 'x', reserveBytes: 0 })
const limits: TranscodeLimits = { maxMemoryBytes: 1_500_000_000, timeoutSeconds: 60, maxSeconds: 60, threads: 2 }

let count = 0
const source = (video: TestVideo) => testVideo(join(directory, `source-${++count}.${video.container ?? 'mp4'}`), video)
const order = (path: string, more: Partial<TranscodeOrder> = {}): TranscodeOrder => ({
  source: path,
  store,
  prefix: `v/${++count}/`,
  limits,
  ...more,
})

async function read(key: string): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of (await store.get(key)).stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

/** Joins the stored init and media segments of a rendition into one file and opens it. */
async function openRendition(prefix: string, name: string) {
  const playlist = await read(`${prefix}${name}.m3u8`)
  const files = [...playlist.matchAll(/URI="([^"]+)"|^([^#\s]\S*)$/gm)].map((match) => match[1] ?? match[2])
  const chunks: Buffer[] = []
  for (const file of files)
    for await (const chunk of (await store.get(`${prefix}${file}`)).stream) chunks.push(chunk as Buffer)
  const path = join(directory, `joined-${++count}.mp4`)
  await writeFile(path, Buffer.concat(chunks))
  return openSource(path)
}

test('a video with sound becomes aligned renditions, a poster and a length', async () => {
  const fractions: number[] = []
  const seenWhenPlayable: string[] = []
  const asked = order(await source({ width: 1280, height: 720, seconds: 5 }), {
    onProgress: (fraction) => fractions.push(fraction),
  })
  asked.onPlayable = async () => void seenWhenPlayable.push(await read(`${asked.prefix}master.m3u8`))
  const video = await transcodeVideo(asked)
  expect(video.renditions.map((each) => [each.name, each.width, each.height])).toEqual([
    ['360p', 640, 360],
    ['720p', 1280, 720],
  ])
  expect([video.width, video.height]).toEqual([1280, 720])
  expect(video.durationSeconds).toBeCloseTo(5, 1)
  expect(seenWhenPlayable).toHaveLength(1)
  expect(seenWhenPlayable[0]).toContain('360p.m3u8')
  expect(seenWhenPlayable[0]).not.toContain('720p.m3u8')
  const master = await read(`${asked.prefix}master.m3u8`)
  expect(master).toMatch(/RESOLUTION=1280x720,CODECS="avc1\.[0-9A-Fa-f]{6},mp4a\.40\.2"/)
  const times = await Promise.all(
    ['360p', '720p'].map(async (name) => (await read(`${asked.prefix}${name}.m3u8`)).match(/#EXTINF:[\d.]+/g)),
  )
  expect(times[0]).toHaveLength(2)
  expect(times[1]).toEqual(times[0])
  expect(fractions.every((each, index) => each >= (fractions[index - 1] ?? 0) - 0.001 && each <= 1)).toBe(true)
  const poster = await store.head(`${asked.prefix}poster.webp`)
  expect(poster?.contentType).toBe('image/webp')
  const rendition = await openRendition(asked.prefix, '720p')
  expect([rendition.width, rendition.height, rendition.audio === undefined]).toEqual([1280, 720, false])
  await rendition.demuxer.close()
})

test.each<[string, TestVideo, string[]]>([
  ['without sound', { width: 640, height: 360, seconds: 2, silent: true }, ['640x360']],
  ['of odd size', { width: 321, height: 241, seconds: 2, pixels: 'yuv444p' }, ['320x240']],
  ['held upright', { width: 404, height: 720, seconds: 2 }, ['360x640', '404x720']],
  ['turned by its container', { width: 640, height: 360, seconds: 2, turned: true }, ['360x640']],
  [
    'of changing frame rate',
    { width: 320, height: 180, seconds: 4, variableFrameRate: true, container: 'mkv' },
    ['320x180'],
  ],
])('a video %s', async (_name, made, sizes) => {
  const asked = order(await source(made))
  const video = await transcodeVideo(asked)
  expect(video.renditions.map((each) => `${each.width}x${each.height}`)).toEqual(sizes)
  expect(Math.abs(video.durationSeconds - made.seconds)).toBeLessThan(0.3)
  const rendition = await openRendition(asked.prefix, video.renditions[0]?.name ?? '')
  expect(`${rendition.width}x${rendition.height}`).toBe(sizes[0])
  expect(rendition.audio === undefined).toBe(made.silent === true)
  await rendition.demuxer.close()
  const chunks: Buffer[] = []
  for await (const chunk of (await store.get(`${asked.prefix}poster.webp`)).stream) chunks.push(chunk as Buffer)
  const poster = await sharp(Buffer.concat(chunks)).metadata()
  expect(poster.width > poster.height).toBe(video.width > video.height)
})

async function pixelsOf(picture: Buffer) {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  return (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]
}
const posterOf = async (prefix: string) => buffer((await store.get(`${prefix}poster.webp`)).stream)

test('time is counted from where picture and sound begin, whatever the clock of the recorder says', async () => {
  const made = { width: 160, height: 90, seconds: 2, container: 'ts', clock: 601 } as const
  for (const silent of [false, true]) {
    const path = await source({ ...made, silent })
    const opened = await openSource(path)
    expect(opened.startSeconds).toBeGreaterThan(600)
    await opened.demuxer.close()
    const asked = order(path)
    const video = await transcodeVideo(asked)
    expect(Math.abs(video.durationSeconds - made.seconds)).toBeLessThan(0.3)
    const rendition = await openRendition(asked.prefix, '90p')
    expect(rendition.startSeconds).toBeLessThan(0.3)
    await rendition.demuxer.close()
  }
})

test('sound that begins before the picture stays as far ahead of it', async () => {
  const asked = order(
    await source({ width: 160, height: 90, seconds: 3, container: 'mkv', clock: 20, pictureLater: 1 }),
  )
  expect((await transcodeVideo(asked)).durationSeconds).toBeCloseTo(4, 0)
})

test('HDR of a phone is shown in the colours of other screens, in its poster and in its frames', async () => {
  const asked = order(await source({ width: 320, height: 180, seconds: 2, hdr: true, container: 'mkv' }))
  await transcodeVideo(asked)
  const [frame] = await drawFrames(store, asked.prefix, [1])
  for (const picture of [await posterOf(asked.prefix), frame!]) {
    const at = await pixelsOf(picture)
    for (const [seen, meant] of [
      [at(80, 90), [204, 45, 28]],
      [at(240, 90), [21, 138, 60]],
    ] as const)
      for (const [nth, value] of seen.entries()) expect(Math.abs(value - meant[nth]!), seen.join()).toBeLessThan(24)
  }
  const rendition = await openRendition(asked.prefix, '180p')
  const { colorTrc, colorPrimaries, colorSpace } = rendition.video.codecpar
  expect([colorTrc, colorPrimaries, colorSpace]).toEqual([AVCOL_TRC_BT709, AVCOL_PRI_BT709, AVCOL_SPC_BT709])
  await rendition.demuxer.close()
})

test('two half pictures of different moments are shown as one', async () => {
  const asked = order(
    await source({ width: 320, height: 180, seconds: 2, interlaced: true, silent: true, container: 'ts' }),
  )
  await transcodeVideo(asked)
  const [frame] = await drawFrames(store, asked.prefix, [1])
  for (const picture of [await posterOf(asked.prefix), frame!]) {
    const at = await pixelsOf(picture)
    const columns = Array.from({ length: 320 }, (_, x) => Math.abs(at(x, 90)[0]! - at(x, 91)[0]!))
    expect(columns.filter((difference) => difference > 100).length).toBeLessThan(8)
  }
})

test.each([
  ['a text', Buffer.from('not a video, zażółć')],
  ['an empty file', Buffer.alloc(0)],
  [
    'a picture',
    await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
  ],
  [
    'a playlist that names a file of this machine',
    Buffer.from('#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\nfile:///etc/hostname\n'),
  ],
  ['a list of files', Buffer.from("ffconcat version 1.0\nfile '/etc/hostname'\n")],
])('%s is unreadable', async (_name, bytes) => {
  const path = join(directory, `broken-${++count}.mp4`)
  await writeFile(path, bytes)
  await expect(transcodeVideo(order(path))).rejects.toMatchObject({ code: 'unreadable', retryable: false })
})

test('limits end a transcode with their name', async () => {
  const path = await source({ width: 1280, height: 720, seconds: 6 })
  const failure = (more: Partial<TranscodeLimits>) =>
    transcodeVideo(order(path, { limits: { ...limits, ...more } })).catch((error: unknown) => error)
  const ends = [
    await failure({ maxSeconds: 5 }),
    await failure({ maxMemoryBytes: 1_000_000 }),
    await failure({ timeoutSeconds: 0.3 }),
  ]
  expect(ends.map((each) => (each as TranscodeFailed).code)).toEqual(['too-long', 'out-of-memory', 'timed-out'])
  for (const each of ends) expect(each).toBeInstanceOf(TranscodeFailed)
})

test('a killed transcode may be tried again, and then is whole', async () => {
  const path = await source({ width: 640, height: 480, seconds: 4 })
  const stopping = new AbortController()
  const first = order(path, { signal: stopping.signal, onProgress: () => stopping.abort() })
  await expect(transcodeVideo(first)).rejects.toBeInstanceOf(TranscodeInterrupted)
  const video = await transcodeVideo(order(path))
  expect(video.renditions.map((each) => each.name)).toEqual(['360p', '480p'])
})

test('a transcode killed by the machine may be tried again', async () => {
  const path = await source({ width: 640, height: 480, seconds: 4 })
  const killed = order(path, {
    onProgress: () => spawnSync('pkill', ['-KILL', '-P', String(process.pid), '-f', 'transcode-child']),
  })
  await expect(transcodeVideo(killed)).rejects.toMatchObject({ code: 'interrupted', retryable: true })
})

test('no working files are left on this machine', async () => {
  expect((await readdir(directory)).filter((name) => name.startsWith('katedra-transcode-'))).toEqual([])
})
