import { mostSeats, readProductsOf, saleNow, type ScarceThings } from '#modules/catalog/index.ts'
import { type CartLine, PriceChanged, quoteWithCode, refuseMoreThanShare, tooMany } from '#modules/offers/index.ts'
import type { QuotedLine, WantedClaim } from '#modules/orders/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Refusal } from '#platform/refusal.ts'
import type { ReadPurchase } from '../read-purchase.ts'
import { SoldOut } from '../refusals.ts'
import { refusalOfLine } from './refusal-of-line.ts'

/** What could not be held, by what is left now: of what one buyer may have, of the code's uses, the slot, a line; else a package, and so the price. */
export async function whyNotHeld(
  ctx: Ctx,
  { cart, buyer, typed, quoted }: ReadPurchase,
  wanted: WantedClaim[],
  scarce: ScarceThings,
): Promise<Refusal> {
  await refuseMoreThanShare(ctx, cart, buyer)
  const { refused } = await quoteWithCode(ctx, { cart, typed, buyer })
  if (refused) return refused
  const gone = await whatIsGone(ctx, wanted, scarce)
  if (gone) return gone
  return (await whatIsSoldOut(ctx, quoted.lines)) ?? (await fewerLeft(ctx, cart)) ?? new PriceChanged()
}

/** Of what says so in words of its own. */
async function whatIsGone(ctx: Ctx, wanted: WantedClaim[], scarce: ScarceThings): Promise<Refusal | undefined> {
  for (const { resource, resourceId, quantity, holders } of wanted) {
    const { gone, hasRoom } = scarce.get(resource)
    if (gone && !(await hasRoom(ctx, resourceId, quantity, 'now', holders ?? []))) return gone()
  }
  return undefined
}

/** Under `quantity` how many can be had of what there are fewer left of. */
async function fewerLeft(ctx: Ctx, cart: CartLine[]): Promise<Refusal | undefined> {
  const now = await readProductsOf(
    ctx,
    cart.map(({ product }) => product.id),
  )
  for (const { quantity, product, variant } of cart) {
    const found = now.find((each) => each.product.id === product.id)
    const max = found && mostSeats(found.product, variant.variant)
    if (max !== undefined && max < quantity) return tooMany(max)
  }
  return undefined
}

async function whatIsSoldOut(ctx: Ctx, lines: QuotedLine[]): Promise<Refusal | undefined> {
  const ids = lines.map(({ productId }) => productId)
  const now = await readProductsOf(ctx, ids)
  const soldOut = now.find((found) => saleNow(found, ctx.now) === 'sold_out')
  const line = lines.find(({ productId }) => productId === soldOut?.product.id)
  return line && refusalOfLine(line, new SoldOut())
}
