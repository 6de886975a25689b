import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { products } from '#modules/catalog/tables.ts'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { cursorOf, olderThan, pageFrom } from '#platform/db/paging.ts'
import { NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import type { listMySeats as endpoint } from './contract.ts'
import { seatPools } from './tables.ts'

const PAGE = 20
const later = alias(seatPools, 'later_pool')

/** Seats of it are the buyer's: it is not closed, or some had been given before. */
const isHeld = (pool: typeof seatPools | typeof later) => or(isNull(pool.closedAt), gt(pool.taken, 0))

/** The courses of which the viewer hands out seats, the one bought last first. */
export async function listMySeats(ctx: Ctx, { cursor }: Input<typeof endpoint>): Promise<Answer<typeof endpoint>> {
  const { actor, tx } = ctx
  refuseUnless(isSignedIn(actor), new NotSignedIn())
  const ofSame = (seats: string) => sql`(
    select sum(${sql.raw(seats)})::int from seat_pools same
    where same.buyer_id = ${seatPools.buyerId} and same.product_id = ${seatPools.productId} and not same.is_gift)`
  const laterOne = tx
    .select({ id: later.id })
    .from(later)
    .where(
      and(
        eq(later.buyerId, seatPools.buyerId),
        eq(later.productId, seatPools.productId),
        isHeld(later),
        eq(later.isGift, false),
        sql`(${later.createdAt}, ${later.id}) > (${seatPools.createdAt}, ${seatPools.id})`,
      ),
    )
  const rows = await tx
    .select({
      id: seatPools.id,
      createdAt: seatPools.createdAt,
      product: { id: products.id, title: products.title },
      bought: ofSame('case when closed_at is null then bought else taken end').mapWith(Number),
      taken: ofSame('taken').mapWith(Number),
    })
    .from(seatPools)
    .innerJoin(products, eq(products.id, seatPools.productId))
    .where(
      and(
        eq(seatPools.buyerId, actor.id),
        isHeld(seatPools),
        eq(seatPools.isGift, false),
        sql`not exists ${laterOne}`,
        olderThan(seatPools.createdAt, seatPools.id, cursor),
      ),
    )
    .orderBy(desc(seatPools.createdAt), desc(seatPools.id))
    .limit(PAGE + 1)
  return pageFrom(
    rows,
    PAGE,
    ({ product, bought, taken }) => ({ course: product, bought, left: bought - taken }),
    (last) => `/json/my/seats?${new URLSearchParams({ cursor: cursorOf(last) })}`,
  )
}
