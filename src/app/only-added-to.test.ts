import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changePrice, deleteProduct } from '#modules/catalog/contract.ts'
import { startPromotion } from '#modules/catalog/promotions/contract.ts'
import { priceHistory } from '#modules/catalog/tables.ts'
import { aProduct, pricesOf } from '#modules/catalog/testing.ts'
import { onePageCheckout } from '#modules/checkout/contract.ts'
import { aMarket, type Market } from '#modules/checkout/testing.ts'
import { auditEntries } from '#modules/moderation/tables.ts'
import { people } from '#modules/people/tables.ts'
import type { Tx } from '#platform/db/database.ts'
import type { TestSchool } from '#test/world.ts'

let world: Market
let school: TestSchool
beforeAll(async () => {
  world = await aMarket()
  school = await world.aSchool()
  const course = await world.aCourse(school)
  const { variantId } = course
  await school.as(school.admin).call(startPromotion, { productId: course.id, variantId, amount: 5_000 })
  await school
    .as(school.student)
    .call(onePageCheckout, await world.aPurchase(school, { course: { ...course, amount: 5_000 } }))
  const { product, variants } = await school.work((ctx) => aProduct(ctx))
  const key = { productId: product.id, variantId: variants[0]!.variant.id }
  await school.as(school.admin).call(changePrice, { ...key, amount: 9_000 })
})
afterAll(() => world.close())

const asOwner = <T>(work: (tx: Tx) => Promise<T>) => world.app.units.withoutSchool('a test tries to rewrite', work)
const asTheProduct = <T>(work: (tx: Tx) => Promise<T>) => school.work(({ tx }) => work(tx))
const rowsOf = (table: string) =>
  asTheProduct(async (tx) => (await tx.execute(sql.raw(`select * from ${table} order by id`))).rows)

const attempts = [
  ['price_history', 'update price_history set amount = 1'],
  ['price_history', `update price_history set applied_from = now() - interval '1 year'`],
  ['price_history', 'delete from price_history'],
  ['audit_entries', `update audit_entries set deed = 'nothing'`],
  ['audit_entries', 'update audit_entries set admin_id = null'],
  ['audit_entries', 'update audit_entries set created_at = now()'],
  ['audit_entries', `update audit_entries set subject = 'nothing'`],
  ['audit_entries', 'delete from audit_entries'],
  ['orders', `update orders set consents = '[]'`],
  ['orders', 'update orders set amount = 1'],
  ['orders', `update orders set billing = '{}'`],
  ['orders', `update orders set number = '7KQ4-M2XD'`],
  ['orders', 'delete from orders'],
  ['order_lines', 'update order_lines set title = upper(title)'],
  ['order_lines', 'update order_lines set reference_amount = 1'],
  ['order_lines', 'delete from order_lines'],
  ['line_discounts', 'update line_discounts set amount = 1'],
  ['line_discounts', 'delete from line_discounts'],
]

test.each(attempts)('%s: %s is refused to the product and to the owner', async (table, statement) => {
  const before = await rowsOf(table)
  expect(before.length).toBeGreaterThan(0)
  const done = (tx: Tx) => tx.execute(sql.raw(statement))
  await expect(asTheProduct(done)).rejects.toMatchObject({ code: '42501' })
  await expect(asOwner(done)).rejects.toMatchObject({ code: '42501' })
  expect(await rowsOf(table)).toEqual(before)
})

test('the product may not call the one function that ends entries of the audit list', async () => {
  const ending = asTheProduct((tx) => tx.execute(sql`select end_deeds(now(), 10, now())`))
  await expect(ending).rejects.toMatchObject({ code: '42501' })
})

test('prices stay known when what they were of is deleted, and deeds when whoever did them is', async () => {
  const { product, variants } = await school.work((ctx) => aProduct(ctx))
  const variantId = variants[0]!.variant.id
  await school.as(school.admin).call(deleteProduct, { productId: product.id })
  expect(await school.work((ctx) => pricesOf(ctx, variantId))).toMatchObject([{ amount: 10_000 }])
  const other = await world.aSchool()
  const { id: adminId } = await other.anAdmin({ adminRole: 'editor', email: 'editor@school.test' })
  await other.work(({ tx }) => tx.insert(auditEntries).values({ adminId, deed: 'GET /', area: 'x' }))
  await other.work(({ tx }) => tx.delete(people).where(eq(people.id, adminId)))
  const left = await other.work(({ tx }) => tx.select().from(auditEntries))
  expect(left).toMatchObject([{ adminId: null, deed: 'GET /' }])
})

test('no two prices follow the same one', async () => {
  const again = school.work(async ({ tx }) => {
    const [{ id: _, ...row }] = (await tx.select().from(priceHistory).limit(1)) as [typeof priceHistory.$inferSelect]
    await tx.insert(priceHistory).values(row)
  })
  await expect(again).rejects.toMatchObject({ constraint: 'price_history_in_order' })
})
