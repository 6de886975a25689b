import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Attempt, attemptsFor, firstThatFits } from './fitting.ts'
import { alongOf, AVATAR, WIDGET } from './fittings.ts'

const POST = alongOf({ types: ['image/png', 'image/gif', 'image/jpeg'], bytes: 600_000 })
const PHONE = { width: 4000, height: 3000 }
const inWords = ({ type, width, height, quality }: Attempt) => `${type} ${width}x${height} ${quality.toFixed(2)}`

/** A browser: pixels cost so much in each type, less in lower quality. */
const browser = (bytesPerPixel: Record<string, number>) => {
  const tried: string[] = []
  return {
    tried,
    onTried: () => undefined,
    write: async (attempt: Attempt) => {
      tried.push(inWords(attempt))
      const { type, width, height, quality } = attempt
      const known = bytesPerPixel[type]
      const bytes = Math.round(width * height * (known ?? 4) * (known === undefined ? 1 : quality))
      return { size: bytes, type: known === undefined ? 'image/png' : type } as Blob
    },
  }
}

test('a photo gives up quality down to the lowest, then size', async () => {
  const { tried, ...chromium } = browser({ 'image/jpeg': 0.6, 'image/png': 3 })
  const made = await firstThatFits(attemptsFor(PHONE, false, POST), POST, chromium)
  expect(tried).toEqual([
    'image/jpeg 1920x1440 0.75',
    'image/jpeg 1920x1440 0.65',
    'image/jpeg 1920x1440 0.55',
    'image/jpeg 1536x1152 0.75',
    'image/jpeg 1536x1152 0.65',
    'image/jpeg 1536x1152 0.55',
  ])
  expect(made).toMatchObject({ type: 'image/jpeg' })
  expect(made!.size).toBeLessThanOrEqual(600_000)
})

test('a transparent picture stays one while it is worth looking at, then gets a white ground', async () => {
  const small = browser({ 'image/png': 0.6, 'image/jpeg': 0.1 })
  expect(await firstThatFits(attemptsFor(PHONE, true, POST), POST, small)).toMatchObject({ type: 'image/png' })
  const large = browser({ 'image/png': 4, 'image/jpeg': 0.1 })
  expect(await firstThatFits(attemptsFor(PHONE, true, POST), POST, large)).toMatchObject({ type: 'image/jpeg' })
  const pngs = large.tried.filter((each) => each.startsWith('image/png'))
  expect(pngs.map((each) => each.split(' ')[1])).toEqual(['1920x1440', '1536x1152', '1229x922', '983x737'])
})

test('the widget takes webp in 3000 by 2000 and keeps the lowest quality, however large that is', async () => {
  const { tried, ...chromium } = browser({ 'image/webp': 1, 'image/jpeg': 1.5 })
  expect(await firstThatFits(attemptsFor(PHONE, false, WIDGET), WIDGET, chromium)).toMatchObject({ type: 'image/webp' })
  expect(tried).toEqual(['image/webp 2667x2000 0.50', 'image/webp 2667x2000 0.40'])
})

test('a browser that writes no webp writes jpeg, or png where something shows through', async () => {
  const opaque = browser({ 'image/jpeg': 0.1, 'image/png': 3 })
  const transparent = browser({ 'image/jpeg': 0.1, 'image/png': 0.1 })
  expect(await firstThatFits(attemptsFor(PHONE, false, AVATAR), AVATAR, opaque)).toMatchObject({ type: 'image/jpeg' })
  expect(await firstThatFits(attemptsFor(PHONE, true, AVATAR), AVATAR, transparent)).toMatchObject({
    type: 'image/png',
  })
  expect(opaque.tried.filter((each) => each.startsWith('image/webp'))).toHaveLength(1)
})

test.each([
  [1, 1],
  [1, 2],
  [2, 2],
  [3, 1],
])('one of %d by %d pixels is tried as it is, and in no other size', (width, height) => {
  const sizes = attemptsFor({ width, height }, false, POST).map((each) => [each.width, each.height].join('x'))
  expect([...new Set(sizes)]).toEqual([`${width}x${height}`])
})

test('whatever a picture’s size and content, one is found that is small enough and never enlarged', async () => {
  const pixels = fc.integer({ min: 1, max: 20_000 })
  await fc.assert(
    fc.asyncProperty(pixels, pixels, fc.boolean(), fc.double({ min: 0.05, max: 4, noNaN: true }), async (...given) => {
      const [width, height, isTransparent, cost] = given
      const attempts = attemptsFor({ width, height }, isTransparent, POST)
      for (const each of attempts) {
        expect(each.width).toBeLessThanOrEqual(Math.min(width, 1920))
        expect(each.height).toBeLessThanOrEqual(Math.min(height, 1920))
      }
      const made = await firstThatFits(attempts, POST, browser({ 'image/jpeg': cost, 'image/png': 4 }))
      expect(made?.size).toBeLessThanOrEqual(600_000)
    }),
  )
})
