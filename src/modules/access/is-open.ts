import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { grants, revocations } from './tables.ts'

/** SQL: whether a student has a product now; for lists that ask about many products in one statement. */
export const isOpen = (given: { product: SQLWrapper; student: SQLWrapper; now: SQLWrapper }): SQL => sql`exists (
  select from ${grants} left join ${revocations} on ${revocations.grantId} = ${grants.id}
  where ${grants.studentId} = ${given.student} and ${grants.productId} = ${given.product}
    and ${grants.startsAt} <= ${given.now} and (${grants.endsAt} is null or ${grants.endsAt} > ${given.now})
    and ${revocations.grantId} is null)`
