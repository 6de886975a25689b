import { sql } from 'drizzle-orm'
import { products } from '#modules/catalog/tables.ts'
import { transactions } from '#modules/payments/tables.ts'
import { readSellingNeeds } from '#modules/schools/index.ts'
import { schools } from '#modules/schools/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { Dashboard } from './contract.ts'

type Steps = Dashboard['steps']

/** What a new school has done of what leads to its first sale. */
export async function readSteps(ctx: Ctx): Promise<Steps> {
  const { rows } = await ctx.tx.execute<Omit<Steps, 'has_seller' | 'has_terms' | 'has_privacy'>>(sql`
    select
      exists (select from ${products} where ${products.kind} = 'course') as has_course,
      exists (select from ${products} where ${products.status} = 'published') as has_published,
      (select ${schools.areStudentsAdmitted} from ${schools} where ${schools.id} = ${ctx.school.id}) as is_open,
      exists (
        select from ${transactions}
        where ${transactions.status} in ('PERFORMED', 'CLEARED')
          and ${transactions.refundedAmount} < ${transactions.amount}
      ) as has_sold`)
  return { ...rows[0]!, ...(await readSellingNeeds(ctx)) }
}
