import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { abandonedUploads, aPicture } from '#modules/media/testing.ts'
import { clock, DAY } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import { partsOfJobs, thrown } from '#test/parts-of-jobs.ts'
import { aWorld, type TestSchool } from '#test/world.ts'
import { deleteArticle, type EditableArticle, getArticle, getArticlePage, updateArticle } from '../contract.ts'
import { anArticle } from '../testing.ts'
import * as contract from './contract.ts'
import { sweepingArticleBlocks } from './kept-blocks.ts'

let school: TestSchool
let other: TestSchool
let article: EditableArticle

const world = await aWorld()
beforeEach(async () => {
  school = await world.aSchool()
  other = await world.aSchool()
  article = await anArticle(school)
})
afterAll(() => world.close())

const admin = () => school.as(school.admin)
const quote = { type: 'quote', quote: 'Mąka, woda, sól', author: 'Łucja' } as const
const text = { type: 'text', html: '<p>Zaczyn</p>' } as const
const image = (picture_id: string) => ({ type: 'image', picture_id, alt: 'Bochenek', caption: '' }) as const
const store = (block: contract.ArticleBlockContent) =>
  admin().call(contract.storeArticleBlock, { articleId: article.id, block })
const page = () => school.as().call(getArticlePage, { articleSlug: article.slug })
const picture = async (context: 'article' | 'lecture' = 'article') =>
  (await school.work((ctx) => aPicture(ctx, { context }))).id
const abandoned = async () => (await school.work(abandonedUploads)).flatMap(({ image_ids }) => image_ids)

describe('every call of the blocks of an article', () => {
  const all = [
    ['list', contract.listArticleBlocks, {}],
    ['store', contract.storeArticleBlock, { block: text }],
    ['update', contract.updateArticleBlock, { block: text }],
    ['delete', contract.deleteArticleBlock, {}],
    ['restore', contract.restoreArticleBlock, {}],
    ['duplicate', contract.duplicateArticleBlock, {}],
    ['order', contract.orderArticleBlocks, { ids: [newId()] }],
  ] as const

  test.each(all)('%s: 401, 403, and 404 at another school', async (_, endpoint, body) => {
    const { id: blockId } = await store(text)
    const call = (client: ReturnType<TestSchool['as']>) =>
      client.call(endpoint as typeof contract.updateArticleBlock, { articleId: article.id, blockId, ...body } as never)
    await expect(call(school.as())).rejects.toMatchObject({ status: 401 })
    await expect(call(school.as(school.student))).rejects.toMatchObject({ status: 403 })
    await expect(call(other.as(other.admin))).rejects.toMatchObject({ status: 404 })
  })
})

test('readers see the blocks of an article below its text, in their order', async () => {
  const [first, second] = [await store(quote), await store(image(await picture()))]
  const { data } = await admin().call(contract.orderArticleBlocks, { articleId: article.id, ids: [second.id] })
  expect(data.map(({ id }) => id)).toEqual([second.id, first.id])
  const { blocks } = await page()
  expect(blocks.map(({ id }) => id)).toEqual([second.id, first.id])
  expect(blocks[1]).toEqual({ id: first.id, ...quote })
  // Everybody may see the pictures of an article: nobody is asked for them.
  expect(blocks[0]).toMatchObject({ shown: { picture: { src: expect.stringMatching(/^\/public\//) } } })
})

test('a block is of its own article, and back within a day after it was deleted', async () => {
  const { id: blockId, version } = await store(quote)
  const { id: elsewhere } = await anArticle(school)
  const strange = admin().call(contract.updateArticleBlock, { articleId: elsewhere, blockId, block: text })
  await expect(strange).rejects.toMatchObject({ status: 404 })
  await admin().call(contract.deleteArticleBlock, { articleId: article.id, blockId })
  expect((await page()).blocks).toEqual([])
  const { data } = await admin().call(contract.restoreArticleBlock, { articleId: article.id, blockId })
  expect(data).toEqual([{ id: blockId, ...quote, version }])
})

test('a change is refused over what somebody else changed meanwhile', async () => {
  const { id: blockId, version } = await store(quote)
  const change = { articleId: article.id, blockId, block: text, version }
  await admin().call(contract.updateArticleBlock, change)
  await expect(admin().call(contract.updateArticleBlock, { ...change, block: quote })).rejects.toMatchObject({
    status: 409,
    code: 'content.block-changed',
  })
})

test('what only a lecture can ask or keep to itself is no block of an article', async () => {
  const given = { type: 'file', stored_id: newId(), title: 'Arkusz', note: '' } as never
  await expect(store(given)).rejects.toMatchObject({ status: 422 })
  const refused = store(image(await picture('lecture')))
  await expect(refused).rejects.toMatchObject({ status: 422, fields: { 'block.picture_id': [expect.any(String)] } })
})

test('the time to read counts what stands below the text, also after the text was changed', async () => {
  const minutes = async () => (await admin().call(getArticle, { articleId: article.id })).article.minutes_to_read
  expect(await minutes()).toBe(1)
  const { id: blockId } = await store({ type: 'text', html: `<p>${'zaczyn '.repeat(450)}</p>` })
  expect(await minutes()).toBe(3)
  const { title, body_html } = article
  await admin().call(updateArticle, { articleId: article.id, title, body_html: `${body_html}<p>Dalej</p>` })
  expect(await minutes()).toBe(3)
  await admin().call(contract.deleteArticleBlock, { articleId: article.id, blockId })
  expect(await minutes()).toBe(1)
})

test('a picture goes with the last that shows it, be that a block or a photo', async () => {
  const [own, shared] = [await picture(), await picture()]
  const { id: blockId } = await store(image(own))
  const { id: sharing } = await store(image(shared))
  const { title, body_html } = article
  const photos = [{ photo_id: shared, alt: '' }]
  await admin().call(updateArticle, { articleId: article.id, title, body_html, photos })
  for (const each of [blockId, sharing])
    await admin().call(contract.deleteArticleBlock, { articleId: article.id, blockId: each })
  clock.moveBy(DAY + 1000)
  await sweepingArticleBlocks(partsOfJobs(world)).work(thrown)
  expect(await abandoned()).toEqual([own])
  const { id: last } = await store(image(shared))
  await admin().call(updateArticle, { articleId: article.id, title, body_html, photos: [] })
  expect(await abandoned()).toEqual([own])
  await admin().call(contract.updateArticleBlock, { articleId: article.id, blockId: last, block: quote })
  expect(await abandoned()).toEqual([own, shared])
  const [gone] = [await picture()]
  await store(image(gone))
  await admin().call(deleteArticle, { articleId: article.id })
  expect(await abandoned()).toEqual([own, shared, gone])
})
