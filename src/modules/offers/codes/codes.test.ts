import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { grants } from '#modules/access/tables.ts'
import { changePrice } from '#modules/catalog/contract.ts'
import { startPromotion } from '#modules/catalog/promotions/contract.ts'
import { transactions } from '#modules/payments/tables.ts'
import { clock, DAY, HOUR } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import type { TestPerson } from '#test/world.ts'
import * as contract from '#modules/checkout/contract.ts'
import { claims, lineDiscounts, orders } from '#modules/orders/tables.ts'
import { listOrders } from '#modules/orders/contract.ts'
import type { SoldProduct } from '#modules/catalog/testing.ts'
import { aMarket } from '#modules/checkout/testing.ts'
import { tryPromoCode } from '../contract.ts'
import { codes } from './tables.ts'
import { deleteCode, type EditableCode, getCode, stopCode, updateCode } from './contract.ts'
import { aCode } from './testing.ts'

const market = await aMarket()
const school = await market.aSchool()
const course = await market.aCourse(school, { amount: 10_000 })
afterAll(() => market.close())

const admin = () => school.as(school.admin)
const ask = (promo_code: string, { person, of = course }: { person?: TestPerson; of?: SoldProduct } = {}) =>
  school.as(person).call(tryPromoCode, { product_id: of.id, variant_id: of.variantId, promo_code })
const buy = async (
  person: TestPerson,
  { of = course, ...given }: { promo_code: string; amount: number; of?: SoldProduct; card?: string },
) => school.as(person).call(contract.onePageCheckout, await market.aPurchase(school, { course: of, ...given }))
const fresh = (email = `${newId()}@school.test`) => school.aStudent({ email })
const ordersOf = ({ id }: TestPerson) =>
  school.work(({ tx }) => tx.select().from(orders).where(eq(orders.studentId, id)))
const paymentsOf = ({ id }: TestPerson) =>
  school.work(({ tx }) => tx.select().from(transactions).where(eq(transactions.payerId, id)))
const reloaded = async ({ id }: EditableCode) => (await admin().call(getCode, { codeId: id })).code
const refused = (reason: string, message: string, status = 409) => ({
  status,
  code: `checkout.code-${reason}`,
  message,
})

describe('a code', () => {
  test('takes its part off whatever its case, is kept with the order as it was typed by its school, and brings what was paid', async () => {
    const code = await aCode(school, { code: 'LATO-2026' })
    const student = await fresh()
    const quoted = await ask('lato-2026', { person: student })
    expect(quoted).toMatchObject({
      amount: 8_000,
      code: { code: 'LATO-2026', problem: null },
      lines: [{ standard_amount: 10_000, amount: 8_000, reference_amount: null }],
    })
    expect(quoted.lines[0]!.reductions).toEqual([{ source: 'code', code: 'LATO-2026', amount: 2_000 }])
    await buy(student, { promo_code: 'lato-2026', amount: 8_000 })
    expect(await ordersOf(student)).toMatchObject([{ status: 'paid', amount: 8_000 }])
    expect(await reloaded(code)).toMatchObject({
      uses_count: 1,
      revenue: { amount: 8_000, currency: 'PLN' },
      can: { delete: false },
    })
    const { data } = await admin().call(listOrders, { code_id: code.id })
    expect(data).toMatchObject([
      { buyer: { id: student.id }, status: 'paid', amount: 8_000, promo_code: { code: 'LATO-2026', amount: 2_000 } },
    ])
    const kept = await school.work(({ tx }) =>
      tx.select().from(lineDiscounts).where(eq(lineDiscounts.sourceId, code.id)),
    )
    expect(kept).toMatchObject([{ source: 'code', code: 'LATO-2026', amount: 2_000 }])
  })

  test('comes off the price of a promotion', async () => {
    const of = await market.aCourse(school, { amount: 10_000 })
    await admin().call(startPromotion, { productId: of.id, variantId: of.variantId, amount: 5_000 })
    const { code } = await aCode(school, { kind: 'amount', value: 1_001 })
    expect(await ask(code, { of })).toMatchObject({ amount: 3_999, lines: [{ reference_amount: 10_000 }] })
  })

  test('that takes all of it gives the product at once, without a card, and is used up by it', async () => {
    const { id, code } = await aCode(school, { value: 100, uses_limit: 1 })
    const student = await fresh()
    const purchase = await market.aPurchase(school, { course, promo_code: code, amount: 0, consents: ['terms'] })
    delete purchase.encrypted_card
    expect(await school.as(student).call(contract.onePageCheckout, purchase)).toEqual({
      redirect: `/${course.slug}/watch`,
    })
    expect(await ordersOf(student)).toMatchObject([{ status: 'paid', amount: 0 }])
    expect(
      await school.work(({ tx }) => tx.select().from(grants).where(eq(grants.studentId, student.id))),
    ).toHaveLength(1)
    expect((await admin().call(getCode, { codeId: id })).code).toMatchObject({
      state: 'used_up',
      revenue: { amount: 0, currency: 'PLN' },
    })
    await expect(ask(code)).rejects.toMatchObject(refused('used_up', 'Code expired'))
  })

  test('of a payment that fails is there again', async () => {
    const code = await aCode(school, { uses_limit: 1 })
    const [unlucky, lucky] = [await fresh(), await fresh()]
    await buy(unlucky, { promo_code: code.code, amount: 8_000, card: '4000000000009995' })
    expect(await ordersOf(unlucky)).toMatchObject([{ status: 'failed' }])
    expect(await reloaded(code)).toMatchObject({
      uses_count: 0,
      state: 'running',
      revenue: { amount: 0, currency: 'PLN' },
    })
    await buy(lucky, { promo_code: code.code, amount: 8_000 })
    expect(await ordersOf(lucky)).toMatchObject([{ status: 'paid' }])
  })

  test('that is announced stands beside the lowest price of the 30 days before, whatever the price does later', async () => {
    const of = await market.aCourse(school, { amount: 10_000 })
    const price = (amount: number) => admin().call(changePrice, { productId: of.id, variantId: of.variantId, amount })
    clock.moveBy(DAY)
    await price(7_000)
    clock.moveBy(DAY)
    await price(10_000)
    clock.moveBy(DAY)
    const [announced, secret] = [await aCode(school, { is_announced: true }), await aCode(school)]
    clock.moveBy(HOUR)
    expect(await ask(announced.code, { of })).toMatchObject({ amount: 8_000, lines: [{ reference_amount: 7_000 }] })
    expect(await ask(secret.code, { of })).toMatchObject({ amount: 8_000, lines: [{ reference_amount: null }] })
    await price(6_000)
    clock.moveBy(DAY)
    await price(10_000)
    expect(await ask(announced.code, { of })).toMatchObject({ lines: [{ reference_amount: 7_000 }] })
  })
})

describe('a code is refused in the words of the specification, and nothing is charged', () => {
  test('when nobody made it, when another school did, and when it was stopped', async () => {
    const invalid = refused('unknown', 'Invalid coupon code', 404)
    await expect(ask('NOWHERE')).rejects.toMatchObject(invalid)
    await expect(ask('żółw <b>')).rejects.toMatchObject(invalid)
    const theirs = await aCode(await market.aSchool(), { code: 'THEIRS' })
    await expect(ask(theirs.code)).rejects.toMatchObject(invalid)
    const { id, code } = await aCode(school)
    await admin().call(stopCode, { codeId: id })
    await expect(ask(code)).rejects.toMatchObject(invalid)
  })

  test('before it begins, after it ends, below its minimum and for what it is not for', async () => {
    const at = (days: number) => new Date(clock.now().getTime() + days * DAY).toISOString()
    const other = await market.aCourse(school)
    const early = await aCode(school, { starts_at: at(1), ends_at: at(2) })
    await expect(ask(early.code)).rejects.toMatchObject({ code: 'checkout.code-not_yet' })
    const chosen = await aCode(school, { is_for_all_products: false, product_ids: [other.id] })
    await expect(ask(chosen.code)).rejects.toMatchObject(refused('not_for_this', 'This code is not for this product'))
    expect((await ask(chosen.code, { of: other })).amount).toBe(8_000)
    const large = await aCode(school, { minimum_amount: 10_001 })
    const message = 'This code works for orders of PLN\u00a0100.01 or more'
    await expect(ask(large.code)).rejects.toMatchObject(refused('below_minimum', message))
    clock.moveBy(DAY + HOUR)
    expect((await ask(early.code)).amount).toBe(8_000)
    clock.moveBy(DAY)
    await expect(ask(early.code)).rejects.toMatchObject(refused('over', 'Coupon code expired'))
  })

  test('when it was over, used up or another one by the time of the order', async () => {
    const student = await fresh()
    const [over, last, cheaper] = [
      await aCode(school, { ends_at: new Date(clock.now().getTime() + HOUR).toISOString() }),
      await aCode(school, { uses_limit: 1 }),
      await aCode(school, { code: 'CHEAPER' }),
    ]
    for (const { code } of [over, last, cheaper]) expect((await ask(code, { person: student })).amount).toBe(8_000)
    clock.moveBy(HOUR)
    await buy(await fresh(), { promo_code: last.code, amount: 8_000 })
    await admin().call(updateCode, { codeId: cheaper.id, code: 'CHEAPER', kind: 'percent', value: 10 })
    const attempts = [
      [over.code, refused('over', 'Coupon code expired')],
      [last.code, refused('used_up', 'Code expired')],
      [cheaper.code, { status: 409, code: 'checkout.price-changed' }],
      ['NOWHERE', refused('unknown', 'Invalid coupon code', 404)],
    ] as const
    for (const [promo_code, answer] of attempts)
      await expect(buy(student, { promo_code, amount: 8_000 })).rejects.toMatchObject(answer)
    expect(await ordersOf(student)).toEqual([])
    expect(
      await school.work(({ tx }) => tx.select().from(transactions).where(eq(transactions.payerId, student.id))),
    ).toEqual([])
  })

  test('at a page that it was asked for at, beside the price without it', async () => {
    const page = (code: string) => school.as().call(contract.getCheckout, { slug: course.slug, code })
    const { code } = await aCode(school)
    expect((await page(code)).quotes).toMatchObject([{ amount: 8_000, code: { code, problem: null } }])
    const wrong = { code: 'NOWHERE', problem: 'Invalid coupon code' }
    expect((await page('NOWHERE')).quotes).toMatchObject([{ amount: 10_000, code: wrong }])
    expect((await page('')).quotes).toMatchObject([{ amount: 10_000, code: null }])
  })
})

describe('of one person’s uses', () => {
  test('those from another account of the same mailbox count, those of others do not', async () => {
    const { code } = await aCode(school, { uses_per_person: 1 })
    const name = newId()
    const [jan, again, ola] = [
      await fresh(`${name}@school.test`),
      await fresh(`${name.toUpperCase()}+2@school.test`),
      await fresh(),
    ]
    await buy(jan, { promo_code: code, amount: 8_000 })
    const used = refused('already_used', 'Promo code already used')
    await expect(ask(code, { person: again })).rejects.toMatchObject(used)
    await expect(buy(again, { promo_code: code, amount: 8_000 })).rejects.toMatchObject(used)
    expect(await ordersOf(again)).toEqual([])
    await buy(ola, { promo_code: code, amount: 8_000, card: '5555555555554444' })
  })

  test('those paid for with the same card count, whosever account it is, and nothing is charged for one more', async () => {
    const [mine, other] = ['378282246310005', '5555555555554444']
    const { id, code } = await aCode(school, { uses_per_person: 1 })
    const [jan, ola] = [await fresh(), await fresh()]
    await buy(jan, { promo_code: code, amount: 8_000, card: mine })
    const used = refused('already_used', 'Promo code already used')
    await expect(buy(ola, { promo_code: code, amount: 8_000, card: mine })).rejects.toMatchObject(used)
    expect(await ordersOf(ola)).toEqual([])
    expect(await paymentsOf(ola)).toEqual([])
    await buy(ola, { promo_code: code, amount: 8_000, card: other })
    expect((await admin().call(getCode, { codeId: id })).code.uses_count).toBe(2)
  })

  test('of two accounts with one card at the same moment one has it', async () => {
    const { id, code } = await aCode(school, { uses_per_person: 1 })
    const accounts = await Promise.all(Array.from({ length: 6 }, () => fresh()))
    const tries = accounts.map((person) => buy(person, { promo_code: code, amount: 8_000, card: '378282246310005' }))
    const done = await Promise.allSettled(tries)
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await admin().call(getCode, { codeId: id })).code.uses_count).toBe(1)
  })

  test('a card counts from before the code was limited for each person', async () => {
    const { id, code } = await aCode(school)
    const [jan, ola] = [await fresh(), await fresh()]
    await buy(jan, { promo_code: code, amount: 8_000 })
    await school.work(({ tx }) => tx.update(codes).set({ usesPerPerson: 1 }).where(eq(codes.id, id)))
    await expect(buy(ola, { promo_code: code, amount: 8_000 })).rejects.toMatchObject({
      code: 'checkout.code-already_used',
    })
  })

  test('while the bank cannot say which card it is, nothing is placed with such a code, and everything without', async () => {
    const { code } = await aCode(school, { uses_per_person: 1 })
    const student = await fresh()
    const purchase = await market.aPurchase(school, { course, promo_code: code, amount: 8_000 })
    await market.bank.plan('down')
    await expect(school.as(student).call(contract.onePageCheckout, purchase)).rejects.toMatchObject({ status: 502 })
    expect(await ordersOf(student)).toEqual([])
    await market.bank.clearFaults()
    await school.as(student).call(contract.onePageCheckout, purchase)
    expect(await ordersOf(student)).toMatchObject([{ status: 'paid' }])
  })

  test('every payment that was approved keeps which card it was, and no other', async () => {
    const [jan, ola] = [await fresh(), await fresh()]
    const paid = { of: course, promo_code: '', amount: 10_000 }
    await buy(jan, paid)
    await buy(ola, { ...paid, card: '4000000000009995' })
    expect((await paymentsOf(jan))[0]!.cardFingerprint).toEqual(expect.any(String))
    expect((await paymentsOf(ola))[0]!.cardFingerprint).toBeNull()
  })

  test('as many as there may be are had at ten checkouts at once', async () => {
    const { id, code } = await aCode(school, { uses_per_person: 2 })
    const name = newId()
    const accounts = await Promise.all([1, 2, 3, 4, 5].map((nth) => fresh(`${name}+${nth}@school.test`)))
    const courses = [course, await market.aCourse(school)]
    const tries = accounts.flatMap((person) =>
      courses.map((of) => buy(person, { of, promo_code: code, amount: 8_000 })),
    )
    const done = await Promise.allSettled(tries)
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect((await admin().call(getCode, { codeId: id })).code.uses_count).toBe(2)
  })

  test('the database lets none be one too many, whatever is written', async () => {
    const { id } = await aCode(school, { uses_per_person: 1 })
    const [one, other] = [await anOrder(), await anOrder()]
    const claim = (orderId: string, holders: string[] | null) =>
      school.work(({ tx }) =>
        tx.insert(claims).values({ orderId, resource: 'code', resourceId: id, holders, state: 'kept' }),
      )
    await claim(one, ['a', 'b'])
    await expect(claim(other, ['b', 'c'])).rejects.toThrow()
    await expect(claim(other, null)).rejects.toThrow()
    await claim(other, ['c'])
  })

  test('one under way stands in nobody’s way: a second tab is led to its payment', async () => {
    const { code } = await aCode(school, { uses_per_person: 1, uses_limit: 1 })
    const student = await fresh()
    const first = await buy(student, { promo_code: code, amount: 8_000, card: '4000002760003184' })
    expect(first.redirect).toContain('/authenticate/')
    const [payment] = await school.work(({ tx }) =>
      tx.select().from(transactions).where(eq(transactions.payerId, student.id)),
    )
    expect(await buy(student, { promo_code: code, amount: 8_000 })).toEqual({ redirect: `/payment/${payment!.hash}` })
  })
})

test('a code for a first purchase is for whoever never paid here, from no account of theirs', async () => {
  const { code } = await aCode(school, { is_for_first_purchase: true })
  const other = await market.aCourse(school)
  const name = newId()
  const [jan, again] = [await fresh(`${name}@school.test`), await fresh(`${name}+2@school.test`)]
  const free = await market.aCourse(school, { amount: 0 })
  const gift = await market.aPurchase(school, { course: free, amount: 0, consents: ['terms'] })
  await school.as(jan).call(contract.onePageCheckout, gift)
  expect((await ask(code, { person: jan })).amount).toBe(8_000)
  await school.as(jan).call(contract.onePageCheckout, await market.aPurchase(school, { course: other }))
  const message = 'This code is for a first purchase only'
  await expect(ask(code, { person: jan })).rejects.toMatchObject(refused('not_first_purchase', message))
  await expect(buy(again, { promo_code: code, amount: 8_000 })).rejects.toMatchObject({ status: 409 })
})

test('of two hundred buyers at once exactly as many have the code as there are uses', async () => {
  const { id, code } = await aCode(school, { uses_limit: 20 })
  const buyers: TestPerson[] = []
  for (let nth = 0; nth < 200; nth++) buyers.push(await fresh())
  const purchase = await market.aPurchase(school, { course, promo_code: code, amount: 8_000 })
  const send = async (person: TestPerson) => {
    for (;;) {
      const answer = await school
        .as(person)
        .call(contract.onePageCheckout, { ...purchase, checkout_key: newId() })
        .then(
          () => 'bought' as const,
          (problem: { status: number; code: string }) => problem,
        )
      // Too many at once are asked to come again in a moment.
      if (answer === 'bought' || answer.status !== 503) return answer
    }
  }
  const answers = await Promise.all(buyers.map(send))
  expect(answers.filter((answer) => answer === 'bought')).toHaveLength(20)
  const others = answers.filter((answer) => answer !== 'bought')
  expect(new Set(others.map((answer) => (answer as { code: string }).code))).toEqual(new Set(['checkout.code-used_up']))
  const row = await school.work(async ({ tx }) => (await tx.select().from(codes).where(eq(codes.id, id)))[0]!)
  const claimed = await school.work(({ tx }) => tx.select().from(claims).where(eq(claims.resourceId, id)))
  expect([row.usesCount, claimed.length]).toEqual([20, 20])
  // On a busy machine the bank may still owe an answer to some of them.
  const paid = claimed.filter(({ state }) => state === 'kept')
  expect((await admin().call(getCode, { codeId: id })).code.revenue.amount).toBe(paid.length * 8_000)
})

test('a code that an order was placed with is not deleted', async () => {
  const [used, unused] = [await aCode(school), await aCode(school)]
  await buy(await fresh(), { promo_code: used.code, amount: 8_000 })
  await expect(admin().call(deleteCode, { codeId: used.id })).rejects.toMatchObject({ status: 409 })
  expect(await admin().call(deleteCode, { codeId: unused.id })).toEqual({ done: true })
  await expect(admin().call(getCode, { codeId: unused.id })).rejects.toMatchObject({ status: 404 })
})

async function anOrder(): Promise<string> {
  const id = newId()
  const billing = { phone: '', vat_id: '', address_1: '', address_2: '', country: '' }
  const details = { checkoutKey: newId(), consents: [], language: 'en' as const, amount: 5_000, currency: 'PLN' }
  const { id: studentId } = await fresh()
  await school.work(({ tx }) =>
    tx.insert(orders).values({ id, studentId, productId: course.id, billing, ...details, status: 'paid' }),
  )
  return id
}
