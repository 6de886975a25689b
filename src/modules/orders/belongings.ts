import { sql } from 'drizzle-orm'
import type { Belonging } from '#modules/people/index.ts'
import { accountHolder } from './claims/holders.ts'
import { claims, orders } from './tables.ts'

/**
 * An order says as which account it was bought, and nothing else of it changes: the database alone may write who has it (`move_orders`). What
 * was used up by one account, of a code or a share, is used up by both.
 */
export const orderBelongings: Belonging[] = [
  {
    column: orders.studentId,
    fate: 'moved',
    kind: 'orders',
    async work(ctx, { keptId, goneId }) {
      await ctx.tx.execute(sql`select move_orders(${goneId}::uuid, ${keptId}::uuid)`)
      const holder = accountHolder(ctx, keptId)
      await ctx.tx
        .update(claims)
        .set({ holders: sql`array_append(${claims.holders}, ${holder}::text)` })
        .where(
          sql`${claims.holders} && array[${accountHolder(ctx, goneId)}]::text[] and not ${claims.holders} @> array[${holder}]::text[]`,
        )
    },
  },
]
