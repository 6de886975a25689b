import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { clock, DAY } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import { refused } from '#test/refused.ts'
import { aWorld, type TestPerson } from '#test/world.ts'
import * as contract from './contract.ts'
import { connectMedia } from './connect-media.ts'
import { requirePicture, storeImage } from './index.ts'
import { sweepUploads } from './sweep-uploads.ts'
import { images } from './tables.ts'
import type { ImageContext } from './vocabulary.ts'

const world = await aWorld()
const school = await world.aSchool()
afterAll(() => world.close())

const photo = () =>
  sharp({ create: { width: 800, height: 500, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Artist: 'Jan Żak' }, IFD3: { GPSLatitude: '52/1 13/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()

const asked = { extension: 'jpeg', filename: 'łąka 🌾.jpeg', context: 'cover' } as const
const put = (url: string, headers: Record<string, string>, payload: Buffer) =>
  world.app.inject({ method: 'PUT', url, headers: { ...headers, host: school.host }, payload })
const get = (url: string, host = school.host) => world.app.inject({ url, headers: { host } })

async function send(
  bytes: Buffer,
  more: { extension?: string; context?: ImageContext } = {},
  person: TestPerson = school.admin,
) {
  const created = await school.as(person).call(contract.createImage, { ...asked, ...more })
  const answer = await put(created.upload, created.headers, bytes)
  return { ...created, status: answer.statusCode }
}

describe('an uploaded image', () => {
  test('is for a page unless something else is said, which only admins may', async () => {
    const { extension, filename } = asked
    const { path } = await school.as(school.admin).call(contract.createImage, { extension, filename })
    expect(path).toMatch(/^images\//)
    expect((await refused(school.as(school.student).call(contract.createImage, { extension, filename }))).status).toBe(
      403,
    )
  })

  test('becomes webp in several widths, without what the camera knew, cached for a year', async () => {
    const bytes = await photo()
    expect((await sharp(bytes).metadata()).exif).toBeDefined()
    const { path, download, status } = await send(bytes)
    expect(status).toBe(200)
    expect((await get(download)).statusCode).toBe(404)
    const picture = await school.as(school.admin).call(contract.finishImage, { path })
    expect(picture).toMatchObject({ width: 800, height: 500, widths: [160, 320, 640, 800] })
    for (const width of picture.widths) {
      const shown = await get(picture.src.replace('{width}', String(width)))
      expect(shown.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      const metadata = await sharp(shown.rawPayload).metadata()
      expect([metadata.width, metadata.exif]).toEqual([width, undefined])
    }
    const largest = await get(download)
    expect([largest.statusCode, largest.headers.location]).toEqual([302, picture.src.replace('{width}', '800')])
    expect(await school.as(school.admin).call(contract.finishImage, { path })).toEqual(picture)
  })

  test.each([
    [16, 16],
    [400, 31],
  ])('of %d by %d pixels is no logo, and says why', async (width, height) => {
    const bytes = await sharp({ create: { width, height, channels: 3, background: 'teal' } })
      .png()
      .toBuffer()
    const { path } = await send(bytes, { extension: 'png', context: 'logo' })
    const problem = await refused(school.as(school.admin).call(contract.finishImage, { path }))
    expect([problem.status, problem.fields]).toEqual([
      422,
      {
        path: [
          `This picture is ${width} × ${height} pixels: so small that it would be blurred. Choose one that is at least 32 pixels wide and high.`,
        ],
      },
    ])
    const { path: cover } = await send(bytes, { extension: 'png' })
    expect(await school.as(school.admin).call(contract.finishImage, { path: cover })).toMatchObject({ width, height })
  })

  test('of svg comes back as pixels, never as a document that could run script', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><script>alert(1)</script><rect width="200" height="100"/></svg>`
    const { path } = await send(Buffer.from(svg), { extension: 'svg' })
    const picture = await school.as(school.admin).call(contract.finishImage, { path })
    const shown = await get(picture.src.replace('{width}', '960'))
    expect(shown.headers['content-type']).toBe('image/webp')
    expect(shown.payload).not.toContain('script')
  })

  test('may not be used before it is finished, nor for something else', async () => {
    const { path } = await send(await photo())
    const id = path.slice('images/'.length)
    const use = (context: 'cover' | 'page') =>
      refused(school.work((ctx) => requirePicture(ctx, { id, context, field: 'cover_id' })))
    expect(await use('cover')).toMatchObject({
      status: 422,
      fields: { cover_id: [{ key: 'media.image-not-finished' }] },
    })
    await school.as(school.admin).call(contract.finishImage, { path })
    expect(await use('page')).toMatchObject({ status: 422 })
    const gone = school.work((ctx) => requirePicture(ctx, { id: newId(), context: 'cover', field: 'cover_id' }))
    expect(await refused(gone)).toMatchObject({ status: 404 })
    expect(await school.work((ctx) => requirePicture(ctx, { id, context: 'cover', field: 'cover_id' }))).toMatchObject({
      id,
    })
  })

  test('is gone after it was deleted, with its files', async () => {
    const { path, download } = await send(await photo())
    const picture = await school.as(school.admin).call(contract.finishImage, { path })
    const wrong = await refused(school.as(school.admin).call(contract.deleteImage, { path, context: 'page' }))
    expect(wrong.status).toBe(404)
    expect(await school.as(school.admin).call(contract.deleteImage, { path, context: 'cover' })).toBe(true)
    expect((await get(picture.src.replace('{width}', '640'))).statusCode).toBe(404)
    expect((await get(download)).statusCode).toBe(404)
    expect((await refused(school.as(school.admin).call(contract.finishImage, { path }))).status).toBe(404)
  })

  test('that nobody finished is swept away after a day', async () => {
    const { path } = await send(await photo())
    const row = () =>
      school.work((ctx) =>
        ctx.tx
          .select()
          .from(images)
          .where(eq(images.id, path.slice('images/'.length))),
      )
    const parts = { media: connectMedia(world.config), units: world.app.units, findSchool: async () => school }
    await sweepUploads(parts)
    expect(await row()).toHaveLength(1)
    clock.moveBy(2 * DAY)
    await sweepUploads(parts)
    clock.moveBy(-2 * DAY)
    expect(await row()).toHaveLength(0)
  })
})

describe('refused are', () => {
  test.each(['exe', 'php.jpeg', '', 'constructor'])('the extension %o', async (extension) => {
    const problem = await refused(school.as(school.admin).call(contract.createImage, { ...asked, extension }))
    expect(problem).toMatchObject({ status: 422, fields: { extension: ['Bad file extension'] } })
  })

  test('files of another type or above the size at the door', async () => {
    const { upload, headers } = await school.as(school.admin).call(contract.createImage, asked)
    expect((await put(upload, { 'content-type': 'text/html' }, Buffer.from('<b>'))).statusCode).toBe(415)
    expect((await put(upload, headers, Buffer.alloc(10 * 1024 * 1024 + 1))).statusCode).toBe(413)
    expect((await put(upload.replace(/max=\d+/, 'max=99999999'), headers, Buffer.from('x'))).statusCode).toBe(403)
    const path = `images/${/uploads\/images\/([0-9a-f-]+)/.exec(upload)?.[1]}`
    const unsent = await refused(school.as(school.admin).call(contract.finishImage, { path }))
    expect(unsent).toMatchObject({ status: 422, fields: { path: [expect.stringContaining('upload it again')] } })
  })

  test('texts that call themselves pictures, in the language of the caller', async () => {
    const polish = await world.aSchool({ language: 'pl' })
    const created = await polish.as(polish.admin).call(contract.createImage, asked)
    await world.app.inject({
      method: 'PUT',
      url: created.upload,
      headers: { ...created.headers, host: polish.host },
      payload: Buffer.from('GIF89a to nie jest obraz'),
    })
    const problem = await refused(polish.as(polish.admin).call(contract.finishImage, { path: created.path }))
    expect(problem).toMatchObject({ status: 422, fields: { path: ['Nie możemy odczytać tego pliku jako zdjęcia'] } })
  })

  test('visitors, students at what admins illustrate, strangers and other schools', async () => {
    expect((await refused(school.as().call(contract.createImage, asked))).status).toBe(401)
    expect((await refused(school.as(school.student).call(contract.createImage, asked))).status).toBe(403)
    const { path } = await send(await photo(), { context: 'avatar' }, school.student)
    const stranger = school.as(await school.aStudent())
    expect((await refused(stranger.call(contract.finishImage, { path }))).status).toBe(403)
    expect((await refused(stranger.call(contract.deleteImage, { path, context: 'avatar' }))).status).toBe(403)
    const other = await world.aSchool()
    expect((await refused(other.as(other.admin).call(contract.finishImage, { path }))).status).toBe(404)
    expect((await refused(other.as(other.admin).call(contract.deleteImage, { path, context: 'avatar' }))).status).toBe(
      404,
    )
    const { download } = await send(await photo())
    expect((await get(download, other.host)).statusCode).toBe(404)
    expect(await school.as(school.student).call(contract.finishImage, { path })).toMatchObject({ width: 800 })
  })

  test('paths that are none', async () => {
    const problem = await refused(school.as(school.admin).call(contract.finishImage, { path: '../../etc/passwd' }))
    expect(problem).toMatchObject({ status: 422, fields: { path: [expect.any(String)] } })
  })
})

test('a picture for everyone is at its own school alone', async () => {
  const { path } = await send(await photo())
  const picture = await school.as(school.admin).call(contract.finishImage, { path })
  const address = picture.src.replace('{width}', '640')
  const other = await world.aSchool()
  for (let visit = 0; visit < 2; visit++) {
    expect((await get(address)).statusCode).toBe(200)
    for (const host of [other.host, world.config.platformHost]) expect((await get(address, host)).statusCode).toBe(404)
  }
  expect((await get('/public/images/none/640.webp')).statusCode).toBe(404)
})

test('an image of a multipart call is kept, or refused under its field', async () => {
  const media = connectMedia(world.config)
  const ctx = world.app.units.outside({ school, actor: school.admin })
  const file = { filename: 'a.png', mimetype: 'image/png', bytes: await photo() }
  const id = await storeImage(ctx, media, { context: 'reply', file })
  expect((await get(`/public/images/${id}/640.webp`)).statusCode).toBe(404)
  const broken = storeImage(ctx, media, { context: 'reply', file: { ...file, bytes: Buffer.from('<svg') } })
  expect(await refused(broken)).toMatchObject({ status: 422, fields: { image: [{ key: 'media.unreadable-image' }] } })
})
