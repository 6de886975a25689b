import { sql } from 'drizzle-orm'
import { isBelowPlace, listingMine, ownedList, type OwnedRow, owner } from '#modules/access/index.ts'
import { products } from '#modules/catalog/tables.ts'
import { listMySeats as endpoint } from './contract.ts'
import { seatPools } from './tables.ts'

const PAGE = 20

interface Row extends OwnedRow {
  course: { id: string; title: string }
  bought: number
  taken: number
}

/** Seats of it are the buyer's: it is not closed, or some had been given before. */
const isHeld = (pool: string) => sql.raw(`(${pool}.closed_at is null or ${pool}.taken > 0)`)

/** Over all pools of the course, of which the last one bought stands for all. */
const ofSame = (seats: string) => sql`(
  select sum(${sql.raw(seats)})::int from ${seatPools} as same
  where same.buyer_id = pool.buyer_id and same.product_id = pool.product_id and not same.is_gift)`

/** The courses of which somebody hands out seats, the one bought last first. */
export const ownedSeats = ownedList<Row, typeof endpoint>(endpoint, {
  length: PAGE,
  rows: sql`
    select pool.id, pool.created_at, json_build_object('id', ${products.id}, 'title', ${products.title}) as course,
      ${ofSame('case when closed_at is null then bought else taken end')} as bought, ${ofSame('taken')} as taken
    from ${seatPools} as pool join ${products} on ${products.id} = pool.product_id
    where pool.buyer_id = ${owner} and not pool.is_gift and ${isHeld('pool')} and not exists (
      select from ${seatPools} as later
      where later.buyer_id = pool.buyer_id and later.product_id = pool.product_id and not later.is_gift and ${isHeld('later')}
        and (later.created_at, later.id) > (pool.created_at, pool.id))
      and ${isBelowPlace(sql`pool.created_at`, sql`pool.id`)}`,
  view: ({ course, bought, taken }) => ({ course, bought, left: bought - taken }),
})

export const listMySeats = listingMine(ownedSeats)
