import { lockOfKind } from '#modules/catalog/index.ts'
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import { categories, openings, products } from '#modules/catalog/tables.ts'
import { MEMBERSHIP_KINDS } from '#modules/catalog/openings/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { invalidField, NotFound, refuseUnless } from '#platform/refusal.ts'
import type { changeOpenings as endpoint, Openings } from './contract.ts'
import { getOpenings } from './get-openings.ts'

/**
 * Says what a membership opens, from now on and to everyone who has it. Refuses with 404 what is not of this school, with 422 what a
 * membership cannot open, and nothing at all of one that is on the site.
 */
export async function changeOpenings(ctx: Ctx, input: Input<typeof endpoint>): Promise<Openings> {
  const { membershipId, opens_everything: everything } = input
  const categoryIds = [...new Set(input.category_ids)]
  const productIds = [...new Set(input.product_ids)]
  const { title, isPublished } = await lockOfKind(ctx, 'membership', membershipId)
  ctx.note({ subject: title, url: editorPath({ kind: 'membership', id: membershipId }) })
  if (isPublished && !everything && categoryIds.length + productIds.length === 0)
    throw invalidField('product_ids', 'validation.membership-empty')
  await refuseStrangers(ctx, { categoryIds, productIds })
  const chosen = [
    ...categoryIds.map((categoryId) => ({ categoryId })),
    ...productIds.map((productId) => ({ productId })),
  ]
  await chooseOpenings(ctx, membershipId, everything ? [{ everything }] : chosen)
  return getOpenings(ctx, { membershipId })
}

async function refuseStrangers({ tx }: Ctx, chosen: { categoryIds: string[]; productIds: string[] }): Promise<void> {
  const { categoryIds, productIds } = chosen
  refuseUnless(
    (await tx.$count(categories, inArray(categories.id, categoryIds))) === categoryIds.length,
    new NotFound(),
  )
  const found = await tx.select({ kind: products.kind }).from(products).where(inArray(products.id, productIds))
  refuseUnless(found.length === productIds.length, new NotFound())
  if (found.some(({ kind }) => !MEMBERSHIP_KINDS.includes(kind)))
    throw invalidField('product_ids', 'validation.membership-kind')
}

/** What stays is left as it is, and what is new comes before what goes: a membership on the site is never without any. */
async function chooseOpenings({ tx, now }: Ctx, membershipId: string, chosen: Partial<typeof openings.$inferInsert>[]) {
  const rows = chosen.map((each) => ({ everything: false, categoryId: null, productId: null, ...each }))
  if (rows.length > 0)
    await tx
      .insert(openings)
      .values(rows.map((each) => ({ ...each, membershipId, createdAt: now })))
      .onConflictDoNothing()
  const kept = rows.map(({ categoryId, productId }) => categoryId ?? productId ?? membershipId)
  const target = sql`coalesce(${openings.categoryId}, ${openings.productId}, ${openings.membershipId})`
  await tx.delete(openings).where(and(eq(openings.membershipId, membershipId), notInArray(target, kept)))
}
