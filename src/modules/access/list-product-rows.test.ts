import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { cursorIn } from '#platform/contract/cursor-in.ts'
import { aWorld } from '#test/world.ts'
import { listAllProducts } from './contract.ts'

const world = await aWorld()
const here = await world.aSchool()
await here.work((ctx) =>
  ctx.tx.execute(sql`
    insert into products (id, school_id, kind, slug, title, search_text, status, created_at)
    select gen_random_uuid(), ${here.id}, case when n % 2 = 0 then 'course' else 'download' end, 'p-' || n, 'Żółw ' || n, 'zolw ' || n,
      case when n % 2 = 0 and n % 3 > 0 then 'published' else 'draft' end, timestamptz '2026-09-01' - n * interval '1 hour'
    from generate_series(1, 50) n`),
)
afterAll(() => world.close())

test('products of all kinds stand in one list, the newest first, and those of one kind page after page', async () => {
  const admin = here.as(here.admin)
  const all = await admin.call(listAllProducts, {})
  expect(all.data.slice(0, 3).map(({ title, kind }) => [title, kind])).toEqual([
    ['Żółw 1', 'download'],
    ['Żółw 2', 'course'],
    ['Żółw 3', 'download'],
  ])
  const found: string[] = []
  let cursor: string | undefined
  do {
    const page = await admin.call(listAllProducts, { kind: 'course', status: 'published', q: 'zolw', cursor })
    expect(page.data.every(({ kind, status }) => kind === 'course' && status === 'published')).toBe(true)
    found.push(...page.data.map(({ title }) => title))
    // The address of the next page asks for the same again.
    if (page.next_page_url) expect(page.next_page_url).toContain('kind=course')
    cursor = cursorIn(page.next_page_url)
  } while (cursor)
  expect(found).toHaveLength(17)
  expect(new Set(found).size).toBe(17)
})

test('the list is the school’s own, and for its admins', async () => {
  const elsewhere = await world.aSchool()
  expect((await elsewhere.as(elsewhere.admin).call(listAllProducts, {})).data).toEqual([])
  await expect(here.as(here.student).call(listAllProducts, {})).rejects.toMatchObject({ status: 403 })
  await expect(here.as().call(listAllProducts, {})).rejects.toMatchObject({ status: 401 })
})
