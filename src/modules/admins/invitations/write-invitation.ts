import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { findPersonByEmail } from '#modules/people/index.ts'
import { type LetterParts, writeLetter } from '#modules/mails/index.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { digestOf, newSecret } from '#platform/ids.ts'
import type { adminInvited } from '../events.ts'
import { invitationLetter } from '../mails/invitation-letter.ts'
import { INVITATION_DAYS } from '../vocabulary.ts'
import { adminInvitations } from './tables.ts'
import { stateOf } from './view.ts'

/** Mails the link, once for each time it was asked for; the one of an earlier mail opens nothing any more. */
export async function writeInvitation(
  ctx: Ctx,
  { invitation_id: id, sending }: z.output<(typeof adminInvited)['payload']>,
  parts: LetterParts,
): Promise<void> {
  const [found] = await ctx.tx
    .select({ invitation: adminInvitations, inviter: people.name })
    .from(adminInvitations)
    .leftJoin(people, eq(people.id, adminInvitations.invitedById))
    .where(eq(adminInvitations.id, id))
    .for('update', { of: adminInvitations })
  if (!found || found.invitation.sendings !== sending || stateOf(found.invitation, ctx.now) !== 'open') return
  const { email, adminRole } = found.invitation
  const account = await findPersonByEmail(ctx, email)
  const language = account?.language ?? ctx.school.language
  const secret = newSecret()
  const letter = invitationLetter(language, {
    school: ctx.school.name,
    inviter: found.inviter,
    role: adminRole,
    url: `${ctx.school.origin}/invitations/admin/${secret}`,
    days: INVITATION_DAYS,
  })
  const cause = `admin-invitation:${id}:${sending}`
  if (await writeLetter(ctx, { cause, to: email, language, letter, secret }, parts))
    await ctx.tx
      .update(adminInvitations)
      .set({ tokenDigest: digestOf(secret) })
      .where(eq(adminInvitations.id, id))
}
