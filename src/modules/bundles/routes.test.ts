import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import {
  deleteProduct,
  getEditableProduct,
  listCategories,
  listCourses,
  publishProduct,
  unpublishProduct,
} from '#modules/catalog/contract.ts'
import { changeSeatPrices } from '#modules/catalog/seats/contract.ts'
import { aProduct, type GivenProduct, type SoldProduct } from '#modules/catalog/testing.ts'
import { searchCourses } from '#modules/search/contract.ts'
import { aWorld, type TestSchool } from '#test/world.ts'
import {
  changeBundleParts,
  createBundle,
  duplicateBundle,
  getBundlePage,
  listBundleParts,
  listMyBundles,
  listPanelBundles,
} from './contract.ts'
import { aBundle } from './testing.ts'

const world = await aWorld()
const school = await world.aSchool({ language: 'pl' })
afterAll(() => world.close())

const admin = (at = school) => at.as(at.admin)
const aCourse = (given: GivenProduct = {}, at = school): Promise<SoldProduct> =>
  at.work(async (ctx) => {
    const { product, variants } = await aProduct(ctx, given)
    return {
      id: product.id,
      slug: product.slug,
      variantId: variants[0]!.variant.id,
      amount: product.isFree ? 0 : 10_000,
    }
  })
const parts = (bundleId: string, courses: { id: string }[], at = school) =>
  admin(at).call(changeBundleParts, { bundleId, product_ids: courses.map(({ id }) => id) })

test('an admin makes a bundle, fills and orders it, publishes, duplicates and deletes it', async () => {
  const [one, two] = [await aCourse({ title: 'Jeden' }), await aCourse({ title: 'Dwa' })]
  const { bundle } = await admin().call(createBundle, {
    title: 'Światło i książki',
    amount: 15_000,
    category: 'Zestawy',
  })
  expect(bundle.slug).toBe('swiatlo-i-ksiazki')
  await expect(admin().call(publishProduct, { productId: bundle.id })).rejects.toMatchObject({
    status: 409,
    code: 'bundles.too-small',
  })
  await parts(bundle.id, [one, two])
  const { data } = await parts(bundle.id, [two, one])
  expect(data.map(({ title }) => title)).toEqual(['Dwa', 'Jeden'])
  await expect(school.as().call(getBundlePage, { bundleSlug: bundle.slug })).rejects.toMatchObject({ status: 404 })
  await admin().call(publishProduct, { productId: bundle.id })
  expect((await school.as().call(getBundlePage, { bundleSlug: bundle.slug })).parts).toHaveLength(2)

  const copy = (await admin().call(duplicateBundle, { bundleId: bundle.id })).bundle
  expect(await admin().call(getEditableProduct, { productId: copy.id })).toMatchObject({
    title: 'Światło i książki (kopia)',
    status: 'draft',
    kind: 'bundle',
    category: 'Zestawy',
    was_ever_published: false,
    variants: [{ amount: 15_000 }],
  })
  expect((await admin().call(listBundleParts, { bundleId: copy.id })).data.map(({ id }) => id)).toEqual([
    two.id,
    one.id,
  ])
  expect((await admin().call(listPanelBundles, { q: 'ksiazki' })).data).toMatchObject([
    { id: copy.id, parts_count: 2, status: 'draft' },
    { id: bundle.id, parts_count: 2, status: 'published', students_count: 0 },
  ])
  await expect(admin().call(deleteProduct, { productId: one.id })).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('Światło i książki'),
  })
  for (const { id } of [copy, bundle])
    expect(await admin().call(deleteProduct, { productId: id })).toEqual({ outcome: 'deleted' })
  expect(await admin().call(deleteProduct, { productId: one.id })).toEqual({ outcome: 'deleted' })
})

test('a bundle holds no bundle, nothing of another school, and two at least while it is on the site', async () => {
  const [one, two] = [await aCourse(), await aCourse()]
  const bundle = await aBundle(school, [one, two])
  const inner = await aBundle(school, [one, two])
  const strange = await aCourse({}, await world.aSchool())
  await expect(parts(bundle.id, [one, inner])).rejects.toMatchObject({
    status: 422,
    fields: { product_ids: [expect.any(String)] },
  })
  await expect(parts(bundle.id, [one, strange])).rejects.toMatchObject({ status: 404 })
  await expect(parts(one.id, [two])).rejects.toMatchObject({ status: 404 })
  await expect(parts(bundle.id, [one])).rejects.toMatchObject({ status: 422 })
  await admin().call(unpublishProduct, { productId: bundle.id })
  expect((await parts(bundle.id, [one])).data).toHaveLength(1)
  const put = (productId: string) =>
    school.work(({ tx }) =>
      tx.execute(sql`insert into inclusions (id, bundle_id, product_id, position)
        values (gen_random_uuid(), ${bundle.id}, ${productId}, 2)`),
    )
  await expect(put(inner.id)).rejects.toMatchObject({ constraint: 'inclusions_kinds' })
  await expect(put(strange.id)).rejects.toMatchObject({ constraint: 'inclusions_kinds' })
  await expect(put(one.id)).rejects.toMatchObject({ constraint: 'inclusions_once' })
})

test('two admins who change it at once leave one of both orders, whole', async () => {
  const courses = await Promise.all(['a', 'b', 'c'].map((title) => aCourse({ title })))
  const bundle = await aBundle(school, courses)
  await Promise.all([parts(bundle.id, courses.toReversed()), parts(bundle.id, courses), parts(bundle.id, courses)])
  const titles = (await admin().call(listBundleParts, { bundleId: bundle.id })).data.map(({ title }) => title)
  expect(['abc', 'cba']).toContain(titles.join(''))
})

test('licences for several are refused with a word', async () => {
  const bundle = await aBundle(school, [await aCourse(), await aCourse()])
  const seats = { productId: bundle.id, variantId: bundle.variantId, seat_prices: [] }
  await expect(admin().call(changeSeatPrices, seats)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('kursy'),
  })
})

test('visitors find it in the list, by its category and by its words, with its kind', async () => {
  const here = await world.aSchool({ language: 'pl' })
  const [one, two] = [await aCourse({}, here), await aCourse({}, here)]
  await aBundle(here, [one, two], { title: 'Żółty zestaw', category: 'Zestawy' })
  expect((await here.as().call(listCourses, {})).data[0]).toMatchObject({ title: 'Żółty zestaw', kind: 'bundle' })
  const [category] = (await here.as().call(listCategories)).data
  expect(category).toMatchObject({ name: 'Zestawy' })
  expect((await here.as().call(listCourses, { category_id: category!.id })).data).toHaveLength(1)
  expect((await here.as().call(searchCourses, { q: 'zolty zestw' })).data).toMatchObject([{ title: 'Żółty zestaw' }])
})

test('only admins of the school see to it, and a draft is theirs alone', async () => {
  const bundle = await aBundle(school, [await aCourse(), await aCourse()], { published: false })
  const other = await world.aSchool()
  const { id: bundleId } = bundle
  const calls = (as: ReturnType<TestSchool['as']>) => [
    () => as.call(listPanelBundles, {}),
    () => as.call(createBundle, { title: 'x', amount: 1 }),
    () => as.call(duplicateBundle, { bundleId }),
    () => as.call(listBundleParts, { bundleId }),
    () => as.call(changeBundleParts, { bundleId, product_ids: [] }),
  ]
  for (const call of calls(school.as())) await expect(call()).rejects.toMatchObject({ status: 401 })
  for (const call of calls(school.as(school.student))) await expect(call()).rejects.toMatchObject({ status: 403 })
  for (const call of calls(admin(other)).slice(2)) await expect(call()).rejects.toMatchObject({ status: 404 })
  await expect(school.as().call(listMyBundles, {})).rejects.toMatchObject({ status: 401 })
  const { slug } = bundle
  await expect(school.as(school.student).call(getBundlePage, { bundleSlug: slug })).rejects.toMatchObject({
    status: 404,
  })
  expect((await admin().call(getBundlePage, { bundleSlug: slug })).product.status).toBe('draft')
  await expect(admin().call(createBundle, { title: ' ', amount: 1 })).rejects.toMatchObject({
    status: 422,
    fields: { title: [expect.any(String)] },
  })
})
