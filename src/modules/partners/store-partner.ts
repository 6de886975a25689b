import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { products } from '#modules/catalog/tables.ts'
import { codes } from '#modules/offers/codes/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { invalidField, NotFound } from '#platform/refusal.ts'
import type { PartnerBody } from './contract.ts'
import { lockPartner, type OnePartner, showPartner, subjectOf } from './get-partner.ts'
import { type Partner, partnerProducts, partners } from './tables.ts'

/** Refuses under each field what a partner cannot be (422), and products that are not there (404). */
export async function createPartner(ctx: Ctx, body: PartnerBody): Promise<OnePartner> {
  const columns = await readColumns(ctx, body)
  const [made] = await ctx.tx
    .insert(partners)
    .values({ ...columns, createdAt: ctx.now })
    .returning()
  return keep(ctx, made!, body)
}

/** What was sold before keeps the commission it was sold with. */
export async function updatePartner(
  ctx: Ctx,
  { partnerId, ...body }: PartnerBody & { partnerId: string },
): Promise<OnePartner> {
  await lockPartner(ctx, partnerId)
  const columns = await readColumns(ctx, body, partnerId)
  const [changed] = await ctx.tx.update(partners).set(columns).where(eq(partners.id, partnerId)).returning()
  await ctx.tx.delete(partnerProducts).where(eq(partnerProducts.partnerId, partnerId))
  return keep(ctx, changed!, body)
}

async function keep(ctx: Ctx, partner: Partner, { products: chosen }: PartnerBody): Promise<OnePartner> {
  ctx.note(subjectOf(partner))
  const rules = new Map(chosen.map((each) => [each.product_id, each]))
  if (rules.size > 0) {
    const found = await ctx.tx
      .select({ id: products.id })
      .from(products)
      .where(inArray(products.id, [...rules.keys()]))
    if (found.length < rules.size) throw new NotFound()
    await ctx.tx.insert(partnerProducts).values(
      [...rules.values()].map((rule) => ({
        partnerId: partner.id,
        productId: rule.product_id,
        commissionKind: rule.commission_kind,
        commissionValue: rule.commission_value,
      })),
    )
  }
  return showPartner(ctx, partner)
}

async function readColumns(ctx: Ctx, body: PartnerBody, knownId?: string) {
  refuseWrong(body)
  await refuseTaken(ctx, body.code, knownId)
  return {
    name: body.name,
    email: body.email,
    code: body.code,
    commissionKind: body.commission_kind,
    commissionValue: body.commission_value,
    currency: ctx.school.currency,
    isForAllProducts: body.is_for_all_products,
    windowDays: body.window_days,
    renewalMonths: body.renewal_months,
    promoCodeId: body.with_code === '' ? null : await findPromoCode(ctx, body.with_code),
  }
}

function refuseWrong({ is_for_all_products: isForAll, products: chosen, ...rule }: PartnerBody): void {
  if (isTooMuch(rule)) throw invalidField('commission_value', 'validation.commission-percent')
  if (!isForAll && chosen.length === 0) throw invalidField('products', 'validation.partner-products')
  if (chosen.some(isTooMuch)) throw invalidField('products', 'validation.commission-percent')
  const isHalf = chosen.some((each) => (each.commission_kind === null) !== (each.commission_value === null))
  if (isHalf) throw invalidField('products', 'validation.commission')
}

const isTooMuch = (rule: { commission_kind: string | null; commission_value: number | null }): boolean =>
  rule.commission_kind === 'percent' && (rule.commission_value ?? 0) > 100

/** Two at the same moment are told apart by the database (409). */
async function refuseTaken({ tx }: Ctx, code: string, butId?: string): Promise<void> {
  const taken = await tx
    .select({ id: partners.id })
    .from(partners)
    .where(
      and(
        eq(sql`lower(${partners.code})`, code.toLowerCase()),
        butId === undefined ? undefined : ne(partners.id, butId),
      ),
    )
  if (taken.length > 0) throw invalidField('code', 'validation.partner-unique')
}

async function findPromoCode({ tx }: Ctx, typed: string): Promise<string> {
  const [code] = await tx
    .select({ id: codes.id })
    .from(codes)
    .where(eq(sql`lower(${codes.code})`, typed.toLowerCase()))
  if (!code) throw invalidField('with_code', 'validation.partner-promo-code')
  return code.id
}
