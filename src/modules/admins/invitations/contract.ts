import { z } from 'zod'
import { NewPassword, PersonName, WayOn } from '#modules/people/contract.ts'
import { Email } from '#platform/contract/email.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { inPages, pageOf } from '#platform/contract/paging.ts'
import { Done, Id, Time } from '#platform/contract/shapes.ts'
import { ADMIN_ROLES } from '#platform/rights.ts'
import { INVITATION_STATES } from '../vocabulary.ts'

const AdminInvitation = z.object({
  id: Id,
  email: z.string(),
  role: z.enum(ADMIN_ROLES),
  sent_at: Time,
  expires_at: Time,
  /** whether its link works no longer */
  is_expired: z.boolean(),
})
export type AdminInvitation = z.output<typeof AdminInvitation>
const AdminInvitationPage = pageOf(AdminInvitation)
export type AdminInvitationPage = z.output<typeof AdminInvitationPage>

export const listAdminInvitations = endpoint('GET /json/home/settings/admin-invitations', {
  summary: 'Who is invited to become an admin and has neither accepted nor been turned away, the newest first',
  access: 'admin',
  right: 'see-admins',
  ...inPages(AdminInvitationPage),
})

export const inviteAdmin = endpoint('POST /home/settings/admin-invitations', {
  summary: 'Invite somebody to become an admin; a link that works for a week is mailed to them',
  access: 'admin',
  right: 'change-admins',
  refuses: [429],
  status: 201,
  body: z.object({ email: Email, role: z.enum(ADMIN_ROLES) }),
  answer: z.object({ invitation: AdminInvitation }),
})

export const resendAdminInvitation = endpoint('POST /home/settings/admin-invitations/:adminInvitationId/resend', {
  summary: 'Mail a new link, which works for a week; the one before opens nothing any more',
  access: 'admin',
  right: 'change-admins',
  refuses: [409, 429],
  answer: z.object({ invitation: AdminInvitation }),
})

export const withdrawAdminInvitation = endpoint('DELETE /home/settings/admin-invitations/:adminInvitationId', {
  summary: 'Take back an invitation that nobody has accepted; its link says so from then on',
  access: 'admin',
  right: 'change-admins',
  refuses: [409],
  answer: Done,
})

const Token = z.object({ token: z.string().min(1).max(100) })

export const ShownAdminInvitation = z.object({
  state: z.enum(INVITATION_STATES),
  email: z.string(),
  role: z.enum(ADMIN_ROLES),
  /** null once they are gone */
  invited_by: z.string().nullable(),
  /** whether an account has this address, and a password to log in by */
  has_account: z.boolean(),
})
export type ShownAdminInvitation = z.output<typeof ShownAdminInvitation>

export const getAdminInvitation = endpoint('GET /json/invitations/admin/:token', {
  summary: 'Who is invited to become an admin, by the link of the mail',
  access: 'anyone',
  params: Token,
  answer: ShownAdminInvitation,
})

export const acceptAdminInvitation = endpoint('POST /invitations/admin/:token/accept', {
  summary: 'Make the account with the address that was invited an admin, whoever is signed in',
  access: 'anyone',
  refuses: [409, 429],
  params: Token,
  answer: WayOn,
})

export const joinAsAdmin = endpoint('POST /invitations/admin/:token/join', {
  summary: 'Make an account for the address that was invited, as an admin, and sign in',
  access: 'anyone',
  refuses: [409, 429],
  params: Token,
  body: z.object({ name: PersonName, password: NewPassword }),
  answer: WayOn,
})
