import { sql } from 'drizzle-orm'
import { products } from '#modules/catalog/tables.ts'
import { transactions } from '#modules/payments/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { Dashboard } from './contract.ts'

/** What a new school has done of what leads to its first sale. */
export async function readSteps({ tx }: Ctx): Promise<Dashboard['steps']> {
  const { rows } = await tx.execute<Dashboard['steps']>(sql`
    select
      exists (select from ${products} where ${products.kind} = 'course') as has_course,
      exists (select from ${products} where ${products.status} = 'published') as has_published,
      exists (
        select from ${transactions}
        where ${transactions.status} in ('PERFORMED', 'CLEARED')
          and ${transactions.refundedAmount} < ${transactions.amount}
      ) as has_sold`)
  return rows[0]!
}
