import { eq, sql } from 'drizzle-orm'
import type { Ctx, OutsideCtx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import { foundOr404, refuseUnless } from '#platform/refusal.ts'
import { adminInvited } from '../events.ts'
import { InvitationSettled } from '../refusals.ts'
import type { resendAdminInvitation, withdrawAdminInvitation } from './contract.ts'
import { limitInvitations, noteInvitation, sentNow } from './invite-admin.ts'
import { adminInvitations, type InvitationRow } from './tables.ts'
import { viewInvitation } from './view.ts'

/** Whether its week is over or not. Refuses with 409 one that was accepted or withdrawn, with 429 more than a mailbox gets. */
export async function resendInvitation(
  ctx: OutsideCtx,
  { adminInvitationId: id }: Input<typeof resendAdminInvitation>,
  units: UnitsOfWork,
): Promise<Answer<typeof resendAdminInvitation>> {
  const { email } = await ctx.reading((inside) => findWaiting(inside, id))
  await limitInvitations(ctx, email, units)
  return ctx.answering(async (inside) => {
    await lockWaiting(inside, id)
    const [row] = await inside.tx
      .update(adminInvitations)
      .set({ sendings: sql`${adminInvitations.sendings} + 1`, ...sentNow(ctx) })
      .where(eq(adminInvitations.id, id))
      .returning()
    inside.emit(adminInvited({ invitation_id: id, sending: row!.sendings }))
    noteInvitation(inside, row!)
    return { invitation: viewInvitation(row!, ctx.now) }
  })
}

/** Refuses with 409 one that was accepted or withdrawn. */
export async function withdrawInvitation(
  ctx: Ctx,
  { adminInvitationId: id }: Input<typeof withdrawAdminInvitation>,
): Promise<{ done: true }> {
  const row = await lockWaiting(ctx, id)
  await ctx.tx.update(adminInvitations).set({ withdrawnAt: ctx.now }).where(eq(adminInvitations.id, id))
  noteInvitation(ctx, row)
  return { done: true }
}

const findWaiting = async ({ tx }: Ctx, id: string) =>
  waiting((await tx.select().from(adminInvitations).where(eq(adminInvitations.id, id)))[0])

const lockWaiting = async ({ tx }: Ctx, id: string) =>
  waiting((await tx.select().from(adminInvitations).where(eq(adminInvitations.id, id)).for('update'))[0])

function waiting(row: InvitationRow | undefined): InvitationRow {
  const found = foundOr404(row)
  refuseUnless(!found.acceptedAt && !found.withdrawnAt, new InvitationSettled())
  return found
}
