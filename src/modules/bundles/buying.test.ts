import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { giveAccess, listStudentGrants, takeAccess } from '#modules/access/contract.ts'
import { findAccessSpan } from '#modules/access/index.ts'
import { changeSale } from '#modules/catalog/sale/contract.ts'
import { startPromotion } from '#modules/catalog/promotions/contract.ts'
import { getCheckout, onePageCheckout } from '#modules/checkout/contract.ts'
import { listMyOrders, refundOrder } from '#modules/orders/contract.ts'
import type { SoldProduct } from '#modules/catalog/testing.ts'
import { aMarket } from '#modules/checkout/testing.ts'
import { listMyCourses } from '#modules/learning/mine/contract.ts'
import { DAY } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import type { TestPerson } from '#test/world.ts'
import { changeBundleParts, getBundlePage, listMyBundles } from './contract.ts'
import { aBundle } from './testing.ts'

let linocut: SoldProduct
let sewing: SoldProduct
let bundle: SoldProduct
const market = await aMarket()
await market.startWorking()
const school = await market.aSchool()
beforeEach(async () => {
  linocut = await market.aCourse(school, { title: 'Żłobienie', amount: 10_000 })
  sewing = await market.aCourse(school, { title: 'Szycie', amount: 8_000 })
  bundle = await aBundle(school, [linocut, sewing])
})
afterAll(() => market.close())

const aStudent = () => school.aStudent({ email: `${newId()}@school.test` })
const buy = async (buyer: TestPerson, course: SoldProduct) =>
  school.as(buyer).call(onePageCheckout, await market.aPurchase(school, { course, amount: course.amount }))
const opens = (person: TestPerson, { id }: SoldProduct) =>
  school.work(async (ctx) => (await findAccessSpan(ctx, person.id, id)) !== undefined)
const opened = async (person: TestPerson, ...courses: SoldProduct[]) =>
  Promise.all(courses.map((course) => opens(person, course)))
const page = (person?: TestPerson) => school.as(person).call(getBundlePage, { bundleSlug: bundle.slug })
const checkout = (person?: TestPerson) => school.as(person).call(getCheckout, { slug: bundle.slug, quantity: 1 })
const grantsOf = async ({ id }: TestPerson) => (await school.as(school.admin).call(listStudentGrants, { id })).data
const change = (courses: SoldProduct[], reaches_holders = false) =>
  school.as(school.admin).call(changeBundleParts, {
    bundleId: bundle.id,
    product_ids: courses.map(({ id }) => id),
    reaches_holders,
  })

describe('before paying', () => {
  test('everybody is told what the parts cost apart now, as far as they are sold', async () => {
    expect(await page()).toMatchObject({
      apart_amount: 18_000,
      has_all: false,
      product: { amount: 15_000, offer: { variants: [{ amount: 15_000, reference_amount: null }] } },
      parts: [
        { title: 'Żłobienie', amount: 10_000, is_owned: false },
        { title: 'Szycie', amount: 8_000 },
      ],
    })
    const { id: productId, variantId } = sewing
    const promotion = { amount: 6_000, starts_at: null, ends_at: null, packages_limit: -1 }
    await school.as(school.admin).call(startPromotion, { productId, variantId, ...promotion })
    expect((await page()).apart_amount).toBe(16_000)
    const sale = { starts_at: new Date(Date.now() + DAY).toISOString() }
    await school.as(school.admin).call(changeSale, { productId: linocut.id, ...sale })
    expect(await page()).toMatchObject({ apart_amount: 6_000, parts: [{ amount: null }, { amount: 6_000 }] })
  })

  test('whoever has a part is told so, and whoever has all by other ways has nothing to buy', async () => {
    const buyer = await aStudent()
    await buy(buyer, linocut)
    expect(await page(buyer)).toMatchObject({ has_all: false, parts: [{ is_owned: true }, { is_owned: false }] })
    expect(await checkout(buyer)).toMatchObject({ has_access: false, variants: [{ amount: 15_000 }] })
    await buy(buyer, sewing)
    expect(await page(buyer)).toMatchObject({ has_all: true })
    expect(await checkout(buyer)).toMatchObject({ has_access: true })
    await expect(buy(buyer, bundle)).rejects.toMatchObject({ status: 409, code: 'access.already-has-access' })
    expect(await page(await aStudent())).toMatchObject({ parts: [{ is_owned: false }, { is_owned: false }] })
  })
})

describe('whoever buys a bundle', () => {
  test('has each part because of it, finds both among theirs, and loses only these when it is refunded', async () => {
    const buyer = await aStudent()
    await buy(buyer, linocut)
    await buy(buyer, bundle)
    const [order] = (await school.as(buyer).call(listMyOrders, {})).data
    expect(order!.titles).toEqual(['Książki i światło'])
    expect((await grantsOf(buyer)).map(({ source, product }) => `${source}: ${product.title}`).toSorted()).toEqual([
      'bundle: Szycie',
      'bundle: Żłobienie',
      'purchase: Książki i światło',
      'purchase: Żłobienie',
    ])
    const courses = (await school.as(buyer).call(listMyCourses, {})).data
    expect(courses.map(({ title }) => title).toSorted()).toEqual(['Szycie', 'Żłobienie'])
    expect((await school.as(buyer).call(listMyBundles, {})).data).toMatchObject([
      { title: 'Książki i światło', parts: ['Żłobienie', 'Szycie'], access_until: null },
    ])
    await school.as(school.admin).call(refundOrder, { orderId: order!.id, reason: 'Obiecane', access: 'take' })
    expect(await opened(buyer, linocut, sewing, bundle)).toEqual([true, false, false])
    expect((await school.as(buyer).call(listMyBundles, {})).data).toEqual([])
    await buy(buyer, bundle)
    expect(await opened(buyer, linocut, sewing, bundle)).toEqual([true, true, true])
  })

  test('has the parts as long as the bundle', async () => {
    const short = await aBundle(school, [linocut, sewing], { access_length: 'monthly' })
    const buyer = await aStudent()
    await buy(buyer, short)
    const ends = (await grantsOf(buyer)).map(({ ends_at }) => ends_at)
    expect(ends).toHaveLength(3)
    expect(new Set(ends).size).toBe(1)
    expect(ends[0]).not.toBeNull()
  })

  test('pays once, however often they press, and goes on to all that is theirs', async () => {
    const buyer = await aStudent()
    const purchase = await market.aPurchase(school, { course: bundle })
    const again = { ...purchase, checkout_key: newId() }
    const presses = [purchase, purchase, again].map((each) => school.as(buyer).call(onePageCheckout, each))
    // Who presses in another tab once it is theirs is told so.
    for (const answer of await Promise.allSettled(presses))
      if (answer.status === 'rejected') expect(answer.reason.code).toBe('access.already-has-access')
    const { rows } = await school.work(({ tx }) =>
      tx.execute(sql`select purchase_path from transactions where payer_id = ${buyer.id}`),
    )
    expect(rows).toEqual([{ purchase_path: '/my' }])
    expect(await grantsOf(buyer)).toHaveLength(3)
  })

  test('and a part of it at the same moment pays for both, or gets the part once', async () => {
    const buyer = await aStudent()
    await Promise.allSettled([buy(buyer, bundle), buy(buyer, linocut)])
    const sources = (await grantsOf(buyer)).flatMap(({ source, product }) => (product.id === linocut.id ? source : []))
    expect(sources).toContain('bundle')
    expect(await opened(buyer, linocut, sewing, bundle)).toEqual([true, true, true])
  })

  test('or gets it from the school has the parts as well, until the school takes it', async () => {
    const student = await aStudent()
    const admin = school.as(school.admin)
    await admin.call(giveAccess, { id: student.id, product_id: bundle.id, reason: 'Nagroda' })
    expect(await opened(student, linocut, sewing)).toEqual([true, true])
    await admin.call(takeAccess, { id: student.id, productId: bundle.id, reason: 'Pomyłka' })
    expect(await opened(student, linocut, sewing)).toEqual([false, false])
  })
})

describe('what is added later', () => {
  test('reaches those who have the bundle if the school says so, in parts, and as long as they have it', async () => {
    const buyer = await aStudent()
    const gone = await aStudent()
    for (const each of [buyer, gone]) await buy(each, bundle)
    await school.as(school.admin).call(takeAccess, { id: gone.id, productId: bundle.id, reason: 'Oddane' })
    await school.work(({ tx }) =>
      tx.execute(sql`
        with made as (
          insert into people (id, school_id, role, name, email)
          select gen_random_uuid(), ${school.id}, 'student', 'Kursant ' || n, 'earlier-' || n || ${`-${bundle.id}@school.test`}
          from generate_series(1, 230) as n returning id
        )
        insert into grants (id, school_id, student_id, product_id, source, source_id, starts_at, ends_at)
        select gen_random_uuid(), ${school.id}, id, ${bundle.id}, 'purchase', gen_random_uuid(), now(), now() + interval '9 days' from made`),
    )
    const drawing = await market.aCourse(school, { title: 'Rysunek' })
    const baking = await market.aCourse(school, { title: 'Chleb' })
    await change([linocut, sewing, drawing])
    expect((await change([drawing, linocut, sewing, baking], true)).holders_count).toBe(231)
    const holding = (course: SoldProduct) =>
      school.work(async ({ tx }) => {
        const { rows } = await tx.execute<{ n: number }>(sql`
          select count(*)::int as n from grants g join grants b on b.id = g.source_id and g.source = 'bundle'
          where g.product_id = ${course.id} and b.product_id = ${bundle.id} and g.ends_at is not distinct from b.ends_at`)
        return rows[0]!.n
      })
    await expect.poll(() => holding(baking)).toBe(231)
    expect(await opened(buyer, baking, drawing)).toEqual([true, false])
    expect(await opened(gone, baking)).toEqual([false])
    expect(await holding(drawing)).toBe(0)
    expect(await page(buyer)).toMatchObject({ has_all: false })
    await change([linocut, baking])
    expect(await opened(buyer, sewing, baking)).toEqual([true, true])
  })
})
