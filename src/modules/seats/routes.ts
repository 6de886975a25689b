import type { Fulfillables } from '#modules/access/index.ts'
import type { App } from '#platform/http/app.ts'
import { serve, serveOutsideTransaction } from '#platform/http/serve.ts'
import { acceptInvitation } from './accept-invitation.ts'
import * as contract from './contract.ts'
import { deleteInvitation } from './delete-invitation.ts'
import { exportProgress } from './export-progress.ts'
import { getAccessManager } from './get-access-manager.ts'
import { giftRoutes } from './gifts/routes.ts'
import { getInvitation } from './get-invitation.ts'
import { importInvitations } from './import-invitations.ts'
import { invite } from './invite.ts'
import { listInvitations } from './list-invitations.ts'
import { listMySeats } from './list-my-seats.ts'
import { releaseSeat } from './release-seat.ts'
import { remind } from './remind.ts'
import { resendInvitation } from './resend-invitation.ts'

export function seatRoutes(app: App, { fulfillables }: { fulfillables: Fulfillables }): void {
  serve(app, contract.listMySeats, listMySeats)
  serve(app, contract.getAccessManager, getAccessManager)
  serve(app, contract.listInvitations, listInvitations)
  serveOutsideTransaction(app, contract.exportProgress, exportProgress)
  serve(app, contract.invite, invite)
  serve(app, contract.importInvitations, importInvitations)
  serve(app, contract.resendInvitation, resendInvitation)
  serve(app, contract.remindAll, remind)
  serve(app, contract.remindOne, remind)
  serve(app, contract.deleteInvitation, deleteInvitation)
  serve(app, contract.releaseSeat, (ctx, input) => releaseSeat(ctx, input, fulfillables))
  serve(app, contract.getInvitation, (ctx, input) => getInvitation(ctx, input, fulfillables))
  serve(app, contract.acceptInvitation, (ctx, input) => acceptInvitation(ctx, input, fulfillables))
  giftRoutes(app, fulfillables)
}
