import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import type { Refusal } from '#platform/refusal.ts'
import type { ScarceResource } from './vocabulary.ts'

/** A kind of thing of which there is only so much. Whoever has it counts what is claimed and knows what follows. */
export interface Scarce {
  /** Until the end of the unit of work nobody else claims it or lets it go. */
  lock(ctx: Ctx, id: string): Promise<void>
  /**
   * Whether so many more can be had: now, or again by an order that had them in time; by whom, where that counts; or because they are offered to whoever asks. Asked
   * after `lock`.
   */
  hasRoom(
    ctx: Ctx,
    id: string,
    quantity: number,
    when: 'now' | 'again',
    holders: string[],
    offerId?: string | null,
  ): Promise<boolean>
  /** What follows when so many more of it are claimed, or fewer. */
  claimsMoved(ctx: Ctx, id: string, by: number): Promise<void>
  /** What whoever wanted it is told once it is gone; left out, that what was to be bought is sold out. */
  gone?(): Refusal
  /** Puts down for a buyer what their order is to claim, where that is there for them alone, and answers its id. @throws where it cannot be had */
  reserve?(ctx: Ctx, wanted: { productId: string; studentId: string; startsAt: Date }): Promise<string>
  /** Of what was put down so and let go before then, forgets at most so many, and answers how many. */
  forget?(tx: Tx, asked: Forgetting): Promise<{ rowCount: number | null }>
  /** Of what may be kept for somebody before all others, however much there is. */
  offers?: Offers
}

export interface Forgetting {
  before: Date
  now: Date
  atMost: number
  /** whether no order that claimed it can still be paid for */
  isLeft(id: SQLWrapper): SQL
}

/** What is kept for somebody who waited for it. */
interface Offers {
  /** The offer that is good for whoever looks: by what its link says, or by who they are. */
  find(
    ctx: Ctx,
    asked: { productId: string; secret: string | undefined; studentId: string | undefined },
  ): Promise<{ id: string; until: Date } | undefined>
  /** It is a buyer's from now on, be it without the link. */
  bind(ctx: Ctx, offerId: string, buyerId: string): Promise<void>
}

/** All that is scarce: whoever has some of it puts it in, under what claims call it. */
export class ScarceThings {
  readonly #kinds = new Map<ScarceResource, Scarce>()

  register(resource: ScarceResource, scarce: Scarce): void {
    this.#kinds.set(resource, scarce)
  }

  all(): [ScarceResource, Scarce][] {
    return [...this.#kinds]
  }

  get(resource: ScarceResource): Scarce {
    const found = this.#kinds.get(resource)
    if (!found) throw new Error(`Nobody says how much there is of a ${resource}`)
    return found
  }
}
