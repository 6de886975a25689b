import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { Invitation } from './contract.ts'
import { invitationAsked } from './events.ts'
import { lockSentInvitation } from './lock-invitation.ts'
import { refuseTooSoon } from './policy.ts'
import { invitations } from './tables.ts'
import { viewInvitation } from './view.ts'

/** Asks for the mail once more. Refuses with 429 until some time has passed since the one before, longer each time. */
export async function resendInvitation(
  ctx: Ctx,
  key: { courseId: string; invitationId: string },
): Promise<{ invitation: Invitation }> {
  const { invitation } = await lockSentInvitation(ctx, key)
  refuseTooSoon(ctx, invitation)
  const sendings = invitation.sendings + 1
  const [row] = await ctx.tx
    .update(invitations)
    .set({ sendings, sentAt: ctx.now })
    .where(eq(invitations.id, invitation.id))
    .returning()
  ctx.emit(invitationAsked({ invitation_id: invitation.id, sending: sendings }))
  return { invitation: viewInvitation(row!, ctx.now) }
}
