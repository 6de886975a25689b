import { eq } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { invitationAsked } from '../events.ts'
import { mayGoAtOnce, refuseTooSoon } from '../policy.ts'
import { type InvitationRow, invitations } from '../tables.ts'
import type { MyGift } from './contract.ts'
import { lockGift } from './lock-gift.ts'
import { viewGift } from './view.ts'

/** Sends a gift before its day, or once more. Refuses with 429 until some time has passed since it was sent last. */
export async function sendGift(ctx: Ctx, { giftId }: { giftId: string }): Promise<{ gift: MyGift }> {
  const locked = await lockGift(ctx, giftId)
  return { gift: viewGift(ctx, { ...locked, invitation: await sendNow(ctx, locked.invitation) }) }
}

/** Of a gift that is locked; `changed` is what was corrected of it. */
export async function sendNow(
  ctx: Ctx,
  invitation: InvitationRow,
  changed: Partial<InvitationRow> = {},
): Promise<InvitationRow> {
  const wasSent = invitation.status === 'sent'
  if (wasSent && !mayGoAtOnce(invitation, changed)) refuseTooSoon(ctx, invitation)
  const sendings = wasSent ? invitation.sendings + 1 : invitation.sendings
  const [row] = await ctx.tx
    .update(invitations)
    .set({ ...changed, status: 'sent', sendings, sentAt: ctx.now, tokenDigest: null, returnedAt: null })
    .where(eq(invitations.id, invitation.id))
    .returning()
  ctx.emit(invitationAsked({ invitation_id: invitation.id, sending: sendings }))
  return row!
}
