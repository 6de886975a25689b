import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { seatTakenBack } from './events.ts'
import { lockSentInvitation } from './lock-invitation.ts'
import { invitations } from './tables.ts'

/** Takes back an invitation that is only `sent` (commerce §4). Its link says so from then on, and its seat is there again. */
export async function deleteInvitation(
  ctx: Ctx,
  key: { courseId: string; invitationId: string },
): Promise<{ left: number }> {
  const { left } = await lockSentInvitation(ctx, key)
  await ctx.tx
    .update(invitations)
    .set({ status: 'revoked', settledAt: ctx.now })
    .where(eq(invitations.id, key.invitationId))
  ctx.emit(seatTakenBack({ invitation_id: key.invitationId, reason: '', is_with_order: false }))
  return { left: left + 1 }
}
