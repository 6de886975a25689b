import { packages, stock } from '#modules/catalog/index.ts'
import { slots } from '#modules/consultations/index.ts'
import { places } from '#modules/live-events/index.ts'
import type { Ctx } from '#platform/context.ts'
import { scarceOwned } from '../owned/scarce-owned.ts'
import { scarceShares } from '../shares/scarce-shares.ts'
import { scarceCodes } from '../codes/scarce-codes.ts'
import type { ScarceResource } from '../vocabulary.ts'

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
}

export const SCARCE: Record<ScarceResource, Scarce> = {
  package: packages,
  code: scarceCodes,
  stock,
  place: places,
  share: scarceShares,
  slot: slots,
  owned: scarceOwned,
}
