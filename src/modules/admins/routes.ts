import type { App } from '#platform/http/app.ts'
import { serve, serveOutsideTransaction } from '#platform/http/serve.ts'
import { changeAdminRole, removeAdmin } from './change-admin-role.ts'
import * as contract from './contract.ts'
import { acceptInvitation, type AcceptingParts, joinByInvitation } from './invitations/accept-admin-invitation.ts'
import * as invitations from './invitations/contract.ts'
import { getAdminInvitation } from './invitations/get-admin-invitation.ts'
import { inviteAdmin } from './invitations/invite-admin.ts'
import { listAdminInvitations } from './invitations/list-admin-invitations.ts'
import { resendInvitation, withdrawInvitation } from './invitations/settle-admin-invitation.ts'
import { listAdmins } from './list-admins.ts'

export function adminRoutes(app: App, parts: AcceptingParts): void {
  const { units } = parts
  serve(app, contract.listAdmins, listAdmins)
  serve(app, contract.changeAdminRole, changeAdminRole)
  serve(app, contract.removeAdmin, removeAdmin)
  serve(app, invitations.listAdminInvitations, listAdminInvitations)
  serveOutsideTransaction(app, invitations.inviteAdmin, (ctx, input) => inviteAdmin(ctx, input, units))
  serveOutsideTransaction(app, invitations.resendAdminInvitation, (ctx, input) => resendInvitation(ctx, input, units))
  serve(app, invitations.withdrawAdminInvitation, withdrawInvitation)
  serve(app, invitations.getAdminInvitation, getAdminInvitation)
  serveOutsideTransaction(app, invitations.acceptAdminInvitation, (ctx, input, exchange) =>
    acceptInvitation(ctx, input, exchange, parts),
  )
  serveOutsideTransaction(app, invitations.joinAsAdmin, (ctx, input, exchange) =>
    joinByInvitation(ctx, input, exchange, parts),
  )
}
