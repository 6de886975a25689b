import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { products } from '#modules/catalog/tables.ts'
import type { Ctx, Subject } from '#platform/context.ts'
import { invalidField, NotFound } from '#platform/refusal.ts'
import { type Code, codeProducts, codes } from './tables.ts'
import type { CodeBody, EditableCode } from './contract.ts'
import { lockCode, showCode } from './get-code.ts'

interface OneCode {
  code: EditableCode
}

/** Refuses under each field what a code cannot be (422), and products that are not there (404). */
export async function createCode(ctx: Ctx, body: CodeBody): Promise<OneCode> {
  refuseWrong(body)
  await refuseTaken(ctx, body.code)
  const [made] = await ctx.tx
    .insert(codes)
    .values({ ...columnsOf(ctx, body), createdAt: ctx.now })
    .returning()
  return keep(ctx, made!, body)
}

/** The same; and a limit below what was used already is refused (422). */
export async function updateCode(ctx: Ctx, { codeId, ...body }: CodeBody & { codeId: string }): Promise<OneCode> {
  const known = await lockCode(ctx, codeId)
  refuseWrong(body)
  if (body.uses_limit !== null && body.uses_limit < known.usesCount)
    throw invalidField('uses_limit', 'validation.code-uses')
  await refuseTaken(ctx, body.code, codeId)
  const [changed] = await ctx.tx
    .update(codes)
    .set(columnsOf(ctx, body, known))
    .where(eq(codes.id, codeId))
    .returning()
  await ctx.tx.delete(codeProducts).where(eq(codeProducts.codeId, codeId))
  return keep(ctx, changed!, body)
}

export const subjectOf = ({ id, code }: Pick<Code, 'id' | 'code'>): Subject => ({
  subject: code,
  url: `/home/codes/${id}`,
})

async function keep(ctx: Ctx, code: Code, { product_ids }: CodeBody): Promise<OneCode> {
  ctx.note(subjectOf(code))
  if (product_ids.length > 0) await choose(ctx, code, [...new Set(product_ids)])
  return { code: await showCode(ctx, code) }
}

async function choose({ tx }: Ctx, { id: codeId, isForAllProducts }: Code, productIds: string[]): Promise<void> {
  const found = await tx.select({ id: products.id }).from(products).where(inArray(products.id, productIds))
  if (found.length < productIds.length) throw new NotFound()
  if (isForAllProducts) return
  await tx.insert(codeProducts).values(productIds.map((productId) => ({ codeId, productId })))
}

function refuseWrong({ kind, value, starts_at, ends_at, is_for_all_products, product_ids }: CodeBody): void {
  if (kind === 'percent' && value > 100) throw invalidField('value', 'validation.code-percent')
  if (starts_at !== null && ends_at !== null && Date.parse(ends_at) <= Date.parse(starts_at))
    throw invalidField('ends_at', 'validation.end-before-start')
  if (!is_for_all_products && product_ids.length === 0) throw invalidField('product_ids', 'validation.code-products')
}

/** Two at the same moment are told apart by the database (409). */
async function refuseTaken({ tx }: Ctx, code: string, butId?: string): Promise<void> {
  const taken = await tx
    .select({ id: codes.id })
    .from(codes)
    .where(
      and(eq(sql`lower(${codes.code})`, code.toLowerCase()), butId === undefined ? undefined : ne(codes.id, butId)),
    )
  if (taken.length > 0) throw invalidField('code', 'validation.code-unique')
}

const columnsOf = (ctx: Ctx, body: CodeBody, known?: Code) => ({
  code: body.code,
  kind: body.kind,
  value: body.value,
  currency: ctx.school.currency,
  isForAllProducts: body.is_for_all_products,
  startsAt: body.starts_at === null ? null : new Date(body.starts_at),
  endsAt: body.ends_at === null ? null : new Date(body.ends_at),
  usesLimit: body.uses_limit,
  // Whoever pays for two things at once buys for the first time once.
  usesPerPerson: body.is_for_first_purchase ? 1 : body.uses_per_person,
  minimumAmount: body.minimum_amount,
  isForFirstPurchase: body.is_for_first_purchase,
  charges: body.charges,
  announcedAt: body.is_announced ? (known?.announcedAt ?? ctx.now) : null,
})
