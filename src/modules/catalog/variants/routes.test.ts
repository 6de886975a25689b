import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { aMarket } from '#modules/checkout/testing.ts'
import { onePageCheckout } from '#modules/checkout/contract.ts'
import { quoteCheckout } from '#modules/offers/contract.ts'
import { grants } from '#modules/access/tables.ts'
import { mails } from '#modules/mails/tables.ts'
import { changePrice, getEditableProduct, getProductPage, listCourses } from '../contract.ts'
import { endPromotion, startPromotion } from '../promotions/contract.ts'
import { variants } from '../tables.ts'
import { aProduct, pricesOf } from '../testing.ts'
import * as contract from './contract.ts'

let productId: string
let slug: string
let first: string

const market = await aMarket()
const school = await market.aSchool()
beforeEach(async () => {
  const made = await school.work((ctx) => aProduct(ctx, { amount: 10_000 }))
  productId = made.product.id
  slug = made.product.slug
  first = made.variants[0]!.variant.id
})
afterAll(() => market.close())

const admin = () => school.as(school.admin)
const LASTING = { access_length: 'forever', access_days: 0, access_until: null } as const
const nameFirst = (name = 'Standard') =>
  admin().call(changePrice, { productId, variantId: first, amount: 10_000, ...LASTING, name })
const add = (name: string, amount = 20_000) =>
  admin().call(contract.addVariant, { productId, name, amount, ...LASTING })
const remove = (variantId: string) => admin().call(contract.removeVariant, { productId, variantId })
const shown = async () => (await school.as().call(getProductPage, { slug })).offer.variants
const namesShown = async () => (await shown()).map(({ name }) => name)
const idOf = async (name: string) => (await shown()).find((variant) => variant.name === name)!.id

describe('the calls', () => {
  const calls = [
    ['add', contract.addVariant, { name: 'Pro', amount: 1 }],
    ['order', contract.orderVariants, { ids: [newId()] }],
    ['remove', contract.removeVariant, {}],
  ] as const

  test.each(calls)('%s: admins of this school only', async (_, endpoint, input) => {
    const other = await market.aSchool()
    const key = { productId, variantId: first, ...input } as never
    await expect(school.as().call(endpoint, key)).rejects.toMatchObject({ status: 401 })
    await expect(school.as(school.student).call(endpoint, key)).rejects.toMatchObject({ status: 403 })
    await expect(other.as(other.admin).call(endpoint, key)).rejects.toMatchObject({ status: 404 })
  })
})

describe('a variant is added', () => {
  test('once the first one has a name, up to three, each with one of its own', async () => {
    await expect(add('Pro')).rejects.toMatchObject({ status: 409, code: 'catalog.variant-unnamed' })
    await nameFirst()
    await expect(add(' ')).rejects.toMatchObject({ status: 422, fields: { name: [expect.any(String)] } })
    await expect(add('STANDARD')).rejects.toMatchObject({
      status: 422,
      fields: { name: ['Another variant has this name'] },
    })
    await add('Pro')
    await add('Zestaw')
    await expect(add('Czwarty')).rejects.toMatchObject({ status: 409, message: 'A product can have up to 3 variants.' })
    expect(await namesShown()).toEqual(['Standard', 'Pro', 'Zestaw'])
    await expect(nameFirst('pro')).rejects.toMatchObject({ status: 422 })
    await expect(nameFirst('')).rejects.toMatchObject({ status: 422 })
  })

  test('is remembered at its price from then on, and cards say where prices begin', async () => {
    await nameFirst()
    await add('Pro')
    const id = await idOf('Pro')
    expect(await school.work((ctx) => pricesOf(ctx, id))).toEqual([{ amount: 20_000, isOver: false }])
    const card = async () => (await school.as().call(listCourses, {})).data.find((each) => each.id === productId)
    expect(await card()).toMatchObject({ amount: 10_000, is_from: true })
    await remove(id)
    expect(await card()).toMatchObject({ amount: 10_000, is_from: false })
    expect(await school.work((ctx) => pricesOf(ctx, id))).toEqual([{ amount: 20_000, isOver: true }])
  })

  test('and a paid one makes a free product free no longer', async () => {
    const free = await school.work((ctx) => aProduct(ctx, { amount: 0 }))
    const key = { productId: free.product.id, variantId: free.variants[0]!.variant.id }
    await admin().call(changePrice, { ...key, ...LASTING, amount: 0, name: 'Bezpłatny' })
    const added = await admin().call(contract.addVariant, { ...key, ...LASTING, name: 'Pro', amount: 5_000 })
    expect(added.is_free).toBe(false)
    const removed = await admin().call(contract.removeVariant, { ...key, variantId: added.variants[1]!.id })
    expect(removed.is_free).toBe(true)
  })

  test('one of several at once is the third, and none a fourth', async () => {
    await nameFirst()
    await add('Pro')
    const outcomes = await Promise.allSettled(['A', 'B', 'C', 'D'].map((name) => add(name)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await shown()).toHaveLength(3)
  })
})

test('variants are shown in the order the admin gives them', async () => {
  await nameFirst()
  await add('Pro')
  const saved = await add('Zestaw')
  const [standard, pro, set] = saved.variants.map(({ id }) => id) as [string, string, string]
  await admin().call(contract.orderVariants, { productId, ids: [set, standard] })
  expect(await namesShown()).toEqual(['Zestaw', 'Standard', 'Pro'])
  await expect(admin().call(contract.orderVariants, { productId, ids: [newId()] })).rejects.toMatchObject({
    status: 404,
  })
  expect(pro).toBe(await idOf('Pro'))
})

describe('a variant is removed', () => {
  test('and is gone when nobody bought it; the last one stays', async () => {
    await nameFirst()
    await add('Pro')
    await remove(first)
    const rows = await school.work(({ tx }) => tx.select().from(variants).where(eq(variants.productId, productId)))
    expect(rows).toMatchObject([{ name: 'Pro', position: 1 }])
    await expect(remove(rows[0]!.id)).rejects.toMatchObject({ status: 409, code: 'catalog.last-variant' })
  })

  test('not while it is reduced', async () => {
    await nameFirst()
    await add('Pro')
    const key = { productId, variantId: await idOf('Pro') }
    await admin().call(startPromotion, { ...key, amount: 100 })
    await expect(remove(key.variantId)).rejects.toMatchObject({ status: 409, code: 'catalog.variant-reduced' })
    await admin().call(endPromotion, key)
    await remove(key.variantId)
    expect(await namesShown()).toEqual(['Standard'])
  })

  test('that somebody bought is sold no more and stays theirs, and its name may be used again', async () => {
    const student = await school.aStudent()
    await nameFirst()
    await add('Pro')
    const pro = await idOf('Pro')
    const course = { id: productId, slug, variantId: pro, amount: 20_000 }
    await school.as(student).call(onePageCheckout, await market.aPurchase(school, { course }))
    await remove(pro)
    const [row] = await school.work(({ tx }) => tx.select().from(variants).where(eq(variants.id, pro)))
    expect(row).toMatchObject({ name: 'Pro', position: null })
    expect(await school.work(({ tx }) => tx.select().from(grants).where(eq(grants.variantId, pro)))).toHaveLength(1)
    expect(await school.work((ctx) => pricesOf(ctx, pro))).toMatchObject([{ isOver: true }])

    expect(await namesShown()).toEqual(['Standard'])
    expect((await admin().call(getEditableProduct, { productId })).variants).toHaveLength(1)
    await expect(school.as().call(quoteCheckout, { slug, variant_id: pro })).rejects.toMatchObject({ status: 404 })
    const late = await school.aStudent()
    const purchase = await market.aPurchase(school, { course })
    await expect(school.as(late).call(onePageCheckout, purchase)).rejects.toMatchObject({ status: 404 })
    await expect(remove(pro)).rejects.toMatchObject({ status: 404 })
    await add('Pro')
    expect(await namesShown()).toEqual(['Standard', 'Pro'])
  })
})

test('a buyer chooses a variant, pays its price, and the order and the letter name it', async () => {
  const student = await school.aStudent()
  await nameFirst()
  await add('Pro')
  const pro = await idOf('Pro')
  expect(await school.as().call(quoteCheckout, { slug, variant_id: pro })).toMatchObject({
    amount: 20_000,
    lines: [{ title: expect.stringMatching(/ – Pro$/), variant_id: pro }],
  })
  const course = { id: productId, slug, variantId: pro, amount: 20_000 }
  await school.as(student).call(onePageCheckout, await market.aPurchase(school, { course }))
  await market.confirm()
  const [letter] = await school.work(({ tx }) =>
    tx.select().from(mails).where(eq(mails.to, student.email)).orderBy(asc(mails.createdAt)),
  )
  expect(letter!.subject).toMatch(/ – Pro”/)
})
