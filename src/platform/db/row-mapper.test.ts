import { eq, sql } from 'drizzle-orm'
import { alias, boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { drizzle } from 'drizzle-orm/node-postgres'
// @ts-expect-error what drizzle makes of a row, which it keeps to itself
import { mapResultRow } from 'drizzle-orm/utils'
import { expect, test } from 'vitest'
import { rowMapper } from './row-mapper.ts'

const people = pgTable('people', { id: uuid().primaryKey(), name: text(), joinedAt: timestamp({ withTimezone: true }) })
const posts = pgTable('posts', {
  id: uuid().primaryKey(),
  authorId: uuid(),
  votes: integer(),
  isHeld: boolean(),
  createdAt: timestamp({ withTimezone: true }),
})
const editor = alias(people, 'editor')
const tx = drizzle.mock({ casing: 'snake_case' })

const page = () =>
  tx
    .select({
      id: posts.id,
      votes: posts.votes,
      createdAt: posts.createdAt,
      count: sql`count(*)`.mapWith(Number),
      since: sql<Date | null>`since`.mapWith(posts.createdAt).as('since'),
      author: { id: people.id, name: people.name, joinedAt: people.joinedAt },
      editor: { id: editor.id, name: editor.name },
      mixed: { editorId: editor.id, postId: posts.id },
      computed: { nothing: sql`null`, name: editor.name },
      deep: sql`'deep'`,
    })
    .from(posts)
    .innerJoin(people, eq(people.id, posts.authorId))
    .leftJoin(editor, eq(editor.id, posts.authorId))

const AT = '2026-11-26 12:00:00+00'
const ROWS = [
  ['p', 3, AT, '7', AT, 'a', 'Ada', AT, 'e', 'Ewa', 'e', 'p', null, 'Ewa', 'deep'],
  ['p', null, AT, null, null, 'a', null, null, null, null, null, 'p', null, null, null],
  ['p', 0, AT, '0', AT, null, null, null, null, 'Ewa', 'e', null, 'x', null, 'deep'],
]

test.each([
  ['a page with joins', page],
  ['a whole table', () => tx.select().from(posts)],
  ['two whole tables', () => tx.select().from(posts).leftJoin(people, eq(people.id, posts.authorId))],
  ['what an insert returns', () => tx.insert(posts).values({ id: 'p' }).returning()],
])('rows of %s are what drizzle makes of them', (_, build) => {
  const { fields, joinsNotNullableMap } = build().prepare('page') as never as {
    fields: { path: string[]; field: unknown }[]
    joinsNotNullableMap: Record<string, boolean> | undefined
  }
  const map = rowMapper(fields, joinsNotNullableMap)
  for (const values of ROWS) {
    const row = fields.map((_, place) => values[place] ?? null)
    expect(map(row)).toEqual(mapResultRow(fields, row, joinsNotNullableMap))
    expect(Object.keys(map(row) as object)).toEqual(Object.keys(mapResultRow(fields, row, joinsNotNullableMap)))
  }
})
