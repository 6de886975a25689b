import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { cursorIn } from '#platform/contract/cursor-in.ts'
import type { Call } from '#platform/contract/endpoint.ts'
import { aWorld } from '#test/world.ts'
import * as contract from './contract.ts'

const world = await aWorld()
afterAll(() => world.close())

test('of 10,000 courses every one can be chosen: by its words, or by going on', async () => {
  const here = await world.aSchool()
  for (const first of [1, 2501, 5001, 7501])
    await here.work((ctx) =>
      ctx.tx.execute(sql`
        insert into products (id, school_id, kind, slug, title, created_at)
        select gen_random_uuid(), ${here.id}, 'course', 'c-' || n, 'Żółw ' || n, timestamptz '2026-09-01' - n / 3 * interval '1 hour'
        from generate_series(${first}::int, ${first}::int + 2499) n`),
    )
  const choose = (given: Call<typeof contract.listPanelProducts>) =>
    here.as(here.admin).call(contract.listPanelProducts, { kind: 'course', ...given })
  for (const title of ['Żółw 9876', 'Żółw 10000']) expect((await choose({ q: title })).data).toMatchObject([{ title }])
  const seen = new Set<string>()
  let cursor: string | undefined
  do {
    const page = await choose({ q: 'zolw 99', cursor })
    for (const { id } of page.data) seen.add(id)
    cursor = cursorIn(page.next_page_url)
  } while (cursor)
  expect(seen.size).toBe(280)
})
