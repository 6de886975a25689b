import { isDeepStrictEqual } from 'node:util'
import { desc, notInArray } from 'drizzle-orm'
import { readLook, wearLook } from '#modules/schools/index.ts'
import { isSignedIn } from '#platform/context.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { refuseUnless } from '#platform/refusal.ts'
import { discardLookDraft } from './draft/discard-look-draft.ts'
import { leadWith } from '../lead-with.ts'
import { readFront } from '../read-front.ts'
import { LookChanged } from '../refusals.ts'
import { pastLooks } from '../tables.ts'
import { PAST_LOOKS_KEPT } from '../vocabulary.ts'
import { type ChosenLook, chosenLook, requireLook } from './chosen-look.ts'
import type { Look, publishLook as endpoint } from './contract.ts'
import { getLook } from './get-look.ts'

/**
 * All pages and mails look so from now on, and the front page leads with what was chosen; what is replaced is kept, and what
 * already is so is let be. Refuses with 409 what another admin has published meanwhile, and a draft that they have changed.
 */
export async function publishLook(
  ctx: Ctx,
  { version, draft_version: draftVersion, ...given }: Input<typeof endpoint>,
): Promise<Look> {
  const worn = await readLook(ctx, { toReplace: true })
  refuseUnless(worn.version === version, new LookChanged())
  const before = { site: worn.look, front: await readFront(ctx) }
  const chosen = chosenLook(given)
  const { template, overlayColor } = chosen.site
  ctx.note({ subject: `${template}, ${overlayColor}`, url: '/home/settings/look' })
  if (draftVersion !== undefined) await discardLookDraft(ctx, { version: draftVersion })
  if (isDeepStrictEqual(before, chosen)) return getLook(ctx)
  await requireLook(ctx, chosen)
  await keepPast(ctx, before)
  await wearLook(ctx, { look: chosen.site, version: version + 1 })
  await leadWith(ctx, chosen.front)
  return getLook(ctx)
}

/** The last ones only. */
async function keepPast({ tx, actor, now: createdAt }: Ctx, { site, front }: ChosenLook): Promise<void> {
  const replacedById = isSignedIn(actor) ? actor.id : null
  await tx.insert(pastLooks).values({ ...site, ...front, replacedById, createdAt })
  const kept = tx
    .select({ id: pastLooks.id })
    .from(pastLooks)
    .orderBy(desc(pastLooks.createdAt), desc(pastLooks.id))
    .limit(PAST_LOOKS_KEPT)
  await tx.delete(pastLooks).where(notInArray(pastLooks.id, kept))
}
