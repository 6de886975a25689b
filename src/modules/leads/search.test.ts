import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { cursorIn } from '#platform/contract/cursor-in.ts'
import { aWorld, type TestSchool } from '#test/world.ts'
import { listLeads } from './contract.ts'
import { aLeadForm } from './testing.ts'

let school: TestSchool

const world = await aWorld()
afterAll(() => world.close())
beforeEach(async () => {
  school = await world.aSchool()
})

const fill = async (count: number, where = school) => {
  const form = await where.work((ctx) => aLeadForm(ctx), where.admin)
  await where.work((ctx) =>
    ctx.tx.execute(sql`
      insert into leads (id, school_id, form_id, form_name, name, email, answers, utm, language, search_text, created_at)
      select gen_random_uuid(), ${where.id}, ${form.id}, 'x', 'Żółw ' || n, who || '@example.com', '[]', '{}', 'en',
        fold('Żółw ' || n || ' ' || who || '@example.com'), timestamptz '2026-09-01' - n / 3 * interval '1 minute'
      from generate_series(1, ${count}::int) n, lateral (select md5(n::text) as who)`),
  )
  return form
}
const find = (q: string, given: { cursor?: string | undefined; form_id?: string } = {}, where = school) =>
  where.as(where.admin).call(listLeads, { q, ...given })

test('pages through what holds the words, in the order of the list and without gaps', async () => {
  const form = await fill(1000)
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await find('ZOLW 9', { cursor, form_id: form.id })
    seen.push(...page.data.map(({ name }) => name))
    cursor = cursorIn(page.next_page_url)
  } while (cursor)
  expect(seen).toHaveLength(111)
  expect(new Set(seen).size).toBe(111)
  const places = seen.map((name) => Math.floor(Number(name.split(' ')[1]) / 3))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('finds nobody of another school, and none by the signs of a pattern', async () => {
  const other = await world.aSchool()
  await fill(10, other)
  expect((await find('zolw')).data).toEqual([])
  expect((await find('zolw', {}, other)).data).toHaveLength(10)
  for (const q of ['%', '_', '\\', '％', '＿', '＼', 'z％w']) expect((await find(q, {}, other)).data).toEqual([])
})

test('finds one among 30,000 by the trigram index', async () => {
  await fill(30_000)
  await world.app.units.withoutSchool('as autovacuum does', (tx) => tx.execute(sql`analyze leads`))
  const scans = () =>
    world.app.units.withoutSchool('a test counts scans', async (tx) => {
      const { rows } = await tx.execute<{ scans: string }>(
        sql`select idx_scan as scans from pg_stat_user_indexes where indexrelname = 'leads_by_words'`,
      )
      return Number(rows[0]!.scans)
    })
  const before = await scans()
  expect((await find('zolw 27182')).data).toMatchObject([{ name: 'Żółw 27182' }])
  // A connection tells of its scans about once a second, when it has just worked.
  const search = () => find('zolw 27182').then(scans)
  await expect.poll(search).toBeGreaterThan(before)
})
