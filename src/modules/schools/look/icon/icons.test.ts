import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { accentPalette } from '#kit/theme/accent-palette.ts'
import { aPicture } from '#modules/media/testing.ts'
import { openFace } from '#platform/text-as-paths.ts'
import { aWorld, type TestSchool } from '#test/world.ts'
import { getSchool } from '../../contract.ts'
import { publishLook } from '#modules/front/look/contract.ts'
import { drawIcon, initialOf } from './draw-icon.ts'
import { ICON_FILES, type IconFile, logoAsIcon, shapeOf } from './icon-path.ts'
import { shortNameOf } from './web-manifest.ts'

const world = await aWorld()
afterAll(() => world.close())
let school: TestSchool
beforeEach(async () => {
  school = await world.aSchool()
})

const get = (url: string, host = school.host) => world.app.inject({ url, headers: { host } })
const iconNow = async () => (await school.as().call(getSchool)).icon
const sizeOf = async (bytes: Buffer) => {
  const { format, width, height } = await sharp(bytes).metadata()
  return { format, width, height }
}

test('an icon is kept for ever, in each size, and another look gives it another address', async () => {
  const path = await iconNow()
  for (const file of Object.keys(ICON_FILES) as IconFile[]) {
    const { headers, rawPayload } = await get(`${path}/${file}`)
    const { size } = shapeOf(file)
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': expect.stringContaining('immutable'),
    })
    expect(await sizeOf(rawPayload)).toEqual({ format: 'png', width: size, height: size })
  }
  await school.as(school.admin).call(publishLook, { overlay_color: '#1f6b41', version: 1 })
  await expect.poll(iconNow).not.toBe(path)
  const moved = await get(`${path}/32.png`)
  expect([moved.statusCode, moved.headers.location]).toEqual([302, `${await iconNow()}/32.png`])
})

test('who asks for /favicon.ico without being told gets it, of each school and of the platform', async () => {
  const [ours, platform] = [await get('/favicon.ico'), await get('/favicon.ico', world.config.platformHost)]
  for (const { statusCode, headers, rawPayload } of [ours, platform]) {
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/x-icon'])
    expect(await sizeOf(rawPayload.subarray(22))).toEqual({ format: 'png', width: 32, height: 32 })
  }
  expect(ours.rawPayload.equals(platform.rawPayload)).toBe(false)
})

test('what is no size, and what is nobody’s, is not there', async () => {
  expect((await get(`${await iconNow()}/33.png`)).statusCode).toBe(404)
  expect((await get('/icons/x/32.svg')).statusCode).toBe(404)
  expect((await get('/icons/x/32.png', `nobody.${world.config.platformHost}`)).statusCode).toBe(404)
})

test('an icon of its own goes before a logo, and both before the name; a picture of another school is refused', async () => {
  const paths = [await iconNow()]
  const publish = async (given: { logo_id?: string; icon_id?: string }) => {
    await school.as(school.admin).call(publishLook, { overlay_color: '#b4532a', version: paths.length, ...given })
    await expect.poll(iconNow).not.toBe(paths.at(-1))
    paths.push(await iconNow())
  }
  const aLogo = (of = school) => of.work((ctx) => aPicture(ctx, { context: 'logo', width: 640, height: 600 }), of.admin)
  const [logo, own, theirs] = [await aLogo(), await aLogo(), await aLogo(await world.aSchool())]
  await publish({ logo_id: logo.id })
  await publish({ logo_id: logo.id, icon_id: own.id })
  expect(new Set(paths).size).toBe(3)
  const refused = school
    .as(school.admin)
    .call(publishLook, { overlay_color: '#b4532a', version: paths.length, icon_id: theirs.id })
  await expect(refused).rejects.toMatchObject({ status: 404 })
})

test.each([
  [1, true],
  [1.6, true],
  [1.7, false],
  [0.5, false],
])('a logo that is %d times as wide as high is an icon: %s', (width, isOne) => {
  const logo = { id: 'x', src: '', widths: [], width: width * 100, height: 100 }
  expect(logoAsIcon(logo) !== null).toBe(isOne)
})

test.each([
  ['Dobra Ręka', 'D'],
  ['łąka', 'Ł'],
  ['🎨 7 kolorów', '7'],
  ['אקדמיה', 'S'],
  ['学校', 'S'],
  ['🎨', 'S'],
  ['🎨🎨🎨 żółw', 'Ż'],
])('%s is told by %s', async (name, initial) => {
  const font = await openFace({ face: 'bricolage-grotesque', weight: 800 })
  expect(initialOf(name, 'szkola', font)).toBe(initial)
})

test.each(['#ffffff', '#000000', '#767676', '#ffff00'])('a letter can be told from %s', async (color) => {
  const drawn = await drawIcon({ name: 'Óśka', slug: 'x', color, fonts: null, own: null, logo: null }, '180.png')
  const { channels } = await sharp(drawn).greyscale().stats()
  expect(channels[0]!.max - channels[0]!.min).toBeGreaterThan(100)
})

const aPicture512 = (background: string, width = 512, height = 512) =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer()
const drawnOf = async (given: { own?: Buffer; logo?: Buffer }, file: IconFile) => {
  const named = { name: 'Dobra Ręka', slug: 'x', color: '#b4532a', fonts: null }
  const drawn = await drawIcon({ ...named, own: null, logo: null, ...given }, file)
  const { data, info } = await sharp(drawn).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)]
}

test('what is cut by whoever shows it is painted to its corners, with all that matters within the middle', async () => {
  const own = await drawnOf({ own: await aPicture512('#0a3c5a') }, 'cut-192.png')
  expect(own(0, 0)).toEqual([10, 60, 90, 255])
  expect((await drawnOf({ own: await aPicture512('#0a3c5a') }, '192.png'))(96, 96)).toEqual([10, 60, 90, 255])
  const wide = await drawnOf({ logo: await aPicture512('#0a3c5a', 600, 400) }, 'cut-512.png')
  expect([wide(0, 0)[3], wide(256, 256).slice(0, 3)]).toEqual([255, [10, 60, 90]])
  expect([wide(100, 256), wide(512 - 100, 256)]).not.toContainEqual([10, 60, 90, 255])
  const letter = await drawnOf({}, 'cut-512.png')
  expect([letter(0, 0)[3], letter(0, 0)]).toEqual([255, letter(511, 511)])
})

test('a picture that is clear at its corner gets paper where nothing may be clear, and stays clear elsewhere', async () => {
  const own = await aPicture512('#00000000')
  expect((await drawnOf({ own }, '180.png'))(90, 90)).toEqual([255, 254, 251, 255])
  expect((await drawnOf({ own }, '512.png'))(256, 256)[3]).toBe(0)
})

test('a site says what it is as an app, with icons that are there', async () => {
  const { headers, body } = await get('/manifest.webmanifest')
  expect(headers).toMatchObject({
    'content-type': expect.stringContaining('application/manifest+json'),
    'cache-control': 'public, max-age=3600',
  })
  const { icons, ...said } = JSON.parse(body)
  const { name } = await school.as().call(getSchool)
  expect(said).toMatchObject({
    name,
    lang: 'en',
    start_url: '/',
    display: 'minimal-ui',
    theme_color: accentPalette('#b4532a').light.fill,
    background_color: '#fbf9f4',
  })
  const shapes = icons.map(({ sizes, purpose }: Record<string, string>) => [sizes, purpose ?? 'any'])
  expect(shapes).toEqual([
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['192x192', 'maskable'],
    ['512x512', 'maskable'],
  ])
  for (const { src, sizes } of icons) {
    const { width, height } = await sizeOf((await get(src)).rawPayload)
    expect(`${width}x${height}`).toBe(sizes)
  }
  const platform = await get('/manifest.webmanifest', world.config.platformHost)
  expect(JSON.parse(platform.body)).toMatchObject({ name: 'Katedra', short_name: 'Katedra' })
  expect((await get('/manifest.webmanifest', `nobody.${world.config.platformHost}`)).statusCode).toBe(404)
})

test.each([
  ['Dobra Ręka', 'Dobra Ręka'],
  ['Akademia w Łodzi', 'Akademia'],
  ['Pracownia — szkoła rysunku', 'Pracownia'],
  ['Konstantynopolitańczykowianeczka', 'Konstantynopolitańczykowianeczka'],
  ['🎨🎨🎨 żółw', '🎨🎨🎨 żółw'],
  ['Go 2', 'Go 2'],
])('%s is called %s on a home screen', (name, short) => {
  expect(shortNameOf(name)).toBe(short)
})
