import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { aPicture } from '#modules/media/testing.ts'
import { aWorld, type TestSchool } from '#test/world.ts'
import { getSchool } from '../../contract.ts'
import { publishLook } from '../contract.ts'
import { drawIcon, initialOf } from './draw-icon.ts'
import { ICON_SIZES, logoAsIcon } from './icon-path.ts'

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
  for (const size of ICON_SIZES) {
    const { headers, rawPayload } = await get(`${path}/${size}.png`)
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
])('%s is told by %s', (name, initial) => {
  expect(initialOf(name, 'szkola')).toBe(initial)
})

test.each(['#ffffff', '#000000', '#767676', '#ffff00'])('a letter can be told from %s', async (color) => {
  const drawn = await drawIcon({ name: 'Óśka', slug: 'x', color, own: null, logo: null }, 180)
  const { channels } = await sharp(drawn).greyscale().stats()
  expect(channels[0]!.max - channels[0]!.min).toBeGreaterThan(100)
})
