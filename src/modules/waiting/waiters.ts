import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Ctx } from '#platform/context.ts'
import type { Right } from '#platform/rights.ts'
import { WAITING_MAX, type WaitingKind } from './vocabulary.ts'

/** Counts what of a module waits for an admin. */
export interface Waiter {
  kind: WaitingKind
  /** of who may deal with it; nothing waits for others */
  right: Right
  /** how many there are, at most {@link WAITING_MAX}, and where */
  count(ctx: Ctx): Promise<{ count: number; path: string }>
}

/** What is counted for the panel; whoever has something that waits registers how. */
export class Waiters {
  readonly #waiters = new Map<WaitingKind, Waiter>()

  register(...waiters: Waiter[]): void {
    for (const waiter of waiters) this.#waiters.set(waiter.kind, waiter)
  }

  of(kind: WaitingKind): Waiter | undefined {
    return this.#waiters.get(kind)
  }
}

/** How many rows there are, without reading more of them than is said. */
export async function countSome({ tx }: Pick<Ctx, 'tx'>, table: PgTable, where: SQL | undefined): Promise<number> {
  const some = tx
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(WAITING_MAX)
    .as('some')
  const [row] = await tx.select({ count: sql<number>`count(*)::int` }).from(some)
  return row!.count
}
