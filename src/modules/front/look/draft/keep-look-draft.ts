import { eq, sql } from 'drizzle-orm'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { refuseUnless } from '#platform/refusal.ts'
import { LookDraftChanged } from '../../refusals.ts'
import { chosenLook, requireLook } from '../chosen-look.ts'
import { lookDrafts } from '../../tables.ts'
import type { keepLookDraft as endpoint } from './contract.ts'
import { getLookDraft } from './get-look-draft.ts'

/** Refuses with 409 what another admin has changed, begun or done away with meanwhile. */
export async function keepLookDraft(
  ctx: Ctx,
  { version, look_version: lookVersion, ...given }: Input<typeof endpoint>,
): Promise<Answer<typeof endpoint>> {
  const chosen = chosenLook(given)
  await requireLook(ctx, chosen)
  const { tx, actor, now: changedAt } = ctx
  const kept = {
    ...chosen.site,
    ...chosen.front,
    lookVersion,
    changedAt,
    changedById: isSignedIn(actor) ? actor.id : null,
  }
  const stored =
    version === 0
      ? await tx.insert(lookDrafts).values(kept).onConflictDoNothing().returning({ id: lookDrafts.id })
      : await tx
          .update(lookDrafts)
          .set({ ...kept, version: sql`${lookDrafts.version} + 1` })
          .where(eq(lookDrafts.version, version))
          .returning({ id: lookDrafts.id })
  refuseUnless(stored.length > 0, new LookDraftChanged())
  return getLookDraft(ctx)
}
