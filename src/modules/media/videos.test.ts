import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { clock, DAY } from '#platform/clock.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Client } from '#platform/contract/client.ts'
import { schoolLimits } from '#modules/limits/tables.ts'
import { refused } from '#test/refused.ts'
import { aWorld, type TestPerson } from '#test/world.ts'
import * as contract from './contract.ts'
import { connectMedia } from './connect-media.ts'
import { createVideo } from './index.ts'
import { sweepUploads } from './sweep-uploads.ts'
import { videos } from './tables.ts'
import { aVideo } from './testing.ts'

const world = await aWorld()
const school = await world.aSchool()
const media = connectMedia(world.config)
afterAll(() => world.close())

const start = (person: TestPerson, title = 'Wstęp') =>
  createVideo(world.app.units.outside({ school, actor: person }), media, { title })
const vtt = { language: 'pl', label: 'Polski', webvtt: 'WEBVTT\n\n00:00.000 --> 00:01.000\nZażółć gęślą jaźń' }
const tus = (method: 'POST' | 'HEAD', headers: object, url = '/tusupload') =>
  world.app.inject({ method, url, headers: { host: school.host, 'tus-resumable': '1.0.0', ...headers } })

const calls: Array<[string, Endpoint, object]> = [
  ['watch its progress', contract.getVideo, {}],
  ['sign its upload again', contract.renewUploadSession, {}],
  ['set its captions', contract.putCaptions, vtt],
  ['read its captions', contract.getCaptions, { language: 'pl' }],
  ['delete its captions', contract.deleteCaptions, { language: 'pl' }],
  ['delete it', contract.deleteVideo, {}],
]
const ask = (client: Client, call: Endpoint, input: object) =>
  client.call(call as typeof contract.getVideo, input as { id: string })

test.each(calls)('only its uploader and admins may %s', async (_what, call, more) => {
  const { video_id: id } = await start(school.student)
  const input = { id, ...more }
  const stranger = await school.aStudent()
  const other = await world.aSchool()
  const statusFor = async (client: Client) => (await refused(ask(client, call, input))).status
  expect(await statusFor(school.as())).toBe(401)
  expect(await statusFor(school.as(stranger))).toBe(404)
  expect(await statusFor(other.as(other.admin))).toBe(404)
  await ask(school.as(school.student), call, input)
  if (call !== contract.deleteVideo) await ask(school.as(school.admin), call, input)
})

describe('a new video', () => {
  test('waits for its file and can be sent with the signature it came with', async () => {
    const { video_id: id, upload } = await start(school.admin, 'Żółw 🐢')
    expect(upload).toMatchObject({ endpoint: '/tusupload', VideoId: id, title: 'Żółw 🐢' })
    const video = await school.as(school.admin).call(contract.getVideo, { id })
    expect(video).toMatchObject({
      bunny_id: id,
      bunny_status: null,
      state: 'created',
      embed_url: null,
      poster_url: null,
    })
    const { endpoint, title: _title, ...signed } = upload
    const created = await tus('POST', { ...signed, 'upload-length': '10' }, endpoint)
    expect(created.statusCode).toBe(201)
    expect(await school.as(school.admin).call(contract.getVideo, { id })).toMatchObject({ state: 'uploading' })
    expect(
      (await tus('POST', { ...signed, AuthorizationExpire: '9999999999', 'upload-length': '10' })).statusCode,
    ).toBe(401)
  })

  test('that has its file takes no other', async () => {
    const video = await school.work((ctx) => aVideo(ctx), school.admin)
    const { id } = video
    const problem = await refused(school.as(school.admin).call(contract.renewUploadSession, { id }))
    expect([problem.status, problem.code]).toEqual([409, 'media.video-has-its-file'])
    const signed = await media.videoHosts.own.uploadSession(id, { expiresInSeconds: 60 })
    expect((await tus('POST', { ...signed, 'upload-length': '10' })).statusCode).toBe(403)
  })

  test('that was deleted takes no file any more', async () => {
    const { video_id: id, upload } = await start(school.admin)
    await school.as(school.admin).call(contract.deleteVideo, { id })
    const { endpoint: _endpoint, title: _title, ...signed } = upload
    expect((await tus('POST', { ...signed, 'upload-length': '10' })).statusCode).toBe(403)
    expect((await refused(school.as(school.admin).call(contract.deleteVideo, { id }))).status).toBe(404)
  })

  test('that nobody sends is swept away after a week, a finished one is not', async () => {
    const { video_id: abandoned } = await start(school.admin)
    const kept = await school.work((ctx) => aVideo(ctx))
    const parts = { media, units: world.app.units, findSchool: async () => school }
    await sweepUploads(parts)
    const ids = async () => (await school.work((ctx) => ctx.tx.select().from(videos))).map(({ id }) => id)
    expect(await ids()).toEqual(expect.arrayContaining([abandoned, kept.id]))
    clock.moveBy(8 * DAY)
    await sweepUploads(parts)
    clock.moveBy(-8 * DAY)
    expect(await ids()).toContain(kept.id)
    expect(await ids()).not.toContain(abandoned)
  })
})

test('how big a file may be and what room is left is told before anything is made of it', async () => {
  const other = await world.aSchool()
  const ask = () => other.as(other.admin).call(contract.getFilmRoom, {})
  expect(await ask()).toEqual({ file_bytes: world.config.videoMaxBytes.admin, bytes_left: null })
  await other.work(async (ctx) => {
    await ctx.tx.update(schoolLimits).set({ storageGigabytes: 1 }).where(eq(schoolLimits.schoolId, other.id))
    await aVideo(ctx, { bytes: 1000 })
  })
  expect(await ask()).toMatchObject({ bytes_left: 1024 ** 3 - 1000 })
  expect((await refused(other.as(other.student).call(contract.getFilmRoom, {}))).status).toBe(403)
  expect((await refused(other.as().call(contract.getFilmRoom, {}))).status).toBe(401)
})

describe('captions', () => {
  test('replace those of the same language and lie beside the others', async () => {
    const { video_id: id } = await start(school.admin)
    const admin = school.as(school.admin)
    await admin.call(contract.putCaptions, { id, ...vtt, label: 'Stare' })
    await admin.call(contract.putCaptions, { id, ...vtt, language: 'en', label: 'English' })
    const video = await admin.call(contract.putCaptions, { id, ...vtt })
    expect(video.captions).toEqual([
      { language: 'en', label: 'English' },
      { language: 'pl', label: 'Polski' },
    ])
    expect(await admin.call(contract.getCaptions, { id, language: 'pl' })).toEqual({ webvtt: vtt.webvtt })
    const left = await admin.call(contract.deleteCaptions, { id, language: 'en' })
    expect(left.captions).toEqual([{ language: 'pl', label: 'Polski' }])
    expect(await admin.call(contract.getCaptions, { id, language: 'en' })).toEqual({ webvtt: null })
  })

  test.each([
    ['that are no WebVTT', { webvtt: '1\n00:00:01,000 --> 00:00:02,000\nSRT' }, 'webvtt'],
    ['in no language', { language: '../pl' }, 'language'],
    ['without a name', { label: ' ' }, 'label'],
  ])('%s are refused under their field', async (_what, wrong, field) => {
    const { video_id: id } = await start(school.admin)
    const problem = await refused(school.as(school.admin).call(contract.putCaptions, { id, ...vtt, ...wrong }))
    expect([problem.status, Object.keys(problem.fields)]).toEqual([422, [field]])
  })

  test.each([
    ['no times', 'WEBVTT\n\nNOTE nothing'],
    ['times with the comma of SubRip', 'WEBVTT\n\n00:00:01,000 --> 00:00:02,000\nŻółw'],
    ['times without parts of a second', 'WEBVTT\n\n00:01 --> 00:02\nŻółw'],
    ['no words', 'WEBVTT\n\n00:01.000 --> 00:02.000\n\n00:03.000 --> 00:04.000\n'],
    ['ends before their beginnings', 'WEBVTT\n\n00:03.000 --> 00:02.000\nŻółw'],
  ])('with %s no player would show: they are refused in words', async (_what, webvtt) => {
    const { video_id: id } = await start(school.admin)
    const problem = await refused(school.as(school.admin).call(contract.putCaptions, { id, ...vtt, webvtt }))
    expect(problem.fields).toEqual({ webvtt: [expect.stringContaining('A player reads no captions in this file')] })
  })

  test.each([
    'WEBVTT - Film\r\n\r\n1\r\n01:00:00.000-->01:00:01.500 line:0\r\nŻółw',
    '\uFEFFWEBVTT\n00:00.000 --> 00:00.001\na',
  ])('what players show is taken: %j', async (webvtt) => {
    const { video_id: id } = await start(school.admin)
    const { captions } = await school.as(school.admin).call(contract.putCaptions, { id, ...vtt, webvtt })
    expect(captions).toHaveLength(1)
  })
})
