import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { updateProduct } from '#modules/catalog/contract.ts'
import { aProduct } from '#modules/catalog/testing.ts'
import { getSchool } from '#modules/schools/contract.ts'
import { publishLook } from '#modules/front/look/contract.ts'
import { newId } from '#platform/ids.ts'
import { FONT_PAIRS, type FontPair } from '#modules/schools/vocabulary.ts'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'
import { drawPicture } from './draw-picture.ts'
import { drawSchoolPicture } from './draw-school-picture.ts'
import { besideTitle, picturePath, schoolPicturePath } from './picture-path.ts'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from './vocabulary.ts'

const world = await aWorld()
afterAll(() => world.close())

let school: TestSchool
let product: { id: string; title: string; cover: null; square: null }
beforeEach(async () => {
  school = await world.aSchool()
  product = await aCourse()
})

async function aCourse(given: { published?: boolean; title?: string } = {}) {
  const { product: made } = await school.work((ctx) => aProduct(ctx, given))
  return { id: made.id, title: made.title, cover: null, square: null }
}
const get = (url: string, { person, at = school }: { person?: TestPerson; at?: TestSchool } = {}) =>
  world.app.inject({
    url,
    headers: { host: at.host, ...(person && { cookie: `katedra_session=${person.secret}` }) },
  })
const pathNow = async (of = product) => picturePath({ product: of, school: await school.as().call(getSchool) })

test('a picture as large as others show it is kept by whoever asks, and changes its address with what it is made of', async () => {
  const path = await pathNow()
  const answer = await get(path)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': expect.stringContaining('immutable'),
  })
  const { format, width, height } = await sharp(answer.rawPayload).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: PICTURE_WIDTH, height: PICTURE_HEIGHT })
  expect((await get(path)).rawPayload.equals(answer.rawPayload)).toBe(true)

  const details = {
    title: 'Zażółć 🎨 gęślą',
    description_html: '',
    category: '',
    difficulty: 'beginner' as const,
    cover_id: null,
  }
  await school.as(school.admin).call(updateProduct, { productId: product.id, ...details })
  const renamed = { ...product, title: details.title }
  const moved = await get(path)
  expect([moved.statusCode, moved.headers['location']]).toEqual([302, await pathNow(renamed)])
  const anew = await get(await pathNow(renamed))
  expect(anew.rawPayload.equals(answer.rawPayload)).toBe(false)

  await school.as(school.admin).call(publishLook, { template: 'octavo', overlay_color: '#1f6b41', version: 1 })
  const looked = {
    template: 'octavo',
    fonts: null,
    overlay_color: '#1f6b41',
    name: (await school.as().call(getSchool)).name,
  } as const
  const after = picturePath({ product: renamed, school: looked })
  await expect.poll(async () => (await get(after)).statusCode).toBe(200)
  expect((await get(after)).rawPayload.equals(anew.rawPayload)).toBe(false)
})

test('a draft has one for its admins alone, who keep none; what is no product of the school has none', async () => {
  const draft = await aCourse({ published: false })
  expect((await get(await pathNow(draft))).statusCode).toBe(404)
  const seen = await get(await pathNow(draft), { person: school.admin })
  expect([seen.statusCode, seen.headers['cache-control']]).toEqual([200, 'private, no-store'])
  expect((await get(`/pictures/products/${newId()}/x.jpg`)).statusCode).toBe(404)
  expect((await get('/pictures/products/x/x.jpg')).statusCode).toBe(404)
  const neighbour = await world.aSchool()
  expect((await get(await pathNow(), { at: neighbour })).statusCode).toBe(404)
})

test('the square picture of a product stands beside its title, else its cover', () => {
  const [cover, square] = ['c', 's'].map((id) => ({ id, src: `/${id}`, widths: [600], width: 600, height: 600 }))
  expect(besideTitle({ cover: cover!, square: square! })).toBe(square)
  expect(besideTitle({ cover: cover!, square: null })).toBe(cover)
})

test.each(['Len', 'Ą'.repeat(150), '🎨🎨', '漢字', 'Zażółć gęślą jaźń '.repeat(8)])(
  'a title of %j is drawn, with a cover and without',
  async (title) => {
    const look = { name: `${title} 🍂`, template: 'folio', fonts: null, color: '#ffe600' } as const
    const cover = await sharp({ create: { width: 300, height: 900, channels: 3, background: '#b4532a' } })
      .webp()
      .toBuffer()
    for (const given of [cover, null]) {
      const { width } = await sharp(await drawPicture({ title, school: look, cover: given })).metadata()
      expect(width).toBe(PICTURE_WIDTH)
    }
  },
)

test('a school has one too, whose address changes with what it says of itself', async () => {
  const path = schoolPicturePath(await school.as().call(getSchool), school.origin)
  const answer = await get(path)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': expect.stringContaining('immutable'),
  })
  const { width, height } = await sharp(answer.rawPayload).metadata()
  expect({ width, height }).toEqual({ width: PICTURE_WIDTH, height: PICTURE_HEIGHT })
  const moved = await get('/pictures/school/of-before.jpg')
  expect([moved.statusCode, moved.headers['location']]).toEqual([302, path])
  const neighbour = await world.aSchool()
  expect((await get(path, { at: neighbour })).headers['location']).not.toBe(path)
})

test.each([['Dobra Ręka'], ['Szkoła 🎨 ', 55], ['🎨🎨'], ['אקדמיה לציור'], ['学校'], ['<&">']])(
  'a school called %j has a picture, in colours that nothing can save, with a logo and without',
  async (word, times = 1) => {
    const name = word.repeat(times)
    const logo = await sharp({ create: { width: 30, height: 900, channels: 4, background: '#b4532a' } })
      .webp()
      .toBuffer()
    for (const tagline of ['', name, 'Zażółć gęślą jaźń'])
      for (const [color, given] of [
        ['#ffffff', null],
        ['#000000', logo],
      ] as const) {
        const school = { name, tagline, fonts: null, color, host: 'szkola.example.com', logo: given }
        expect(
          (await sharp(await drawSchoolPicture({ ...school, template: 'octavo' })).stats()).channels[0]!.stdev,
        ).toBeGreaterThan(5)
      }
  },
)

test.each(FONT_PAIRS)('what a school is called is set in %s, Polish letters too', async (fonts) => {
  const draw = (title: string, pair: FontPair | null) =>
    drawPicture({ title, school: { name: 'Żółw', template: 'folio', fonts: pair, color: '#1f6b41' }, cover: null })
  const [chosen, without, other] = [await draw('Zażółć', fonts), await draw('Za', fonts), await draw('Zażółć', null)]
  expect(chosen.equals(without)).toBe(false)
  expect(chosen.equals(other)).toBe(false)
})
