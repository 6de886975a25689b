import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyRequest } from 'fastify'
import { chromium, type Frame } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findBrowser } from '#test/browser.ts'
import { diskStore } from '#providers/storage/disk/disk-store.ts'
import { putCaptions, UnreadableCaptions } from '../captions.ts'
import { newAttemptPrefix, ownVideoHost } from '../own-host.ts'
import { testVideo } from '../transcode/testing.ts'
import { transcodeVideo } from '../transcode/transcode-video.ts'
import { diskUploads } from '../uploads.ts'
import { playbackRoutes } from './playback-routes.ts'
import type { Watchers } from './watchers.ts'
import { LIMITS } from '#test/limits.ts'

const directory = await mkdtemp(join(tmpdir(), 'katedra-playback-'))
const store = diskStore({ directory: join(directory, 'store'), origin: '', secret: 'x', reserveBytes: 0 })
const uploads = diskUploads(join(directory, 'uploads'), 0)
const keys = { libraryId: 'library', apiKey: 'api key', embedKey: 'embed key' }
const app = fastify()
const videoId = 'lesson'
const prefix = newAttemptPrefix(videoId)
const limits = { maxMemoryBytes: 1_500_000_000, timeoutSeconds: 60, maxSeconds: 60, threads: 2 }
const captions = [{ language: 'pl', label: 'Polski' }]
const findPlayable = async (_: unknown, id: string) => (id === videoId ? { title: 'Żółw <b>', prefix, captions } : null)
/** A browser is known by its cookie; `closed` to none. */
const watching = { isOpen: true, isOneTooMany: false, left: [] as string[] }
const markOf = ({ headers }: FastifyRequest) => /mark=(\w+)/.exec(headers.cookie ?? '')?.[1]
const watchers: Watchers = {
  markOf,
  markFor(request, reply) {
    const mark = markOf(request) ?? 'new'
    reply.header('set-cookie', `mark=${mark}; path=/`)
    return mark
  },
  maySee: () => watching.isOpen,
  mayGoOn: () => !watching.isOneTooMany,
  left: (_, id) => void watching.left.push(id),
}
await app.register(playbackRoutes, { ...keys, store, findPlayable, watchers, frameAncestors: "'self'" })
app.get('/favicon.ico', async (_request, reply) => reply.code(204).send())
app.get('/lesson', async (_request, reply) => {
  const script = "window.heard=[];addEventListener('message',(event)=>heard.push(event.data))"
  const iframe = `<iframe title="player" width="800" height="450" allow="autoplay" src="${host('').embedUrl(videoId, { expiresInSeconds: 60 })}&amp;lang=pl"></iframe>`
  return reply
    .type('text/html')
    .send(`<!doctype html><html lang="pl"><title>Lekcja</title><script>${script}</script>${iframe}`)
})
const host = (origin: string) => ownVideoHost({ ...keys, origin, store, uploads: async () => uploads })
const OWN = { cookie: 'mark=one' }
const status = async (url: string, headers: Record<string, string> = OWN) =>
  (await app.inject({ url, headers })).statusCode
const sourceOf = (page: string) => /data-source="([^"]+)"/.exec(page)![1]!

let origin = ''
beforeAll(async () => {
  const source = await testVideo(join(directory, 'source.mp4'), { width: 960, height: 540, seconds: 9 })
  await transcodeVideo({ source, store, prefix, limits })
  await putCaptions(store, videoId, 'pl', 'WEBVTT\n\n00:00.000 --> 00:08.000\nZażółć gęślą jaźń\n')
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await rm(directory, { recursive: true })
})

test('the embed page opens with its token only', async () => {
  const url = host('').embedUrl(videoId, { expiresInSeconds: 60 })
  const page = await app.inject(url)
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(page.body).not.toContain('<b>')
  expect(await status(url.replace(videoId, 'other'))).toBe(403)
  expect(await status(url.replace('token=', 'token=0'))).toBe(403)
  expect(await status(url.replace('library', 'other'))).toBe(403)
  expect(await status(host('').embedUrl(videoId, { expiresInSeconds: -1 }))).toBe(403)
  expect(await status(`/embed/library/${videoId}`)).toBe(403)
})

test('a video that is not playable yet says so in the language asked for', async () => {
  const url = host('').embedUrl('new', { expiresInSeconds: 60 })
  expect((await app.inject(url)).body).toContain('being prepared')
  const polish = await app.inject(`${url}&lang=pl`)
  expect([polish.statusCode, polish.body.includes('przygotowywany')]).toEqual([404, true])
})

test('files open with the token of their video only, in the browser whose player has it', async () => {
  const page = await app.inject({ url: host('').embedUrl(videoId, { expiresInSeconds: 60 }), headers: OWN })
  const master = sourceOf(page.body)
  const base = master.slice(0, master.indexOf('/', `/video/${videoId}/`.length) + 1)
  expect(await status(master)).toBe(200)
  const url = master.replace('master.m3u8', '360p-00000.m4s')
  const segment = await app.inject({ url, headers: { ...OWN, range: 'bytes=0-99' } })
  expect([segment.statusCode, segment.rawPayload.length]).toEqual([206, 100])
  expect(segment.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    vary: 'cookie',
    'cross-origin-resource-policy': 'same-origin',
  })
  expect(await status(url, { ...OWN, 'if-none-match': String(segment.headers.etag) })).toBe(304)
  expect((await app.inject({ method: 'HEAD', url, headers: OWN })).statusCode).toBe(200)
  expect(await status(master.replace(`/video/${videoId}/`, '/video/other/'))).toBe(403)
  expect(await status(master.replace(/\/\d+\./, '/99999999999.'))).toBe(403)
  expect(await status(`${base}%2e%2e%2fother%2fmaster.m3u8`)).toBe(404)
  expect(await status(`${base}missing.m4s`)).toBe(404)
  for (const copied of [master, url, `${base}poster.webp`, `${base}captions/pl.vtt`]) {
    expect(await status(copied, { cookie: 'mark=other' }), copied).toBe(403)
    expect(await status(copied, {}), copied).toBe(403)
  }
})

test('a poster has an address that is the same for all who may see the video, and opens nothing else', async () => {
  const poster = host('').posterUrl(videoId, { expiresInSeconds: 60 })
  expect(await status(poster)).toBe(200)
  expect(await status(host('').posterUrl(videoId, { expiresInSeconds: -1 }))).toBe(403)
  expect(await status(poster.replace('poster.webp', `${prefix.split('/')[2]}/master.m3u8`))).toBe(403)
})

test('who may not see the video gets nothing of it, in their language', async () => {
  const embed = host('').embedUrl(videoId, { expiresInSeconds: 60 })
  const addresses = [sourceOf((await app.inject({ url: embed, headers: OWN })).body)]
  addresses.push(host('').posterUrl(videoId, { expiresInSeconds: 60 }))
  watching.isOpen = false
  try {
    for (const address of addresses) expect(await status(address)).toBe(403)
    const page = await app.inject({ url: `${embed}&lang=pl`, headers: OWN })
    expect([page.statusCode, page.body.includes('nie jest teraz dla Ciebie dostępny')]).toEqual([403, true])
  } finally {
    watching.isOpen = true
  }
})

test.each([
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ 'sec-fetch-site': 'same-origin', referer: 'https://other.test/' }, 200],
  [{ origin: 'https://other.test' }, 403],
  [{ referer: 'https://other.test/lesson' }, 403],
  [{ referer: 'http://localhost:80/lesson' }, 200],
  [{ referer: 'nonsense' }, 403],
])('to a page that asks with %o the answer is %i', async (headers, expected) => {
  const embed = host('').embedUrl(videoId, { expiresInSeconds: 60 })
  const master = sourceOf((await app.inject({ url: embed, headers: OWN })).body)
  const asked: Record<string, string> = { ...OWN, host: 'localhost', ...headers }
  expect(await status(master, asked)).toBe(expected)
  expect(await status(embed, asked)).toBe(expected)
})

test('one film too many plays nothing, and its player says so and where to try again', async () => {
  const embed = host('').embedUrl(videoId, { expiresInSeconds: 60 })
  const page = (await app.inject({ url: embed, headers: OWN })).body
  watching.isOneTooMany = true
  try {
    expect(await status(sourceOf(page))).toBe(429)
    expect(await status(/poster="([^"]+)"/.exec(page)![1]!), 'which is no film').toBe(200)
    expect(await status(embed), 'nothing is played yet').toBe(200)
    const again = await app.inject({ url: `${embed}&again=3&lang=pl`, headers: OWN })
    expect([again.statusCode, again.body.includes('odtwarzane trzy filmy')]).toEqual([429, true])
    const retry = /<a href="([^"]+)"/.exec(again.body)![1]!.replaceAll('&#38;', '&')
    expect(await status(`/embed/library/${videoId}${retry}`)).toBe(200)
  } finally {
    watching.isOneTooMany = false
  }
  expect(await status(/data-left="([^"]+)"/.exec(page)![1]!)).toBe(204)
  expect(watching.left).toEqual([videoId])
})

test('what is not WebVTT is refused as captions', async () => {
  await expect(putCaptions(store, videoId, 'pl', '1\n00:00:00,000 --> 00:00:01,000\nsrt')).rejects.toBeInstanceOf(
    UnreadableCaptions,
  )
})

test('deleting a video leaves nothing of it', async () => {
  await store.put('videos/gone/attempt/master.m3u8', Buffer.from('x'), { contentType: 'text/plain' })
  await host('').deleteVideo('gone')
  await host('').deleteVideo('gone')
  expect(await store.head('videos/gone/attempt/master.m3u8')).toBeNull()
})

test('a browser plays, seeks and changes quality and speed by keyboard, tells the page, and keeps the speed', async () => {
  const { executablePath, args } = await findBrowser()
  const browser = await chromium.launch({
    executablePath,
    args: [...args, '--autoplay-policy=no-user-gesture-required'],
  })
  try {
    const page = await browser.newPage()
    const problems: string[] = []
    page.on(
      'console',
      (message) => message.type() === 'error' && problems.push(`${message.text()} ${message.location().url}`),
    )
    page.on('pageerror', (error) => problems.push(String(error.stack)))
    await page.goto(`${origin}/lesson`)
    const frame = page.frames()[1] as Frame
    const start = frame.getByRole('button', { name: 'Odtwórz', exact: true })
    await start.waitFor()
    const fetched = (): Promise<number> => frame.evaluate(scriptBytes)
    expect(await fetched(), 'little before somebody is about to play').toBeLessThan(3000)
    expect(await frame.evaluate(() => document.querySelector('video')?.readyState)).toBe(0)

    await page.evaluate(() => {
      const player = document.querySelector('iframe')?.contentWindow
      player?.postMessage({ type: 'katedra:hello' }, '*')
      player?.postMessage({ type: 'katedra:seek', seconds: 1 }, '*')
    })
    await frame.waitForFunction(() => document.querySelector('video')?.currentTime === 1)
    const ready = () =>
      (globalThis as unknown as { heard: { type: string }[] }).heard.filter(({ type }) => type === 'katedra:ready')
    expect((await page.evaluate(ready)).length).toBeGreaterThan(0)

    expect(await start.textContent(), 'where it goes on').toContain('Oglądaj dalej od 0:01')

    await start.focus()
    await frame.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 2)
    expect(await fetched(), 'hls.js and the controls, minified').toBeLessThan(170_000)
    expect(await frame.evaluate(() => document.querySelector('video')?.paused)).toBe(true)
    expect(await frame.evaluate(() => document.querySelector('video')?.currentTime), 'where it was sent').toBe(1)
    await frame.evaluate(() =>
      Array.from(document.querySelector('video')?.textTracks ?? [], (track) => (track.mode = 'hidden')),
    )
    await frame.waitForFunction(() => document.querySelector('video')?.textTracks[0]?.cues?.length === 1)

    await start.press('Enter')
    await frame.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 1.5)
    expect(await frame.evaluate(() => document.activeElement?.localName)).toBe('media-play-button')
    await page.evaluate(() =>
      document.querySelector('iframe')?.contentWindow?.postMessage({ type: 'katedra:pause' }, '*'),
    )
    await frame.waitForFunction(() => document.querySelector('video')?.paused)

    await choose(frame, 'media-playback-rate-menu-button', '1.5x')
    await frame.waitForFunction(() => document.querySelector('video')?.playbackRate === 1.5)
    await choose(frame, 'media-rendition-menu-button', '540p')
    await page.evaluate(() =>
      document.querySelector('iframe')?.contentWindow?.postMessage({ type: 'katedra:seek', seconds: 8 }, '*'),
    )
    await page.evaluate(() =>
      document.querySelector('iframe')?.contentWindow?.postMessage({ type: 'katedra:play' }, '*'),
    )
    await frame.waitForFunction(() => document.querySelector('video')?.videoHeight === 540)
    await page.waitForFunction(() =>
      (globalThis as unknown as { heard: { type: string }[] }).heard.some(({ type }) => type === 'katedra:ended'),
    )
    const heard = await page.evaluate(
      () => (globalThis as unknown as { heard: { type: string; seconds?: number; duration?: number }[] }).heard,
    )
    const times = heard.filter(({ type }) => type === 'katedra:time')
    expect(times.at(-1)?.duration).toBeCloseTo(9, 0)
    expect(Math.max(...times.map(({ seconds }) => seconds ?? 0))).toBeGreaterThan(8)

    await page.reload()
    const again = page.frames()[1] as Frame
    await again.getByRole('button', { name: 'Odtwórz', exact: true }).focus()
    await again.waitForFunction(() => {
      const video = document.querySelector('video')
      return video?.playbackRate === 1.5 && video.readyState >= 2
    })
    await again.locator('media-play-button').press('Alt+m')
    await page.waitForFunction(() =>
      (globalThis as unknown as { heard: { type: string; code?: string }[] }).heard.some(
        ({ type, code }) => type === 'katedra:key' && code === 'KeyM',
      ),
    )
    expect(problems).toEqual([])

    watching.isOneTooMany = true
    await page.reload()
    const refused = page.frames()[1] as Frame
    await refused.getByRole('button', { name: 'Odtwórz', exact: true }).click()
    await refused.getByText('odtwarzane trzy filmy').waitFor()
    watching.isOneTooMany = false
    await refused.getByRole('link', { name: 'Spróbuj ponownie' }).click()
    await refused.getByRole('button', { name: 'Odtwórz', exact: true }).click()
    await refused.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.5)
    expect(new Set(watching.left)).toEqual(new Set([videoId]))
  } finally {
    watching.isOneTooMany = false
    await browser.close()
  }
})

/** Of all scripts of the frame, as they came over the line. */
const scriptBytes = () =>
  performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.js'))
    .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0)

function isInMenu(): boolean {
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused?.getAttribute('role') === 'menuitemradio'
}

/** A menu that is still closing takes no key, or takes the next one meant for another: whoever sees nothing open presses again. */
async function choose(frame: Frame, menu: string, name: string): Promise<void> {
  const item = frame.getByRole('menuitemradio', { name })
  await vi.waitFor(
    async () => {
      if (!(await item.isVisible())) await frame.locator(menu).press('Enter')
      await item.waitFor({ timeout: 1000 })
    },
    { timeout: LIMITS.toCome },
  )
  // One that is still opening takes the focus to what is chosen now, and the key with it.
  await frame.waitForFunction(isInMenu)
  await item.press('Enter')
  await item.waitFor({ state: 'hidden' })
}
