import type { Ctx } from '#platform/context.ts'

/** What somebody shows besides their password, where they have such a thing. */
export interface SecondFactors {
  areAskedOf(ctx: Ctx, personId: string): Promise<boolean>
  /** Whether the school demands one of its admins, and this one has none. */
  areLackedBy(ctx: Ctx, adminId: string): Promise<boolean>
}
