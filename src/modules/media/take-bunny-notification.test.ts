import { afterAll, expect, test, vi } from 'vitest'
import { bunnyNotification, startBunny } from '#providers/video/bunny/testing/stand-in.ts'
import { aWorld } from '#test/world.ts'
import * as contract from './contract.ts'
import { connectMedia } from './connect-media.ts'
import { createVideo } from './index.ts'
import { within } from '#test/limits.ts'

const library = { libraryId: '133', apiKey: 'library key', readOnlyApiKey: 'read-only key' }

const bunny = await startBunny(library)
const world = await aWorld({
  BUNNY_LIBRARY_ID: library.libraryId,
  BUNNY_API_KEY: library.apiKey,
  BUNNY_READ_ONLY_API_KEY: library.readOnlyApiKey,
  BUNNY_TOKEN_KEY: 'token key',
  BUNNY_CDN_HOST: 'vz-1.b-cdn.test',
  BUNNY_API_ORIGIN: bunny.origin,
})
const school = await world.aSchool()
await world.startWorking()
afterAll(async () => {
  await world.close()
  await bunny.app.close()
})

const newVideo = () =>
  createVideo(world.app.units.outside({ school, actor: school.admin }), connectMedia(world.config), { title: 'Film' })
const look = (id: string) => school.as(school.admin).call(contract.getVideo, { id })

async function notify(videoId: string, status: number, forge?: string) {
  const { headers, rawBody } = bunnyNotification(library, videoId, status)
  const signed = forge ? { ...headers, 'x-bunnystream-signature': forge } : headers
  const answer = await world.app.inject({
    method: 'POST',
    url: contract.takeBunnyNotification.path,
    headers: { host: 'localhost', 'content-type': 'application/json', ...signed } as Record<string, string>,
    payload: rawBody,
  })
  return answer.statusCode
}

test('a video of the host goes through its states by notifications, each believed once and never backwards', async () => {
  const { video_id: id, upload } = await newVideo()
  expect([upload.endpoint, upload.LibraryId]).toEqual([`${bunny.origin}/tusupload`, '133'])
  const states: Array<[number | null, string]> = []
  for (const status of [6, 7, 0, 1, 2, 4, 1, 3, 3, 9, 5, 0]) {
    expect(await notify(upload.VideoId, status)).toBe(200)
    const { bunny_status: shown, state } = await look(id)
    states.push([shown, state])
  }
  expect(states).toEqual([
    [null, 'uploading'],
    [0, 'uploaded'],
    [0, 'uploaded'],
    [1, 'processing'],
    [1, 'processing'],
    [2, 'playable'],
    [2, 'playable'],
    [3, 'ready'],
    [3, 'ready'],
    [3, 'ready'],
    [3, 'ready'],
    [3, 'ready'],
  ])
  expect((await look(id)).embed_url).toMatch(/^https:\/\/iframe\.mediadelivery\.net\/embed\/133\//)
  await vi.waitFor(async () => expect(await look(id)).toMatchObject({ duration_seconds: 95 }), {
    timeout: within(40_000),
  })
})

test('a video becomes ready although the notifications before were lost', async () => {
  const { video_id: id, upload } = await newVideo()
  expect(await notify(upload.VideoId, 3)).toBe(200)
  expect(await look(id)).toMatchObject({ state: 'ready' })
})

test('what the host could not prepare says so', async () => {
  const { video_id: id, upload } = await newVideo()
  await notify(upload.VideoId, 7)
  await notify(upload.VideoId, 5)
  expect(await look(id)).toMatchObject({ bunny_status: 5, failure: 'host', embed_url: null })
})

test('a notification that the host did not sign changes nothing, one of a strange video is no error', async () => {
  const { video_id: id, upload } = await newVideo()
  expect(await notify(upload.VideoId, 3, '0'.repeat(64))).toBe(403)
  expect(await look(id)).toMatchObject({ state: 'created' })
  expect(await notify('9c1d4c7e-0000-4000-8000-000000000000', 3)).toBe(200)
})

test('captions are set where the video is, and deleting it deletes it there', async () => {
  const { video_id: id, upload } = await newVideo()
  const admin = school.as(school.admin)
  const captions = admin.call(contract.putCaptions, { id, language: 'pl', label: 'Polski', webvtt: 'WEBVTT' })
  await expect(captions).rejects.toMatchObject({ status: 409 })
  expect(bunny.videos.has(upload.VideoId)).toBe(true)
  await admin.call(contract.deleteVideo, { id })
  expect(bunny.videos.has(upload.VideoId)).toBe(false)
})
