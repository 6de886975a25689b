import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { products } from '#modules/catalog/tables.ts'
import { aProduct } from '#modules/catalog/testing.ts'
import { aCourse } from '#modules/courses/testing.ts'
import { aPicture } from '#modules/media/testing.ts'
import { reviews, reviewSummaries } from '#modules/reviews/tables.ts'
import { aReview } from '#modules/reviews/testing.ts'
import { getSchool } from '#modules/schools/contract.ts'
import { TAGLINE_MAX } from '#modules/schools/profile/vocabulary.ts'
import { aWorld, type TestPerson, type TestSchool } from '#test/world.ts'
import { type ChosenFront, NOTHING_CHOSEN } from './chosen-front.ts'
import { getFrontPage } from './contract.ts'
import { getLookDraft, keepLookDraft } from './look/draft/contract.ts'
import { leadWith } from './lead-with.ts'
import { getLook, previewFront, publishLook } from './look/contract.ts'
import { INTRO_MAX } from './vocabulary.ts'

let school: TestSchool
const world = await aWorld()
beforeEach(async () => {
  school = await world.aSchool()
})
afterAll(() => world.close())

/** Publishes it, over whatever is published. */
async function choose(given: object = {}, person: TestPerson = school.admin) {
  const { version } = await school.as(school.admin).call(getLook)
  return school.as(person).call(publishLook, { overlay_color: '#b4532a', version, ...given })
}
const chosen = () => school.as(school.admin).call(getLook)
const preview = (given: object, person: TestPerson | undefined = school.admin) =>
  school.as(person).call(previewFront, given)
const shown = () => school.as().call(getFrontPage)
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
  expect(front).toMatchObject({ version: 2, product: { title: 'Haft 🧵', is_shown: true }, picture: { id: pictureId } })
  expect(await shown()).toMatchObject({
    intro: 'Zażółć\ngęślą jaźń 🐢',
    picture: { id: pictureId },
    product: { id: productId, summary: 'Fotografia od podstaw' },
    quotes: [{ title: 'Druga' }, { title: 'Pierwsza' }],
    reviews_count: 2,
  })
})

test('a lecture that anybody may watch comes with its course', async () => {
  const plan = [
    [
      { title: 'Płatna' },
      { title: 'Po zalogowaniu', isFreeToWatch: true, needsLogin: true },
      { title: 'Wolna', isFreeToWatch: true, status: 'published' as const },
    ],
  ]
  const { courseId, sections } = await school.work((ctx) => aCourse(ctx, { sections: plan }))
  await choose({ product_id: courseId })
  expect((await shown()).product?.free_lecture).toEqual({
    id: sections[0]!.lectureIds[2],
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
  expect(await chosen()).toMatchObject({
    product: { is_shown: false },
    product_is_gone: false,
    quotes: [{ title: 'Cofnięta', is_shown: false }],
    quotes_gone: 0,
  })
  await school.work(({ tx }) => tx.delete(reviews).where(eq(reviews.id, quote)))
  await school.work(({ tx }) => tx.delete(products).where(eq(products.id, productId)))
  expect(await chosen()).toMatchObject({ product: null, product_is_gone: true, quotes: [], quotes_gone: 1 })
  await choose()
  expect(await chosen()).toMatchObject({ product_is_gone: false, quotes_gone: 0 })
})

test.each(['draft', 'hidden'])('a %s product can be chosen, is left out, and its admins are told', async (what) => {
  const { product } = await school.work((ctx) => aProduct(ctx, { published: what !== 'draft' }))
  if (what === 'hidden')
    await school.work(({ tx }) => tx.update(products).set({ isHidden: true }).where(eq(products.id, product.id)))
  expect(await choose({ product_id: product.id })).toMatchObject({ product: { id: product.id, is_shown: false } })
  expect(await shown()).toMatchObject({ product: null })
  expect(await preview({ product_id: product.id })).toMatchObject({ product: null })
})

test('a review that is not shown is left out, and four are refused', async () => {
  const waiting = await aQuote('Czeka', { status: 'pending' })
  expect(await choose({ review_ids: [waiting] })).toMatchObject({ quotes: [{ id: waiting, is_shown: false }] })
  expect(await shown()).toMatchObject({ quotes: [] })
  const four = [await aQuote('1'), await aQuote('2'), await aQuote('3'), await aQuote('4')]
  const fields = { review_ids: [expect.any(String)] }
  await expect(choose({ review_ids: four })).rejects.toMatchObject({ status: 422, fields })
  await expect(choose({ intro: '🐢'.repeat(INTRO_MAX + 1) })).rejects.toMatchObject({ status: 422 })
  await expect(choose({ tagline: 'x'.repeat(TAGLINE_MAX + 1) })).rejects.toMatchObject({ status: 422 })
})

test('all of it is published at once, and comes back at once', async () => {
  const [quote, productId] = [await aQuote('Stara'), await aTitled('Haft')]
  const { id: pictureId } = await school.work((ctx) => aPicture(ctx, { context: 'page' }))
  await choose({
    tagline: 'Zażółć 🐢',
    intro: 'Przedtem',
    product_id: productId,
    picture_id: pictureId,
    review_ids: [quote],
  })
  const look = await choose({ tagline: 'Potem', overlay_color: '#123456', template: 'folio' })
  expect(await school.as().call(getSchool)).toMatchObject({ tagline: 'Potem', template: 'folio' })
  expect(await shown()).toMatchObject({ intro: '', product: null, picture: null })
  const before = {
    tagline: 'Zażółć 🐢',
    intro: 'Przedtem',
    template: 'quarto',
    product: { id: productId, title: 'Haft', is_shown: true },
    picture: { id: pictureId },
    quotes: [{ id: quote, title: 'Stara', is_shown: true }],
  }
  expect(look.past[0]).toMatchObject(before)
  const [{ product, picture, quotes, tagline, intro }] = look.past as [(typeof look.past)[0]]
  await choose({
    tagline,
    intro,
    product_id: product!.id,
    picture_id: picture!.id,
    review_ids: quotes.map(({ id }) => id),
  })
  expect(await chosen()).toMatchObject(before)
  expect(await school.as().call(getSchool)).toMatchObject({ tagline: 'Zażółć 🐢', template: 'quarto' })
  expect(await shown()).toMatchObject({ intro: 'Przedtem', product: { id: productId }, quotes: [{ id: quote }] })
})

test('where one of it is refused nothing is published', async () => {
  const { version } = await chosen()
  await expect(choose({ tagline: 'Nowe', review_ids: [await otherReview()] })).rejects.toMatchObject({ status: 404 })
  expect(await chosen()).toMatchObject({ version, past: [] })
  expect(await school.as().call(getSchool)).not.toMatchObject({ tagline: 'Nowe' })
})

/** Of another school. */
async function otherReview(): Promise<string> {
  const here = school
  school = await world.aSchool()
  const id = await aQuote('Cudza')
  school = here
  return id
}

test('a draft leads with what its admins have in hand, and tells of what was deleted meanwhile', async () => {
  const [quote, other, productId] = [await aQuote('Zniknie'), await aQuote('Zostaje'), await aTitled('Haft')]
  const admin = school.as(school.admin)
  const given = { overlay_color: '#b4532a', tagline: 'Szkic', product_id: productId, review_ids: [quote, other] }
  const kept = await admin.call(keepLookDraft, { ...given, version: 0, look_version: 1 })
  expect(kept.draft).toMatchObject({ tagline: 'Szkic', product: { id: productId }, quotes: [{ id: quote }, {}] })
  expect(await school.as().call(getSchool)).not.toMatchObject({ tagline: 'Szkic' })
  await school.work(({ tx }) => tx.delete(reviews).where(eq(reviews.id, quote)))
  await school.work(({ tx }) => tx.delete(products).where(eq(products.id, productId)))
  expect((await admin.call(getLookDraft)).draft).toMatchObject({
    product: null,
    product_is_gone: true,
    quotes: [{ id: other }],
    quotes_gone: 1,
  })
  await expect(admin.call(keepLookDraft, { ...given, version: 1, look_version: 1 })).rejects.toMatchObject({
    status: 404,
  })
})

test('reviews that are deleted together leave the others quoted', async () => {
  const quotes = [await aQuote('1'), await aQuote('2'), await aQuote('3')]
  await choose({ review_ids: quotes })
  await choose()
  await choose({ review_ids: quotes })
  await school.work(({ tx }) => tx.delete(reviews).where(inArray(reviews.id, quotes.slice(0, 2))))
  const left = { quotes: [{ id: quotes[2] }], quotes_gone: 2 }
  expect(await chosen()).toMatchObject({ ...left, past: [{}, left, {}] })
})

test('what is tried is seen by who tries it, and kept nowhere', async () => {
  const [quote, productId] = [await aQuote('Próba'), await aTitled('Haft')]
  await choose({ intro: 'Opublikowane', product_id: productId })
  expect(await preview({ intro: 'Próba', review_ids: quote })).toMatchObject({
    intro: 'Próba',
    product: { id: productId },
    quotes: [{ id: quote }],
  })
  expect(await preview({ product_id: '' })).toMatchObject({ intro: 'Opublikowane', product: null })
  expect(await shown()).toMatchObject({ intro: 'Opublikowane', product: { id: productId } })
})

test('only those who change settings choose, of their own school', async () => {
  await expect(choose({}, school.student)).rejects.toMatchObject({ status: 403 })
  await expect(choose({}, await school.anAdmin({ adminRole: 'editor' }))).rejects.toMatchObject({ status: 403 })
  await expect(school.as().call(previewFront, {})).rejects.toMatchObject({ status: 401 })
  const productId = await aTitled('Haft')
  const { id: pictureId } = await school.work((ctx) => aPicture(ctx, { context: 'page' }))
  const quote = await aQuote('Cudza')
  school = await world.aSchool()
  await expect(choose({ product_id: productId })).rejects.toMatchObject({ status: 404 })
  await expect(choose({ picture_id: pictureId })).rejects.toMatchObject({ status: 404 })
  await expect(choose({ review_ids: [quote] })).rejects.toMatchObject({ status: 404 })
  await expect(preview({ product_id: productId })).rejects.toMatchObject({ status: 404 })
  const write = (front: Partial<ChosenFront>) =>
    school.work((ctx) => leadWith(ctx, { ...NOTHING_CHOSEN, ...front })).catch((error: unknown) => error)
  const strange = { constraint: 'front_strange' }
  expect(await write({ productId, hasProduct: true })).toMatchObject(strange)
  expect(await write({ pictureId })).toMatchObject(strange)
  expect(await write({ thirdQuoteId: quote, quotesCount: 1 })).toMatchObject(strange)
})

test('the database refuses four quotes, one of them twice, and a product that was not chosen', async () => {
  const [quoteId, productId] = [await aQuote('Jedna'), await aTitled('Haft')]
  const write = (front: Partial<ChosenFront>) =>
    school.work((ctx) => leadWith(ctx, { ...NOTHING_CHOSEN, ...front })).catch((error: unknown) => error)
  expect(await write({ quoteId, quotesCount: 4 })).toMatchObject({ constraint: 'fronts_quotes' })
  expect(await write({ quoteId, quotesCount: 0 })).toMatchObject({ constraint: 'fronts_quotes' })
  expect(await write({ quoteId, thirdQuoteId: quoteId, quotesCount: 2 })).toMatchObject({
    constraint: 'fronts_quotes_once',
  })
  expect(await write({ productId })).toMatchObject({ constraint: 'fronts_product' })
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
