import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { refuseUnless } from '#platform/refusal.ts'
import { CodeInAnotherCurrency } from './refusals.ts'
import { codes } from './tables.ts'
import type { EditableCode } from './contract.ts'
import { lockCode, showCode } from './get-code.ts'
import { subjectOf } from './store-code.ts'

/** Whoever is paying with it already goes on; from now on nobody else has it. */
export const stopCode = (ctx: Ctx, { codeId }: { codeId: string }) => setStopped(ctx, codeId, ctx.now)

export const resumeCode = (ctx: Ctx, { codeId }: { codeId: string }) => setStopped(ctx, codeId, null)

async function setStopped(ctx: Ctx, codeId: string, stoppedAt: Date | null): Promise<{ code: EditableCode }> {
  const known = await lockCode(ctx, codeId)
  refuseUnless(stoppedAt !== null || known.currency === ctx.school.currency, new CodeInAnotherCurrency(known.currency))
  const code = { ...known, stoppedAt: stoppedAt && (known.stoppedAt ?? stoppedAt) }
  await ctx.tx.update(codes).set({ stoppedAt: code.stoppedAt }).where(eq(codes.id, codeId))
  ctx.note(subjectOf(code))
  return { code: await showCode(ctx, code) }
}
