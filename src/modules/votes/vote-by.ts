import { and, eq, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { votes } from './tables.ts'

interface Item {
  type: string
  id: AnyPgColumn
}

/** SQL: by which the vote of a person on each item of a kind is joined with it. */
export const voteBy = (voter: SQLWrapper, { type, id }: Item): SQL =>
  and(eq(votes.votableId, id), eq(votes.voterId, voter), eq(votes.votableType, type))!
