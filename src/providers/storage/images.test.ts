import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encodeImage, UnreadableImage } from './images.ts'

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 80, b: 40 } } })

test('a picture becomes webp in the page widths, never enlarged', async () => {
  const { width, height, variants } = await encodeImage(await blank(1000, 500).jpeg().toBuffer())
  expect([width, height]).toEqual([1000, 500])
  expect(variants.map((each) => [each.width, each.height])).toEqual([
    [160, 80],
    [320, 160],
    [640, 320],
    [960, 480],
    [1000, 500],
  ])
  for (const each of variants) expect((await sharp(each.bytes).metadata()).format).toBe('webp')
})

test('nothing is wider than 1920 pixels', async () => {
  const { variants } = await encodeImage(await blank(4000, 100).png().toBuffer())
  expect(variants.map((each) => each.width)).toEqual([160, 320, 640, 960, 1280, 1920])
})

test('a photograph taken sideways stands upright and loses place and camera', async () => {
  const sideways = await blank(400, 200)
    .withExif({ IFD0: { Make: 'Łódź' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { width, height, variants } = await encodeImage(sideways)
  expect([width, height]).toEqual([200, 400])
  const meta = await sharp(variants.at(-1)?.bytes).metadata()
  expect([meta.width, meta.height, meta.exif, meta.orientation]).toEqual([200, 400, undefined, undefined])
})

test('an svg becomes pixels and its script is gone', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><script>alert(1)</script><rect width="300" height="200" fill="red"/></svg>'
  const { variants } = await encodeImage(Buffer.from(svg))
  for (const each of variants) {
    expect((await sharp(each.bytes).metadata()).format).toBe('webp')
    expect(each.bytes.includes('script')).toBe(false)
  }
})

test('a small svg is drawn large enough for any screen, as wide and high as it says', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="24"><rect width="96" height="24"/></svg>'
  const { width, height, variants } = await encodeImage(Buffer.from(svg))
  expect([width, height]).toEqual([960, 240])
  expect(variants.at(-1)).toMatchObject({ width: 960, height: 240 })
})

test('an animated gif keeps its first frame', async () => {
  const frames = await Promise.all(
    ['red', 'blue'].map((background) => blank(40, 40).flatten({ background }).png().toBuffer()),
  )
  const gif = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
  const { variants } = await encodeImage(gif)
  expect(variants).toHaveLength(1)
  expect((await sharp(variants[0]?.bytes).metadata()).pages ?? 1).toBe(1)
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a page named as a picture', Buffer.from('<html><script>alert(1)</script></html>')],
  ['half a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['a pdf', Buffer.from('%PDF-1.4\n%âãÏÓ')],
])('%s is refused', async (_name, bytes) => {
  await expect(encodeImage(bytes)).rejects.toBeInstanceOf(UnreadableImage)
})

test('a small file that unfolds into too many pixels is refused', async () => {
  const bomb = await blank(9000, 9000).png().toBuffer()
  await expect(encodeImage(bomb)).rejects.toBeInstanceOf(UnreadableImage)
})
