import { and, eq, sql } from 'drizzle-orm'
import { readCampaignFigures } from '#modules/analytics/index.ts'
import { getProduct } from '#modules/catalog/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { cursorOf, olderThan, pageFrom } from '#platform/db/paging.ts'
import type * as contract from './contract.ts'
import { campaignLinks } from './tables.ts'
import { viewLink } from './view.ts'

const PAGE = 20

export async function listCampaignLinks(
  ctx: Ctx,
  { productId, archived, cursor }: Input<typeof contract.listCampaignLinks>,
): Promise<Answer<typeof contract.listCampaignLinks>> {
  const { product } = await getProduct(ctx, { productId })
  const rows = await ctx.tx
    .select()
    .from(campaignLinks)
    .where(
      and(
        eq(campaignLinks.productId, productId),
        eq(campaignLinks.isArchived, archived === '1'),
        olderThan(campaignLinks.createdAt, campaignLinks.id, cursor),
      ),
    )
    .orderBy(sql`${campaignLinks.createdAt} desc nulls last`, sql`${campaignLinks.id} desc nulls last`)
    .limit(PAGE + 1)
  const figures = await readCampaignFigures(
    ctx,
    productId,
    rows.map(({ campaign }) => campaign),
  )
  const page = pageFrom(
    rows,
    PAGE,
    (link) => viewLink(ctx, link, { product, figures: figures.get(link.campaign) }),
    (last) =>
      `/json/home/products/${productId}/campaign-links?${new URLSearchParams({ ...(archived && { archived }), cursor: cursorOf(last) })}`,
  )
  return { ...page, currency: ctx.school.currency }
}
