import { afterAll, beforeEach, expect, test } from 'vitest'
import { aProduct } from '#modules/catalog/testing.ts'
import { addVariant } from '#modules/catalog/variants/contract.ts'
import { changePrice, updateProduct } from '#modules/catalog/contract.ts'
import { newId } from '#platform/ids.ts'
import { aWorld, type TestSchool } from '#test/world.ts'
import { getBuyCard } from './contract.ts'

const world = await aWorld()
afterAll(() => world.close())

let school: TestSchool
beforeEach(async () => {
  school = await world.aSchool({ language: 'pl' })
})

const aCourse = async (given: { published?: boolean } = {}) =>
  (await school.work((ctx) => aProduct(ctx, { title: 'Haft', ...given }), school.admin)).product
const cardOf = async (productId: string, of = school) => (await of.as().call(getBuyCard, { productId })).card
const get = (url: string) => world.app.inject({ url, headers: { host: school.host, accept: 'text/html' } })

test('a card leads to the checkout, or to where one of several variants is chosen', async () => {
  const { product, variants } = await school.work((ctx) => aProduct(ctx, { title: 'Haft' }), school.admin)
  const { id, slug } = product
  expect(await cardOf(id)).toMatchObject({
    title: 'Haft',
    amount: 10_000,
    buy_path: `/${slug}/checkout`,
    is_enrollment_enabled: true,
  })
  const { id: variantId, amount } = variants[0]!.variant
  await school.as(school.admin).call(changePrice, { productId: id, variantId, amount, name: 'Sam kurs' })
  await school.as(school.admin).call(addVariant, { productId: id, name: 'Z konsultacją', amount: 20_000 })
  expect(await cardOf(id)).toMatchObject({ is_from: true, buy_path: `/${slug}` })
})

test('what is not sold now says so, a draft has no card, whoever asks, and another school’s product is not there', async () => {
  const { id, title } = await aCourse()
  const said = { title, description_html: '', category: '', difficulty: 'beginner' as const, cover_id: null }
  await school.as(school.admin).call(updateProduct, { productId: id, ...said, is_enrollment_enabled: false })
  expect(await cardOf(id)).toMatchObject({ is_enrollment_enabled: false, sale: { state: expect.any(String) } })
  const draft = await aCourse({ published: false })
  expect((await school.as(school.admin).call(getBuyCard, { productId: draft.id })).card).toBeNull()
  const elsewhere = await world.aSchool()
  await expect(cardOf(newId())).rejects.toMatchObject({ status: 404 })
  await expect(cardOf(id, elsewhere)).rejects.toMatchObject({ status: 404 })
})

test('a frame on another site is led to the card in the school’s language, whoever may frame it', async () => {
  const { id } = await aCourse()
  const { headers } = await get(`/embed/products/${id}?utm_source=blog`)
  expect(headers.location).toBe(`/embed/products/${id}/pl?utm_source=blog`)
  expect(headers['content-security-policy']).toContain('frame-ancestors *')
  expect(headers['set-cookie']).toBeUndefined()
  expect((await get('/embed/products/x')).statusCode).toBe(404)
})

test('the script that puts it there is one for all sites, and small', async () => {
  const { headers, rawPayload } = await get('/embed/buy-card.js')
  expect(headers).toMatchObject({
    'content-type': expect.stringContaining('text/javascript'),
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect(rawPayload.length).toBeLessThan(2_000)
})
