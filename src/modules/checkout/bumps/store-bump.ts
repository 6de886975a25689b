import { and, eq } from 'drizzle-orm'
import { getProduct, lockProduct, lockVariant, readReferences } from '#modules/catalog/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Answer } from '#platform/contract/endpoint.ts'
import { foundOr404, invalidField, refuseUnless } from '#platform/refusal.ts'
import { TooManyBumps } from '../refusals.ts'
import type { BumpBody, listBumps } from './contract.ts'
import { showBumps, subjectOf } from './list-bumps.ts'
import { idsOf, placeBumps } from './place-bumps.ts'
import { holdingOf } from './read-bumps.ts'
import { type Bump, bumps } from './tables.ts'
import { BUMPS_MAX, isAddedKind, ownAmount } from './vocabulary.ts'

type Bumps = Answer<typeof listBumps>

/** Refuses under each field what cannot be offered so (422), and more than a checkout may offer (409). */
export async function createBump(ctx: Ctx, { productId, ...body }: BumpBody & { productId: string }): Promise<Bumps> {
  const product = await lockProduct(ctx, productId)
  const there = await idsOf(ctx, productId)
  const position = there.length + 1
  refuseUnless(position <= BUMPS_MAX, new TooManyBumps())
  // What was offered and is deleted has left a gap.
  await placeBumps(ctx, productId, there)
  await ctx.tx.insert(bumps).values({ ...(await columnsOf(ctx, { productId, body })), productId, position })
  ctx.note(subjectOf(product))
  return showBumps(ctx, productId)
}

interface Named {
  productId: string
  bumpId: string
}

/** The same. The reference price is frozen anew when the price is another. @throws NotFound */
export async function updateBump(ctx: Ctx, { productId, bumpId, ...body }: BumpBody & Named): Promise<Bumps> {
  const product = await lockProduct(ctx, productId)
  const [row] = await ctx.tx
    .select()
    .from(bumps)
    .where(and(eq(bumps.id, bumpId), eq(bumps.productId, productId)))
  const known = foundOr404(row)
  await ctx.tx
    .update(bumps)
    .set(await columnsOf(ctx, { productId, body, known }))
    .where(eq(bumps.id, bumpId))
  ctx.note(subjectOf(product))
  return showBumps(ctx, productId)
}

interface Stored {
  productId: string
  body: BumpBody
  known?: Bump
}

async function columnsOf(ctx: Ctx, { productId, body, known }: Stored) {
  const { offered_variant_id: variantId, price, heading, words } = body
  // Its price is of the currency that it has until the end: a school that chooses another waits for it.
  const named = await lockVariant(ctx, variantId)
  const { product, variants: sold } = await getProduct(ctx, { productId: foundOr404(named).productId })
  const { variant } = foundOr404(sold.find((each) => each.variant.id === variantId))
  const refuse = (key: string) => invalidField('offered_variant_id', key)
  if (product.id === productId) throw refuse('checkout.bump-itself')
  if (!isAddedKind(product.kind)) throw refuse('checkout.bump-of-this')
  if (variant.minimumAmount !== null) throw refuse('checkout.bump-chosen')
  if (variant.amount === 0) throw refuse('checkout.bump-free')
  await refuseTaken(ctx, { productId, offeredProductId: product.id, butId: known?.id })
  const value = price === 'usual' ? null : body.value
  if (price !== 'usual' && value === null) throw invalidField('value', 'validation.required')
  if (price === 'percent' && value! > 99) throw invalidField('value', 'checkout.bump-percent')
  const own = ownAmount({ price, value }, variant.amount)
  if (own !== null && own >= variant.amount) throw invalidField('value', 'checkout.bump-above-price')
  const isPriced = known && known.variantId === variantId && known.price === price && known.value === value
  return {
    offeredProductId: product.id,
    variantId,
    price,
    value,
    referenceAmount: isPriced ? known.referenceAmount : own === null ? null : await referenceOf(ctx, variant),
    heading,
    words,
  }
}

const referenceOf = async (ctx: Ctx, { id, amount }: { id: string; amount: number }): Promise<number> =>
  (await readReferences(ctx, [id], ctx.now)).get(id) ?? amount

interface Offering {
  productId: string
  offeredProductId: string
  butId: string | undefined
}

/** Nobody is offered the same twice, be it as a part of a bundle. */
async function refuseTaken(ctx: Ctx, { productId, offeredProductId, butId }: Offering): Promise<void> {
  const rows = await ctx.tx
    .select({ id: bumps.id, offeredProductId: bumps.offeredProductId })
    .from(bumps)
    .where(eq(bumps.productId, productId))
  const others = rows.filter(({ id }) => id !== butId).map((each) => each.offeredProductId)
  if (others.includes(offeredProductId)) throw invalidField('offered_variant_id', 'checkout.bump-twice')
  const holds = await holdingOf(ctx, [productId, offeredProductId, ...others])
  const isHeld = [productId, ...others].some((id) => holds(id, offeredProductId) || holds(offeredProductId, id))
  if (isHeld) throw invalidField('offered_variant_id', 'checkout.bump-held')
}
