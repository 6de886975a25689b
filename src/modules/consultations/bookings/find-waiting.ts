import { and, desc, eq, sql } from 'drizzle-orm'
import { isLasting } from '#modules/access/index.ts'
import { grants } from '#modules/access/tables.ts'
import { products } from '#modules/catalog/tables.ts'
import { atMoment } from '#platform/db/at-moment.ts'
import type { Ctx } from '#platform/context.ts'
import { olderThan } from '#platform/db/paging.ts'
import { bookings, consultations } from '../tables.ts'

interface Asked {
  studentId: string
  productId?: string
  grantId?: string
  cursor?: string | undefined
  length?: number
}

/** What a student has without having chosen when, the newest first. */
export const findWaiting = ({ tx, now }: Ctx, { studentId, productId, grantId, cursor, length = 1 }: Asked) =>
  tx
    .select({
      grant: { id: grants.id, createdAt: grants.createdAt },
      product: { id: products.id, slug: products.slug, title: products.title },
      consultation: consultations,
    })
    .from(grants)
    .innerJoin(consultations, eq(consultations.productId, grants.productId))
    .innerJoin(products, eq(products.id, grants.productId))
    .where(
      and(
        eq(grants.studentId, studentId),
        productId === undefined ? undefined : eq(grants.productId, productId),
        grantId === undefined ? undefined : eq(grants.id, grantId),
        isLasting(grants, atMoment(now)),
        sql`not exists (select from ${bookings} where ${bookings.grantId} = ${grants.id} and ${bookings.state} = 'booked')`,
        olderThan(grants.createdAt, grants.id, cursor),
      ),
    )
    .orderBy(desc(grants.createdAt), desc(grants.id))
    .limit(length)
