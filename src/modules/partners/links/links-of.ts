import { and, asc, eq, exists, sql } from 'drizzle-orm'
import { productPath } from '#modules/catalog/paths/vocabulary.ts'
import { products } from '#modules/catalog/tables.ts'
import type { Ctx } from '#platform/context.ts'
import type { PartnerLink } from '../contract.ts'
import { type Partner, partnerProducts } from '../tables.ts'
import { LINKS_MOST, PARTNER_PARAMETER } from '../vocabulary.ts'

/** Links of a partner that stand ready: to the home page, and to products by which they earn and that everybody sees. */
export async function linksOf(
  { tx, school }: Ctx,
  { id, code, isForAllProducts }: Partner,
  promoCode: string,
): Promise<PartnerLink[]> {
  const chosen = tx
    .select({ one: sql`1` })
    .from(partnerProducts)
    .where(and(eq(partnerProducts.partnerId, id), eq(partnerProducts.productId, products.id)))
  const rows = await tx
    .select({ kind: products.kind, slug: products.slug, title: products.title })
    .from(products)
    .where(
      and(
        eq(products.status, 'published'),
        eq(products.isHidden, false),
        isForAllProducts ? undefined : exists(chosen),
      ),
    )
    .orderBy(asc(products.title), asc(products.id))
    .limit(LINKS_MOST)
  const query = new URLSearchParams({ [PARTNER_PARAMETER]: code, ...(promoCode && { code: promoCode }) })
  const linkTo = (path: string) => `${school.origin}${path}?${query}`
  return [
    { title: null, url: linkTo('/') },
    ...rows.map(({ title, ...product }) => ({ title, url: linkTo(productPath(product)) })),
  ]
}
