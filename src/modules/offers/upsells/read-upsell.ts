import { eq, sql } from 'drizzle-orm'
import type { Fulfillables } from '#modules/access/index.ts'
import type { Looker } from '#modules/catalog/index.ts'
import type { Ctx } from '#platform/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { CodeHolder } from '#modules/orders/index.ts'
import { checkoutForms } from '#modules/orders/fields/tables.ts'
import { offeredOf, type OfferedBump } from '../bumps/offered-bumps.ts'
import { type FoundBump, priceBumps } from '../bumps/read-bumps.ts'
import { upsells } from './tables.ts'

/** What is offered after a product was bought, at the price of whoever looks, and what keeps it from being offered now. */
export async function readUpsell(ctx: Ctx, productId: string, looker: Looker): Promise<FoundBump | undefined> {
  const rows = await upsellOf(ctx.tx, { productId })
  const [found] = await priceBumps(ctx, { productId, rows, looker })
  return found
}

const upsellOf = prepared('upsell_of_product', (tx) =>
  tx
    .select({ bump: upsells, fields: checkoutForms.fields })
    .from(upsells)
    .leftJoin(checkoutForms, eq(checkoutForms.productId, upsells.offeredProductId))
    .where(eq(upsells.productId, sql.placeholder('productId'))),
)

interface Offering {
  productId: string
  looker: Looker
  /** undefined for visitors */
  buyer: CodeHolder | undefined
  fulfillables: Fulfillables
}

/** The same as whoever looks can have it now: not what they have already. */
export async function findOfferedUpsell(
  ctx: Ctx,
  { productId, looker, ...whose }: Offering,
): Promise<OfferedBump | undefined> {
  const found = await readUpsell(ctx, productId, looker)
  const [offered] = found ? await offeredOf(ctx, [found], whose, 'upsell') : []
  return offered
}
