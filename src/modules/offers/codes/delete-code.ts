import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { refuseUnless } from '#platform/refusal.ts'
import { CodeWasUsed } from './refusals.ts'
import { codes } from './tables.ts'
import { lockCode, wasEverClaimed } from './get-code.ts'

/** Refuses with 409 one that an order was placed with: its payment may still succeed, and its name stands there. */
export async function deleteCode(ctx: Ctx, { codeId }: { codeId: string }): Promise<{ done: true }> {
  const { code } = await lockCode(ctx, codeId)
  refuseUnless(!(await wasEverClaimed(ctx, codeId)), new CodeWasUsed())
  await ctx.tx.delete(codes).where(eq(codes.id, codeId))
  ctx.note({ subject: code })
  return { done: true }
}
