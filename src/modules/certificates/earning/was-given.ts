import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { openersOf } from '#modules/access/index.ts'
import { grants, revocations } from '#modules/access/tables.ts'
import { products } from '#modules/catalog/tables.ts'

/**
 * SQL: whether a course was somebody's by right: it is free, or they have a grant of it that was not taken back. One that has run out is
 * as good as any: what they completed they completed.
 */
export const wasGiven = ({ personId, courseId }: { personId: SQLWrapper; courseId: SQLWrapper }): SQL => sql`(
  exists (select from ${products} where ${products.id} = ${courseId} and ${products.isFree})
  or exists (select from ${grants} where ${grants.studentId} = ${personId} and ${grants.productId} = any (${openersOf(courseId)})
    and not exists (select from ${revocations} where ${revocations.grantId} = ${grants.id})))`
