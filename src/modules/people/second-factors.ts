import type { Ctx } from '#platform/context.ts'

/** What somebody shows besides their password, where they have such a thing. */
export interface SecondFactors {
  areAskedOf(ctx: Ctx, personId: string): Promise<boolean>
}
