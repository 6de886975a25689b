import { asc, eq, getTableColumns } from 'drizzle-orm'
import { products } from '#modules/catalog/tables.ts'
import { codes } from '#modules/offers/codes/tables.ts'
import type { Ctx, Subject } from '#platform/context.ts'
import { foundOr404 } from '#platform/refusal.ts'
import type { EditablePartner } from './contract.ts'
import { linksOf } from './links/links-of.ts'
import { readBalances } from './read-balances.ts'
import { attributions, type Partner, partnerProducts, partners } from './tables.ts'
import { viewEditablePartner } from './view.ts'

export interface OnePartner {
  partner: EditablePartner
}

export async function getPartner(ctx: Ctx, { partnerId }: { partnerId: string }): Promise<OnePartner> {
  const [partner] = await ctx.tx.select().from(partners).where(eq(partners.id, partnerId))
  return showPartner(ctx, foundOr404(partner))
}

/** Nobody earns as this partner, changes or deletes them until the end of the unit of work; refuses with 404. */
export async function lockPartner({ tx }: Ctx, partnerId: string): Promise<Partner> {
  const [partner] = await tx.select().from(partners).where(eq(partners.id, partnerId)).for('update')
  return foundOr404(partner)
}

export const subjectOf = ({ id, name }: Pick<Partner, 'id' | 'name'>): Subject => ({
  subject: name,
  url: `/home/partners/${id}`,
})

/** Whether an order ever came by them: what it earned, or may still earn, stays on record. */
export async function hasSales({ tx }: Ctx, partnerId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: attributions.orderId })
    .from(attributions)
    .where(eq(attributions.partnerId, partnerId))
    .limit(1)
  return rows.length > 0
}

/** The letters of the promo code that their links take along; empty for none. */
export async function readPromoCode({ tx }: Ctx, { promoCodeId }: Partner): Promise<string> {
  if (promoCodeId === null) return ''
  const [code] = await tx.select({ code: codes.code }).from(codes).where(eq(codes.id, promoCodeId))
  return code?.code ?? ''
}

export async function showPartner(ctx: Ctx, partner: Partner): Promise<OnePartner> {
  const chosen = await ctx.tx
    .select({ ...getTableColumns(partnerProducts), title: products.title })
    .from(partnerProducts)
    .innerJoin(products, eq(products.id, partnerProducts.productId))
    .where(eq(partnerProducts.partnerId, partner.id))
    .orderBy(asc(products.title), asc(products.id))
  const promoCode = await readPromoCode(ctx, partner)
  const balances = await readBalances(ctx, [partner.id])
  return {
    partner: viewEditablePartner(partner, {
      products: chosen,
      promoCode,
      links: await linksOf(ctx, partner, promoCode),
      balances: balances.get(partner.id) ?? [],
      mayBeDeleted: !(await hasSales(ctx, partner.id)),
    }),
  }
}
