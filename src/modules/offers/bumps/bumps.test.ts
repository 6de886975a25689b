import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { changePrice, unpublishProduct } from '#modules/catalog/contract.ts'
import { openings } from '#modules/catalog/tables.ts'
import { changeSale } from '#modules/catalog/sale/contract.ts'
import type { GivenProduct, SoldProduct } from '#modules/catalog/testing.ts'
import { aTypedField } from '#modules/fields/testing.ts'
import { newId } from '#platform/ids.ts'
import type { TestSchool } from '#test/world.ts'
import { getCheckout, onePageCheckout } from '#modules/checkout/contract.ts'
import { changeCheckoutFields, type CheckoutField } from '#modules/orders/fields/contract.ts'
import { aMarket } from '#modules/checkout/testing.ts'
import { quoteCheckout } from '../contract.ts'
import { type BumpBody, createBump, deleteBump, listBumps, orderBumps, updateBump } from './contract.ts'
import { storeUpsell } from '../upsells/contract.ts'
import { bumps } from './tables.ts'

let school: TestSchool
let course: SoldProduct
let extra: SoldProduct
const market = await aMarket()
beforeEach(async () => {
  school = await market.aSchool({ language: 'pl' })
  course = await market.aCourse(school, { title: 'Światło' })
  extra = await market.aCourse(school, { title: 'Cień', amount: 8_000 })
})
afterAll(() => market.close())

const admin = () => school.as(school.admin)
const bodyOf = ({ variantId }: SoldProduct, given: Partial<BumpBody> = {}): BumpBody => ({
  offered_variant_id: variantId,
  price: 'usual',
  value: null,
  heading: '',
  words: '',
  ...given,
})
const offer = (of: SoldProduct, given: Partial<BumpBody> = {}) =>
  admin().call(createBump, { productId: course.id, ...bodyOf(of, given) })
const offered = async (person = school.student, more = {}) =>
  (await school.as(person).call(getCheckout, { slug: course.slug, ...more })).bumps
const aFourth = (given: GivenProduct = {}) => market.aCourse(school, { amount: 8_000, ...given })

test.each([
  [
    { price: 'usual' as const, value: null },
    { standard_amount: 8_000, amount: 8_000, reference_amount: null },
  ],
  [
    { price: 'amount' as const, value: 4_900 },
    { standard_amount: 8_000, amount: 4_900, reference_amount: 8_000 },
  ],
  [
    { price: 'percent' as const, value: 33 },
    { standard_amount: 8_000, amount: 5_360, reference_amount: 8_000 },
  ],
])('a visitor is offered it at %o, with the lowest price of 30 days beside a reduction', async (price, shown) => {
  const { data } = await offer(extra, { ...price, heading: 'Do tego cień', words: 'Pasuje.' })
  const bump = { id: data[0]!.id, title: 'Cień', heading: 'Do tego cień', words: 'Pasuje.', ...shown }
  expect((await school.as().call(getCheckout, { slug: course.slug })).bumps).toEqual([
    {
      ...bump,
      product_id: extra.id,
      cover: null,
      square: null,
      takes_place_from: null,
      chooses_time: false,
      is_added: false,
    },
  ])
  const { quotes } = await school.as().call(getCheckout, { slug: course.slug, bumps: `nonsense,${bump.id}` })
  expect(quotes[0]).toMatchObject({
    amount: 10_000 + shown.amount,
    lines: [
      { kind: 'main', amount: 10_000 },
      { kind: 'bump', amount: shown.amount, standard_amount: 8_000 },
    ],
  })
  const asked = { slug: course.slug, variant_id: course.variantId, bump_ids: [bump.id] }
  expect(await school.as().call(quoteCheckout, asked)).toEqual(quotes[0])
})

test('its own price never exceeds what it costs everybody, and the reference is frozen until the price is another', async () => {
  const { data } = await offer(extra, { price: 'amount', value: 5_000 })
  const price = (amount: number) =>
    admin().call(changePrice, { productId: extra.id, variantId: extra.variantId, amount })
  await price(4_000)
  expect(await offered()).toMatchObject([{ standard_amount: 4_000, amount: 4_000, reference_amount: null }])
  const change = { productId: course.id, bumpId: data[0]!.id, ...bodyOf(extra, { price: 'amount', value: 3_000 }) }
  await admin().call(updateBump, change)
  expect(await offered()).toMatchObject([{ amount: 3_000, reference_amount: 4_000 }])
  await price(3_500)
  await admin().call(updateBump, { ...change, words: 'Inaczej' })
  expect(await offered()).toMatchObject([{ standard_amount: 3_500, reference_amount: 4_000, words: 'Inaczej' }])
  await admin().call(updateBump, { ...change, value: 3_001 })
  expect(await offered()).toMatchObject([{ amount: 3_001, reference_amount: 3_500 }])
})

describe('an own price crosses out what is true', () => {
  const price = (amount: number) =>
    admin().call(changePrice, { productId: extra.id, variantId: extra.variantId, amount })
  const money = (amount: string) => expect.stringContaining(amount)

  test('so it is refused beside a price that was raised of late, with the one that would be', async () => {
    await price(9_500)
    for (const own of [
      { price: 'amount', value: 8_500 },
      { price: 'percent', value: 50 },
    ] as const) {
      const untrue = { status: 422, fields: { value: [money('80,00')] } }
      await expect(offer(extra, own)).rejects.toMatchObject(untrue)
      const after = { productId: course.id, ...bodyOf(extra, own) }
      await expect(admin().call(storeUpsell, after)).rejects.toMatchObject(untrue)
    }
    await offer(extra)
    await price(8_000)
    await admin().call(storeUpsell, { productId: course.id, ...bodyOf(extra, { price: 'amount', value: 7_999 }) })
  })

  test('so the price beside it rises no higher than the lowest before it', async () => {
    const { data } = await offer(extra, { price: 'percent', value: 50 })
    await price(7_000)
    await price(8_000)
    await expect(price(8_001)).rejects.toMatchObject({ status: 422, fields: { amount: [money('80,00')] } })
    await admin().call(updateBump, { productId: course.id, bumpId: data[0]!.id, ...bodyOf(extra) })
    await price(8_001)
  })

  test('so one that took nothing off does not begin to when the price rises; after a purchase neither', async () => {
    await admin().call(storeUpsell, { productId: course.id, ...bodyOf(extra, { price: 'amount', value: 5_000 }) })
    await price(4_000)
    await price(5_000)
    await expect(price(5_001)).rejects.toMatchObject({ status: 422, fields: { amount: [money('50,00')] } })
  })
})

test('at most three, in the order of their admin, each once; one that is deleted leaves no gap', async () => {
  const [third, fourth] = [await aFourth({ title: 'C' }), await aFourth({ title: 'D' })]
  const titles = async () =>
    (await admin().call(listBumps, { productId: course.id })).data.map(({ product }) => product.title)
  const asked = await Promise.allSettled([extra, extra, third, third].map((each) => offer(each)))
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  const last = await aFourth({ title: 'E' })
  const both = await Promise.allSettled([fourth, last].map((each) => offer(each)))
  expect(both.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []))).toMatchObject([
    { status: 409, code: 'checkout.too-many-bumps' },
  ])
  const { data } = await admin().call(listBumps, { productId: course.id })
  const [one, two, three] = data as [(typeof data)[0], (typeof data)[0], (typeof data)[0]]
  await admin().call(orderBumps, { productId: course.id, bump_ids: [three.id, one.id] })
  expect(await titles()).toEqual([three, one, two].map(({ product }) => product.title))
  expect((await offered()).map(({ title }) => title)).toEqual(await titles())
  await admin().call(deleteBump, { productId: course.id, bumpId: one.id })
  await expect(admin().call(deleteBump, { productId: course.id, bumpId: one.id })).rejects.toMatchObject({
    status: 404,
  })
  await offer([fourth, last].find(({ id }) => ![two, three].some(({ product }) => product.id === id))!)
  const positions = await school.work(({ tx }) => tx.select({ at: bumps.position }).from(bumps).orderBy(bumps.position))
  expect(positions.map(({ at }) => at)).toEqual([1, 2, 3])
})

describe('what cannot be offered', () => {
  const refused = (fields: object) => ({ status: 422, fields })
  const field = (name: string) => refused({ [name]: [expect.any(String)] })

  test('itself, what is free, what buyers choose the price of, the same twice', async () => {
    const [free, chosen] = [await aFourth({ amount: 0 }), await aFourth({ minimum_amount: 100 })]
    await offer(extra)
    for (const wrong of [course, free, chosen, extra])
      await expect(offer(wrong)).rejects.toMatchObject(field('offered_variant_id'))
    await expect(offer({ ...extra, variantId: '' })).rejects.toMatchObject(field('offered_variant_id'))
    await expect(offer({ ...extra, variantId: newId() })).rejects.toMatchObject({ status: 404 })
  })

  test('a bundle beside what it holds, whichever of them is bought', async () => {
    const bundle = await aFourth({ kind: 'bundle', published: false })
    await school.work(async ({ tx }) => {
      for (const [at, each] of [course, extra].entries())
        await tx.execute(
          sql`insert into inclusions (bundle_id, product_id, position, id) values (${bundle.id}, ${each.id}, ${at + 1}, ${newId()})`,
        )
    })
    await expect(offer(bundle)).rejects.toMatchObject(field('offered_variant_id'))
    const beside = { productId: bundle.id, ...bodyOf(extra) }
    await expect(admin().call(createBump, beside)).rejects.toMatchObject(field('offered_variant_id'))
  })

  test('beside a membership what that opens, whatever its way', async () => {
    const membership = await aFourth({ kind: 'membership', published: false })
    const beside = { productId: membership.id, ...bodyOf(extra) }
    await school.work(({ tx }) => tx.insert(openings).values({ membershipId: membership.id, everything: true }))
    await expect(admin().call(createBump, beside)).rejects.toMatchObject(field('offered_variant_id'))
    await school.work(({ tx }) => tx.delete(openings))
    await admin().call(createBump, beside)
    await school.work(({ tx }) => tx.insert(openings).values({ membershipId: membership.id, productId: extra.id }))
    const { data } = await admin().call(listBumps, { productId: membership.id })
    expect(data).toMatchObject([{ problem: 'overlaps' }])
  })

  test.each([
    [{ price: 'amount' as const, value: null }],
    [{ price: 'amount' as const, value: 8_000 }],
    [{ price: 'amount' as const, value: 0 }],
    [{ price: 'percent' as const, value: 100 }],
  ])('at %o, which is no lower price', async (price) => {
    await expect(offer(extra, price)).rejects.toMatchObject(field('value'))
  })

  test('the database lets in neither itself, nor a price of another product, nor anything of another school', async () => {
    const elsewhere = await market.aSchool()
    const theirs = await market.aCourse(elsewhere)
    const insert = (given: Partial<typeof bumps.$inferInsert>) =>
      school.work(({ tx }) =>
        tx.insert(bumps).values({
          productId: course.id,
          offeredProductId: extra.id,
          variantId: extra.variantId,
          position: 1,
          price: 'usual',
          ...given,
        }),
      )
    const wrong = [
      { offeredProductId: course.id, variantId: course.variantId },
      { variantId: course.variantId },
      { offeredProductId: theirs.id, variantId: theirs.variantId },
      { productId: theirs.id },
      { position: 4 },
      { price: 'percent', value: 100, referenceAmount: 1 } as const,
      { price: 'amount', value: 1 } as const,
    ]
    for (const given of wrong) await expect(insert(given)).rejects.toThrow()
    await insert({})
  })
})

describe('what is not offered now', () => {
  const problem = async () => (await admin().call(listBumps, { productId: course.id })).data[0]!.problem
  const fieldOf = (required: boolean) => [aTypedField({ name: 'size', label: 'Rozmiar', required })] as CheckoutField[]
  test.each([
    ['draft', () => admin().call(unpublishProduct, { productId: extra.id })],
    ['not_sold', () => admin().call(changeSale, { productId: extra.id, starts_at: '2040-01-01T00:00:00Z' })],
    ['free', () => admin().call(changePrice, { productId: extra.id, variantId: extra.variantId, amount: 0 })],
    [
      'price_gone',
      () =>
        admin().call(changePrice, {
          productId: extra.id,
          variantId: extra.variantId,
          amount: 8_000,
          minimum_amount: 100,
        }),
    ],
    ['asks', () => admin().call(changeCheckoutFields, { productId: extra.id, fields: fieldOf(true) })],
  ])('%s: its admin is told why', async (why, change) => {
    await offer(extra)
    expect([await problem(), (await offered()).length]).toEqual([null, 1])
    await admin().call(changeCheckoutFields, { productId: extra.id, fields: fieldOf(false) })
    expect(await problem()).toBeNull()
    await change()
    expect([await problem(), (await offered()).length]).toEqual([why, 0])
  })

  test('to whoever has it, to nobody beside a gift, and to nobody once it is deleted', async () => {
    const { data } = await offer(extra)
    const owner = await school.aStudent()
    await school.as(owner).call(onePageCheckout, await market.aPurchase(school, { course: extra }))
    expect([await offered(owner), (await offered()).length]).toEqual([[], 1])
    expect(await offered(school.student, { gift: '1' })).toEqual([])
    const asked = { slug: course.slug, variant_id: course.variantId, bump_ids: [data[0]!.id] }
    await expect(school.as(owner).call(quoteCheckout, asked)).rejects.toMatchObject({
      status: 422,
      fields: { bump_ids: ['„Cień” nie można już dodać do zamówienia.'] },
    })
    await school.work(({ tx }) => tx.delete(bumps).where(eq(bumps.id, data[0]!.id)))
    await expect(school.as().call(quoteCheckout, asked)).rejects.toMatchObject({ status: 404 })
  })
})

test('only admins of the school say what its checkouts offer', async () => {
  const { data } = await offer(extra)
  const [productId, bumpId] = [course.id, data[0]!.id]
  const elsewhere = await market.aSchool()
  const calls = (as: ReturnType<typeof school.as>) =>
    Promise.allSettled([
      as.call(listBumps, { productId }),
      as.call(createBump, { productId, ...bodyOf(extra) }),
      as.call(updateBump, { productId, bumpId, ...bodyOf(extra) }),
      as.call(orderBumps, { productId, bump_ids: [bumpId] }),
      as.call(deleteBump, { productId, bumpId }),
    ])
  for (const [as, status] of [
    [school.as(), 401],
    [school.as(school.student), 403],
    [elsewhere.as(elsewhere.admin), 404],
  ] as const)
    for (const answer of await calls(as)) expect(answer).toMatchObject({ status: 'rejected', reason: { status } })
})
