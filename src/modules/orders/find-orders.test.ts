import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { people } from '#modules/people/tables.ts'
import { canonicalEmail } from '#platform/contract/is-email.ts'
import { cursorIn } from '#platform/contract/cursor-in.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { rewriting } from '#test/rewriting.ts'
import type { TestSchool } from '#test/world.ts'
import { onePageCheckout } from '#modules/checkout/contract.ts'
import type { SoldProduct } from '#modules/catalog/testing.ts'
import { A_COMPANY, aMarket } from '#modules/checkout/testing.ts'
import { orders } from './tables.ts'
import { getOrderTotals, listOrders, refundOrder } from './contract.ts'

const market = await aMarket()
await market.startWorking()
afterAll(() => market.close())

async function aSale(at: TestSchool, { name, email, title }: { name: string; email: string; title: string }) {
  const buyer = await at.aStudent({ name, email })
  const course = await market.aCourse(at, { title, amount: 21_900 })
  await at.as(buyer).call(onePageCheckout, await market.aPurchase(at, { course }))
  const [order] = await at.work(({ tx }) => tx.select().from(orders).where(eq(orders.studentId, buyer.id)))
  return { buyer, order: order! }
}

type Asked = Input<typeof listOrders>
const found = async (at: TestSchool, asked: Asked) => (await at.as(at.admin).call(listOrders, asked)).data
const idsOf = async (at: TestSchool, asked: Asked) => (await found(at, asked)).map(({ id }) => id)
const totals = async (at: TestSchool, asked: Omit<Asked, 'cursor'> = {}) =>
  (await at.as(at.admin).call(getOrderTotals, asked)).totals

const STRIDE = 5_000

/** So many paid orders of one buyer, three a minute back from noon of the 1st of September. */
async function fill(at: TestSchool, count: number, { id: productId, variantId }: SoldProduct) {
  const buyer = await at.aStudent({ name: 'Żaneta Wójcik', email: `zaneta@${at.id.slice(-6)}.test` })
  for (let first = 1; first <= count; first += STRIDE) {
    const last = Math.min(first + STRIDE - 1, count)
    await at.work(({ tx }) =>
      tx.execute(sql`
        with placed as (
          insert into orders (id, school_id, student_id, product_id, number, checkout_key, status, amount, currency, consents, billing,
            language, created_at, fulfilled_at, search_text)
          select gen_random_uuid(), ${at.id}, ${buyer.id}, ${productId}, 'N' || n, gen_random_uuid(), 'paid', 100, 'PLN', '[]', '{}',
            'pl', at, at, words_of_order(${buyer.id}, 'N' || n, 'Ćma ' || md5(n::text))
          from generate_series(${first}::int, ${last}::int) n,
            lateral (select timestamptz '2026-09-01T10:00Z' - n / 3 * interval '1 minute' as at)
          returning id, number)
        insert into order_lines (id, school_id, order_id, product_id, variant_id, title, standard_amount, amount, currency, access_days)
        select gen_random_uuid(), ${at.id}, id, ${productId}, ${variantId}, 'Ćma ' || md5(substr(number, 2)), 100, 100, 'PLN', 0
        from placed`),
    )
  }
  return buyer
}

test('an order is found by parts of its number, of its buyer and of what was bought, in any order and without signs', async () => {
  const at = await market.aSchool()
  const one = await aSale(at, { name: 'Żaneta Gęś', email: 'jez@szkola.test', title: 'Światło i cień' })
  const other = await aSale(at, { name: 'Ola Żak', email: canonicalEmail('ola@żółw.pl'), title: '100%_pewne' })
  for (const q of ['gęś', 'NETA GES', 'jez@szk', 'wiatlo', 'cień żan', one.order.number.slice(2, 7).toLowerCase()])
    expect([q, await idsOf(at, { q })]).toEqual([q, [one.order.id]])
  for (const q of ['ola@żółw.pl', 'OLA@', '100%', '%_p', other.order.number.toLowerCase().replace('-', ' ')])
    expect([q, await idsOf(at, { q })]).toEqual([q, [other.order.id]])
  for (const q of ['%%', '__', 'g%s', 'g_s', '\\', '％％', "'", 'gęś ola@', 'nobody@school.test'])
    expect([q, await idsOf(at, { q })]).toEqual([q, []])
  expect(await idsOf(at, { q: 'ż' })).toEqual([other.order.id, one.order.id])
})

test('a buyer who is called something else, or has another address, is found by what they have now', async () => {
  const at = await market.aSchool()
  const { buyer, order } = await aSale(at, { name: 'Jan Dawny', email: 'dawny@school.test', title: 'Kurs' })
  await at.work(({ tx }) =>
    tx.update(people).set({ name: 'Jan Nowy', email: 'nowy@school.test' }).where(eq(people.id, buyer.id)),
  )
  expect(await idsOf(at, { q: 'dawny' })).toEqual([])
  for (const q of ['jan nowy', 'nowy@', 'kurs', order.number]) expect(await idsOf(at, { q })).toEqual([order.id])
})

test('an order of a company is found by its name and VAT number, whatever its buyer is called', async () => {
  const at = await market.aSchool()
  const buyer = await at.aStudent({ name: 'Jan Dawny', email: 'dawny@school.test' })
  await aSale(at, { name: 'Ewa', email: 'ewa@szkola.test', title: 'Kurs' })
  await at.as(buyer).call(onePageCheckout, await market.aPurchase(at, A_COMPANY))
  const [order] = await at.work(({ tx }) => tx.select().from(orders).where(eq(orders.studentId, buyer.id)))
  for (const q of ['zolw sp', 'PL5260250274', '526025 jan'])
    expect([q, await idsOf(at, { q })]).toEqual([q, [order!.id]])
  await at.work(({ tx }) => tx.update(people).set({ name: 'Jan Nowy' }).where(eq(people.id, buyer.id)))
  for (const q of ['żółw nowy', '5260250274']) expect([q, await idsOf(at, { q })]).toEqual([q, [order!.id]])
})

test('days are those of the school, both included, and go together with a status and words', async () => {
  const at = await market.aSchool()
  const { order } = await aSale(at, { name: 'Ewa', email: 'ewa@szkola.test', title: 'Kurs' })
  const lastMinute = new Date('2026-09-01T21:59:59.999Z')
  await rewriting(market.app.units, (tx) =>
    tx.update(orders).set({ createdAt: lastMinute }).where(eq(orders.id, order.id)),
  )
  const day = '2026-09-01'
  for (const asked of [{}, { q: 'ewa' }, { status: 'paid' }, { q: 'ewa', status: 'paid' }] as const) {
    expect(await idsOf(at, { ...asked, from: day, until: day })).toEqual([order.id])
    expect(await idsOf(at, { ...asked, from: '2026-09-02' })).toEqual([])
    expect(await idsOf(at, { ...asked, until: '2026-08-31' })).toEqual([])
  }
  expect(await idsOf(at, { q: 'ewa', status: 'failed' })).toEqual([])
  await expect(idsOf(at, { from: '2026-02-30' })).rejects.toMatchObject({
    status: 422,
    fields: { from: [expect.any(String)] },
  })
})

test('totals are of all that is found: how many, what was paid and what went back, by currency', async () => {
  const at = await market.aSchool()
  expect(await totals(at)).toEqual([])
  const one = await aSale(at, { name: 'Ewa', email: 'ewa@szkola.test', title: 'Kurs' })
  await aSale(at, { name: 'Adam', email: 'adam@szkola.test', title: 'Kurs' })
  const refund = { orderId: one.order.id, refund_amount: 1_900, refund_key: one.order.id, reason: 'Obiecane' }
  await at.as(at.admin).call(refundOrder, { ...refund, access: 'keep' })
  const both = { currency: 'PLN', orders_count: 2, paid_amount: 43_800, refunded_amount: 1_900 }
  await expect.poll(() => totals(at)).toEqual([both])
  expect(await totals(at, { q: 'adam' })).toEqual([
    { currency: 'PLN', orders_count: 1, paid_amount: 21_900, refunded_amount: 0 },
  ])
  await at.work(({ tx }) =>
    tx.execute(sql`
      insert into orders (id, school_id, student_id, product_id, number, checkout_key, status, amount, currency, consents, billing, language)
      select gen_random_uuid(), school_id, student_id, product_id, 'X', gen_random_uuid(), 'failed', 900, 'EUR', '[]', '{}', 'pl'
      from orders where id = ${one.order.id}`),
  )
  const unpaid = { currency: 'EUR', orders_count: 1, paid_amount: 0, refunded_amount: 0 }
  expect(await totals(at)).toEqual([unpaid, both])
})

test('totals are for admins of the school', async () => {
  const at = await market.aSchool()
  const { buyer } = await aSale(at, { name: 'Ewa', email: 'ewa@szkola.test', title: 'Kurs' })
  await expect(at.as(buyer).call(getOrderTotals, {})).rejects.toMatchObject({ status: 403 })
  expect(await totals(await market.aSchool())).toEqual([])
})

test('one of 30,000 is found by the index, pages hold each order once, and no other school’s', async () => {
  const [at, other] = [await market.aSchool(), await market.aSchool()]
  await fill(other, 300, await market.aCourse(other, { title: 'Ćma', amount: 100 }))
  await fill(at, 30_000, await market.aCourse(at, { title: 'Ćma', amount: 100 }))
  await market.app.units.withoutSchool('as autovacuum does', (tx) => tx.execute(sql`analyze orders`))

  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await at.as(at.admin).call(listOrders, { q: 'cma n27 wojcik', cursor })
    seen.push(...page.data.map(({ number }) => number))
    cursor = cursorIn(page.next_page_url)
  } while (cursor)
  expect([seen.length, new Set(seen).size]).toEqual([1_111, 1_111])
  const minutes = seen.map((number) => Math.floor(Number(number.slice(1)) / 3))
  expect(minutes).toEqual(minutes.toSorted((a, b) => a - b))
  expect(await totals(at, { q: 'n27' })).toMatchObject([{ orders_count: 1_111 }])
  expect(await totals(other, { q: 'żaneta' })).toMatchObject([{ orders_count: 300 }])
  expect(await found(other, { q: 'n27182' })).toEqual([])

  const scans = () =>
    market.app.units.withoutSchool('a test counts scans', async (tx) => {
      const { rows } = await tx.execute<{ scans: string }>(
        sql`select idx_scan as scans from pg_stat_user_indexes where indexrelname = 'orders_by_words'`,
      )
      return Number(rows[0]!.scans)
    })
  const before = await scans()
  // A connection tells of its scans about once a second, when it has just worked.
  const search = async () => {
    expect(await found(at, { q: 'n27182' })).toMatchObject([{ number: 'N27182', buyer: { name: 'Żaneta Wójcik' } }])
    return scans()
  }
  await expect.poll(search).toBeGreaterThan(before)
})

test('a buyer of 2,000 orders is called something else in all of them at once', async () => {
  const at = await market.aSchool()
  const buyer = await fill(at, 2_000, await market.aCourse(at, { title: 'Ćma', amount: 100 }))
  await at.work(({ tx }) => tx.update(people).set({ name: 'Ewa Sowa' }).where(eq(people.id, buyer.id)))
  expect(await totals(at, { q: 'sowa' })).toMatchObject([{ orders_count: 2_000 }])
})
