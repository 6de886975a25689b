import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { listAllProducts } from '#modules/access/contract.ts'
import { listPanelArticles } from '#modules/articles/contract.ts'
import { ARTICLE_SORTS } from '#modules/articles/vocabulary.ts'
import { PRODUCT_SORTS } from '#modules/catalog/vocabulary.ts'
import { aMarket } from '#modules/checkout/testing.ts'
import { listCodes } from '#modules/offers/codes/contract.ts'
import { CODE_SORTS } from '#modules/offers/codes/vocabulary.ts'
import { listOrders } from '#modules/orders/contract.ts'
import { ORDER_SORTS } from '#modules/orders/vocabulary.ts'
import { listPartners } from '#modules/partners/contract.ts'
import { PARTNER_SORTS } from '#modules/partners/vocabulary.ts'
import { cursorIn } from '#platform/contract/cursor-in.ts'
import type { Tx } from '#platform/db/database.ts'

const ROWS = 95
const market = await aMarket()
afterAll(() => market.close())
const school = await market.aSchool()
const admin = school.as(school.admin)
const course = await market.aCourse(school, { title: 'Żółw 🐢', amount: 100 })
const buyer = await school.aStudent({ name: 'Żaneta' })

/** Rows of which many are alike in what they are sorted by. */
async function fill(tx: Tx): Promise<void> {
  const rows = sql`generate_series(1, ${ROWS}::int) n`
  const name = sql`(array['Żuk 🐞', 'zuk', 'Ęsy floresy, nazwa dłuższa niż wszystkie inne', '', 'A'])[1 + n % 5] || n % 7`
  const made = sql`timestamptz '2026-09-01T10:00:00.123Z' - (n % 10) * interval '1 hour'`
  await tx.execute(sql`
    insert into products (id, school_id, kind, slug, title, search_text, status, created_at)
    select gen_random_uuid(), ${school.id}, 'course', 'p-' || n, ${name} || '.', fold(${name}), 'draft', ${made} from ${rows}`)
  await tx.execute(sql`
    insert into articles (id, school_id, language, slug, title, body, updated_at, created_at)
    select gen_random_uuid(), ${school.id}, 'pl', 'a-' || n, ${name} || '.', '<p>x</p>', ${made}, ${made} from ${rows}`)
  await tx.execute(sql`
    insert into codes (id, school_id, code, kind, value, currency, uses_count, ends_at, created_at)
    select gen_random_uuid(), ${school.id}, 'CODE' || n, 'percent', 10, 'PLN', n % 4,
      case when n % 3 > 0 then now() + (n % 6) * interval '1 day' end, ${made} from ${rows}`)
  await tx.execute(sql`
    insert into partners (id, school_id, name, code, email, commission_kind, commission_value, currency, created_at)
    select gen_random_uuid(), ${school.id}, ${name} || '.', 'P' || n, n || '@partners.test', 'percent', 10, 'PLN', ${made} from ${rows}`)
  await tx.execute(sql`
    with placed as (
      insert into orders (id, school_id, student_id, product_id, number, checkout_key, status, amount, currency, consents, billing,
        language, created_at, search_text)
      select gen_random_uuid(), ${school.id}, ${buyer.id}, ${course.id}, 'N' || n, gen_random_uuid(), 'failed', 100 + n % 8, 'PLN',
        '[]', '{}', 'pl', ${made}, words_of_order(${buyer.id}, 'N' || n, 'x') from ${rows} returning id)
    insert into order_lines (id, school_id, order_id, product_id, variant_id, title, standard_amount, amount, currency, access_days)
    select gen_random_uuid(), ${school.id}, id, ${course.id}, ${course.variantId}, 'x', 100, 100, 'PLN', 0 from placed`)
}

const LISTS = {
  products: {
    sorts: PRODUCT_SORTS,
    ask: (asked: object) => admin.call(listAllProducts, asked),
    more: [{ q: 'z' }, { kind: 'course' }],
  },
  articles: { sorts: ARTICLE_SORTS, ask: (asked: object) => admin.call(listPanelArticles, asked), more: [{ q: 'z' }] },
  codes: { sorts: CODE_SORTS, ask: (asked: object) => admin.call(listCodes, asked), more: [{ q: 'code' }] },
  partners: {
    sorts: PARTNER_SORTS,
    ask: (asked: object) => admin.call(listPartners, { days: 30, ...asked }),
    more: [{ q: 'z' }],
  },
  orders: {
    sorts: ORDER_SORTS,
    ask: (asked: object) => admin.call(listOrders, asked),
    more: [{ q: 'zaneta' }, { status: 'failed' }, { from: '2026-01-01' }],
  },
}

await school.work(({ tx }) => fill(tx))

/** Ids of all rows, a page after the other. */
async function allOf(list: keyof typeof LISTS, asked: object): Promise<string[]> {
  const ids: string[] = []
  for (let cursor: string | undefined, isLast = false; !isLast; isLast = cursor === undefined) {
    const page = await LISTS[list].ask({ ...asked, cursor })
    ids.push(...page.data.map(({ id }) => id))
    cursor = cursorIn(page.next_page_url)
  }
  return ids
}

const turned = (sort: string) => (sort.startsWith('-') ? sort.slice(1) : `-${sort}`)

describe.each(Object.keys(LISTS) as (keyof typeof LISTS)[])('the list of %s', (list) => {
  const { sorts, more, ask } = LISTS[list]

  test('holds each once in every order, whatever it is narrowed to, and turned round the other way', async () => {
    for (const asked of [{}, ...more]) {
      const newest = await allOf(list, asked)
      expect(new Set(newest).size).toBe(newest.length)
      expect(newest.length).toBeGreaterThan(30)
      expect(await allOf(list, { ...asked, sort: sorts[0] })).toEqual(newest)
      for (const sort of sorts) {
        const ids = await allOf(list, { ...asked, sort })
        expect(ids.toSorted()).toEqual(newest.toSorted())
        expect(await allOf(list, { ...asked, sort: turned(sort) })).toEqual(ids.toReversed())
      }
    }
  })

  test('refuses an order there is not, and a cursor of something else', async () => {
    await expect(ask({ sort: 'password' })).rejects.toMatchObject({ status: 422 })
    const id = school.admin.id
    const strange = ["'; drop table orders", 'x', '', 'Żuk\0'].map((place) => Buffer.from(place).toString('base64url'))
    for (const sort of sorts)
      for (const cursor of ['x', `!.${id}`, ...strange.map((place) => `${place}.x`)])
        await expect(ask({ sort, cursor })).rejects.toMatchObject({ status: 422 })
    for (const place of strange) await expect(ask({ cursor: `${place}.${id}` })).rejects.toMatchObject({ status: 422 })
  })
})

test('names are sorted as people read them', async () => {
  const { data } = await admin.call(listAllProducts, { sort: 'title' })
  const titles = data.map(({ title }) => title)
  const folded = titles.map((title) => title.toLowerCase().replace('ż', 'z').replace('ę', 'e'))
  expect(folded).toEqual(folded.toSorted())
})

test('each order is read from an index', async () => {
  const { rows } = await school.work(async ({ tx }) => {
    await tx.execute(sql`set local enable_sort = off`)
    await tx.execute(sql`set local enable_bitmapscan = off`)
    const planned = (table: string, by: string) =>
      tx.execute<{ 'QUERY PLAN': string }>(sql.raw(`explain select id from ${table} order by ${by} limit 31`))
    const orders = [
      ['products', 'left(fold(title), 30) collate "C"'],
      ['articles', 'left(fold(title), 30) collate "C"'],
      ['partners', 'left(fold(name), 30) collate "C"'],
      ['codes', 'left(fold(code), 30) collate "C"'],
      ['codes', 'uses_count'],
      ['codes', `coalesce(ends_at, 'infinity')`],
      ['orders', 'amount'],
    ] as const
    const rows: string[] = []
    for (const [table, by] of orders)
      for (const way of ['desc nulls last', 'asc nulls first']) {
        const plan = await planned(table, `${by} ${way}, id ${way}`)
        rows.push(plan.rows.map((row) => row['QUERY PLAN']).join(' '))
      }
    return { rows }
  })
  for (const plan of rows) expect(plan).not.toMatch(/Sort|Seq Scan/)
})
