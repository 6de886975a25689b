import { eq } from 'drizzle-orm'
import { verifyPassword } from '#modules/people/index.ts'
import { people } from '#modules/people/tables.ts'
import type { OutsideCtx } from '#platform/context.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { InvalidFields } from '#platform/refusal.ts'
import { findCard } from '#modules/offers/index.ts'
import { orders } from '#modules/orders/tables.ts'
import { pay } from './buy.ts'
import type { NewAccount } from './contract.ts'
import { readyAccount } from './open-account.ts'
import type { AccountParts, OrderParts } from './parts.ts'
import { placeOrder } from './place-order.ts'
import type { PlacedOrder } from './placing/placed-before.ts'
import type { SentPurchase } from './read-purchase.ts'

type Input = SentPurchase & NewAccount
type Parts = OrderParts & AccountParts

/**
 * Makes an account and buys with it: both or, when the order is refused, neither. Sent again after a lost answer, it
 * finds the account and the order it made the first time.
 */
export async function buyAndRegister(
  ctx: OutsideCtx,
  input: Input,
  exchange: Exchange,
  parts: Parts,
): Promise<{ redirect: string }> {
  const account = await readyAccount(ctx, input, exchange, parts)
  const card = await findCard(ctx, input, parts.gateways)
  const { buyerId, placed } = await place(ctx, { ...input, card }, account, parts)
  const isLetIn = await account.signIn(buyerId)
  const { redirect } = await pay(ctx, placed, { ...input, customer: input }, parts)
  // What is theirs would look closed to a visitor; the login says that students are not admitted yet, and leads on.
  return { redirect: isLetIn || placed.transaction ? redirect : `/login?next=${encodeURIComponent(redirect)}` }
}

async function place(
  ctx: OutsideCtx,
  input: Input,
  account: Awaited<ReturnType<typeof readyAccount>>,
  parts: Parts,
): Promise<{ buyerId: string; placed: PlacedOrder }> {
  const placeFor = (buyerId: string) =>
    ctx.inTransaction(async (inside) => ({ buyerId, placed: await placeOrder(inside, { ...input, buyerId }, parts) }))
  const earlier = await findEarlierBuyer(ctx, input)
  if (earlier) return placeFor(earlier)
  try {
    return await ctx.inTransaction(async (inside) => {
      const { id: buyerId } = await account.open(inside)
      return { buyerId, placed: await placeOrder(inside, { ...input, buyerId }, parts) }
    })
  } catch (error) {
    const twin = error instanceof InvalidFields && (await findEarlierBuyer(ctx, input))
    if (!twin) throw error
    return placeFor(twin)
  }
}

/** Whoever sent the same key with the same address and password before. */
async function findEarlierBuyer(
  ctx: OutsideCtx,
  { checkout_key, email, password }: Input,
): Promise<string | undefined> {
  const [found] = await ctx.inTransaction(({ tx }) =>
    tx
      .select({ id: people.id, email: people.email, passwordHash: people.passwordHash })
      .from(orders)
      .innerJoin(people, eq(people.id, orders.studentId))
      .where(eq(orders.checkoutKey, checkout_key)),
  )
  if (found?.email.toLowerCase() !== email.toLowerCase()) return undefined
  return (await verifyPassword(found.passwordHash, password)) ? found.id : undefined
}
