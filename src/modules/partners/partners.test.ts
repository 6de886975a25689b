import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { onePageCheckout } from '#modules/checkout/contract.ts'
import { refundOrder } from '#modules/orders/contract.ts'
import type { SoldProduct } from '#modules/catalog/testing.ts'
import { aMarket } from '#modules/checkout/testing.ts'
import { orderLines, orders } from '#modules/orders/tables.ts'
import { aCode } from '#modules/offers/codes/testing.ts'
import { mails } from '#modules/mails/tables.ts'
import { getCurrencyChange, setCurrency } from '#modules/schools/currency/contract.ts'
import { clock, DAY, SECOND } from '#platform/clock.ts'
import { newId, newSecret } from '#platform/ids.ts'
import { dayOf } from '#platform/time/days.ts'
import type { TestPerson, TestSchool } from '#test/world.ts'
import * as contract from './contract.ts'
import { countCommission } from './count-commission.ts'
import { attributions, commissions, partnerBalances, partnerClicks, payouts } from './tables.ts'
import { aPartner } from './testing.ts'

const market = await aMarket()
await market.startWorking()
const school = await market.aSchool()
const course = await market.aCourse(school, { title: 'Światło', amount: 10_000 })
afterAll(() => market.close())

const admin = () => school.as(school.admin)
const fresh = (email = `${newId()}@school.test`) => school.aStudent({ email })
const clicked = (code: string, at = clock.now()) =>
  `${newSecret()}; katedra_partner=${code}.${Math.floor(at.getTime() / SECOND)}`
const reloaded = async ({ id: partnerId }: { id: string }) =>
  (await admin().call(contract.getPartner, { partnerId })).partner

interface Bought {
  buyer?: TestPerson
  of?: SoldProduct
  browser?: string
  card?: string
  amount?: number
  promo_code?: string
  chosen_amount?: number
}

/** Buys in a browser that came by the partner's link just now, unless it is another. */
async function buy(code: string, { buyer: given, of = course, browser = clicked(code), ...purchase }: Bought = {}) {
  const buyer = given ?? (await fresh())
  const sent = await market.aPurchase(school, { course: of, ...purchase })
  await school.as(buyer, browser).call(onePageCheckout, sent)
  const [order] = await school.work(({ tx }) => tx.select().from(orders).where(eq(orders.studentId, buyer.id)))
  return { order: order!, buyer, sent }
}
const attributionOf = async ({ order }: { order: { id: string } }) =>
  (await school.work(({ tx }) => tx.select().from(attributions).where(eq(attributions.orderId, order.id))))[0]
const commissionsOf = ({ order }: { order: { id: string } }) =>
  school.work(({ tx }) => tx.select().from(commissions).where(eq(commissions.orderId, order.id)))
const owedTo = async (partner: { id: string }) => (await reloaded(partner)).balances[0]?.owed ?? 0
const becomes = (partner: { id: string }, owed: number) => expect.poll(() => owedTo(partner)).toBe(owed)
const giveBack = ({ order }: { order: { id: string } }, refund_amount?: number) =>
  admin().call(refundOrder, {
    orderId: order.id,
    refund_amount,
    refund_key: newId(),
    reason: 'Na prośbę',
    access: 'keep',
  })

describe('an order that comes by a partner’s link', () => {
  test('is theirs, whatever the case of the code, and owed once it is paid, at what was paid', async () => {
    const promo = await aCode(school)
    const partner = await aPartner(school, { with_code: promo.code.toLowerCase() })
    expect(partner.with_code).toBe(promo.code)
    const sale = await buy(partner.code.toUpperCase(), { promo_code: promo.code, amount: 8_000 })
    await becomes(partner, 1_600)
    expect(await commissionsOf(sale)).toMatchObject([
      { kind: 'percent', value: 20, price: 8_000, amount: 1_600, earned: 1_600, returned: 0, currency: 'PLN' },
    ])
    expect((await attributionOf(sale))?.paidAt).toEqual(sale.order.settledAt)
  })

  test('earns less by what went back, and nothing once all did; told twice and out of order it stays so', async () => {
    const partner = await aPartner(school, { commission_value: 33 })
    const sale = await buy(partner.code)
    await becomes(partner, 3_300)
    await giveBack(sale, 1_001)
    await becomes(partner, 2_969)
    await Promise.all([1, 2, 3].map(() => school.work((ctx) => countCommission(ctx, sale.order.id))))
    expect(await owedTo(partner)).toBe(2_969)
    await giveBack(sale)
    await becomes(partner, 0)
    expect(await commissionsOf(sale)).toMatchObject([{ returned: 10_000, earned: 0, amount: 3_300 }])
  })

  test('keeps the commission it was sold with, whatever becomes of the rule', async () => {
    const partner = await aPartner(school, { commission_kind: 'amount', commission_value: 1_500 })
    const sale = await buy(partner.code)
    await becomes(partner, 1_500)
    const body = { name: partner.name, email: partner.email, code: partner.code }
    await admin().call(contract.updatePartner, {
      partnerId: partner.id,
      ...body,
      commission_kind: 'percent',
      commission_value: 90,
    })
    await giveBack(sale, 5_000)
    await becomes(partner, 750)
  })

  test('earns nothing while it is not paid', async () => {
    const partner = await aPartner(school)
    const sale = await buy(partner.code, { card: '4000000000009995' })
    expect(sale.order.status).toBe('failed')
    await school.work((ctx) => countCommission(ctx, sale.order.id))
    expect(await commissionsOf(sale)).toMatchObject([{ amount: 2_000, earned: 0 }])
    expect(await attributionOf(sale)).toMatchObject({ paidAt: null })
    expect(await owedTo(partner)).toBe(0)
  })

  test('earns by products of their own rules, and by those alone where it says so', async () => {
    const other = await market.aCourse(school, { title: 'Cień', amount: 5_000 })
    const third = await market.aCourse(school, { title: 'Mrok', amount: 5_000 })
    const partner = await aPartner(school, {
      is_for_all_products: false,
      products: [
        { product_id: other.id, commission_kind: 'amount', commission_value: 777 },
        { product_id: third.id, commission_kind: null, commission_value: null },
      ],
    })
    expect(await attributionOf(await buy(partner.code))).toBeUndefined()
    expect(await commissionsOf(await buy(partner.code, { of: other }))).toMatchObject([{ amount: 777 }])
    expect(await commissionsOf(await buy(partner.code, { of: third }))).toMatchObject([{ amount: 1_000 }])
  })

  test.each([
    ['their own address', 'ula@partners.test'],
    ['their own address with a plus part, in another case', 'ULA+kursy@Partners.test'],
  ])('is nobody’s when its buyer has %s', async (_what, email) => {
    const partner = await aPartner(school, { email: 'Ula+partner@partners.test', code: `Ula-${newId().slice(-6)}` })
    const buyer = await fresh(email)
    expect(await attributionOf(await buy(partner.code, { buyer }))).toBeUndefined()
  })

  test('is nobody’s after the window, nor by a click that is still to come, a changed cookie, an ended partner or another school’s', async () => {
    const partner = await aPartner(school, { window_days: 7 })
    const ago = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds)
    const by = async (browser: string) => attributionOf(await buy('', { browser }))
    expect(await by(clicked(partner.code, ago(7 * DAY - 60 * SECOND)))).toMatchObject({ partnerId: partner.id })
    expect(await by(clicked(partner.code, ago(7 * DAY + 60 * SECOND)))).toBeUndefined()
    expect(await by(clicked(partner.code, ago(-DAY)))).toBeUndefined()
    for (const value of [partner.code, `${partner.code}.x`, `%27.1`, `${'A'.repeat(41)}.1`, '.1', 'ż.1'])
      expect(await by(`${newSecret()}; katedra_partner=${value}`)).toBeUndefined()
    const elsewhere = await market.aSchool()
    const stranger = await aPartner(elsewhere, { code: `Obca-${newId().slice(-6)}` })
    expect(await by(clicked(stranger.code))).toBeUndefined()
    await admin().call(contract.endPartner, { partnerId: partner.id })
    expect(await by(clicked(partner.code))).toBeUndefined()
  })

  test('earns no amount of a currency that the school has left, until it is written anew; a percentage goes on', async () => {
    const own = await market.aSchool()
    const sold = await market.aCourse(own, { amount: 10_000 })
    const amount = { commission_kind: 'amount', commission_value: 1_500 } as const
    const fixed = await aPartner(own, amount)
    const part = await aPartner(own)
    const other = await market.aCourse(own)
    const share = { commission_kind: 'percent', commission_value: 10 } as const
    const mixed = await aPartner(own, {
      products: [
        { product_id: sold.id, ...amount },
        { product_id: other.id, ...share },
      ],
    })
    const pausedOf = async ({ id: partnerId }: { id: string }) => {
      const { url } = await own.as(own.admin).call(contract.makePartnerPage, { partnerId })
      return (await own.as().call(contract.getPartnerPage, { partnerToken: url.split('/').at(-1)! })).paused
    }
    expect(await own.as(own.admin).call(getCurrencyChange)).toMatchObject({ partners: 2 })
    await own.as(own.admin).call(setCurrency, { from: 'PLN', currency: 'EUR' })
    const earnedBy = async ({ code }: { code: string }) => {
      const buyer = await own.aStudent({ email: `${newId()}@school.test` })
      const sent = await market.aPurchase(own, { course: sold, currency: 'EUR' })
      await own.as(buyer, clicked(code)).call(onePageCheckout, sent)
      const [line] = await own.work(({ tx }) =>
        tx
          .select({ amount: commissions.amount, currency: commissions.currency })
          .from(commissions)
          .innerJoin(orders, eq(orders.id, commissions.orderId))
          .where(eq(orders.studentId, buyer.id)),
      )
      return line
    }
    expect(await earnedBy(fixed)).toBeUndefined()
    expect(await pausedOf(fixed)).toEqual({ what: 'all', now: 'EUR' })
    expect(await pausedOf(part)).toBeNull()
    expect(await pausedOf(mixed)).toEqual({ what: 'some', now: 'EUR' })
    expect(await earnedBy(part)).toEqual({ amount: 2_000, currency: 'EUR' })
    const { name, email, code, id: partnerId } = fixed
    const { partner } = await own
      .as(own.admin)
      .call(contract.updatePartner, { partnerId, name, email, code, ...amount })
    expect(partner.currency).toBe('EUR')
    expect(await earnedBy(fixed)).toEqual({ amount: 1_500, currency: 'EUR' })
    expect(await pausedOf(fixed)).toBeNull()
  })

  test('is nobody’s when it is free', async () => {
    const free = await market.aCourse(school, { title: 'Dar', amount: 0 })
    const partner = await aPartner(school)
    expect(await attributionOf(await buy(partner.code, { of: free }))).toBeUndefined()
  })

  test('is theirs once, when it is sent twice', async () => {
    const partner = await aPartner(school)
    const buyer = await fresh()
    const sent = await market.aPurchase(school, { course })
    const client = school.as(buyer, clicked(partner.code))
    await Promise.allSettled([client.call(onePageCheckout, sent), client.call(onePageCheckout, sent)])
    await becomes(partner, 2_000)
  })

  test('a refund without a line is of its lines one after the other', async () => {
    const partner = await aPartner(school)
    const sale = await buy(partner.code)
    await becomes(partner, 2_000)
    const { rows } = await school.work(({ tx }) =>
      tx.execute<{ id: string }>(sql`select gateway_payment_id id from transactions where order_id = ${sale.order.id}`),
    )
    await market.bank.gateway.refund(rows[0]!.id, 4_000, newId())
    await becomes(partner, 1_200)
  })
})

describe('what is paid out', () => {
  const pay = (partner: { id: string }, amount: number, payout_key = newId()) =>
    admin().call(contract.addPayout, {
      partnerId: partner.id,
      payout_key,
      amount,
      paid_on: '2026-11-23',
      note: 'Przelew',
    })

  test('is never more than is owed, once for a press, and can be taken back', async () => {
    const partner = await aPartner(school)
    await buy(partner.code)
    await becomes(partner, 2_000)
    await expect(pay(partner, 2_001)).rejects.toMatchObject({ status: 422, fields: { amount: [expect.any(String)] } })
    const key = newId()
    const [first, second] = await Promise.all([pay(partner, 1_500, key), pay(partner, 1_500, key)])
    expect(first).toEqual(second)
    expect((await reloaded(partner)).balances).toEqual([{ currency: 'PLN', earned: 2_000, paid: 1_500, owed: 500 }])
    const both = await Promise.allSettled([pay(partner, 400), pay(partner, 400)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const { data } = await admin().call(contract.listPayouts, { partnerId: partner.id })
    expect(data.map(({ amount }) => amount)).toEqual([400, 1_500])
    for (const { id: payoutId } of data) await admin().call(contract.deletePayout, { partnerId: partner.id, payoutId })
    expect(await owedTo(partner)).toBe(2_000)
  })

  test('may be more than is left once it went back, and then nothing more is paid', async () => {
    const partner = await aPartner(school)
    const sale = await buy(partner.code)
    await becomes(partner, 2_000)
    await pay(partner, 2_000)
    await giveBack(sale)
    await becomes(partner, -2_000)
    await expect(pay(partner, 1)).rejects.toMatchObject({ status: 422 })
  })

  test('is refused by the database as well, and not changed', async () => {
    const partner = await aPartner(school)
    await buy(partner.code)
    await becomes(partner, 2_000)
    const row = { partnerId: partner.id, key: newId(), currency: 'PLN', paidOn: '2026-11-23' }
    const insert = (amount: number) => school.work(({ tx }) => tx.insert(payouts).values({ ...row, amount }))
    await expect(insert(2_001)).rejects.toMatchObject({ constraint: 'payouts_owed' })
    await insert(2_000)
    const change = school.work(({ tx }) => tx.update(payouts).set({ amount: 1 }).where(eq(payouts.key, row.key)))
    await expect(change).rejects.toMatchObject({ constraint: 'payouts_changed' })
    const short = school.work(({ tx }) =>
      tx.update(partnerBalances).set({ paid: -1 }).where(eq(partnerBalances.partnerId, partner.id)),
    )
    await expect(short).rejects.toMatchObject({ constraint: 'partner_balances_paid' })
  })
})

describe('a partner', () => {
  test('is told apart by their code without case, and refused under each field', async () => {
    const partner = await aPartner(school, { code: 'Ola_1' })
    const made = (given: Partial<contract.PartnerBody>) => aPartner(school, given)
    const field = (name: string) => ({ status: 422, fields: { [name]: [expect.any(String)] } })
    await expect(made({ code: 'oLA_1' })).rejects.toMatchObject(field('code'))
    await expect(made({ code: 'Żółw' })).rejects.toMatchObject(field('code'))
    await expect(made({ name: ' ' })).rejects.toMatchObject(field('name'))
    await expect(made({ email: 'nobody' })).rejects.toMatchObject(field('email'))
    await expect(made({ commission_value: 101 })).rejects.toMatchObject(field('commission_value'))
    await expect(made({ commission_value: 0 })).rejects.toMatchObject(field('commission_value'))
    await expect(made({ window_days: 366 })).rejects.toMatchObject(field('window_days'))
    await expect(made({ is_for_all_products: false })).rejects.toMatchObject(field('products'))
    await expect(made({ with_code: 'nobody-made-it' })).rejects.toMatchObject(field('with_code'))
    const half = { product_id: course.id, commission_kind: 'percent' as const, commission_value: null }
    await expect(made({ products: [half] })).rejects.toMatchObject(field('products'))
    expect(await reloaded(partner)).toMatchObject({ code: 'Ola_1', state: 'active', window_days: 30 })
  })

  test('is deleted while no order came by them, and ended after that', async () => {
    const unused = await aPartner(school)
    expect(unused.can.delete).toBe(true)
    await admin().call(contract.deletePartner, { partnerId: unused.id })
    await expect(reloaded(unused)).rejects.toMatchObject({ status: 404 })
    const partner = await aPartner(school)
    await buy(partner.code)
    await expect(admin().call(contract.deletePartner, { partnerId: partner.id })).rejects.toMatchObject({
      status: 409,
      code: 'partners.has-sales',
    })
    const { partner: ended } = await admin().call(contract.endPartner, { partnerId: partner.id })
    expect(ended).toMatchObject({ state: 'ended', can: { delete: false } })
    const { partner: again } = await admin().call(contract.resumePartner, { partnerId: partner.id })
    expect(again.state).toBe('active')
  })

  test('has links to the home page and to what everybody sees, with their promo code', async () => {
    const promo = await aCode(school, { code: `Razem-${newId().slice(-6)}` })
    const partner = await aPartner(school, { with_code: promo.code })
    const [home, ...others] = partner.links
    expect(home).toEqual({ title: null, url: `${school.origin}/?partner=${partner.code}&code=${promo.code}` })
    expect(others).toContainEqual({
      title: 'Światło',
      url: `${school.origin}/${course.slug}?partner=${partner.code}&code=${promo.code}`,
    })
  })

  test('stands in the list page by page, with what came of their links in the period', async () => {
    const own = await market.aSchool()
    const ownAdmin = own.as(own.admin)
    for (let nth = 0; nth < 31; nth++) await aPartner(own, { name: `Łucja ${nth}`, code: `Bulk_${nth}` })
    const first = await ownAdmin.call(contract.listPartners, {})
    expect(first.data).toHaveLength(30)
    expect(first.data[0]).toMatchObject({
      code: 'Bulk_30',
      figures: { clicks: 0, sales: 0, revenue: 0, commission: 0, paid: 0 },
      balances: [],
    })
    const cursor = new URL(first.next_page_url!, 'http://x').searchParams.get('cursor')!
    const codes = async (query: object) =>
      (await ownAdmin.call(contract.listPartners, query)).data.map(({ code }) => code)
    expect(await codes({ cursor })).toEqual(['Bulk_0'])
    expect(await codes({ q: 'łucja 3' })).toEqual(['Bulk_30', 'Bulk_3'])
    expect(await codes({ q: 'BULK_1%' })).toEqual([])
  })

  test('and all of them are reported beside the days before', async () => {
    const partner = await aPartner(school)
    const { now: known } = await admin().call(contract.getPartnerReport, { days: 7 })
    const sale = await buy(partner.code)
    await becomes(partner, 2_000)
    await giveBack(sale, 2_500)
    await becomes(partner, 1_500)
    await school.work(({ tx, now }) =>
      tx.insert(partnerClicks).values({ partnerId: partner.id, on: dayOf(now, school.timeZone), clicks: 4 }),
    )
    const { data } = await admin().call(contract.listPartners, { q: partner.code, days: 7 })
    expect(data[0]!.figures).toEqual({ clicks: 4, sales: 1, revenue: 7_500, commission: 1_500, paid: 0 })
    const { now } = await admin().call(contract.getPartnerReport, { days: 7 })
    expect(now.sales - known.sales).toBe(1)
    expect(now.revenue - known.revenue).toBe(7_500)
    clock.moveBy(7 * DAY)
    const later = await admin().call(contract.getPartnerReport, { days: 7 })
    expect(later).toMatchObject({ now: { sales: 0, clicks: 0 }, before: now })
  })
})

describe('a partner’s own page', () => {
  const make = (partner: { id: string }) => admin().call(contract.makePartnerPage, { partnerId: partner.id })
  const tokenOf = ({ url }: { url: string }) => url.split('/').at(-1)!
  const read = (made: { url: string }, at = school) =>
    at.as().call(contract.getPartnerPage, { partnerToken: tokenOf(made) })

  test('tells clicks, sales and what is owed by month and product, and nothing of who bought', async () => {
    const partner = await aPartner(school)
    const buyer = await school.aStudent({ name: 'Zofia Tajna', email: `${newId()}@hidden.test` })
    const sale = await buy(partner.code, { buyer })
    await becomes(partner, 2_000)
    await giveBack(sale, 5_000)
    await becomes(partner, 1_000)
    const month = dayOf(clock.now(), school.timeZone).slice(0, 7)
    await school.work(({ tx }) =>
      tx.insert(partnerClicks).values([
        { partnerId: partner.id, on: `${month}-01`, clicks: 4 },
        { partnerId: partner.id, on: `${month}-01`, productId: course.id, clicks: 3 },
        { partnerId: partner.id, on: '2025-10-01', clicks: 2 },
      ]),
    )
    await admin().call(contract.addPayout, {
      partnerId: partner.id,
      payout_key: newId(),
      amount: 600,
      paid_on: `${month}-02`,
      note: 'Tylko dla nas',
    })
    const page = await read(await make(partner))
    const sold = { currency: 'PLN', sales: 1, revenue: 5_000, earned: 1_000, lost: 1_000 }
    expect(page).toMatchObject({
      clicks: 9,
      sales: 1,
      balances: [{ currency: 'PLN', earned: 1_000, lost: 1_000, paid: 600, owed: 400 }],
      months: [
        { month, clicks: 7, paid: 600, ...sold },
        { month: '2025-10', clicks: 2, sales: 0, paid: 0 },
      ],
      older: null,
      products: [{ product_id: course.id, title: 'Światło', clicks: 3, ...sold }],
      payouts: [{ amount: 600, currency: 'PLN', paid_on: `${month}-02` }],
    })
    const said = JSON.stringify(page)
    for (const secret of ['Zofia Tajna', buyer.email, buyer.id, sale.order.id, sale.order.number, 'Tylko dla nas'])
      expect(said).not.toContain(secret)
  })

  test('goes back a year at a time', async () => {
    const partner = await aPartner(school)
    const days = Array.from(
      { length: 14 },
      (_, nth) => `${2024 + Math.floor(nth / 12)}-${String((nth % 12) + 1).padStart(2, '0')}-10`,
    )
    await school.work(({ tx }) =>
      tx.insert(partnerClicks).values(days.map((on) => ({ partnerId: partner.id, on, clicks: 1 }))),
    )
    const partnerToken = tokenOf(await make(partner))
    const page = await school.as().call(contract.getPartnerPage, { partnerToken })
    expect(page.months).toHaveLength(12)
    expect(page).toMatchObject({
      months: [{ month: '2025-02' }, { month: '2025-01' }, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}],
      older: '2024-02',
    })
    const older = await school.as().call(contract.getPartnerPage, { partnerToken, until: page.older! })
    expect(older).toMatchObject({ months: [{ month: '2024-02' }, { month: '2024-01' }], older: null })
  })

  test('is mailed, kept as a digest, and leads nowhere once another is made, it is ended, at another school, or guessed', async () => {
    const elsewhere = await market.aSchool()
    const partner = await aPartner(school)
    expect(partner.page_made_at).toBeNull()
    const first = await make(partner)
    expect((await reloaded(partner)).page_made_at).toBe(first.made_at)
    const answer = await market.app.inject({
      url: `/json/partners/${tokenOf(first)}`,
      headers: { host: school.host, accept: 'application/json' },
    })
    expect(answer).toMatchObject({ statusCode: 200, headers: { 'cache-control': 'private, no-store' } })
    await expect(read(first, elsewhere)).rejects.toMatchObject({ status: 404 })
    const second = await make(partner)
    await expect(read(first)).rejects.toMatchObject({ status: 404 })
    await read(second)
    const letters = await school.work(({ tx }) => tx.select().from(mails).where(eq(mails.to, partner.email)))
    expect(letters).toHaveLength(2)
    expect(letters[0]!.subject).toBe('Your partner page at Szkoła Żółw')
    await admin().call(contract.endPartnerPage, { partnerId: partner.id })
    await expect(read(second)).rejects.toMatchObject({ status: 404 })
    await expect(read({ url: '/guessed' })).rejects.toMatchObject({ status: 404 })
  })
})

describe('nobody else', () => {
  const calls = (client: ReturnType<TestSchool['as']>, partnerId: string) => {
    const body = {
      name: 'X',
      email: 'x@x.test',
      code: 'Mine',
      commission_kind: 'percent',
      commission_value: 1,
    } as const
    return [
      () => client.call(contract.getPartner, { partnerId }),
      () => client.call(contract.updatePartner, { partnerId, ...body }),
      () => client.call(contract.endPartner, { partnerId }),
      () => client.call(contract.resumePartner, { partnerId }),
      () => client.call(contract.deletePartner, { partnerId }),
      () => client.call(contract.makePartnerPage, { partnerId }),
      () => client.call(contract.endPartnerPage, { partnerId }),
      () => client.call(contract.listPayouts, { partnerId }),
      () => client.call(contract.addPayout, { partnerId, payout_key: newId(), amount: 1, paid_on: '2026-11-23' }),
      () => client.call(contract.deletePayout, { partnerId, payoutId: newId() }),
    ]
  }
  test('than an admin of the school sees or changes partners', async () => {
    const { id } = await aPartner(school)
    for (const [client, status] of [
      [school.as(), 401],
      [school.as(school.student), 403],
    ] as const) {
      for (const call of [
        ...calls(client, id),
        () => client.call(contract.listPartners, {}),
        () => client.call(contract.getPartnerReport, {}),
      ])
        await expect(call()).rejects.toMatchObject({ status })
    }
    const other = await market.aSchool()
    for (const call of calls(other.as(other.admin), id)) await expect(call()).rejects.toMatchObject({ status: 404 })
    const stolen = { product_id: course.id, commission_kind: null, commission_value: null }
    await expect(aPartner(other, { products: [stolen] })).rejects.toMatchObject({ status: 404 })
  })
})

test('a line’s commission is never more than what it cost', async () => {
  const partner = await aPartner(school, { commission_kind: 'amount', commission_value: 50_000 })
  const sale = await buy(partner.code)
  await becomes(partner, 10_000)
  const [line] = await school.work(({ tx }) =>
    tx.select().from(orderLines).where(eq(orderLines.orderId, sale.order.id)),
  )
  expect(line!.amount).toBe(10_000)
})
