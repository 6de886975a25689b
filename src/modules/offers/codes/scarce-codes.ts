import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { countClaimed } from '#modules/orders/index.ts'
import { codes } from './tables.ts'
import { stateOf } from './code.ts'

/** The uses of codes. The database counts their claims as `uses_count`, and each buyer's by what they are known again by. */
export const scarceCodes = {
  async lock({ tx }: Ctx, codeId: string): Promise<void> {
    await tx.select({ id: codes.id }).from(codes).where(eq(codes.id, codeId)).for('no key update')
  },

  async hasRoom(
    ctx: Ctx,
    codeId: string,
    quantity: number,
    when: 'now' | 'again',
    holders: string[],
  ): Promise<boolean> {
    const [code] = await ctx.tx.select().from(codes).where(eq(codes.id, codeId))
    if (!code || (when === 'now' && stateOf(code, ctx.now) !== 'running')) return false
    if (code.usesLimit !== null && code.usesCount + quantity > code.usesLimit) return false
    if (code.usesPerPerson === null) return true
    return (await countClaimed(ctx, { resource: 'code', resourceId: codeId }, holders)) + quantity <= code.usesPerPerson
  },

  async claimsMoved(): Promise<void> {},
}
