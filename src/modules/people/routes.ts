import { isImpersonated, isSupport, type OutsideCtx } from '#platform/context.ts'
import type { App } from '#platform/http/app.ts'
import { type Exchange, serve, serveOutsideTransaction, servePlatform } from '#platform/http/serve.ts'
import * as adminMails from './admin-mails/contract.ts'
import { getAdminMails } from './admin-mails/get-admin-mails.ts'
import { setAdminMails } from './admin-mails/set-admin-mails.ts'
import { changeAccount } from './change-account.ts'
import { changePassword } from './change-password.ts'
import * as contract from './contract.ts'
import { askEmailChange, getAwaitedEmail, withdrawEmailChange } from './email-change/ask-email-change.ts'
import * as emailChange from './email-change/contract.ts'
import { confirmEmailChange, getEmailChange, refuseEmailChange } from './email-change/decide-email-change.ts'
import { getStudent } from './get-student.ts'
import * as impersonation from './impersonation/contract.ts'
import { listImpersonations } from './impersonation/list-impersonations.ts'
import { returnToPanel } from './impersonation/return-to-panel.ts'
import { signInAsStudent } from './impersonation/sign-in-as-student.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import type { PeopleParts } from './parts.ts'
import { logInOperator } from './platform/log-in-operator.ts'
import { platformRoutes } from './platform/routes.ts'
import { register } from './register.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { resetPassword } from './reset-password.ts'
import * as ownSessions from './sessions/contract.ts'
import { endOtherSessions, endSession } from './sessions/end-session.ts'
import { listSessions } from './sessions/list-sessions.ts'
import { leaveSchool } from './support/leave-school.ts'
import { supportRoutes } from './support/routes.ts'
import { setSwitches } from './set-switches.ts'
import { whoIsLooking } from './who-is-looking.ts'

export function peopleRoutes(app: App, given: Omit<PeopleParts, 'units'>): void {
  const { units } = app
  const parts = { ...given, units }
  const onSchool = ({ request }: Exchange): OutsideCtx | undefined => {
    const { school, actor, language } = request.caller
    return school && units.outside({ school, actor, language })
  }
  servePlatform(app, contract.whoIsLooking, (_ctx, _input, exchange) => whoIsLooking(onSchool(exchange), exchange))
  servePlatform(app, contract.logIn, (_ctx, input, exchange) => {
    const ctx = onSchool(exchange)
    return ctx ? logIn(ctx, input, exchange, parts) : logInOperator(input, exchange, parts)
  })
  servePlatform(app, contract.logOut, (_ctx, _input, exchange) => {
    const ctx = onSchool(exchange)
    if (ctx && isSupport(ctx.actor)) return leaveSchool(ctx, exchange, parts)
    // Whoever looks as a student logs out of that, not of the panel.
    return ctx && isImpersonated(ctx.actor) ? returnToPanel(ctx, exchange, parts) : logOut(exchange, parts)
  })
  serveOutsideTransaction(app, contract.register, (ctx, input, exchange) => register(ctx, input, exchange, parts))
  serveOutsideTransaction(app, contract.requestPasswordReset, (ctx, input, exchange) =>
    requestPasswordReset(ctx, input, exchange, parts),
  )
  serveOutsideTransaction(app, contract.resetPassword, (ctx, input, exchange) =>
    resetPassword(ctx, input, exchange, parts),
  )
  serve(app, contract.getStudent, getStudent)
  serve(app, contract.changeAccount, (ctx, input, exchange) => changeAccount(ctx, input, exchange, parts.guardName))
  serveOutsideTransaction(app, contract.changePassword, (ctx, input, exchange) =>
    changePassword(ctx, input, exchange, parts),
  )
  serve(app, emailChange.getAwaitedEmail, getAwaitedEmail)
  serveOutsideTransaction(app, emailChange.askEmailChange, (ctx, input) => askEmailChange(ctx, input, units))
  serve(app, emailChange.withdrawEmailChange, withdrawEmailChange)
  serve(app, emailChange.getEmailChange, getEmailChange)
  serveOutsideTransaction(app, emailChange.confirmEmailChange, (ctx, input, exchange) =>
    confirmEmailChange(ctx, input, exchange, units),
  )
  serveOutsideTransaction(app, emailChange.refuseEmailChange, (ctx, input, exchange) =>
    refuseEmailChange(ctx, input, exchange, units),
  )
  serve(app, ownSessions.listSessions, listSessions)
  serveOutsideTransaction(app, ownSessions.endSession, (ctx, input) => endSession(ctx, input, parts))
  serveOutsideTransaction(app, ownSessions.endOtherSessions, (ctx, _input, exchange) =>
    endOtherSessions(ctx, exchange, parts),
  )
  serve(app, impersonation.listImpersonations, listImpersonations)
  serveOutsideTransaction(app, impersonation.signInAsStudent, signInAsStudent)
  serveOutsideTransaction(app, impersonation.returnToPanel, (ctx, _input, exchange) =>
    returnToPanel(ctx, exchange, parts),
  )
  serve(app, contract.setSwitches, setSwitches)
  serve(app, adminMails.getAdminMails, getAdminMails)
  serve(app, adminMails.setAdminMails, setAdminMails)
  supportRoutes(app, parts)
  platformRoutes(app, parts)
}
