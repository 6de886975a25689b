import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
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

const directory = await mkdtemp(join(tmpdir(), 'katedra-playback-'))
const store = diskStore({ directory: join(directory, 'store'), origin: '', secret: 'x', reserveBytes: 0 })
const uploads = diskUploads(join(directory, 'uploads'), 0)
const keys = { libraryId: 'library', apiKey: 'api key', embedKey: 'embed key' }
const app = fastify()
const videoId = 'lesson'
const prefix = newAttemptPrefix(videoId)
const limits = { maxMemoryBytes: 1_500_000_000, timeoutSeconds: 60, maxSeconds: 60, threads: 2 }
const captions = [{ language: 'pl', label: 'Polski' }]
const findPlayable = async (id: string) => (id === videoId ? { title: 'Żółw <b>', prefix, captions } : null)
await app.register(playbackRoutes, { ...keys, store, findPlayable, frameAncestors: "'self'" })
app.get('/favicon.ico', async (_request, reply) => reply.code(204).send())
app.get('/lesson', async (_request, reply) => {
  const script = "window.heard=[];addEventListener('message',(event)=>heard.push(event.data))"
  const iframe = `<iframe title="player" width="800" height="450" allow="autoplay" src="${host('').embedUrl(videoId, { expiresInSeconds: 60 })}&amp;lang=pl"></iframe>`
  return reply
    .type('text/html')
    .send(`<!doctype html><html lang="pl"><title>Lekcja</title><script>${script}</script>${iframe}`)
})
const host = (origin: string) => ownVideoHost({ ...keys, origin, store, uploads: async () => uploads })
const status = async (url: string) => (await app.inject(url)).statusCode

let origin = ''
beforeAll(async () => {
  const source = await testVideo(join(directory, 'source.mp4'), { width: 960, height: 540, seconds: 9 })
  await transcodeVideo({ source, store, prefix, limits })
  await putCaptions(store, videoId, 'pl', 'WEBVTT\n\n00:00.000 --> 00:08.000\nZażółć gęślą jaźń\n')
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
}, 60_000)
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

test('files open with the token of their video only', async () => {
  const poster = host('').posterUrl(videoId, { expiresInSeconds: 60 })
  expect(await status(poster)).toBe(200)
  const base = poster.slice(0, -'poster.webp'.length)
  const master = `${base}${prefix.split('/')[2]}/master.m3u8`
  expect(await status(master)).toBe(200)
  const segment = await app.inject({
    url: master.replace('master.m3u8', '360p-00000.m4s'),
    headers: { range: 'bytes=0-99' },
  })
  expect([segment.statusCode, segment.rawPayload.length]).toEqual([206, 100])
  expect(segment.headers['cache-control']).toContain('immutable')
  expect(await status(master.replace(`/video/${videoId}/`, '/video/other/'))).toBe(403)
  expect(await status(master.replace(/\/\d+\./, '/99999999999.'))).toBe(403)
  expect(await status(host('').posterUrl(videoId, { expiresInSeconds: -1 }))).toBe(403)
  expect(await status(`${base}%2e%2e%2fother%2fmaster.m3u8`)).toBe(404)
  expect(await status(`${base}missing.m4s`)).toBe(404)
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

test(
  'a browser plays, seeks and changes quality and speed by keyboard, tells the page, and keeps the speed',
  { timeout: 60_000 },
  async () => {
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
    } finally {
      await browser.close()
    }
  },
)

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
    { timeout: 20_000 },
  )
  // One that is still opening takes the focus to what is chosen now, and the key with it.
  await frame.waitForFunction(isInMenu)
  await item.press('Enter')
  await item.waitFor({ state: 'hidden' })
}
