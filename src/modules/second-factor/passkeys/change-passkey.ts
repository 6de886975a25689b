import { and, eq } from 'drizzle-orm'
import { requireOwnPassword, signedIn } from '#modules/people/index.ts'
import type { Ctx, OutsideCtx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { foundOr404 } from '#platform/refusal.ts'
import type { Passkey } from '../contract.ts'
import { secondFactorChanged } from '../events.ts'
import { keepDemand } from '../keep-demand.ts'
import type { SecondFactorParts } from '../parts.ts'
import { passkeys } from '../tables.ts'
import type { removePasskey as removing, renamePasskey as renaming } from './contract.ts'
import { viewPasskey } from './view-passkey.ts'

/** Refuses with 404 somebody else's. */
export async function renamePasskey(ctx: Ctx, { passkeyId, name }: Input<typeof renaming>): Promise<Passkey> {
  const [renamed] = await ctx.tx
    .update(passkeys)
    .set({ name })
    .where(ofOwn(signedIn(ctx).id, passkeyId))
    .returning()
  return viewPasskey(foundOr404(renamed))
}

/** With the last second factor the recovery codes go. Refuses with 409 to take the last of an admin whose school demands one. */
export async function removePasskey(
  ctx: OutsideCtx,
  { passkeyId, password }: Input<typeof removing>,
  { units }: SecondFactorParts,
): Promise<{ done: true }> {
  const { id } = signedIn(ctx)
  foundOr404((await ctx.reading(({ tx }) => tx.select().from(passkeys).where(ofOwn(id, passkeyId))))[0])
  await requireOwnPassword(ctx, { password, purpose: 'change-second-factor' }, units)
  return ctx.answering(async (inside) => {
    const [removed] = await inside.tx.delete(passkeys).where(ofOwn(id, passkeyId)).returning()
    foundOr404(removed)
    const hasAny = await keepDemand(inside, id)
    inside.emit(secondFactorChanged({ person_id: id, change: hasAny ? 'passkey-removed' : 'off' }))
    return { done: true }
  })
}

const ofOwn = (personId: string, id: string) => and(eq(passkeys.id, id), eq(passkeys.personId, personId))
