import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { ProductKind } from '#modules/catalog/vocabulary.ts'
import type { Answer, Endpoint } from '#platform/contract/endpoint.ts'

/** By when it came to whom it belongs. */
export interface OwnedRow {
  id: string
  created_at: string
}

/** A list of what somebody has, page by page. */
export interface OwnedList<Item = unknown, Row extends OwnedRow = OwnedRow> {
  /** the call that answers it by itself */
  endpoint: Endpoint
  /** of a page */
  length: number
  rows: OwnRows | OfKind
  /** undefined for what is not shown */
  view(row: Row, now: Date): Item | undefined
}

/** SQL, a select: what the `owner` has below the place where the last page ended, each row with its `id` and `created_at`. */
type OwnRows = SQL

/** Products of a kind that are open to the owner, found with those of all other kinds. */
export interface OfKind {
  kind: ProductKind
  /** SQL, JSON: what is said more of the product in `products`, whose id is `heldId` */
  more: SQL
}

export const isOfKind = (rows: OwnRows | OfKind): rows is OfKind => 'kind' in rows

export type ItemOf<E extends Endpoint> = Answer<E> extends { data: (infer Item)[] } ? Item : never

/** What the rows are asked: whose, and when. */
export const owner: SQL = sql`${sql.placeholder('ownerId')}::uuid`
export const now: SQL = sql`${sql.placeholder('now')}::timestamptz`

/** SQL: below the place where the last page ended. */
export const isBelowPlace = (createdAt: SQLWrapper, id: SQLWrapper): SQL =>
  sql`(${createdAt}, ${id}) < (${sql.placeholder('createdAt')}::timestamptz, ${sql.placeholder('id')}::uuid)`

/** What `rows` finds its contract asks to be shown. */
export const ownedList = <Row extends OwnedRow, E extends Endpoint>(
  endpoint: E,
  list: Omit<OwnedList<ItemOf<E>, Row>, 'endpoint'>,
): OwnedList<ItemOf<E>> => ({ endpoint, ...list })
