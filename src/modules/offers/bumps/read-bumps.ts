import { asc, eq, sql } from 'drizzle-orm'
import { openersOf } from '#modules/access/index.ts'
import { type PricedProduct, type PricedVariant, readPersonalProducts, saleNow } from '#modules/catalog/index.ts'
import type { Looker } from '#modules/catalog/index.ts'
import { inclusions, products } from '#modules/catalog/tables.ts'
import { BY_PERIODS } from '#modules/catalog/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { CheckoutField } from '#modules/orders/fields/contract.ts'
import { checkoutForms } from '#modules/orders/fields/tables.ts'
import { type BumpTerms, bumps } from './tables.ts'
import type { BumpProblem } from './vocabulary.ts'

/** A bump with what it offers. */
export interface FoundBump {
  bump: BumpTerms
  found: PricedProduct
  /** undefined once it is sold at that price no more */
  variant: PricedVariant | undefined
  problem: BumpProblem | null
}

/** What the checkout of a product offers, in order, at the prices of whoever looks, and what keeps it from being offered now. */
export async function readBumps(ctx: Ctx, productId: string, looker: Looker): Promise<FoundBump[]> {
  return priceBumps(ctx, { productId, rows: await bumpsOf(ctx.tx, { productId }), looker })
}

const bumpsOf = prepared('bumps_of_product', (tx) =>
  tx
    .select({ bump: bumps, fields: checkoutForms.fields })
    .from(bumps)
    .leftJoin(checkoutForms, eq(checkoutForms.productId, bumps.offeredProductId))
    .where(eq(bumps.productId, sql.placeholder('productId')))
    .orderBy(asc(bumps.position)),
)

interface Kept {
  productId: string
  rows: { bump: BumpTerms; fields: CheckoutField[] | null }[]
  looker: Looker
}

/** The same of what was read of a product already. */
export async function priceBumps(ctx: Ctx, { productId, rows, looker }: Kept): Promise<FoundBump[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ bump }) => bump.offeredProductId)
  const priced = new Map((await readPersonalProducts(ctx, ids, looker)).map((each) => [each.product.id, each]))
  const holds = await holdingOf(ctx, [productId, ...ids])
  return rows.map(({ bump, fields }, at) => {
    const found = priced.get(bump.offeredProductId)!
    const variant = found.variants.find((each) => each.variant.id === bump.variantId)
    const others = [productId, ...ids.slice(0, at)]
    const isHeldTwice = others.some((id) => holds(id, bump.offeredProductId) || holds(bump.offeredProductId, id))
    const asks = fields?.some(({ required }) => required) ?? false
    return { bump, found, variant, problem: problemOf({ found, variant, isHeldTwice, asks }, ctx.now) }
  })
}

interface Offered extends Pick<FoundBump, 'found' | 'variant'> {
  /** it is within what is bought, or offered before it, or the other way about */
  isHeldTwice: boolean
  /** its own checkout asks what has to be answered */
  asks: boolean
}

/** Why nobody can add it with one press; null when somebody can. */
export function problemOf({ found, variant, isHeldTwice, asks }: Offered, now: Date): BumpProblem | null {
  if (found.product.status !== 'published') return 'draft'
  if (saleNow(found, now) !== 'open') return 'not_sold'
  if (!variant || variant.variant.minimumAmount !== null) return 'price_gone'
  if (variant.variant.paymentModel === BY_PERIODS) return 'by_periods'
  if (variant.variant.amount === 0) return 'free'
  if (asks) return 'asks'
  return isHeldTwice ? 'overlaps' : null
}

/** Whether one of these products gives another of them with it: a bundle that holds it, or a membership that opens it now. */
export async function holdingOf({ tx }: Ctx, ids: string[]): Promise<(whole: string, part: string) => boolean> {
  const rows = await heldAmong(tx, { ids })
  const opened = await openersAmong(tx, { ids })
  const held = new Set([
    ...rows.map(({ bundleId, productId }) => `${bundleId} ${productId}`),
    ...opened.flatMap(({ productId, openers }) => openers.map((opener) => `${opener} ${productId}`)),
  ])
  return (whole, part) => whole !== part && held.has(`${whole} ${part}`)
}

const AMONG = sql`any(${sql.placeholder('ids')}::uuid[])`

const heldAmong = prepared('inclusions_among', (tx) =>
  tx
    .select({ bundleId: inclusions.bundleId, productId: inclusions.productId })
    .from(inclusions)
    .where(sql`${inclusions.bundleId} = ${AMONG} and ${inclusions.productId} = ${AMONG}`),
)

const openersAmong = prepared('openers_among', (tx) =>
  tx
    .select({ productId: products.id, openers: sql<string[]>`${openersOf(products.id)}` })
    .from(products)
    .where(sql`${products.id} = ${AMONG}`),
)
