import type { ProductKind } from '#modules/catalog/vocabulary.ts'
import type { Dice } from './dice.ts'
import type { Market, Ware } from './market.ts'

/** What a buyer means to buy, and what an admin gives back of it afterwards. */
export interface Wish {
  ware: Ware
  quantity: number
  /** whether one of them is for the buyer */
  isForBuyer: boolean
  isGift: boolean
  /** how many of what the checkout offers beside it */
  bumps: number
  code: string | undefined
  refund: RefundWish | undefined
}

export interface RefundWish {
  /** the whole order, or one of its lines: which, as a part of their number */
  of: 'order' | { line: number }
  access: 'keep' | 'take'
  /** half of a line's price */
  isHalf: boolean
  isTwiceAtOnce: boolean
}

const GIFTS: readonly ProductKind[] = ['course', 'bundle', 'download', 'live_event']

/** So many wishes of one buyer, each of another ware, drawn before anything happens. */
export function wishesOf({ wares, codes }: Market, dice: Dice, count: number): Wish[] {
  const shuffled = wares.map((ware) => ({ ware, at: dice.between(0, 1) })).toSorted((one, other) => one.at - other.at)
  return shuffled.slice(0, count).map(({ ware }) => {
    const isGift = GIFTS.includes(ware.kind) && !ware.isPlan && dice.isLucky(20)
    const isCart = ware.kind === 'course' && !ware.isPlan && !isGift
    const isInSeats = isCart && dice.isLucky(35)
    return {
      ware,
      quantity: isInSeats ? Math.floor(dice.between(1, 6)) : 1,
      isForBuyer: !isInSeats || dice.isLucky(60),
      isGift,
      bumps: isCart && dice.isLucky(70) ? Math.floor(dice.between(1, 4)) : 0,
      code: dice.isLucky(35) ? dice.oneOf(codes) : undefined,
      refund: dice.isLucky(25) ? refundOf(dice) : undefined,
    }
  })
}

function refundOf(dice: Dice): RefundWish {
  const line = dice.between(0, 1)
  const isOfLine = dice.isLucky(60)
  return {
    of: isOfLine ? { line } : 'order',
    access: dice.isLucky(65) ? 'take' : 'keep',
    isHalf: isOfLine && dice.isLucky(40),
    isTwiceAtOnce: dice.isLucky(50),
  }
}
