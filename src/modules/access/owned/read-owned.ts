import { type SQL, sql } from 'drizzle-orm'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { cursorOf, FROM_THE_NEWEST, pageFrom, placeOf } from '#platform/db/paging.ts'
import { prepared } from '#platform/db/prepared.ts'
import { NotSignedIn } from '#platform/refusal.ts'
import { isOfKind, type OwnedList, type OwnedRow } from './owned-list.ts'
import { type HeldRow, productsOf } from './owned-products.ts'

/** The rows of each of these lists from where it was left, in one statement. */
export function readingOwned(name: string, lists: () => readonly OwnedList[]) {
  const read = prepared(name, (tx) => found(tx, lists()))
  return async ({ tx, now }: Ctx, ownerId: string, cursor?: string): Promise<OwnedRow[][]> => {
    const place = cursor === undefined ? FROM_THE_NEWEST : placeOf(cursor)
    const [row] = await read(tx, { ownerId, now: now.toISOString(), ...place })
    const { held, others } = row!
    let nth = 0
    return lists().map(({ rows }) => (isOfKind(rows) ? held.filter(({ kind }) => kind === rows.kind) : others[nth++]!))
  }
}

function found(tx: Tx, lists: readonly OwnedList[]) {
  const kinds = lists.map(({ rows }) => rows).filter(isOfKind)
  const others = lists.flatMap(({ rows, length }) => (isOfKind(rows) ? [] : newestOf(rows, length)))
  return tx
    .select({
      held: sql<HeldRow[]>`${kinds.length > 0 ? productsOf(kinds) : sql`'[]'::json`}`,
      others: sql<OwnedRow[][]>`json_build_array(${sql.join(others, sql`, `)})`,
    })
    .from(sql`(select) as once`)
}

/** SQL, a JSON array: a page of rows, and one more where there are more. */
const newestOf = (rows: SQL, length: number): SQL => sql`(
  select coalesce(json_agg(own order by own.created_at desc, own.id desc), '[]')
  from (${rows} order by created_at desc, id desc limit ${sql.raw(String(length + 1))}) as own)`

interface Asked {
  cursor?: string | undefined
}

/** The verb that answers one such list of the viewer’s. Refuses with 401 who is not signed in. */
export function listingMine<Item>(list: OwnedList<Item>) {
  const listOf = listingOf(list)
  return (ctx: Ctx, { cursor }: Asked) => listOf(ctx, viewerOf(ctx), { cursor, path: list.endpoint.path })
}

/** One such list of anybody’s, asked at a path. */
export function listingOf<Item>(list: OwnedList<Item>) {
  const name = list.endpoint.path.replace('/json/', '').replaceAll(/\W/g, '_')
  const read = readingOwned(name, () => [list])
  return async (ctx: Ctx, ownerId: string, { cursor, path }: Asked & { path: string }) => {
    const [rows] = await read(ctx, ownerId, cursor)
    return pageOwned(list, rows!, { now: ctx.now, path })
  }
}

export function viewerOf({ actor }: Ctx): string {
  if (!isSignedIn(actor)) throw new NotSignedIn()
  return actor.id
}

export function pageOwned<Item>(list: OwnedList<Item>, rows: OwnedRow[], { now, path }: { now: Date; path: string }) {
  const nextUrl = ({ id, created_at }: OwnedRow) =>
    `${path}?${new URLSearchParams({ cursor: cursorOf({ id, createdAt: new Date(created_at) }) })}`
  const { data, next_page_url } = pageFrom(rows, list.length, (row) => list.view(row, now), nextUrl)
  return { data: data.filter((item) => item !== undefined), next_page_url }
}
