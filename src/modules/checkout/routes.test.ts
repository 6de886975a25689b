import { and, count, eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { giveAccess, takeAccess } from '#modules/access/contract.ts'
import { hasAccess } from '#modules/access/index.ts'
import { grants } from '#modules/access/tables.ts'
import { products } from '#modules/catalog/tables.ts'
import { aPicture } from '#modules/media/testing.ts'
import { mails } from '#modules/mails/tables.ts'
import { pollTransaction } from '#modules/payments/contract.ts'
import { transactions } from '#modules/payments/tables.ts'
import { people } from '#modules/people/tables.ts'
import { domainEvents } from '#platform/db/tables.ts'
import { newId } from '#platform/ids.ts'
import type { TestPerson } from '#test/world.ts'
import { orderLines, orders } from '#modules/orders/tables.ts'
import * as contract from './contract.ts'
import { aMarket, type Market } from './testing.ts'

const market = await aMarket()
const school = await market.aSchool()
afterAll(() => market.close())

const buyAs = async (student: TestPerson | undefined, purchase: Awaited<ReturnType<Market['aPurchase']>>) =>
  school.as(student).call(contract.onePageCheckout, purchase)

const hashIn = (redirect: string) => redirect.replace('/payment/', '')
const stateOf = (redirect: string) => school.as().call(pollTransaction, { hash: hashIn(redirect) })

const coverOf = ({ id }: { id: string }) =>
  school.work(async (ctx) => {
    const cover = await aPicture(ctx)
    await ctx.tx.update(products).set({ coverId: cover.id }).where(eq(products.id, id))
    return cover
  })

describe('a student buys', () => {
  test('and has access, one order, one charge and one mail', async () => {
    const student = await school.aStudent({ name: 'Zażółć Gęślą' })
    const course = await market.aCourse(school, { title: 'Kurs „Żółte ćmy” 🦋', amount: 12_300 })
    const cover = await coverOf(course)
    const { redirect } = await buyAs(student, await market.aPurchase(school, { course }))
    expect(redirect).toMatch(/^\/payment\/[\w-]{43}$/)
    const { status, transaction, checkoutLink } = await stateOf(redirect)
    expect({ status, checkoutLink }).toEqual({ status: 'ACCESS_GRANTED', checkoutLink: `/${course.slug}/checkout` })
    expect(transaction).toMatchObject({ amount: 12_300, currency: 'PLN', purchase_link: `/${course.slug}/watch` })
    await market.confirm()
    await school.work(async (ctx) => {
      expect(await hasAccess({ ...ctx, actor: { ...student, role: 'student' } }, course.id)).toBe(true)
      const [order] = await ctx.tx.select().from(orders).where(eq(orders.studentId, student.id))
      expect(order).toMatchObject({ status: 'paid', amount: 12_300 })
      expect(order!.consents.map(({ kind }) => kind)).toEqual([
        'terms',
        'digital_content_now',
        'digital_content_waiver',
      ])
      const [line] = await ctx.tx.select().from(orderLines).where(eq(orderLines.orderId, order!.id))
      expect(line).toMatchObject({
        amount: 12_300,
        standardAmount: 12_300,
        kind: 'main',
        vatRate: 23,
        title: 'Kurs „Żółte ćmy” 🦋',
      })
      const sent = await ctx.tx.select().from(mails).where(eq(mails.to, student.email))
      expect(sent).toHaveLength(1)
      expect(sent[0]!.text).toContain(order!.consents[1]!.text)
      expect(order!.number).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
      expect(sent[0]!.text).toContain(`Order number: ${order!.number}`)
      expect(sent[0]!.text).not.toContain(order!.id)
      expect(sent[0]!.html).toContain(`<img src="${school.origin}/public/images/${cover.id}/1280.webp" alt="Kurs`)
      const told = await ctx.tx
        .select()
        .from(domainEvents)
        .where(sql`payload->>'order_id' = ${order!.id}`)
      expect(told.map(({ name }) => name).toSorted()).toEqual(['checkout.order-paid', 'payments.payment-completed'])
    })
  })

  test('the same product only once', async () => {
    const student = await school.aStudent()
    const course = await market.aCourse(school)
    await buyAs(student, await market.aPurchase(school, { course }))
    await expect(buyAs(student, await market.aPurchase(school, { course }))).rejects.toMatchObject({
      status: 409,
      code: 'access.already-has-access',
      message: 'This student already has access to this product',
    })
  })

  test('fifty times at once with one key, and is charged once', async () => {
    const student = await school.aStudent()
    const purchase = await market.aPurchase(school)
    const answers = await Promise.all(Array.from({ length: 50 }, () => buyAs(student, purchase)))
    expect(new Set(answers.map(({ redirect }) => redirect)).size).toBe(1)
    expect(await counted(student)).toEqual({ orders: 1, transactions: 1, grants: 1, mails: 1 })
    expect(await chargesOf(student)).toBe(1)
  })

  test('in ten tabs at once, and is charged once', async () => {
    const student = await school.aStudent()
    const course = await market.aCourse(school)
    const tabs = await Promise.all(Array.from({ length: 10 }, () => market.aPurchase(school, { course })))
    const answers = await Promise.allSettled(tabs.map((purchase) => buyAs(student, purchase)))
    const redirects = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.redirect] : []))
    expect(new Set(redirects).size).toBe(1)
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason.code).toBe('access.already-has-access')
    expect(await counted(student)).toEqual({ orders: 1, transactions: 1, grants: 1, mails: 1 })
    expect(await chargesOf(student)).toBe(1)
  })

  test.each([
    ['4000000000009995', 'FAILURE', 'insufficient_funds'],
    ['4000000000006975', 'FAILURE', 'limit_exceeded'],
    ['4000000000000069', 'FAILURE', 'card_expired'],
    ['4000000000009987', 'FAILURE', 'card_lost'],
    ['4000000000009979', 'FAILURE', 'card_stolen'],
    ['4242424242424242', 'FAILURE', 'card_declined'],
    ['4111111111111112', 'ERROR', 'card_data_invalid'],
  ])('with the card %s, and it ends as %s: %s', async (card, status, reason) => {
    const student = await school.aStudent()
    const course = await market.aCourse(school)
    const { redirect } = await buyAs(student, await market.aPurchase(school, { course, card }))
    expect(await stateOf(redirect)).toMatchObject({ status, transaction: { reason } })
    const again = await buyAs(student, await market.aPurchase(school, { course }))
    expect(await stateOf(again.redirect)).toMatchObject({ status: 'ACCESS_GRANTED' })
    expect(await counted(student)).toEqual({ orders: 2, transactions: 2, grants: 1, mails: 1 })
  })

  test('nothing after ten failed payments in ten minutes', async () => {
    const student = await school.aStudent()
    const course = await market.aCourse(school)
    const card = '4000000000009995'
    for (let attempt = 0; attempt < 10; attempt++)
      await buyAs(student, await market.aPurchase(school, { course, card }))
    await expect(buyAs(student, await market.aPurchase(school, { course }))).rejects.toMatchObject({ status: 429 })
  })
})

describe('a free product', () => {
  test('is got without a card, once', async () => {
    const student = await school.aStudent()
    const course = await market.aCourse(school, { amount: 0 })
    const purchase = await market.aPurchase(school, { course, consents: ['terms'] })
    const { encrypted_card: _, ...withoutCard } = purchase
    const answers = await Promise.all(Array.from({ length: 5 }, () => buyAs(student, withoutCard)))
    for (const { redirect } of answers) expect(redirect).toBe(`/${course.slug}/watch`)
    expect(await counted(student)).toEqual({ orders: 1, transactions: 0, grants: 1, mails: 1 })
    await school.work(async ({ tx }) => {
      const [grant] = await tx.select().from(grants).where(eq(grants.studentId, student.id))
      expect(grant).toMatchObject({ source: 'free', productId: course.id })
    })
  })
})

describe('a free product asked for more than once', () => {
  const free = async (course: Awaited<ReturnType<Market['aCourse']>>) => {
    const { encrypted_card: _, ...purchase } = await market.aPurchase(school, { course, consents: ['terms'] })
    return purchase
  }
  const refused = (answers: PromiseSettledResult<unknown>[]) =>
    answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []))

  test('from two tabs, one after the other, is got once', async () => {
    const student = await school.aStudent()
    const course = await market.aCourse(school, { amount: 0 })
    await buyAs(student, await free(course))
    await expect(buyAs(student, await free(course))).rejects.toMatchObject({ code: 'access.already-has-access' })
    expect(await counted(student)).toEqual({ orders: 1, transactions: 0, grants: 1, mails: 1 })
  })

  test('from ten tabs at the same moment is got once, every time', async () => {
    for (let round = 0; round < 5; round++) {
      const student = await school.aStudent()
      const course = await market.aCourse(school, { amount: 0 })
      const tabs = await Promise.all(Array.from({ length: 10 }, () => free(course)))
      const answers = await Promise.allSettled(tabs.map((purchase) => buyAs(student, purchase)))
      expect(refused(answers)).toEqual(Array.from({ length: 9 }, () => 'access.already-has-access'))
      expect(await counted(student)).toEqual({ orders: 1, transactions: 0, grants: 1, mails: 1 })
    }
  })

  test('while the school gives it at the same moment is got once', async () => {
    for (let round = 0; round < 5; round++) {
      const student = await school.aStudent()
      const course = await market.aCourse(school, { amount: 0 })
      const gift = { id: student.id, product_id: course.id, reason: 'A gift', access_days: 0 }
      const answers = await Promise.allSettled([
        buyAs(student, await free(course)),
        school.as(school.admin).call(giveAccess, gift),
        school.as(school.admin).call(giveAccess, gift),
      ])
      expect(refused(answers)).toEqual(['access.already-has-access', 'access.already-has-access'])
      expect((await counted(student)).grants).toBe(1)
    }
  })

  test('is got again once the access to it is over', async () => {
    const student = await school.aStudent()
    const course = await market.aCourse(school, { amount: 0 })
    await buyAs(student, await free(course))
    await school.as(school.admin).call(takeAccess, { id: student.id, productId: course.id, reason: 'A mistake' })
    await buyAs(student, await free(course))
    expect((await counted(student)).grants).toBe(2)
  })
})

describe('what is agreed', () => {
  test('a price that changed is not charged', async () => {
    const student = await school.aStudent()
    const course = await market.aCourse(school)
    const stale = await market.aPurchase(school, { course, amount: course.amount - 1 })
    await expect(buyAs(student, stale)).rejects.toMatchObject({ status: 409, code: 'checkout.price-changed' })
    expect(await counted(student)).toEqual({ orders: 0, transactions: 0, grants: 0, mails: 0 })
  })

  test('every consent must be given, and a card', async () => {
    const purchase = await market.aPurchase(school, { consents: ['terms'] })
    const { encrypted_card: _, ...withoutCard } = purchase
    await expect(buyAs(school.student, withoutCard)).rejects.toMatchObject({
      status: 422,
      fields: {
        'consents.digital_content_now': ['This field is required'],
        'consents.digital_content_waiver': ['This field is required'],
        encrypted_card: ['Please check your card information'],
      },
    })
  })

  test.each([
    [{ vat_id: '1'.repeat(31) }, 'vat_id'],
    [{ variant_id: 'x' }, 'variant_id'],
    [{ checkout_key: 'x' }, 'checkout_key'],
    [{ consents: ['everything'] }, 'consents.0'],
  ])('a body with %j is refused under %s', async (wrong, field) => {
    const purchase = { ...(await market.aPurchase(school)), ...wrong } as Awaited<ReturnType<Market['aPurchase']>>
    await expect(buyAs(school.student, purchase)).rejects.toMatchObject({
      status: 422,
      fields: { [field]: [expect.any(String)] },
    })
  })
})

describe('who may', () => {
  test('a visitor has to sign in, an admin does not buy', async () => {
    const purchase = await market.aPurchase(school)
    await expect(buyAs(undefined, purchase)).rejects.toMatchObject({ status: 401 })
    await expect(buyAs(school.admin, purchase)).rejects.toMatchObject({ status: 403 })
  })

  test('the course, the key and the payment of another school are not there', async () => {
    const other = await market.aSchool()
    const purchase = await market.aPurchase(other)
    await expect(buyAs(school.student, purchase)).rejects.toMatchObject({ status: 404 })
    await expect(school.as().call(contract.getCheckout, { slug: 'nothing-here' })).rejects.toMatchObject({
      status: 404,
    })
    const { redirect } = await other.as(other.student).call(contract.onePageCheckout, purchase)
    await expect(stateOf(redirect)).rejects.toMatchObject({ status: 404 })
  })

  test("another student's key is not there", async () => {
    const purchase = await market.aPurchase(school)
    await buyAs(await school.aStudent(), purchase)
    await expect(buyAs(await school.aStudent(), purchase)).rejects.toMatchObject({ status: 404 })
  })

  test('a draft is not for sale', async () => {
    const course = await market.aCourse(school, { published: false })
    await expect(buyAs(school.student, await market.aPurchase(school, { course }))).rejects.toMatchObject({
      status: 404,
    })
  })
})

describe('the checkout page', () => {
  test('shows the offer to a visitor, and to its owner that they have it', async () => {
    const student = await school.aStudent()
    const course = await market.aCourse(school)
    const seen = await school.as().call(contract.getCheckout, { slug: course.slug })
    expect(seen).toMatchObject({ product: { title: 'Światło i cień' }, has_access: false, payment_link: null })
    await buyAs(student, await market.aPurchase(school, { course }))
    expect(await school.as(student).call(contract.getCheckout, { slug: course.slug })).toMatchObject({
      has_access: true,
    })
  })

  test('leads back to a payment that waits for 3-D Secure', async () => {
    const student = await school.aStudent()
    const course = await market.aCourse(school)
    const purchase = await market.aPurchase(school, { course, card: '4000002760003184' })
    const { redirect } = await buyAs(student, purchase)
    expect(redirect).toContain(`${market.bank.origin}/authenticate/`)
    const { payment_link } = await school.as(student).call(contract.getCheckout, { slug: course.slug })
    const secondTab = await buyAs(student, await market.aPurchase(school, { course }))
    expect(secondTab.redirect).toBe(payment_link)
    expect(await stateOf(payment_link!)).toMatchObject({
      status: 'AUTHENTICATION',
      transaction: { authentication_url: redirect, can: { cancel: true } },
    })
  })
})

describe('an account made at the checkout', () => {
  const someone = () => ({ name: 'Łucja Żak', email: `lucja-${newId()}@school.test`, password: 'sekret-ąę' })

  test('comes with the purchase, in one call, once', async () => {
    const account = someone()
    const purchase = { ...(await market.aPurchase(school)), ...account }
    const visitor = school.as()
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => visitor.call(contract.onePageCheckoutRegister, purchase)),
    )
    expect(new Set(answers.map(({ redirect }) => redirect)).size).toBe(1)
    const person = await personAt(account.email)
    expect(await counted(person)).toEqual({ orders: 1, transactions: 1, grants: 1, mails: 1 })
  })

  test('is not made when the order is refused', async () => {
    const account = someone()
    const purchase = { ...(await market.aPurchase(school, { amount: 1 })), ...account }
    await expect(school.as().call(contract.onePageCheckoutRegister, purchase)).rejects.toMatchObject({ status: 409 })
    expect(await personAt(account.email)).toBeUndefined()
  })

  test('cannot take an address that has one', async () => {
    const purchase = { ...(await market.aPurchase(school)), ...someone(), email: school.student.email.toUpperCase() }
    await expect(school.as().call(contract.onePageCheckoutRegister, purchase)).rejects.toMatchObject({
      status: 422,
      fields: { email: [expect.any(String)] },
    })
  })

  test('can be made first, and signed in to again', async () => {
    const account = someone()
    const made = await school.as().call(contract.checkoutRegister, account)
    expect(made.student).toMatchObject({ name: account.name, type: 'App\\Student' })
    const known = await school.as().call(contract.checkoutLogin, { email: account.email, password: account.password })
    expect(known.student.id).toBe(made.student.id)
    await expect(
      school.as().call(contract.checkoutLogin, { email: account.email, password: 'wrong' }),
    ).rejects.toMatchObject({ status: 422 })
  })
})

const personAt = (email: string) =>
  school.work(async ({ tx }) => (await tx.select({ id: people.id }).from(people).where(eq(people.email, email)))[0]!)

async function counted({ id }: { id: string }) {
  await market.confirm()
  return school.work(async ({ tx }) => {
    const [o] = await tx.select({ n: count() }).from(orders).where(eq(orders.studentId, id))
    const [t] = await tx.select({ n: count() }).from(transactions).where(eq(transactions.payerId, id))
    const [g] = await tx.select({ n: count() }).from(grants).where(eq(grants.studentId, id))
    const [m] = await tx
      .select({ n: count() })
      .from(mails)
      .innerJoin(people, eq(people.email, mails.to))
      .where(and(eq(people.id, id), sql`${mails.cause} like 'purchase:%'`))
    return { orders: o!.n, transactions: t!.n, grants: g!.n, mails: m!.n }
  })
}

async function chargesOf({ id }: { id: string }): Promise<number> {
  const keys = await school.work(({ tx }) =>
    tx.select({ id: transactions.id }).from(transactions).where(eq(transactions.payerId, id)),
  )
  const payments = await Promise.all(keys.map((key) => market.bank.gateway.findPayment(key.id)))
  return payments.filter((payment) => payment?.outcome.status === 'approved').length
}
