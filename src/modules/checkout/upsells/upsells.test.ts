import { and, eq, like } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isGranted } from '#modules/access/index.ts'
import { getProductNumbers } from '#modules/analytics/numbers/contract.ts'
import { unpublishProduct } from '#modules/catalog/contract.ts'
import { changeSeatPrices } from '#modules/catalog/seats/contract.ts'
import { mails } from '#modules/mails/tables.ts'
import { BLIK } from '#modules/payments/saved-cards/testing.ts'
import { savedCards, transactions } from '#modules/payments/tables.ts'
import { clock, DAY, HOUR } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import type { TestPerson, TestSchool } from '#test/world.ts'
import { aCode } from '#modules/offers/codes/testing.ts'
import { refundOrder } from '#modules/orders/contract.ts'
import { orderLines, orders } from '#modules/orders/tables.ts'
import * as contract from '#modules/offers/upsells/contract.ts'
import { getCheckout, onePageCheckout } from '../contract.ts'
import type { SoldProduct } from '#modules/catalog/testing.ts'
import { aMarket, CONSENTS, type Market } from '../testing.ts'

const SECURE = '4000002760003184'
const ONCE = '4000000000000341'
const LATE = '4000000000000077'

let school: TestSchool
let course: SoldProduct
let extra: SoldProduct
const market = await aMarket({ bank: { BANK_LATE_CONFIRMATION_MS: '1500' } })
await market.startWorking()
beforeEach(async () => {
  school = await market.aSchool()
  course = await market.aCourse(school, { title: 'Light', amount: 10_000 })
  extra = await market.aCourse(school, { title: 'Shadow', amount: 8_000 })
  await offer(extra, 4_900)
})
afterEach(async () => {
  await market.bank.clearFaults()
})
afterAll(() => market.close())

const admin = () => school.as(school.admin)
const offer = ({ variantId: offered_variant_id }: Pick<SoldProduct, 'variantId'>, value: number | null) =>
  admin().call(contract.storeUpsell, {
    productId: course.id,
    offered_variant_id,
    price: value === null ? 'usual' : 'amount',
    value,
  })
const fresh = () => school.aStudent({ email: `${newId()}@school.test` })
const KEEPING = { consents: [...CONSENTS, 'keep_card' as const] }
const buy = async (buyer: TestPerson, given: Parameters<Market['aPurchase']>[1] = {}) => {
  await school.as(buyer).call(onePageCheckout, await market.aPurchase(school, { course, ...KEEPING, ...given }))
  return buyer
}
const ordersOf = ({ id }: TestPerson) =>
  school.work(({ tx }) => tx.select().from(orders).where(eq(orders.studentId, id)).orderBy(orders.createdAt))
const paymentsOf = ({ id }: TestPerson) =>
  school.work(({ tx }) =>
    tx.select().from(transactions).where(eq(transactions.payerId, id)).orderBy(transactions.createdAt),
  )
const offeredTo = async (looker: TestPerson, buyer = looker) => {
  const { hash } = (await paymentsOf(buyer))[0]!
  return (await school.as(looker).call(contract.getUpsell, { hash })).upsell
}
const press = async (buyer: TestPerson, given: { amount?: number; consents?: (typeof CONSENTS)[number][] } = {}) => {
  const [first] = await ordersOf(buyer)
  return school.as(buyer).call(contract.orderUpsell, {
    orderId: first!.id,
    amount: 4_900,
    currency: 'PLN',
    consents: [...CONSENTS],
    ...given,
  })
}
const hasExtra = (buyer: TestPerson) => school.work((ctx) => isGranted(ctx, buyer.id, extra.id))
const cards = () => school.work(({ tx }) => tx.select().from(savedCards))
const atBank = async (buyer: TestPerson) => (await paymentsOf(buyer)).filter(({ status }) => status === 'PERFORMED')
const confirm = async ({ authenticationUrl }: { authenticationUrl: string | null }) =>
  fetch(authenticationUrl!, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ code: '123456' }) })

describe('whoever let their card be kept', () => {
  test('is told of no digits where it is BLIK, and has it by one press all the same', async () => {
    const buyer = await buy(await fresh())
    const [first] = await paymentsOf(buyer)
    await school.work(({ tx }) => tx.update(savedCards).set(BLIK).where(eq(savedCards.transactionId, first!.id)))
    expect((await offeredTo(buyer))!.card).toEqual({
      kind: 'blik',
      brand: null,
      last4: null,
      forget_at: expect.any(String),
    })
    await press(buyer)
    expect(await hasExtra(buyer)).toBe(true)
  })

  test('is offered it on the page of thanks with all they have to know, and has it by one press: an order, a payment and a letter of its own', async () => {
    const billing = { phone: '500 600 700', vat_id: 'PL5260250274', address_1: 'Długa 1', address_2: '', country: 'PL' }
    const company = { company_name: 'Żółw sp. z o.o.', postal_code: '00-001', city: 'Warszawa' }
    const kept = { companyName: company.company_name, postalCode: company.postal_code, city: company.city }
    const buyer = await buy(await fresh(), { ...billing, ...company, campaign: 'utm_source=meta' })
    const offered = await offeredTo(buyer)
    expect(offered).toMatchObject({
      product: { id: extra.id, slug: extra.slug, kind: 'course' },
      standard_amount: 8_000,
      amount: 4_900,
      reference_amount: 8_000,
      vat_rate: 23,
      consents: [...CONSENTS],
      card: { kind: 'card', brand: 'visa', last4: '1111' },
    })
    const { redirect } = await press(buyer)
    const [first, second] = await ordersOf(buyer)
    const [, paid] = await paymentsOf(buyer)
    expect(redirect).toBe(`/payment/${paid!.hash}`)
    expect(second).toMatchObject({
      status: 'paid',
      followsOrderId: first!.id,
      amount: 4_900,
      billing: first!.billing,
      ...kept,
      campaign: first!.campaign,
    })
    expect(first).toMatchObject({ billing, ...kept })
    expect(second!.consents.map(({ kind }) => kind)).toEqual([...CONSENTS])
    expect(first!.consents.at(-1)).toMatchObject({ kind: 'keep_card', text: expect.stringContaining('one hour') })
    const lines = await school.work(({ tx }) => tx.select().from(orderLines).where(eq(orderLines.orderId, second!.id)))
    expect(lines).toMatchObject([
      { kind: 'upsell', productId: extra.id, standardAmount: 8_000, discountAmount: 3_100, referenceAmount: 8_000 },
    ])
    expect(paid).toMatchObject({ status: 'PERFORMED', amount: 4_900 })
    expect(await hasExtra(buyer)).toBe(true)
    await market.confirm()
    const letters = await school.work(({ tx }) =>
      tx
        .select()
        .from(mails)
        .where(and(eq(mails.to, buyer.email), like(mails.cause, `purchase:${second!.id}%`))),
    )
    expect(letters).toHaveLength(1)
    expect(letters[0]!.text).toContain('Offered after your purchase')
    expect((await cards())[0]!.forgetAt!.getTime(), 'nobody charges it again').toBeLessThanOrEqual(
      clock.now().getTime(),
    )
    expect(await offeredTo(buyer), 'it was offered once').toBeNull()
  })

  test('pays once however often they press, in however many tabs', async () => {
    const buyer = await buy(await fresh())
    const answers = await Promise.all(Array.from({ length: 6 }, () => press(buyer)))
    expect(new Set(answers.map(({ redirect }) => redirect)).size).toBe(1)
    expect(await press(buyer)).toEqual(answers[0])
    expect(await ordersOf(buyer)).toHaveLength(2)
    expect(await atBank(buyer)).toHaveLength(2)
  })

  test('confirms it at the bank where the bank asks, and has it then', async () => {
    const buyer = await buy(await fresh(), { card: SECURE })
    await confirm((await paymentsOf(buyer))[0]!)
    await expect.poll(async () => (await atBank(buyer)).length).toBe(1)
    expect((await offeredTo(buyer))?.card, 'the card is fetched for whoever looks').toMatchObject({ last4: '3184' })
    expect((await press(buyer)).redirect).toContain('/authenticate/')
    expect(await hasExtra(buyer)).toBe(false)
    expect((await press(buyer)).redirect, 'it is under way').toMatch(/^\/payment\//)
    await confirm((await paymentsOf(buyer))[1]!)
    await expect.poll(() => hasExtra(buyer)).toBe(true)
    expect(await atBank(buyer)).toHaveLength(2)
  })

  test('waits for a bank that confirms late, and has it then', async () => {
    const buyer = await buy(await fresh(), { card: LATE })
    await expect.poll(async () => (await paymentsOf(buyer))[0]!.status).toBe('CLEARED')
    await offeredTo(buyer)
    await press(buyer)
    expect((await paymentsOf(buyer))[1]!.status).toBe('PENDING')
    await expect.poll(() => hasExtra(buyer)).toBe(true)
  })

  test('has nothing when the bank declines, and may still pay at the checkout, at the price that was offered', async () => {
    const buyer = await buy(await fresh(), { card: ONCE })
    await press(buyer)
    expect((await paymentsOf(buyer))[1]).toMatchObject({ status: 'FAILURE' })
    expect(await hasExtra(buyer)).toBe(false)
    await expect(press(buyer)).rejects.toMatchObject({ status: 409, code: 'checkout.card-not-kept' })
    expect(await offeredTo(buyer)).toMatchObject({ card: null })
    const [first] = await ordersOf(buyer)
    expect((await paymentsOf(buyer))[1]!.checkoutPath).toBe(`/${extra.slug}/checkout?after=${first!.id}`)
    await buy(buyer, { course: extra, amount: 4_900, consents: [...CONSENTS], after_order: first!.id })
    expect(await hasExtra(buyer)).toBe(true)
  })

  test('is charged once although the answer of the bank is lost', async () => {
    const buyer = await buy(await fresh())
    await market.bank.plan('lose_answer')
    await press(buyer)
    expect(await hasExtra(buyer)).toBe(true)
    expect(await atBank(buyer)).toHaveLength(2)
  })

  test('may say no: it does not come back, and the card is nobody’s to charge', async () => {
    const buyer = await buy(await fresh())
    const [first] = await ordersOf(buyer)
    const decline = () => school.as(buyer).call(contract.declineUpsell, { orderId: first!.id })
    await decline()
    await decline()
    expect(await offeredTo(buyer)).toBeNull()
    expect((await cards())[0]!.forgetAt!.getTime()).toBeLessThanOrEqual(clock.now().getTime())
    await expect(press(buyer)).rejects.toMatchObject({ status: 409, code: 'checkout.upsell-over' })
    expect(await atBank(buyer)).toHaveLength(1)
  })

  test('pays nothing but the price they saw, with the consents it needs, and not after the hour', async () => {
    const buyer = await buy(await fresh())
    await expect(press(buyer, { amount: 4_800 })).rejects.toMatchObject({ code: 'checkout.price-changed' })
    await expect(press(buyer, { consents: ['terms'] })).rejects.toMatchObject({ status: 422 })
    await admin().call(contract.storeUpsell, {
      productId: course.id,
      offered_variant_id: extra.variantId,
      price: 'percent',
      value: 50,
    })
    await expect(press(buyer)).rejects.toMatchObject({ code: 'checkout.price-changed' })
    clock.moveBy(HOUR)
    await expect(press(buyer, { amount: 4_000 })).rejects.toMatchObject({ code: 'checkout.card-not-kept' })
    expect(await offeredTo(buyer)).toMatchObject({ amount: 4_000, card: null })
    expect(await atBank(buyer)).toHaveLength(1)
  })
})

describe('whoever did not', () => {
  const page = (buyer: TestPerson, after?: string) =>
    school.as(buyer).call(getCheckout, { slug: extra.slug, ...(after && { after_order: after }) })

  test('finds it at its checkout at the price that was offered, for a day, and for themselves alone', async () => {
    const buyer = await buy(await fresh(), { consents: [...CONSENTS] })
    expect(await cards()).toEqual([])
    const [first] = await ordersOf(buyer)
    expect(await offeredTo(buyer)).toMatchObject({ order_id: first!.id, card: null })
    const offered = await page(buyer, first!.id)
    expect(offered).toMatchObject({ after_order: first!.id, keeps_card: false, can_be_gift: false, bumps: [] })
    expect(offered.quotes).toMatchObject([{ amount: 4_900, lines: [{ kind: 'upsell', reference_amount: 8_000 }] }])
    expect((await page(buyer)).quotes).toMatchObject([{ amount: 8_000 }])
    expect((await page(await fresh(), first!.id)).quotes).toMatchObject([{ amount: 8_000 }])
    clock.moveBy(DAY)
    expect(await page(buyer, first!.id)).toMatchObject({ after_order: null, quotes: [{ amount: 8_000 }] })
    const late = { course: extra, amount: 4_900, consents: [...CONSENTS], after_order: first!.id }
    await expect(buy(buyer, late)).rejects.toMatchObject({ code: 'checkout.price-changed' })
    clock.moveBy(-DAY)
    await buy(buyer, late)
    expect(await ordersOf(buyer)).toMatchObject([{}, { followsOrderId: first!.id, status: 'paid', amount: 4_900 }])
    expect(await offeredTo(buyer)).toBeNull()
  })

  test('cannot have it at that price with somebody else’s order, twice, or for others', async () => {
    const [buyer, other] = [await buy(await fresh(), { consents: [...CONSENTS] }), await fresh()]
    const [first] = await ordersOf(buyer)
    const cheap = { course: extra, amount: 4_900, consents: [...CONSENTS], after_order: first!.id }
    await expect(buy(other, cheap)).rejects.toMatchObject({ code: 'checkout.price-changed' })
    const prices = [{ from: 3, amount: 7_000 }]
    const { id: productId, variantId } = extra
    await admin().call(changeSeatPrices, { productId, variantId, seat_prices: prices })
    await expect(buy(buyer, { ...cheap, quantity: 2, amount: 9_800 })).rejects.toMatchObject({
      code: 'checkout.price-changed',
    })
    const twice = await Promise.allSettled([buy(buyer, cheap), buy(buyer, cheap)])
    expect(twice.some(({ status }) => status === 'fulfilled')).toBe(true)
    expect(await ordersOf(buyer)).toHaveLength(2)
    expect(await atBank(buyer)).toHaveLength(2)
  })

  test('may use a code on it', async () => {
    const buyer = await buy(await fresh(), { consents: [...CONSENTS] })
    const { code } = await aCode(school)
    const [first] = await ordersOf(buyer)
    const cheap = { course: extra, amount: 3_920, consents: [...CONSENTS], after_order: first!.id, promo_code: code }
    await buy(buyer, cheap)
    expect(await ordersOf(buyer)).toMatchObject([{}, { amount: 3_920 }])
  })
})

describe('nothing is offered', () => {
  test('to anybody but the buyer', async () => {
    const buyer = await buy(await fresh())
    const { hash } = (await paymentsOf(buyer))[0]!
    expect(await offeredTo(await fresh(), buyer)).toBeNull()
    expect((await school.as().call(contract.getUpsell, { hash })).upsell).toBeNull()
    const [first] = await ordersOf(buyer)
    const other = school.as(await fresh())
    const sent = { orderId: first!.id, amount: 4_900, currency: 'PLN', consents: [...CONSENTS] }
    await expect(other.call(contract.orderUpsell, sent)).rejects.toMatchObject({ status: 404 })
    await expect(other.call(contract.declineUpsell, { orderId: first!.id })).rejects.toMatchObject({ status: 404 })
  })

  test('to whoever has it, once it is a draft, and after what went back', async () => {
    const owner = await buy(await fresh(), { course: extra, consents: [...CONSENTS] })
    await buy(owner)
    expect(
      (await school.as(owner).call(contract.getUpsell, { hash: (await paymentsOf(owner))[1]!.hash })).upsell,
    ).toBeNull()
    const buyer = await buy(await fresh())
    const [first] = await ordersOf(buyer)
    await admin().call(unpublishProduct, { productId: extra.id })
    expect(await offeredTo(buyer)).toBeNull()
    await expect(press(buyer)).rejects.toMatchObject({ code: 'checkout.upsell-over' })
    const returned = await buy(await fresh(), { consents: [...CONSENTS] })
    await admin().call(refundOrder, { orderId: (await ordersOf(returned))[0]!.id, reason: 'Prośba', access: 'keep' })
    expect(await offeredTo(returned)).toBeNull()
    expect(first!.status).toBe('paid')
  })

  test('beside a gift or seats, and no card is kept there, however loudly the browser asks', async () => {
    const gift = { name: 'Zofia', email: 'zofia@friends.test', message: '' }
    const giver = await buy(await fresh(), { gift })
    expect(await offeredTo(giver)).toBeNull()
    const { id: productId, variantId } = course
    await admin().call(changeSeatPrices, { productId, variantId, seat_prices: [{ from: 5, amount: 9_000 }] })
    const team = await buy(await fresh(), { quantity: 2, amount: 20_000 })
    expect(await offeredTo(team)).toBeNull()
    await admin().call(contract.deleteUpsell, { productId })
    expect(await offeredTo(await buy(await fresh()))).toBeNull()
    expect(await cards()).toEqual([])
  })

  test('after what was offered itself', async () => {
    const buyer = await buy(await fresh())
    await admin().call(contract.storeUpsell, {
      productId: extra.id,
      offered_variant_id: (await market.aCourse(school)).variantId,
      price: 'usual',
    })
    await press(buyer)
    const { hash } = (await paymentsOf(buyer))[1]!
    expect((await school.as(buyer).call(contract.getUpsell, { hash })).upsell).toBeNull()
  })
})

test('the checkout asks for the card only where something is offered afterwards', async () => {
  const buyer = await fresh()
  const asks = async ({ slug }: SoldProduct) => (await school.as(buyer).call(getCheckout, { slug })).keeps_card
  expect([await asks(course), await asks(extra)]).toEqual([true, false])
  expect((await school.as().call(getCheckout, { slug: course.slug })).keeps_card).toBe(true)
})

test('an admin says what is offered by the rules of what is offered beside, changes it and ends it', async () => {
  const read = () => admin().call(contract.getEditableUpsell, { productId: course.id })
  expect((await read()).upsell).toMatchObject({ product: { id: extra.id }, amount: 4_900, standard_amount: 8_000 })
  await offer(extra, null)
  expect((await read()).upsell).toMatchObject({ price: 'usual', amount: 8_000 })
  const wrong = (key: string) => ({ status: 422, fields: { [key]: [expect.any(String)] } })
  await expect(offer(course, 100)).rejects.toMatchObject(wrong('offered_variant_id'))
  await expect(offer(extra, 8_000)).rejects.toMatchObject(wrong('value'))
  const other = await market.aSchool()
  const { variantId } = await market.aCourse(other)
  await expect(offer({ variantId }, null)).rejects.toMatchObject({ status: 404 })
  const { id: productId } = course
  await admin().call(contract.deleteUpsell, { productId })
  await expect(admin().call(contract.deleteUpsell, { productId })).rejects.toMatchObject({ status: 404 })
  expect((await read()).upsell).toBeNull()
  await expect(school.as(school.student).call(contract.getEditableUpsell, { productId })).rejects.toMatchObject({
    status: 403,
  })
})

test('the database lets one order follow another, of the same buyer', async () => {
  const buyer = await buy(await fresh())
  await press(buyer)
  const [, second] = await ordersOf(buyer)
  const copy = (given: Partial<typeof orders.$inferInsert>) =>
    school.work(({ tx }) =>
      tx.insert(orders).values({ ...second!, id: newId(), number: newId(), checkoutKey: newId(), ...given }),
    )
  await expect(copy({})).rejects.toMatchObject({ constraint: 'orders_one_following' })
  const { id: studentId } = await fresh()
  await expect(copy({ status: 'failed', fulfilledAt: null, studentId })).rejects.toMatchObject({
    constraint: 'orders_follows_own',
  })
})

test('it stands among the numbers beside the product as what was taken with it', async () => {
  const buyer = await buy(await fresh())
  await press(buyer)
  const numbers = await admin().call(getProductNumbers, { productId: course.id, days: 7 })
  expect(numbers).toMatchObject({ sold: { now: 1 }, bumps: [{ product_id: extra.id, sold: 1, amount: 4_900 }] })
})
