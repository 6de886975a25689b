import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { refuseUnless } from '#platform/refusal.ts'
import { LookDraftChanged } from '../../refusals.ts'
import { lookDrafts } from '../../tables.ts'

/** There is none from then on. Refuses with 409 what another admin has changed meanwhile. */
export async function discardLookDraft({ tx }: Ctx, { version }: { version: number }): Promise<{ done: true }> {
  const gone = await tx.delete(lookDrafts).where(eq(lookDrafts.version, version)).returning({ id: lookDrafts.id })
  refuseUnless(gone.length > 0, new LookDraftChanged())
  return { done: true }
}
