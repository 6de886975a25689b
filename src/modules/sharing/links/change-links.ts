import { and, eq } from 'drizzle-orm'
import { readCampaignFigures } from '#modules/analytics/index.ts'
import { getProduct, type Product } from '#modules/catalog/index.ts'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import { campaignIn } from '#platform/campaign.ts'
import type { Ctx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { foundOr404, invalidField, refuseUnless } from '#platform/refusal.ts'
import { LinkChanged, NotPublished } from '../refusals.ts'
import type * as contract from './contract.ts'
import { campaignLinks } from './tables.ts'
import { type LinkRow, viewLink } from './view.ts'

type OneLink = Answer<typeof contract.createCampaignLink>
interface Named {
  productId: string
  linkId: string
}

/** Refuses with 409 while nobody could follow it, and under `source` (422) what another link of the product says. */
export async function createCampaignLink(
  ctx: Ctx,
  { productId, name, source, medium, campaign: named }: Input<typeof contract.createCampaignLink>,
): Promise<OneLink> {
  const { product } = await getProduct(ctx, { productId })
  refuseUnless(product.status === 'published', new NotPublished())
  const campaign = campaignIn(new URLSearchParams({ utm_source: source, utm_medium: medium, utm_campaign: named }))
  const [known] = await ctx.tx
    .select({ name: campaignLinks.name })
    .from(campaignLinks)
    .where(and(eq(campaignLinks.productId, productId), eq(campaignLinks.campaign, campaign)))
  if (known) throw invalidField('source', 'sharing.link-unique', { name: known.name })
  const [made] = await ctx.tx
    .insert(campaignLinks)
    .values({ productId, name, campaign, createdAt: ctx.now })
    .returning()
  return show(ctx, made!, product)
}

/** Refuses with 409 who has not seen how it was renamed last. */
export async function renameCampaignLink(
  ctx: Ctx,
  { productId, linkId, name, version }: Input<typeof contract.renameCampaignLink>,
): Promise<OneLink> {
  const link = await lockLink(ctx, { productId, linkId })
  refuseUnless(link.version === version, new LinkChanged())
  return change(ctx, link, { name, version: version + 1 })
}

export const archiveCampaignLink = (ctx: Ctx, named: Named): Promise<OneLink> => putAway(ctx, named, true)
export const restoreCampaignLink = (ctx: Ctx, named: Named): Promise<OneLink> => putAway(ctx, named, false)

const putAway = async (ctx: Ctx, named: Named, isArchived: boolean): Promise<OneLink> =>
  change(ctx, await lockLink(ctx, named), { isArchived })

async function change(ctx: Ctx, { id, productId }: LinkRow, changed: Partial<LinkRow>): Promise<OneLink> {
  const { product } = await getProduct(ctx, { productId })
  const [link] = await ctx.tx.update(campaignLinks).set(changed).where(eq(campaignLinks.id, id)).returning()
  return show(ctx, link!, product)
}

async function lockLink({ tx }: Ctx, { productId, linkId }: Named): Promise<LinkRow> {
  const isAsked = and(eq(campaignLinks.id, linkId), eq(campaignLinks.productId, productId))
  const [link] = await tx.select().from(campaignLinks).where(isAsked).for('update')
  return foundOr404(link)
}

async function show(ctx: Ctx, link: LinkRow, product: Product): Promise<OneLink> {
  ctx.note({ subject: `${product.title}: ${link.name}`, url: `${editorPath(product)}/share` })
  const figures = await readCampaignFigures(ctx, product.id, [link.campaign])
  return { link: viewLink(ctx, link, { product, figures: figures.get(link.campaign) }) }
}
