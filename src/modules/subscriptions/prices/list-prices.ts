import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { products, variants } from '#modules/catalog/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { atMost, cursorOf, nextPage, olderThan, pageFrom } from '#platform/db/paging.ts'
import { memberships, priceAnnouncements } from '../tables.ts'
import type { AnnouncementPage, listAnnouncements as listing, listPaidPlans as plans } from './contract.ts'

const PAGE = 10
const MOST_PLANS = 100

/** Plans that somebody pays for; a lifetime is charged no more. */
export async function listPaidPlans({ tx }: Ctx): Promise<Answer<typeof plans>> {
  const rows = await tx
    .select({
      variantId: variants.id,
      product: { id: products.id, title: products.title },
      name: variants.name,
      months: variants.periodMonths,
      amount: variants.amount,
      currency: variants.currency,
      members: count(),
    })
    .from(memberships)
    .innerJoin(variants, and(eq(variants.id, memberships.variantId), eq(variants.currency, memberships.currency)))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(inArray(memberships.status, ['active', 'at_risk']), sql`${variants.periodMonths} > 0`))
    .groupBy(variants.id, products.id)
    .orderBy(desc(count()), variants.id)
    .limit(atMost(MOST_PLANS))
  return {
    plans: rows.map(({ variantId, months, members, ...plan }) => ({
      ...plan,
      variant_id: variantId,
      period_months: months!,
      members_count: members,
    })),
  }
}

export async function listAnnouncements({ tx }: Ctx, { cursor }: Input<typeof listing>): Promise<AnnouncementPage> {
  const rows = await tx
    .select({
      announcement: priceAnnouncements,
      product: { id: products.id, title: products.title },
      variantName: variants.name,
      members:
        sql`(select count(*) from ${memberships} where ${memberships.announcementId} = ${priceAnnouncements.id})`.mapWith(
          Number,
        ),
    })
    .from(priceAnnouncements)
    .innerJoin(variants, eq(variants.id, priceAnnouncements.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(olderThan(priceAnnouncements.createdAt, priceAnnouncements.id, cursor))
    .orderBy(desc(priceAnnouncements.createdAt), desc(priceAnnouncements.id))
    .limit(PAGE + 1)
  return pageFrom(
    rows,
    PAGE,
    ({ announcement: { id, amount, currency, from, createdAt }, product, variantName, members }) => ({
      id,
      product,
      variant_name: variantName,
      amount,
      currency,
      from: from.toISOString(),
      created_at: createdAt.toISOString(),
      members_count: members,
    }),
    ({ announcement }) => nextPage('/json/home/members/prices', {}, cursorOf(announcement)),
  )
}
