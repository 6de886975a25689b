import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { type Browser, chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBrowser } from '#test/browser.ts'

const ORIGIN = 'http://pictures.test'
const SOURCES = new URL('../', import.meta.url)

let browser: Browser
let page: Page

type Rules = 'POST' | 'WIDGET' | 'AVATAR'
interface Sent {
  base64: string
  type: string
  name: string
  rules: Rules
}
interface Made {
  refused?: string
  name: string
  type: string
  base64: string
  shares: number[]
}

const IN_THE_PAGE = `<!doctype html><script type="module">
  import { fitPicture } from '/ui/fit-picture.ts'
  import { alongOf, AVATAR, WIDGET } from '/ui/fittings.ts'
  const POST = alongOf({ types: ['image/png', 'image/gif', 'image/jpeg'], bytes: 600_000 })
  window.fit = async ({ base64, type, name, rules }) => {
    const file = new File([Uint8Array.fromBase64(base64)], name, { type })
    const shares = []
    const made = await fitPicture(file, { POST, AVATAR, WIDGET }[rules], (share) => shares.push(share))
    if (typeof made === 'string') return { refused: made, shares }
    return { name: made.name, type: made.type, base64: (await made.bytes()).toBase64(), shares }
  }
</script>`

/** The modules as they are, in a page of a real browser: nothing else decodes and draws as it does. */
beforeAll(async () => {
  browser = await chromium.launch(await findBrowser())
  page = await browser.newPage()
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: IN_THE_PAGE })
    const source = await readFile(new URL(pathname.slice(1), SOURCES), 'utf8')
    return route.fulfill({ contentType: 'text/javascript', body: stripTypeScriptTypes(source) })
  })
  await page.goto(ORIGIN)
})
afterAll(() => browser.close())

/** What the browser makes of a file, or why it is refused. */
const fit = (bytes: Buffer, type: string, rules: Rules = 'POST', name = 'IMG_0001.of.camera'): Promise<Made> =>
  page.evaluate((sent) => (window as unknown as { fit: (sent: Sent) => Promise<Made> }).fit(sent), {
    base64: bytes.toString('base64'),
    type,
    name,
    rules,
  })
const fitted = async (...given: Parameters<typeof fit>) => {
  const made = await fit(...given)
  expect(made.refused).toBeUndefined()
  const bytes = Buffer.from(made.base64, 'base64')
  return { ...made, bytes, metadata: await sharp(bytes).metadata() }
}

const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#777', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })

test('a photo of a phone, held upright, fits into 600 KB and stands upright', async () => {
  const top = {
    input: { create: { width: 600, height: 600, channels: 3, background: 'red' } },
    top: 0,
    left: 0,
  } as const
  const upright = await noise(1800, 2400).composite([top]).png().toBuffer()
  const photo = await sharp(upright).rotate(-90).withMetadata({ orientation: 6 }).jpeg({ quality: 92 }).toBuffer()
  expect(photo.length).toBeGreaterThan(3_000_000)
  expect(photo.length).toBeLessThan(12_000_000)
  const { bytes, type, name, metadata, shares } = await fitted(photo, 'image/jpeg')
  expect([type, name]).toEqual(['image/jpeg', 'IMG_0001.of.jpeg'])
  expect(bytes.length).toBeLessThanOrEqual(600_000)
  expect(metadata.height / metadata.width).toBeCloseTo(4 / 3, 2)
  expect(metadata.orientation ?? 1).toBe(1)
  const corner = await sharp(bytes).extract({ left: 5, top: 5, width: 20, height: 20 }).raw().toBuffer()
  expect(corner[0]! - corner[1]!).toBeGreaterThan(150)
  expect(shares[0]).toBe(0)
  expect(shares.toSorted((a, b) => a - b)).toEqual(shares)
})

test('a webp becomes a jpeg, and a png where something shows through', async () => {
  const opaque = await fitted(await noise(600, 400).webp().toBuffer(), 'image/webp')
  expect([opaque.type, opaque.metadata.format, opaque.metadata.width]).toEqual(['image/jpeg', 'jpeg', 600])
  const hole = {
    create: { width: 900, height: 600, channels: 4, background: { r: 0, g: 0, b: 200, alpha: 0.4 } },
  } as const
  const transparent = await fitted(await sharp(hole).webp().toBuffer(), 'image/webp')
  expect([transparent.type, transparent.metadata.hasAlpha]).toEqual(['image/png', true])
})

test('a small file of a type that is taken goes as it is', async () => {
  const gif = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .gif()
    .toBuffer()
  const same = await fitted(gif, 'image/gif', 'POST', 'ruch.gif')
  expect([same.name, same.bytes.equals(gif), same.shares]).toEqual(['ruch.gif', true, []])
})

test('a large screenshot becomes a jpeg; a large transparent drawing stays a png, or stands on white when it cannot', async () => {
  const screenshot = await noise(800, 600).png().toBuffer()
  expect(screenshot.length).toBeGreaterThan(600_000)
  expect((await fitted(screenshot, 'image/png')).type).toBe('image/jpeg')
  const stripes = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"><circle cx="1000" cy="1000" r="900" fill="teal"/></svg>`
  const drawing = await sharp(Buffer.from(stripes)).png({ compressionLevel: 0 }).toBuffer()
  const kept = await fitted(drawing, 'image/png')
  expect([kept.type, kept.metadata.hasAlpha, kept.metadata.width]).toEqual(['image/png', true, 1920])
  const pixels = randomBytes(900 * 900 * 4).map((value, nth) => (nth % 4 === 3 ? 128 : value))
  const seeThrough = await sharp(pixels, { raw: { width: 900, height: 900, channels: 4 } })
    .png()
    .toBuffer()
  const white = await fitted(seeThrough, 'image/png')
  expect(white.type).toBe('image/jpeg')
  expect(white.bytes.length).toBeLessThanOrEqual(600_000)
  const { channels } = await sharp(white.bytes).stats()
  expect(channels[0]!.mean).toBeGreaterThan(170)
})

test('what is no picture is refused, also when it calls itself one and is too big to be tried', async () => {
  expect(await fit(Buffer.from('hello'), 'text/plain')).toMatchObject({ refused: 'unreadable' })
  expect(await fit(Buffer.alloc(700_000), 'image/jpeg')).toMatchObject({ refused: 'too-big' })
  expect(await fit(Buffer.from('ftypheic'), 'image/heic')).toMatchObject({ refused: 'unreadable' })
})

test('the widget sends webp of at most 3000 by 2000, drawings as they are, and a square for a face', async () => {
  const photo = await sharp(await noise(100, 75).png().toBuffer())
    .resize(2700)
    .jpeg()
    .toBuffer()
  const wide = await fitted(photo, 'image/jpeg', 'WIDGET')
  expect([wide.type, wide.metadata.width, wide.metadata.height]).toEqual(['image/webp', 2667, 2000])
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>')
  expect((await fitted(svg, 'image/svg+xml', 'WIDGET')).bytes.equals(svg)).toBe(true)
  const face = await fitted(photo, 'image/jpeg', 'AVATAR')
  expect([face.metadata.width, face.metadata.height]).toEqual([1920, 1920])
  const heic = await fitted(await noise(200, 150).avif().toBuffer(), 'image/avif', 'WIDGET', 'IMG_2.heic')
  expect([heic.type, heic.name]).toEqual(['image/webp', 'IMG_2.webp'])
})
