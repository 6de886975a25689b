import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { products } from '#modules/catalog/tables.ts'
import { aProduct } from '#modules/catalog/testing.ts'
import { aCourse } from '#modules/courses/testing.ts'
import { aPicture } from '#modules/media/testing.ts'
import { reviews, reviewSummaries } from '#modules/reviews/tables.ts'
import { aReview } from '#modules/reviews/testing.ts'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'
import * as contract from './contract.ts'
import { INTRO_MAX } from './vocabulary.ts'

let school: TestSchool
const world = await aWorld()
beforeEach(async () => {
  school = await world.aSchool()
})
afterAll(() => world.close())

const choose = (given: object = {}, person: TestPerson = school.admin) =>
  school.as(person).call(contract.setFront, { version: 0, ...given })
const shown = () => school.as().call(contract.getFrontPage)
const aTitled = async (title: string) => (await school.work((ctx) => aProduct(ctx, { title }))).product.id

async function aQuote(title: string, given: { status?: 'pending' } = {}): Promise<string> {
  const { id: studentId } = await school.aStudent()
  const courseId = await aTitled(`Kurs ${title}`)
  return school.work(async (ctx) => (await aReview(ctx, { courseId, studentId, title, ...given })).id)
}

test('nobody stands in front by being the newest, and who is alone stands there', async () => {
  expect(await shown()).toMatchObject({ product: null, quotes: [], reviews_count: 0, picture: null, portrait: null })
  await aTitled('Haft')
  expect(await shown()).toMatchObject({ product: { title: 'Haft' } })
  await aTitled('Szycie')
  expect(await shown()).toMatchObject({ product: null })
})

test('what is chosen is shown, in the order that was chosen', async () => {
  const [first, second] = [await aQuote('Pierwsza'), await aQuote('Druga')]
  const productId = await aTitled('Haft 🧵')
  const { id: pictureId } = await school.work((ctx) => aPicture(ctx, { context: 'page' }))
  const front = await choose({
    intro: 'Zażółć\ngęślą jaźń 🐢',
    product_id: productId,
    picture_id: pictureId,
    review_ids: [second, first, second],
  })
  expect(front).toMatchObject({ version: 1, product: { title: 'Haft 🧵', is_shown: true }, picture: { id: pictureId } })
  expect(await shown()).toMatchObject({
    intro: 'Zażółć\ngęślą jaźń 🐢',
    picture: { id: pictureId },
    product: { id: productId, summary: 'Fotografia od podstaw' },
    quotes: [{ title: 'Druga' }, { title: 'Pierwsza' }],
    reviews_count: 2,
  })
})

test('a lecture that anybody may watch comes with its course', async () => {
  const plan = [[{ title: 'Płatna' }, { title: 'Wolna', isFreeToWatch: true, status: 'published' as const }]]
  const { courseId, sections } = await school.work((ctx) => aCourse(ctx, { sections: plan }))
  await choose({ product_id: courseId })
  expect((await shown()).product?.free_lecture).toEqual({
    id: sections[0]!.lectureIds[1],
    title: 'Wolna',
    run_time_seconds: 300,
  })
})

test('of a long description whole sentences are told', async () => {
  const html = `<p>${'Zażółć gęślą jaźń. '.repeat(20)}</p>`
  const { product } = await school.work((ctx) => aProduct(ctx, { description_html: html }))
  await choose({ product_id: product.id })
  const { summary } = (await shown()).product!
  expect(summary).toMatch(/jaźń\.$/)
  expect(summary.length).toBeLessThanOrEqual(220)
})

test('what visitors may not see any more is left out, and its admins are told', async () => {
  const quote = await aQuote('Cofnięta')
  await aQuote('Zostaje')
  const productId = await aTitled('Haft')
  await choose({ product_id: productId, review_ids: [quote] })
  await school.work(({ tx }) => tx.update(products).set({ isHidden: true }).where(eq(products.id, productId)))
  await school.work(({ tx }) => tx.update(reviews).set({ status: 'disapproved' }).where(eq(reviews.id, quote)))
  expect(await shown()).toMatchObject({ product: null, quotes: [{ title: 'Zostaje' }] })
  expect(await school.as(school.admin).call(contract.getFront)).toMatchObject({
    product: { is_shown: false },
    quotes: [{ title: 'Cofnięta', is_shown: false }],
  })
  await school.work(({ tx }) => tx.delete(reviews).where(eq(reviews.id, quote)))
  await school.work(({ tx }) => tx.delete(products).where(eq(products.id, productId)))
  expect(await school.as(school.admin).call(contract.getFront)).toMatchObject({ product: null, quotes: [] })
})

test.each(['draft', 'hidden'])('a %s product is not put in front', async (what) => {
  const { product } = await school.work((ctx) => aProduct(ctx, { published: what !== 'draft' }))
  if (what === 'hidden')
    await school.work(({ tx }) => tx.update(products).set({ isHidden: true }).where(eq(products.id, product.id)))
  await expect(choose({ product_id: product.id })).rejects.toMatchObject({
    status: 422,
    fields: { product_id: [expect.any(String)] },
  })
})

test('a review that is not shown is not quoted, nor are four', async () => {
  const fields = { review_ids: [expect.any(String)] }
  await expect(choose({ review_ids: [await aQuote('Czeka', { status: 'pending' })] })).rejects.toMatchObject({ fields })
  const four = [await aQuote('1'), await aQuote('2'), await aQuote('3'), await aQuote('4')]
  await expect(choose({ review_ids: four })).rejects.toMatchObject({ status: 422, fields })
  await expect(choose({ intro: '🐢'.repeat(INTRO_MAX + 1) })).rejects.toMatchObject({ status: 422 })
})

test('of two admins who choose at once, one is told', async () => {
  const both = await Promise.allSettled([choose({ intro: 'A' }), choose({ intro: 'B' }, await school.anAdmin())])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(choose({ intro: 'C' })).rejects.toMatchObject({ status: 409, code: 'front.changed' })
  expect(await choose({ intro: 'C', version: 1 })).toMatchObject({ version: 2 })
})

test('what is tried is seen by who tries it, and kept nowhere', async () => {
  const [quote, productId] = [await aQuote('Próba'), await aTitled('Haft')]
  await choose({ intro: 'Opublikowane', product_id: productId })
  const preview = (given: object) => school.as(school.admin).call(contract.previewFront, given)
  expect(await preview({ intro: 'Próba', review_ids: quote })).toMatchObject({
    intro: 'Próba',
    product: { id: productId },
    quotes: [{ id: quote }],
  })
  expect(await preview({ product_id: '' })).toMatchObject({ intro: 'Opublikowane', product: null })
  expect(await shown()).toMatchObject({ intro: 'Opublikowane', product: { id: productId } })
})

test('only those who change content choose, of their own school', async () => {
  await expect(choose({}, school.student)).rejects.toMatchObject({ status: 403 })
  await expect(choose({}, await school.anAdmin({ adminRole: 'support' }))).rejects.toMatchObject({ status: 403 })
  await expect(school.as().call(contract.previewFront, {})).rejects.toMatchObject({ status: 401 })
  expect(await choose({}, await school.anAdmin({ adminRole: 'editor', email: 'editor@school.test' }))).toMatchObject({
    version: 1,
  })
  const productId = await aTitled('Haft')
  const quote = await aQuote('Cudza')
  school = await world.aSchool()
  await expect(choose({ product_id: productId })).rejects.toMatchObject({ status: 404 })
  await expect(choose({ review_ids: [quote] })).rejects.toMatchObject({ status: 404 })
  await expect(school.as(school.admin).call(contract.previewFront, { product_id: productId })).rejects.toMatchObject({
    status: 404,
  })
})

test('all reviews are counted that the school lists', async () => {
  await aQuote('Jedna')
  const hidden = await aQuote('Druga')
  expect((await shown()).reviews_count).toBe(2)
  await school.work(async ({ tx }) => {
    const [review] = await tx.select().from(reviews).where(eq(reviews.id, hidden))
    await tx.update(products).set({ isHidden: true }).where(eq(products.id, review!.courseId))
    expect(await tx.select().from(reviewSummaries)).toHaveLength(2)
  })
  expect((await shown()).reviews_count).toBe(1)
})
