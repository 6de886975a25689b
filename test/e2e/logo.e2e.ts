import { mkdtemp, open as openFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { en as mediaEn } from '#modules/media/messages/en.ts'
import { pl as mediaPl } from '#modules/media/messages/pl.ts'
import { en as serverEn } from '#modules/media/messages/server-en.ts'
import { pl as serverPl } from '#modules/media/messages/server-pl.ts'
import { IMAGE_MAX_MEGABYTES } from '#modules/media/vocabulary.ts'
import { en } from '#modules/schools/messages/look-en.ts'
import { pl } from '#modules/schools/messages/look-pl.ts'
import { expectAccessible } from './accessible.ts'
import { drawnLook } from './drawn-look.ts'
import { open } from './open.ts'
import { ADMIN, logIn } from './people.ts'
import { expectText } from './seen.ts'
import { aStage, type Stage } from './stage.ts'

let stage: Stage
let folder: string
beforeAll(async () => {
  stage = await aStage()
  folder = await mkdtemp(path.join(tmpdir(), 'logo-'))
})
afterAll(async () => {
  await stage.close()
  await rm(folder, { recursive: true })
})

const GIGABYTE = 1024 ** 3
/** It takes no room on the disk. */
async function aHugeFile(): Promise<string> {
  const name = path.join(folder, 'logo.png')
  const file = await openFile(name, 'w')
  await file.truncate(2 * GIGABYTE)
  await file.close()
  return name
}

const WIDTH_AT = 16
/** A png that says it has so many pixels on each side, and holds one. */
async function aBomb(side: number): Promise<Buffer> {
  const png = await aSquare(1, 1)
  png.writeUInt32BE(side, WIDTH_AT)
  png.writeUInt32BE(side, WIDTH_AT + 4)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}
const aSquare = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#1f6b41' } })
    .png()
    .toBuffer()

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="150" onload="document.title='run'">
  <script>document.title = 'run'</script>
  <image href="https://example.invalid/x.png" width="9" height="9"/>
  <rect width="600" height="150" fill="#1f6b41"/></svg>`

test.each(
  drawnLook([
    { language: 'en', width: 1440, scheme: 'light', words: en, media: mediaEn, server: serverEn },
    { language: 'pl', width: 390, scheme: 'dark', words: pl, media: mediaPl, server: serverPl },
  ]),
)(
  'an admin gives the school a logo for light and dark pages, and no file does harm ($language)',
  async ({ words, media, server, ...look }) => {
    const admin = await stage.aPage(look)
    await logIn(admin, ADMIN)
    await open(admin, '/home/settings/look')
    const sent: string[] = []
    admin.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()))
    // The first is that of the front picture.
    const input = (nth: number) => admin.locator('input[type=file]').nth(nth + 1)
    const send = (name: string, mimeType: string, buffer: Buffer, nth = 0) =>
      input(nth).setInputFiles({ name, mimeType, buffer })

    await input(0).setInputFiles(await aHugeFile())
    await expectText(admin, media.tooBig.replace('{size}', String(IMAGE_MAX_MEGABYTES)))
    expect(sent).toEqual([])
    await send('logo.exe', 'application/octet-stream', Buffer.from('MZ'))
    await expectText(admin, media.badExtension)
    await send('logo.png', 'image/png', await aBomb(60_000))
    await expectText(admin, server.errors['media.unreadable-image'])
    await send('logo.png', 'image/png', Buffer.from('no picture'))
    await expectText(admin, server.errors['media.unreadable-image'])
    await expectAccessible(admin)

    await send('dot.png', 'image/png', await aSquare(1, 1))
    await expectText(
      admin,
      server.errors['media.image-too-small'].replace(/\{(width|height)\}/g, '1').replace('{least}', '32'),
    )
    await send('square.png', 'image/png', await aSquare(32, 32))
    const [mark, darkMark] = ['any', 'dark'].map((each) =>
      admin.frameLocator('iframe').locator(`header img[data-logo=${each}]`),
    )
    await mark!.waitFor({ state: 'attached' })
    await send('logo.svg', 'image/svg+xml', Buffer.from(DRAWING))
    await expect.poll(async () => mark!.getAttribute('width')).toBe('176')
    await send('long.png', 'image/png', await aSquare(6000, 40), 1)
    await darkMark!.waitFor({ state: 'attached' })
    await expectAccessible(admin)

    await admin.getByRole('button', { name: words.publish, exact: true }).click()
    await admin.getByText(words.unpublished).waitFor({ state: 'detached' })
    const visitor = await stage.aPage(look)
    for (const colorScheme of ['light', 'dark'] as const) {
      await visitor.emulateMedia({ colorScheme })
      for (const page of ['/', '/login', '/courses']) {
        await open(visitor, page)
        const logo = visitor.getByRole('img', { name: 'Dobra Ręka' }).filter({ visible: true }).first()
        await logo.waitFor()
        expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
        expect(await logo.getAttribute('data-logo')).toBe(colorScheme)
        expect(await visitor.title()).not.toBe('run')
      }
    }
    const src = await visitor.locator('img[data-logo=light]').first().getAttribute('src')
    const answer = await visitor.request.get(src!)
    expect(answer.headers()['content-type']).toBe('image/webp')
    expect((await answer.body()).toString('latin1')).not.toContain('script')

    await admin.getByRole('button', { name: media.takeImageAway }).first().click()
    await admin.getByRole('button', { name: words.publish, exact: true }).click()
    await admin.getByText(words.unpublished).waitFor({ state: 'detached' })
    await open(visitor, '/courses')
    expect(await visitor.locator('img[data-logo]').count()).toBe(0)
  },
)
