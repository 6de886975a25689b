import type { ProductKind } from '#modules/catalog/vocabulary.ts'
import type { Ctx } from '#platform/context.ts'
import type { NewGrant } from './grant-access.ts'
import type { PlanKeeper } from './plans.ts'
import type { TakenAccess } from './revoke-grants.ts'
import type { GrantRow } from './tables.ts'

/** What can be done with a kind of product beside selling it by itself; what is left out cannot. */
export interface Traits {
  /** it can be sold within a bundle */
  isPart?: boolean
  /** somebody else can be given it, who is told of it on a day */
  isGift?: boolean
  /** only so many can come: whoever buys it, by itself or within a bundle, claims a place */
  hasPlaces?: boolean
}

/** What a kind of product does when it is sold, given or taken away; the module that owns the kind knows. */
export interface FulfillableKind {
  kind: ProductKind
  traits: Traits
  /**
   * Whether the student can be given it, after `lockPurchase`: not who has it, or is about to. A variant that opens more than they
   * have can be; without a variant it is all of the product.
   */
  check(ctx: Ctx, given: { studentId: string; productId: string; variantId?: string | null }): Promise<boolean>
  /** Which of these variants open nothing that this one leaves out. Left out, one is never better than another of the product. */
  covers?(ctx: Ctx, asked: { variantId: string; others: string[] }): Promise<string[]>
  /** Gives it. The same source gives once, however often it is told. */
  fulfil(ctx: Ctx, given: NewGrant): Promise<void>
  /**
   * Of what takes place at a time that is chosen: when it does, of what these students have from these sources; none that has no time yet.
   * Left out, a right is used from the moment it is given.
   */
  takesPlace?(ctx: Ctx, asked: { studentIds: string[]; sourceIds: string[] }): Promise<TakingPlace[]>
  /** What follows from grants of it that were just made, by `fulfil` or as a part of something else. */
  follow?(ctx: Ctx, granted: GrantRow[]): Promise<void>
  /** Of what has places: keeps one for whoever is to claim a seat of it, with that order's commit. What it gives later is this one. */
  hold?(ctx: Ctx, held: HeldSeat): Promise<void>
  /** Whom it is held for was corrected. */
  renameHeld?(ctx: Ctx, held: HeldSeat): Promise<void>
  /** What follows when a seat that it was held for was taken back: the database has let go of it (`void_held_tickets`). */
  followFreed?(ctx: Ctx, productId: string): Promise<void>
  /** Takes it away, with the reason: all of it, or what came from one source. False when there was nothing to take. */
  revoke(ctx: Ctx, taken: TakenAccess): Promise<boolean>
}

export interface TakingPlace {
  productId: string
  sourceId: string
  startsAt: Date
  endsAt: Date
}

/** Somebody else a purchase is for, as its buyer wrote it. */
export interface Gift {
  name: string
  email: string
  /** empty for none */
  message: string
  /** the day on which they are told, in the school's time zone: 2026-12-24 */
  send_on: string
}

/** A seat for one person who is still to claim it. */
export interface HeldSeat extends Pick<Gift, 'name' | 'email'> {
  seatId: string
  productId: string
}

/** Seats of a line that are for others than its buyer. */
export interface SoldSeats extends Pick<NewGrant, 'productId' | 'accessDays' | 'accessUntil'> {
  productKind: ProductKind
  variantId: string
  orderLineId: string
  buyerId: string
  seats: number
  /** whom the only seat is for; null where the buyer hands them out */
  gift: Gift | null
}

export interface GivenSeat {
  id: string
  orderLineId: string
  /** who has it; null once they are gone */
  personId: string | null
  at: Date
}

/** Whoever hands out what was bought for others. */
export interface SeatKeeper {
  /** Lets the buyer hand them out; once for a line. */
  open(ctx: Ctx, sold: SoldSeats): Promise<void>
  /** Ends what was handed out of a line, but for the seats that are kept, and lets no more of it go. Safe to repeat. Why its buyer ended it is nobody else's matter. */
  close(ctx: Ctx, closed: { orderLineId: string; reason: string; isByBuyer?: boolean; kept?: string[] }): Promise<void>
  /** The seats of these lines that somebody has been given, and when. Whoever locks them sees to it that no more are given meanwhile. */
  given(ctx: Ctx, asked: { orderLineIds: string[]; lock: boolean }): Promise<GivenSeat[]>
}

export class Fulfillables {
  readonly #kinds = new Map<ProductKind, FulfillableKind>()
  #seats: SeatKeeper | undefined
  #plans: PlanKeeper | undefined

  register(kind: FulfillableKind): void {
    this.#kinds.set(kind.kind, kind)
  }

  keepSeats(keeper: SeatKeeper): void {
    this.#seats = keeper
  }

  get seats(): SeatKeeper {
    if (!this.#seats) throw new Error('Nothing hands out seats')
    return this.#seats
  }

  keepPlans(keeper: PlanKeeper): void {
    this.#plans = keeper
  }

  get plans(): PlanKeeper {
    if (!this.#plans) throw new Error('Nothing charges what is paid for by periods')
    return this.#plans
  }

  /** The kinds of which something is so. */
  having(trait: keyof Traits): ProductKind[] {
    return [...this.#kinds.values()].flatMap(({ kind, traits }) => (traits[trait] ? kind : []))
  }

  get(kind: ProductKind): FulfillableKind {
    const found = this.#kinds.get(kind)
    if (!found) throw new Error(`Nothing says what a ${kind} does when it is sold`)
    return found
  }
}
