import type { products, SeatPrice, variants } from '../tables.ts'
import { SEATS_MAX } from '../vocabulary.ts'

type Sold = Pick<typeof variants.$inferSelect, 'amount' | 'seatPrices'>

/** What an order can be for at most, in minor units: more has no place in its columns. */
const AMOUNT_MAX = 2_000_000_000

/** The price for so many seats, of each; undefined below the first step. */
export const stepFor = ({ seatPrices }: Pick<Sold, 'seatPrices'>, seats: number): SeatPrice | undefined =>
  seatPrices?.findLast(({ from }) => from <= seats)

/** How many seats one order may be for: one, where they are not sold by the dozen or cost nothing. */
export const seatsMax = ({ amount, seatPrices }: Sold): number =>
  seatPrices === null || amount === 0 ? 1 : Math.min(SEATS_MAX, Math.floor(AMOUNT_MAX / amount))

type Product = Pick<typeof products.$inferSelect, 'quantityPerStudent' | 'stockLimit' | 'stockSold'>

/** The same, of a product of which there are only so many left, or one buyer may have only so many. */
export const mostSeats = ({ quantityPerStudent, stockLimit, stockSold }: Product, sold: Sold): number =>
  Math.min(
    seatsMax(sold),
    quantityPerStudent ?? Infinity,
    stockLimit === null ? Infinity : Math.max(1, stockLimit - stockSold),
  )
