import { and, desc, eq, sql } from 'drizzle-orm'
import { isGiven, isOpenedBy, openingAll } from '#modules/access/index.ts'
import { viewParts } from '#modules/bundles/index.ts'
import { products } from '#modules/catalog/tables.ts'
import { atMoment } from '#platform/db/at-moment.ts'
import type { Ctx } from '#platform/context.ts'
import type { Opened } from './contract.ts'
import { SHOWN_MAX } from './vocabulary.ts'

/** What a membership opens now and everybody may see, the newest first, and what of it whoever looks has: as many queries however much it is. */
export async function readOpened(ctx: Ctx, membershipId: string): Promise<Opened> {
  const { tx, actor, now } = ctx
  const asked = {
    student: sql`${actor.role === 'student' ? actor.id : null}::uuid`,
    product: products.id,
    now: atMoment(now),
  }
  const rows = await tx
    .select({
      productId: products.id,
      isOwned: sql<boolean>`(${isGiven(asked, openingAll)})`,
      count: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(products)
    .where(and(isOpenedBy(sql`${membershipId}::uuid`), eq(products.status, 'published')))
    .orderBy(desc(products.publishedAt), desc(products.id))
    .limit(SHOWN_MAX)
  return { data: await viewParts(ctx, rows), count: rows[0]?.count ?? 0 }
}
