import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { clock, DAY, HOUR, MINUTE } from '#platform/clock.ts'
import { refused } from '#test/refused.ts'
import { aWorld, type TestPerson } from '#test/world.ts'
import { changePrice, getEditableProduct, getProductPage, listCourses } from '../contract.ts'
import { startPromotion } from '../promotions/contract.ts'
import { evergreenStarts } from '../tables.ts'
import { aProduct, pricesOf } from '../testing.ts'
import * as contract from './contract.ts'
import { forgettingStarts } from './forget-starts.ts'

let key: { productId: string; variantId: string }
let slug: string

const world = await aWorld()
const school = await world.aSchool()
beforeEach(async () => {
  const { product, variants } = await school.work((ctx) => aProduct(ctx, { amount: 10_000 }))
  key = { productId: product.id, variantId: variants[0]!.variant.id }
  slug = product.slug
})
afterAll(() => world.close())

const admin = () => school.as(school.admin)
const offer = (given: { amount?: number; duration_seconds?: number } = {}) =>
  admin().call(contract.startEvergreenOffer, { ...key, amount: 7_000, duration_seconds: 3_600, ...given })
const see = async (client = school.as()) =>
  (await client.call(contract.seeEvergreenOffers, { product_ids: [key.productId] })).offers[0]
const historyOf = async () => {
  const prices = await school.work((ctx) => pricesOf(ctx, key.variantId))
  return prices.map(({ amount, isOver }) => [amount, isOver])
}

describe('the clock of an offer', () => {
  test('starts when a visitor first sees it, and is another one for each visitor', async () => {
    await offer()
    const [early, late] = [school.as(), school.as()]
    expect(await see(early)).toMatchObject({ amount: 7_000, standard_amount: 10_000, seconds_left: 3_600 })
    clock.moveBy(50 * MINUTE)
    expect(await see(early)).toMatchObject({ seconds_left: 600 })
    expect(await see(late)).toMatchObject({ seconds_left: 3_600 })
    clock.moveBy(11 * MINUTE)
    expect(await see(early)).toMatchObject({ seconds_left: 0 })
    clock.moveBy(30 * DAY)
    expect(await see(early)).toMatchObject({ seconds_left: 0 })
  })

  test('is the same however many tabs look at once', async () => {
    await offer()
    const browser = school.as()
    const seen = await Promise.all(Array.from({ length: 10 }, () => see(browser)))
    expect(new Set(seen.map((each) => each?.ends_at)).size).toBe(1)
  })

  test('follows a student from browser to browser', async () => {
    await offer()
    await see(school.as(school.student))
    clock.moveBy(2 * HOUR)
    expect(await see(school.as(school.student))).toMatchObject({ seconds_left: 0 })
    expect(await see(inBrowser('another-browser-of-theirs', school.student))).toMatchObject({ seconds_left: 0 })
  })

  test('that began before the login counts after it, there and elsewhere', async () => {
    await offer()
    const student = await school.aStudent()
    await see(inBrowser('the-browser-at-home'))
    clock.moveBy(40 * MINUTE)
    expect(await see(inBrowser('the-browser-at-home', student))).toMatchObject({ seconds_left: 1_200 })
    expect(await see(inBrowser('a-phone', student))).toMatchObject({ seconds_left: 1_200 })
  })
})

test('the offers of several products are seen in one call; one that has gone hides none of the others', async () => {
  await offer()
  const { product, variants } = await school.work((ctx) => aProduct(ctx, { amount: 9_000 }))
  const second = { productId: product.id, variantId: variants[0]!.variant.id }
  await admin().call(contract.startEvergreenOffer, { ...second, amount: 5_000, duration_seconds: 600 })
  const { product: draft } = await school.work((ctx) => aProduct(ctx, { published: false }))
  const product_ids = [key.productId, product.id, draft.id]
  const { offers } = await school.as().call(contract.seeEvergreenOffers, { product_ids })
  expect(offers.map(({ product_id, amount }) => [product_id, amount])).toEqual([
    [key.productId, 7_000],
    [product.id, 5_000],
  ])
  const { data } = await school.as().call(listCourses, {})
  expect(data.find(({ id }) => id === product.id)).toMatchObject({
    amount: 9_000,
    evergreens: [{ amount: 5_000, standard_amount: 9_000, reference_amount: 9_000 }],
  })
})

test('pages that are everyone’s show the standard price, and that there is an offer', async () => {
  await offer()
  const browser = school.as()
  await see(browser)
  const page = await browser.call(getProductPage, { slug })
  expect(page).toMatchObject({ amount: 10_000, standard_amount: 10_000 })
  expect(page.offer.variants[0]).toMatchObject({
    amount: 10_000,
    reference_amount: null,
    evergreen: { amount: 7_000, duration_seconds: 3_600, ends_at: null },
  })
})

test('what new visitors are offered is remembered as a price, so that later reductions are honest', async () => {
  clock.moveBy(DAY)
  await offer({ amount: 7_000 })
  const { variants } = await admin().call(getEditableProduct, key)
  expect(variants[0]!.evergreen).toMatchObject({ amount: 7_000, reference_amount: 10_000 })
  clock.moveBy(5 * DAY)
  await admin().call(contract.endEvergreenOffer, key)
  expect(await historyOf()).toEqual([
    [10_000, true],
    [7_000, true],
    [10_000, false],
  ])
  clock.moveBy(DAY)
  const untrue = { status: 422, fields: { amount: [expect.stringContaining('70.00')] } }
  await expect(admin().call(startPromotion, { ...key, amount: 8_000 })).rejects.toMatchObject(untrue)
  await expect(offer({ amount: 6_000 })).rejects.toMatchObject(untrue)
})

test('an ended offer is nobody’s any more', async () => {
  await offer()
  const browser = school.as()
  await see(browser)
  await admin().call(contract.endEvergreenOffer, key)
  expect(await see(browser)).toBeUndefined()
  expect(await refused(admin().call(contract.endEvergreenOffer, key))).toMatchObject({ status: 404 })
})

describe('refused is', () => {
  test('a second reduction of a price', async () => {
    await offer()
    const again = { status: 409, code: 'catalog.promotion-already-there' }
    expect(await refused(offer())).toMatchObject(again)
    expect(await refused(admin().call(startPromotion, { ...key, amount: 8_000 }))).toMatchObject(again)
  })

  test('one that is none, or lasts too short or too long', async () => {
    const under = (field: string) => ({ status: 422, fields: { [field]: [expect.any(String)] } })
    await expect(offer({ amount: 10_000 })).rejects.toMatchObject(under('amount'))
    await expect(offer({ amount: -1 })).rejects.toMatchObject(under('amount'))
    await expect(offer({ duration_seconds: 299 })).rejects.toMatchObject(under('duration_seconds'))
    await expect(offer({ duration_seconds: 31 * 86_400 })).rejects.toMatchObject(under('duration_seconds'))
    await offer()
    const terms = { access_length: 'forever', access_days: 0, access_until: null } as const
    await expect(admin().call(changePrice, { ...key, ...terms, amount: 7_000 })).rejects.toMatchObject(under('amount'))
  })

  test('a price nobody was offered', async () => {
    const { product, variants } = await school.work((ctx) => aProduct(ctx, { published: false }))
    key = { productId: product.id, variantId: variants[0]!.variant.id }
    expect(await refused(offer())).toMatchObject({ status: 409, code: 'catalog.never-offered' })
  })

  test('everyone but the school’s admins', async () => {
    const other = await world.aSchool()
    const body = { ...key, amount: 7_000, duration_seconds: 3_600 }
    for (const [client, status] of [
      [school.as(), 401],
      [school.as(school.student), 403],
      [other.as(other.admin), 404],
    ] as const) {
      expect(await refused(client.call(contract.startEvergreenOffer, body))).toMatchObject({ status })
      expect(await refused(client.call(contract.endEvergreenOffer, key))).toMatchObject({ status })
    }
    const ours = { product_ids: [key.productId] }
    expect(await refused(other.as().call(contract.seeEvergreenOffers, ours))).toMatchObject({ status: 404 })
  })
})

/** A browser with a cookie of its own, signed in or not. */
const inBrowser = (secret: string, person?: TestPerson) => school.as(person, secret)

test('who first saw an offer is forgotten a day after it has ended, and never while it runs', async () => {
  await offer()
  const student = school.as(school.student)
  const { id } = (await see(student))!
  const starts = () => school.work((ctx) => ctx.tx.$count(evergreenStarts, eq(evergreenStarts.offerId, id)))
  const forget = () => forgettingStarts(world.app.units).work(() => undefined)
  clock.moveBy(3 * DAY)
  await forget()
  expect([await starts(), (await see(student))?.seconds_left]).toEqual([2, 0])
  await admin().call(contract.endEvergreenOffer, key)
  clock.moveBy(23 * HOUR)
  await forget()
  expect(await starts()).toBe(2)
  clock.moveBy(2 * HOUR)
  await forget()
  expect(await starts()).toBe(0)
})
