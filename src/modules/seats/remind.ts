import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import { foundOr404, NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import { beginningAsked, invitationAsked } from './events.ts'
import { lockPools } from './find-pools.ts'
import { isRemindable } from './is-remindable.ts'
import { poolsOf } from './read-invitations.ts'
import { NotRemindable } from './refusals.ts'
import { invitations } from './tables.ts'

/**
 * Asks for a mail to whoever has not claimed their seat, and to whoever has and has not begun: to all of them, or to one. Who was written to
 * within three days is left in peace, also when it is asked twice at once. Refuses with 404 one of somebody else, and with 409 one
 * that there is nothing to remind of.
 */
export async function remind(
  ctx: Ctx,
  { courseId, invitationId }: { courseId: string; invitationId?: string },
): Promise<{ reminded: number }> {
  const { actor, tx, now } = ctx
  refuseUnless(isSignedIn(actor), new NotSignedIn())
  const whose = { buyerId: actor.id, productId: courseId }
  await lockPools(ctx, whose)
  const asked = and(
    inArray(invitations.poolId, poolsOf(ctx, whose)),
    invitationId === undefined ? undefined : eq(invitations.id, invitationId),
  )
  const reminded = await tx
    .update(invitations)
    .set({
      remindedAt: now,
      sendings: sql`${invitations.sendings} + case ${invitations.status} when 'sent' then 1 else 0 end`,
    })
    .where(and(asked, isRemindable({ courseId, now })))
    .returning({ id: invitations.id, status: invitations.status, sending: invitations.sendings })
  if (invitationId !== undefined && reminded.length === 0) {
    foundOr404((await tx.select({ id: invitations.id }).from(invitations).where(asked))[0])
    throw new NotRemindable()
  }
  for (const { id, status, sending } of reminded)
    ctx.emit(
      status === 'sent'
        ? invitationAsked({ invitation_id: id, sending, is_reminder: true })
        : beginningAsked({ invitation_id: id, asked_at: now.toISOString() }),
    )
  return { reminded: reminded.length }
}
