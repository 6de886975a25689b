import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { invalidField } from '#platform/refusal.ts'

/** What a list can be sorted by, never null: an index of the table has it before the id, both falling, nulls last. */
export interface SortKey {
  by: SQLWrapper
  /** of the database */
  type: 'timestamptz' | 'text' | 'int'
}

export interface Sorted {
  /** what an order is asked for as: a key, or '-' and a key for the other way round */
  sort: string
  keys: Record<string, SortKey>
  id: SQLWrapper
  cursor: string | undefined
}

/**
 * A list in one of its orders, and from where on: what a row is sorted by, which `placeCursor` keeps of the last one, the
 * condition of what comes after the cursor, the order. Refuses with 422 a cursor that is none.
 */
export function sorted({ sort, keys, id, cursor }: Sorted): {
  place: SQL<string>
  after: SQL | undefined
  order: SQL[]
} {
  const isDown = sort.startsWith('-')
  const { by, type } = keys[isDown ? sort.slice(1) : sort]!
  const way = isDown ? sql`desc nulls last` : sql`asc nulls first`
  return {
    place: sql<string>`${by}::text`,
    after:
      cursor === undefined ? undefined : sql`(${by}, ${id}) ${sql.raw(isDown ? '<' : '>')} ${startOf(cursor, type)}`,
    order: [sql`${by} ${way}`, sql`${id} ${way}`],
  }
}

const PLACE = /^([\w-]*)\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/
const READABLE = {
  timestamptz: /^(?:\d{4,6}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d{1,6})?(?:Z|[+-]\d\d(?::\d\d)?)|infinity)$/,
  int: /^-?\d{1,9}$/,
  text: /^[^\0]*$/,
}

function startOf(cursor: string, type: SortKey['type']): SQL {
  const { place, id } = readPlace(cursor)
  if (!READABLE[type].test(place)) throw notACursor()
  return sql`(${place}::${sql.raw(type)}, ${id}::uuid)`
}

/** The last row that was shown, by what the list is sorted by and its id. */
export function readPlace(cursor: string): { place: string; id: string } {
  const [, place, id] = PLACE.exec(cursor) ?? []
  if (place === undefined || id === undefined) throw notACursor()
  return { place: Buffer.from(place, 'base64url').toString(), id }
}

const notACursor = () => invalidField('cursor', 'validation.cursor')

export const placeCursor = ({ place, id }: { place: string; id: string }): string =>
  `${Buffer.from(place).toString('base64url')}.${id}`

/** How names are sorted: without case and diacritics, by a beginning that fits into a cursor. */
export const byName = (name: SQLWrapper): SQL => sql`left(fold(${name}), 30) collate "C"`

/** The same, for an index. */
export const fallingByName = (name: SQLWrapper): SQL => sql`${byName(name)} desc nulls last`
