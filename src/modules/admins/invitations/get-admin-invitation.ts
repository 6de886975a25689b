import { eq } from 'drizzle-orm'
import { findPersonByEmail } from '#modules/people/index.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { digestOf } from '#platform/ids.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { shownEmail } from '#platform/shown-email.ts'
import type { ShownAdminInvitation } from './contract.ts'
import { adminInvitations } from './tables.ts'
import { stateOf } from './view.ts'

/** For whoever has the link. @throws NotFound */
export async function getAdminInvitation(ctx: Ctx, { token }: { token: string }): Promise<ShownAdminInvitation> {
  const [found] = await ctx.tx
    .select({ invitation: adminInvitations, inviter: people.name })
    .from(adminInvitations)
    .leftJoin(people, eq(people.id, adminInvitations.invitedById))
    .where(eq(adminInvitations.tokenDigest, digestOf(token)))
  const { invitation, inviter } = foundOr404(found)
  const account = await findPersonByEmail(ctx, invitation.email)
  return {
    state: stateOf(invitation, ctx.now),
    email: shownEmail(invitation.email),
    role: invitation.adminRole,
    invited_by: inviter,
    has_account: typeof account?.passwordHash === 'string',
  }
}
