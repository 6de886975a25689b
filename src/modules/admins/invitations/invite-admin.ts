import { findPersonByEmail, signedIn } from '#modules/people/index.ts'
import { DAY } from '#platform/clock.ts'
import type { Ctx, OutsideCtx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import { brakeOrRefuse, countOrRefuse } from '#platform/http/rate-limit.ts'
import { digestOf } from '#platform/ids.ts'
import { invalidField, refuseUnless } from '#platform/refusal.ts'
import { shownEmail } from '#platform/shown-email.ts'
import { adminInvited } from '../events.ts'
import { INVITATIONS_PER_MAILBOX, INVITATIONS_PER_SCHOOL } from '../limits.ts'
import { roleIn } from '../say.ts'
import { INVITATION_DAYS } from '../vocabulary.ts'
import type { inviteAdmin as endpoint } from './contract.ts'
import { adminInvitations, type InvitationRow } from './tables.ts'
import { viewInvitation } from './view.ts'

/** Refuses with 422 under `email` who is an admin or invited already, with 429 more than a school or a mailbox gets. */
export async function inviteAdmin(
  ctx: OutsideCtx,
  { email, role }: Input<typeof endpoint>,
  units: UnitsOfWork,
): Promise<Answer<typeof endpoint>> {
  await limitInvitations(ctx, email, units)
  return ctx.answering(async (inside) => {
    const person = await findPersonByEmail(inside, email)
    refuseUnless(person?.role !== 'admin', invalidField('email', 'admins.admin-already'))
    const [row] = await inside.tx
      .insert(adminInvitations)
      .values({ email, adminRole: role, invitedById: signedIn(ctx).id, createdAt: ctx.now, ...sentNow(ctx) })
      .onConflictDoNothing()
      .returning()
    if (!row) throw invalidField('email', 'admins.invited-already')
    inside.emit(adminInvited({ invitation_id: row.id, sending: row.sendings }))
    noteInvitation(inside, row)
    return { invitation: viewInvitation(row, ctx.now) }
  })
}

/** How long the link of a mail works that is asked for now. */
export const sentNow = ({ now }: Pick<Ctx, 'now'>) => ({
  sentAt: now,
  expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY),
})

export async function limitInvitations(
  { school }: Pick<OutsideCtx, 'school'>,
  email: string,
  units: UnitsOfWork,
): Promise<void> {
  await countOrRefuse(units, `admin-invitations:${school.id}`, INVITATIONS_PER_SCHOOL)
  await brakeOrRefuse(units, `admin-invitation:${digestOf(email.toLowerCase())}`, INVITATIONS_PER_MAILBOX)
}

export function noteInvitation(ctx: Ctx, { email, adminRole }: InvitationRow): void {
  const role = roleIn(ctx.school.language)(adminRole)
  ctx.note({ subject: `${shownEmail(email)}: ${role}`, url: '/home/settings/admins' })
}
