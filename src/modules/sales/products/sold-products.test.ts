import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { SoldProduct } from '#modules/catalog/testing.ts'
import { onePageCheckout } from '#modules/checkout/contract.ts'
import { aMarket } from '#modules/checkout/testing.ts'
import { refundOrder } from '#modules/orders/contract.ts'
import { orders } from '#modules/orders/tables.ts'
import { cursorIn } from '#platform/contract/cursor-in.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { TestSchool } from '#test/world.ts'
import { listSoldProducts } from './contract.ts'

let school: TestSchool

const market = await aMarket()
await market.startWorking()
afterAll(() => market.close())
beforeEach(async () => {
  school = await market.aSchool()
})

const list = (asked: Input<typeof listSoldProducts> = {}, who = school.admin) =>
  school.as(who).call(listSoldProducts, asked)

async function buy(course: SoldProduct, card?: string) {
  const buyer = await school.aStudent()
  const purchase = await market.aPurchase(school, { course, ...(card && { card }) })
  await school.as(buyer).call(onePageCheckout, purchase)
  const [order] = await school.work(({ tx }) => tx.select().from(orders).where(eq(orders.studentId, buyer.id)))
  return order!
}

test('each product shows what was sold and returned, the one that brought in most first, and totals of all', async () => {
  const dear = await market.aCourse(school, { title: 'Drogi', amount: 30_000 })
  const cheap = await market.aCourse(school, { title: 'Tani', amount: 1_000 })
  await buy(cheap)
  const order = await buy(dear)
  await buy(dear)
  await buy(dear, '4000000000009995')
  const refund = { orderId: order.id, refund_amount: 5_000, refund_key: order.id, reason: 'Obiecane' }
  await school.as(school.admin).call(refundOrder, { ...refund, access: 'keep' })
  const both = { currency: 'PLN', quantity: 3, sold_amount: 61_000 }
  expect(await list()).toMatchObject({ totals: [both] })
  await expect
    .poll(async () => (await list()).data)
    .toEqual([
      {
        product: { id: dear.id, kind: 'course', title: 'Drogi' },
        currency: 'PLN',
        quantity: 2,
        sold_amount: 60_000,
        returned_amount: 5_000,
      },
      {
        product: { id: cheap.id, kind: 'course', title: 'Tani' },
        currency: 'PLN',
        quantity: 1,
        sold_amount: 1_000,
        returned_amount: 0,
      },
    ])
  expect((await list({ kind: 'bundle' })).data).toEqual([])
  expect((await list({ kind: 'course' })).totals).toEqual([{ ...both, returned_amount: 5_000 }])
})

test('days are those of the school, both included, the last thirty unless said otherwise, and a year at most', async () => {
  const course = await market.aCourse(school, { title: 'Kurs', amount: 1_000 })
  await buy(course, '4000000000009995')
  expect(await list()).toMatchObject({ data: [], has_sold: false })
  await buy(course)
  await school.work(({ tx }) => tx.execute(sql`update transactions set created_at = '2026-09-01T21:59:59.999Z'`))
  const day = { from: '2026-09-01', until: '2026-09-01' }
  expect(await list(day)).toMatchObject({ ...day, data: [{ quantity: 1 }] })
  expect(await list({ from: '2026-09-02', until: '2026-09-02' })).toMatchObject({ data: [], has_sold: true })
  const usual = await list({ until: '2026-09-30' })
  expect(usual).toMatchObject({ from: '2026-09-01', until: '2026-09-30', data: [{ quantity: 1 }] })
  await expect(list({ from: '2025-09-01', until: '2026-09-02' })).rejects.toMatchObject({
    status: 422,
    fields: { from: [expect.any(String)] },
  })
})

test('pages hold each product once, and nothing of another school', async () => {
  const order = await buy(await market.aCourse(school, { title: 'Kurs', amount: 1_000 }))
  await school.work(async ({ tx }) => {
    await tx.execute(sql`insert into products (id, school_id, kind, slug, title, author_id, search_name)
      select gen_random_uuid(), school_id, kind, slug || n, title || n, author_id, search_name
      from products, generate_series(1, 40) n where id = ${order.productId}`)
    await tx.execute(sql`insert into order_lines
      (id, school_id, order_id, kind, position, product_id, variant_id, title, standard_amount, amount, currency, access_days)
      select gen_random_uuid(), line.school_id, order_id, 'bump', row_number() over (), p.id, variant_id, line.title,
        100, 100, currency, 0
      from order_lines line, products p where order_id = ${order.id} and p.id <> ${order.productId}`)
  })
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await list({ cursor })
    seen.push(...page.data.map(({ product }) => product.id))
    cursor = cursorIn(page.next_page_url)
  } while (cursor)
  expect([seen.length, new Set(seen).size]).toEqual([41, 41])
  await expect(list({ cursor: 'x' })).rejects.toMatchObject({ status: 422 })
  const other = await market.aSchool()
  expect(await other.as(other.admin).call(listSoldProducts, {})).toMatchObject({ data: [], totals: [] })
})

test('it is for admins who may see sales', async () => {
  await expect(list({}, school.student)).rejects.toMatchObject({ status: 403 })
  await expect(
    list({}, await school.anAdmin({ adminRole: 'support', email: 'support@school.test' })),
  ).rejects.toMatchObject({ status: 403 })
  expect(await list({}, await school.anAdmin({ adminRole: 'accountant' }))).toMatchObject({ data: [] })
})
