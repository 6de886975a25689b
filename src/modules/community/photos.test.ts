import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import S3rver from 's3rver'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { giveAccess, takeAccess } from '#modules/access/contract.ts'
import { aProduct } from '#modules/catalog/testing.ts'
import { postComment, postPictureReply } from '#modules/comments/contract.ts'
import type { Picture } from '#modules/media/contract.ts'
import { guardPictures } from '#modules/media/guard-pictures.ts'
import { connectMedia } from '#modules/media/connect-media.ts'
import { images } from '#modules/media/tables.ts'
import { aWorld, type TestPerson, type TestSchool, type World } from '#test/world.ts'
import * as contract from './contract.ts'
import { posts } from './tables.ts'
import { aTopic, onPost } from './testing.ts'

const directory = mkdtempSync(join(tmpdir(), 'katedra-photos-'))
const bucket = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: join(directory, 's3'),
  configureBuckets: [{ name: 'katedra' }],
})

const picture = { width: 800, height: 500, channels: 3, background: '#b4532a' } as const
const png = new Blob([new Uint8Array(await sharp({ create: picture }).png().toBuffer())], { type: 'image/png' })
afterAll(async () => {
  await bucket.close()
  rmSync(directory, { recursive: true })
})

describe.each([
  ['disk', async () => ({})],
  [
    'bucket',
    async () => ({
      S3_BUCKET: 'katedra',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      S3_ENDPOINT: `http://127.0.0.1:${(await bucket.run()).port}`,
      S3_FORCE_PATH_STYLE: 'true',
    }),
  ],
])('in a topic of one product, kept in a %s', (name, settings) => {
  let world: World
  let school: TestSchool
  let buyer: TestPerson
  let productId: string
  let topicId: string

  beforeAll(async () => {
    world = await aWorld({ DATA_DIR: join(directory, name), ...(await settings()) })
  })
  afterAll(() => world.close())
  beforeEach(async () => {
    school = await world.aSchool()
    buyer = await school.aStudent({ name: 'Ewa Kupująca' })
    productId = (await school.work((ctx) => aProduct(ctx), school.admin)).product.id
    topicId = (await school.work((ctx) => aTopic(ctx, { productId }))).id
    await school.as(school.admin).call(giveAccess, { id: buyer.id, product_id: productId, reason: 'Test' })
  })

  const at = ({ src, widths }: Picture, width = widths.at(-1)) => src.replace('{width}', String(width))
  const ask = (url: string, person?: TestPerson, { headers = {}, of = school } = {}) =>
    world.app.inject({
      url,
      headers: { host: of.host, ...(person && { cookie: `katedra_session=${person.secret}` }), ...headers },
    })
  const statusOf = async (url: string, person?: TestPerson) => (await ask(url, person)).statusCode
  const write = (person: TestPerson, given: object = {}) =>
    school
      .as(person)
      .call(
        contract.createPost,
        { topicId, title: 'Moja odbitka', body: 'Wyszła krzywo.', video: '', file: 0, ...given },
        { image: png },
      )

  test('a photo is there for whoever sees its post, and for nobody else', async () => {
    const { post } = await write(buyer)
    const { photos } = await school.as(buyer).call(contract.listPhotos, {})
    expect(photos.data[0]?.image).toEqual(post.image)
    const url = at(post.image!)
    const shown = await ask(url, buyer)
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=300',
      vary: expect.stringContaining('cookie'),
      'cross-origin-resource-policy': 'same-origin',
    })
    expect((await sharp(shown.rawPayload).metadata()).width).toBe(800)
    expect(await statusOf(url, school.admin)).toBe(200)
    expect(await statusOf(url, school.student)).toBe(404)
    expect(await statusOf(url)).toBe(401)
    const other = await world.aSchool()
    expect((await ask(url, other.admin, { of: other })).statusCode).toBe(404)
    expect(await statusOf(url.replace('800', '801'), buyer)).toBe(404)
    expect(await statusOf(`/public/images/${post.image!.id}/800.webp`, buyer)).toBe(404)
    const largest = `/pictures/${post.image!.id}`
    expect((await ask(largest, buyer)).headers).toMatchObject({ location: url, 'cache-control': 'private, no-store' })
    expect(await statusOf(largest, school.student)).toBe(404)
  })

  test('an address from before opens nothing once access is taken', async () => {
    const { post } = await write(school.admin)
    const url = at(post.image!)
    const { headers } = await ask(url, buyer)
    const again = { headers: { 'if-none-match': String(headers['etag']) } }
    expect((await ask(url, buyer, again)).statusCode).toBe(304)
    await school.as(school.admin).call(takeAccess, { id: buyer.id, productId, reason: 'Zwrot' })
    expect((await ask(url, buyer, again)).statusCode).toBe(404)
    expect((await ask(url, buyer)).statusCode).toBe(404)
  })

  test('the photo of a held post is there for its author and for admins', async () => {
    const { post } = await write(buyer, { body: 'Zobaczcie https://sklep.test' })
    const second = await school.aStudent()
    await school.as(school.admin).call(giveAccess, { id: second.id, product_id: productId, reason: 'Test' })
    const url = at(post.image!)
    const statuses = [await statusOf(url, buyer), await statusOf(url, school.admin), await statusOf(url, second)]
    expect(statuses).toEqual([200, 200, 404])
  })

  test('the picture of a reply is there for whoever reads the reply', async () => {
    const { post } = await write(buyer)
    const { comment } = await school.as(buyer).call(postComment, { ...onPost(post), body: 'Jak to poprawić?' })
    const { reply } = await school
      .as(school.admin)
      .call(postPictureReply, { id: comment.id, body: 'Tak' }, { image: png })
    const url = at(reply.image!)
    expect([await statusOf(url, buyer), await statusOf(url, school.student), await statusOf(url)]).toEqual([
      200, 404, 401,
    ])
  })

  test('photos from before there were guards are moved to where who looks is asked', async () => {
    const { post } = await write(buyer)
    const { id, widths } = post.image!
    const media = connectMedia(world.config)
    for (const width of widths) {
      const { stream } = await media.store.get(`guarded/images/${id}/${width}.webp`)
      await media.store.put(`public/images/${id}/${width}.webp`, stream, { contentType: 'image/webp' })
    }
    await media.store.deletePrefix(`guarded/images/${id}/`)
    await school.work((ctx) => ctx.tx.update(images).set({ isGuarded: false }).where(eq(images.id, id)))
    const before = (await school.as(buyer).call(contract.getPost, { id: post.id })).post.image!
    expect(await statusOf(at(before))).toBe(200)
    const parts = { units: world.app.units, media }
    await guardPictures(parts)
    await guardPictures(parts)
    expect(await statusOf(at(before), buyer)).toBe(404)
    const after = (await school.as(buyer).call(contract.getPost, { id: post.id })).post.image!
    expect(after).toEqual(post.image)
    for (const width of after.widths) expect(await statusOf(at(after, width), buyer)).toBe(200)
  })

  test('a picture that stands in nothing is there for who sent it', async () => {
    const { post } = await write(buyer)
    await school.work((ctx) => ctx.tx.update(posts).set({ imageId: null }).where(eq(posts.id, post.id)))
    const url = at(post.image!)
    expect([await statusOf(url, buyer), await statusOf(url, school.student)]).toEqual([200, 404])
  })
})
