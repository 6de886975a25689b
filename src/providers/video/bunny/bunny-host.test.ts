import * as tus from 'tus-js-client'
import { afterAll, expect, test } from 'vitest'
import { ForgedNotification, VideoHostUnavailable } from '../port.ts'
import { bunnyVideoHost } from './bunny-host.ts'
import { bunnyNotification, startBunny } from './testing/stand-in.ts'

const library = { libraryId: '133', apiKey: 'api key', readOnlyApiKey: 'read-only key' }
const bunny = await startBunny(library)
afterAll(() => bunny.app.close())
const settings = { ...library, embedKey: 'embed key', cdnHost: 'vz-1.b-cdn.net', apiOrigin: bunny.origin }
const host = bunnyVideoHost(settings)

test('a video is created, uploaded through its session, and deleted twice', async () => {
  const { videoId, libraryId } = await host.createVideo({ title: 'Lekcja pierwsza: „Żółw” 🐢' })
  expect([libraryId, bunny.videos.get(videoId)]).toEqual(['133', 'Lekcja pierwsza: „Żółw” 🐢'])
  const { endpoint, AuthorizationExpire, ...signed } = await host.uploadSession(videoId, { expiresInSeconds: 60 })
  await new Promise<void>((resolve, reject) => {
    const headers = { ...signed, AuthorizationExpire: String(AuthorizationExpire) }
    const metadata = { filetype: 'video/mp4', title: 'Żółw' }
    new tus.Upload(Buffer.alloc(1000), {
      endpoint,
      headers,
      metadata,
      onSuccess: () => resolve(),
      onError: reject,
    }).start()
  })
  expect(bunny.uploaded).toEqual([videoId])
  await host.deleteVideo(videoId)
  await host.deleteVideo(videoId)
  expect(bunny.videos.has(videoId)).toBe(false)
})

test('a wrong key and a host that is away are the same trouble', async () => {
  await expect(bunnyVideoHost({ ...settings, apiKey: 'wrong' }).createVideo({ title: 'x' })).rejects.toBeInstanceOf(
    VideoHostUnavailable,
  )
  await expect(
    bunnyVideoHost({ ...settings, apiOrigin: 'http://127.0.0.1:1' }).createVideo({ title: 'x' }),
  ).rejects.toBeInstanceOf(VideoHostUnavailable)
})

test.each([
  [0, 'uploaded'],
  [1, 'processing'],
  [2, 'processing'],
  [3, 'ready'],
  [4, 'playable'],
  [5, 'failed'],
  [6, 'uploading'],
  [7, 'uploaded'],
  [8, 'failed'],
  [9, null],
  [10, null],
  [99, null],
])('webhook status %i means %j', (status, state) => {
  expect(host.readNotification(bunnyNotification(library, 'guid', status))).toEqual({ videoId: 'guid', state })
})

test('a notification that was not signed, was altered or is of another library is refused', () => {
  const real = bunnyNotification(library, 'guid', 3)
  const forged = [
    { ...real, headers: {} },
    { ...real, rawBody: Buffer.from(real.rawBody.toString().replace('guid', 'mine')) },
    bunnyNotification({ ...library, readOnlyApiKey: 'guessed' }, 'guid', 3),
    bunnyNotification({ ...library, libraryId: '134' }, 'guid', 3),
  ]
  for (const raw of forged) expect(() => host.readNotification({ ...raw })).toThrow(ForgedNotification)
})

test('an embed is signed for its video and time, and does not start by itself', () => {
  const url = new URL(host.embedUrl('guid', { expiresInSeconds: 60 }))
  expect(url.pathname).toBe('/embed/133/guid')
  expect(url.searchParams.get('token')).toMatch(/^[0-9a-f]{64}$/)
  expect(Number(url.searchParams.get('expires'))).toBeGreaterThan(Date.now() / 1000)
  expect(url.searchParams.get('autoplay')).toBe('false')
})
