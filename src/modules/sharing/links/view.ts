import type { InferSelectModel } from 'drizzle-orm'
import { type CampaignFigures, NO_FIGURES } from '#modules/analytics/index.ts'
import { productPath } from '#modules/catalog/paths/vocabulary.ts'
import type { ProductKind } from '#modules/catalog/vocabulary.ts'
import { readCampaign } from '#platform/campaign.ts'
import { type Ctx, holdsRight } from '#platform/context.ts'
import type { CampaignLink } from './contract.ts'
import type { campaignLinks } from './tables.ts'

export type LinkRow = InferSelectModel<typeof campaignLinks>

interface Shown {
  product: { kind: ProductKind; slug: string }
  figures: CampaignFigures | undefined
}

export function viewLink(ctx: Ctx, link: LinkRow, { product, figures = NO_FIGURES }: Shown): CampaignLink {
  const { id, name, campaign, isArchived, version, createdAt } = link
  const { views, checkouts, ...sales } = figures
  return {
    id,
    name,
    url: `${ctx.school.origin}${productPath(product)}?${campaign}`,
    ...readCampaign(campaign),
    is_archived: isArchived,
    version,
    created_at: createdAt.toISOString(),
    views,
    checkouts,
    sales: holdsRight(ctx.actor, 'see-sales') ? sales : null,
  }
}
