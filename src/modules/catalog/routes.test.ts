import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '#platform/contract/endpoint.ts'
import { newId } from '#platform/ids.ts'
import { Overloaded } from '#platform/refusal.ts'
import { aWorld, type TestSchool, type World } from '#test/world.ts'
import * as contract from './contract.ts'
import { endPromotion, startPromotion } from './promotions/contract.ts'
import { RESERVED_SLUGS } from './slug.ts'
import { products } from './tables.ts'
import { aPicture } from '#modules/media/testing.ts'
import { addVariant } from './variants/contract.ts'
import { aProduct, type GivenProduct } from './testing.ts'

let world: World
let school: TestSchool
let other: TestSchool

beforeAll(async () => {
  world = await aWorld()
  school = await world.aSchool()
  other = await world.aSchool()
})
afterAll(() => world.close())

const made = (given?: GivenProduct, at = school) => at.work((ctx) => aProduct(ctx, given), at.admin)
/** On a busy machine so many at once are too many. */
async function madeWhenThereIsRoom(given: GivenProduct): Promise<unknown> {
  for (;;)
    try {
      return await made(given)
    } catch (error) {
      if (!(error instanceof Overloaded)) throw error
    }
}
const DETAILS = {
  title: 'Nowy tytuł',
  description_html: '<p>a</p>',
  category: 'Foto',
  difficulty: 'advanced',
  cover_id: null,
} as const
const PRICE = { amount: 5_000, access_length: 'forever' } as const

describe('the calls of the panel', () => {
  const calls = [
    ['get', contract.getEditableProduct, {}],
    ['update', contract.updateProduct, DETAILS],
    ['change the price', contract.changePrice, PRICE],
    ['start a promotion', startPromotion, { amount: 100 }],
    ['end a promotion', endPromotion, {}],
    ['publish', contract.publishProduct, {}],
    ['unpublish', contract.unpublishProduct, {}],
    ['delete', contract.deleteProduct, {}],
  ] as const

  test.each(calls)('%s: admins of this school only', async (_, endpoint, input) => {
    const { product, variants } = await made()
    const key = { productId: product.id, variantId: variants[0]!.variant.id, ...input } as never
    await expect(school.as().call(endpoint, key)).rejects.toMatchObject({ status: 401 })
    await expect(school.as(school.student).call(endpoint, key)).rejects.toMatchObject({ status: 403 })
    await expect(other.as(other.admin).call(endpoint, key)).rejects.toMatchObject({ status: 404 })
  })
})

test('an admin changes what a product says; the slug and its links stay', async () => {
  const { product } = await made({ title: 'Piano' })
  const edited = await school.as(school.admin).call(contract.updateProduct, { productId: product.id, ...DETAILS })
  expect(edited).toMatchObject({ slug: product.slug, title: 'Nowy tytuł', category: 'Foto', difficulty: 'advanced' })
  const [row] = await school.work((ctx) => ctx.tx.select().from(products).where(eq(products.id, product.id)))
  expect(row?.searchText).toBe('nowy tytul foto a')
})

test('a product has a square picture beside its cover, which stays where nothing is said of it', async () => {
  const { product } = await made({ title: 'Piano' })
  const square = await school.work(
    (ctx) => aPicture(ctx, { width: 600, height: 600, widths: [160, 600] }),
    school.admin,
  )
  const foreign = await other.work((ctx) => aPicture(ctx), other.admin)
  const say = (pictures: { square_id?: string | null }) =>
    school.as(school.admin).call(contract.updateProduct, { productId: product.id, ...DETAILS, ...pictures })
  const shown = async () => (await school.as().call(contract.getProductPage, { slug: product.slug })).square?.id

  expect((await say({ square_id: square.id })).square).toMatchObject({ id: square.id, width: 600, height: 600 })
  expect((await say({})).square?.id).toBe(square.id)
  expect(await shown()).toBe(square.id)
  await expect(say({ square_id: foreign.id })).rejects.toMatchObject({ status: 404 })
  expect((await say({ square_id: null })).square).toBeNull()
  expect(await shown()).toBeUndefined()
})

test('a title cannot be empty, in both languages', async () => {
  const { product } = await made()
  const refused = school
    .as(school.admin)
    .call(contract.updateProduct, { productId: product.id, ...DETAILS, title: ' ' })
  await expect(refused).rejects.toMatchObject({ status: 422, fields: { title: ['Title cannot be empty'] } })
})

test('a price is whole cents', async () => {
  const { product, variants } = await made()
  const key = { productId: product.id, variantId: variants[0]!.variant.id }
  const change = (amount: number) => school.as(school.admin).call(contract.changePrice, { ...key, ...PRICE, amount })
  await expect(change(9.99)).rejects.toMatchObject({
    fields: { amount: ['Enter the price in cents, with no spaces, commas or dots'] },
  })
  await expect(change(-1)).rejects.toMatchObject({ status: 422 })
  expect(await change(0)).toMatchObject({ is_free: true, variants: [{ amount: 0 }] })
  expect(await change(100)).toMatchObject({ is_free: false })
})

test('the length of access is kept as it was chosen', async () => {
  const { product, variants } = await made()
  const key = { productId: product.id, variantId: variants[0]!.variant.id }
  const change = (terms: object) =>
    school.as(school.admin).call(contract.changePrice, { ...key, amount: 100, ...terms })
  expect(await change({ access_length: 'quarterly' })).toMatchObject({
    variants: [{ access_length: 'quarterly', access_days: 92 }],
  })
  expect(await change({ access_length: 'one_time', access_days: 14 })).toMatchObject({
    variants: [{ access_length: 'one_time', access_days: 14 }],
  })
  const access_until = '2027-06-30T21:59:59.000Z'
  expect(await change({ access_length: 'one_time', access_until })).toMatchObject({
    variants: [{ access_length: 'one_time', access_until }],
  })
})

test('days or a day of which nobody says that they are the length of access are refused', async () => {
  const { product, variants } = await made()
  const key = { productId: product.id, variantId: variants[0]!.variant.id, amount: 100 }
  await school.as(school.admin).call(contract.changePrice, { ...key, name: 'Długi' })
  for (const unsaid of [{ access_days: 30 }, { access_until: '2027-06-30T21:59:59.000Z' }]) {
    const refused = { status: 422, fields: { access_length: [expect.any(String)] } }
    await expect(school.as(school.admin).call(contract.changePrice, { ...key, ...unsaid })).rejects.toMatchObject(
      refused,
    )
    const variant = { productId: product.id, name: 'Krótki', amount: 100, ...unsaid }
    await expect(school.as(school.admin).call(addVariant, variant)).rejects.toMatchObject(refused)
  }
  expect(await school.as(school.admin).call(contract.changePrice, key)).toMatchObject({
    variants: [{ access_length: 'forever', access_days: 0 }],
  })
})

test('another variant of another product is not found', async () => {
  const [one, two] = [await made(), await made()]
  const call = school
    .as(school.admin)
    .call(contract.changePrice, { productId: one.product.id, variantId: two.variants[0]!.variant.id, ...PRICE })
  await expect(call).rejects.toMatchObject({ status: 404 })
})

test('twenty courses of one title at once get twenty addresses', async () => {
  await Promise.all(Array.from({ length: 20 }, () => madeWhenThereIsRoom({ title: 'Joga dla każdego' })))
  const rows = await school.work((ctx) => ctx.tx.select().from(products).where(eq(products.title, 'Joga dla każdego')))
  expect(new Set(rows.map((row) => row.slug)).size).toBe(20)
  expect(rows.map((row) => row.slug)).toContain('joga-dla-kazdego-20')
})

test('a category is made once, whatever its case', async () => {
  await made({ category: 'Fotografia' })
  await made({ category: 'FOTOGRAFIA' })
  const { data } = await school.as().call(contract.listCategories)
  expect(data.filter(({ name }) => name.toLowerCase() === 'fotografia')).toHaveLength(1)
})

test('visitors are told of the categories in which they find a course, admins of all', async () => {
  const here = await world.aSchool()
  await made({ category: 'Papier' }, here)
  const { product: hidden } = await made({ category: 'Szkło' }, here)
  await made({ category: 'Wiklina', published: false }, here)
  await here.work(({ tx }) => tx.update(products).set({ isHidden: true }).where(eq(products.id, hidden.id)))
  const names = ({ data }: { data: { name: string }[] }) => data.map(({ name }) => name)
  expect(names(await here.as().call(contract.listCategories))).toEqual(['Papier'])
  expect(names(await here.as(here.admin).call(contract.listAllCategories))).toEqual(['Papier', 'Szkło', 'Wiklina'])
  await expect(here.as().call(contract.listAllCategories)).rejects.toMatchObject({ status: 401 })
  await expect(here.as(here.student).call(contract.listAllCategories)).rejects.toMatchObject({ status: 403 })
})

test('visitors see published courses that are not hidden, page by page, each once', async () => {
  const here = await world.aSchool()
  for (let number = 1; number <= 30; number++) await made({ title: `Kurs ${number}` }, here)
  await made({ title: 'Szkic', published: false }, here)
  const first = await here.as().call(contract.listCourses, {})
  expect(first.data).toHaveLength(24)
  const cursor = new URL(first.next_page_url!, here.origin).searchParams.get('cursor')!
  const second = await here.as().call(contract.listCourses, { cursor })
  expect(second.next_page_url).toBeNull()
  const titles = [...first.data, ...second.data].map((card) => card.title)
  expect(new Set(titles).size).toBe(30)
  expect(titles).not.toContain('Szkic')
})

test('admins choose among all products of their school, drafts too', async () => {
  const here = await world.aSchool()
  for (const title of ['Wosk', 'Atrament']) await made({ title, published: false }, here)
  await here.work((ctx) => ctx.tx.execute(sql`update products set kind = 'bundle' where title = 'Wosk'`))
  const choose = (given: Call<typeof contract.listPanelProducts>, who = here.admin) =>
    here.as(who).call(contract.listPanelProducts, given)
  const titles = async (given: Call<typeof contract.listPanelProducts>) =>
    (await choose(given)).data.map(({ title }) => title)
  expect(await titles({})).toEqual(['Atrament', 'Wosk'])
  expect(await titles({ kind: 'course' })).toEqual(['Atrament'])
  expect(await titles({ q: 'WOŚK' })).toEqual(['Wosk'])
  expect(await titles({ q: ' anna  Wos ' })).toEqual(['Wosk'])
  for (const q of ['%', '\\', 'wosk x']) expect(await titles({ q })).toEqual([])
  const other = await world.aSchool()
  expect((await other.as(other.admin).call(contract.listPanelProducts, {})).data).toEqual([])
  await expect(here.as().call(contract.listPanelProducts, {})).rejects.toMatchObject({ status: 401 })
  await expect(choose({}, here.student)).rejects.toMatchObject({ status: 403 })
  for (const [field, given] of [
    ['q', { q: 'x'.repeat(151) }],
    ['cursor', { cursor: 'x' }],
    ['kind', { kind: 'pen' as 'course' }],
  ] as const)
    await expect(choose(given)).rejects.toMatchObject({ status: 422, fields: { [field]: [expect.any(String)] } })
})

test('a draft’s page is there for admins only', async () => {
  const { product } = await made({ published: false, title: 'Tajny szkic' })
  const page = (who?: typeof school.admin) => school.as(who).call(contract.getProductPage, { slug: product.slug })
  await expect(page()).rejects.toMatchObject({ status: 404 })
  await expect(page(school.student)).rejects.toMatchObject({ status: 404 })
  expect(await page(school.admin)).toMatchObject({ title: 'Tajny szkic', author: { name: 'Anna Nowak' } })
  await expect(other.as().call(contract.getProductPage, { slug: product.slug })).rejects.toMatchObject({ status: 404 })
})

test('publishing tells the others, once', async () => {
  const { product } = await made({ published: false })
  const publish = () => school.as(school.admin).call(contract.publishProduct, { productId: product.id })
  expect(await publish()).toMatchObject({ status: 'published', was_ever_published: true })
  await publish()
  const events = await school.work((ctx) =>
    ctx.tx.execute(
      sql`select from domain_events where name = 'catalog.product-published' and payload->>'product_id' = ${product.id}`,
    ),
  )
  expect(events.rowCount).toBe(1)
})

test('a product nobody got is deleted, one somebody has is hidden', async () => {
  const [unsold, sold] = [await made(), await made()]
  await school.work((ctx) =>
    ctx.tx.execute(sql`
      insert into grants (id, student_id, product_id, source, source_id, starts_at)
      values (${newId()}, ${school.student.id}, ${sold.product.id}, 'instructor_action', ${newId()}, now())`),
  )
  const remove = (productId: string) => school.as(school.admin).call(contract.deleteProduct, { productId })
  expect(await remove(unsold.product.id)).toEqual({ outcome: 'deleted' })
  await expect(remove(unsold.product.id)).rejects.toMatchObject({ status: 404 })
  expect(await remove(sold.product.id)).toEqual({ outcome: 'hidden' })
  const kept = await school.as(school.admin).call(contract.getEditableProduct, { productId: sold.product.id })
  expect(kept).toMatchObject({ is_hidden: true, is_enrollment_enabled: false })
})

test('no address of the application can be taken by a product', async () => {
  const answer = await world.app.inject({ url: '/openapi.json', headers: { host: school.host } })
  const { paths } = answer.json<{ paths: Record<string, unknown> }>()
  const pages = (await import('../../web/routes.ts')).default
    .flatMap((route) => (route.path === undefined ? (route.children ?? []) : [route]))
    .map(({ path = '' }) => `/${path}`)
  const firstParts = [...Object.keys(paths), ...pages].map((path) => path.split('/')[1]!.replace(/[?.].*$/, ''))
  const ownWords = firstParts.filter((part) => part !== '' && !/[:{*]/.test(part))
  expect(ownWords.filter((word) => !RESERVED_SLUGS.has(word))).toEqual([])
  expect(ownWords.length).toBeGreaterThan(3)
})
