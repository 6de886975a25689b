import type { SessionFinder } from '#modules/people/index.ts'
import type { App } from '#platform/http/app.ts'
import { serve, serveOutsideTransaction } from '#platform/http/serve.ts'
import { beginAuthenticator } from './begin-authenticator.ts'
import { renewRecoveryCodes, switchOffSecondFactor } from './change-second-factor.ts'
import { confirmAuthenticator } from './confirm-authenticator.ts'
import * as contract from './contract.ts'
import { demandSecondFactor, getSecondFactorDemand } from './demand.ts'
import { getSecondFactor } from './get-second-factor.ts'
import { getLoginStep, logInWithCode } from './log-in-with-code.ts'
import { addPasskey, beginPasskey } from './passkeys/add-passkey.ts'
import { removePasskey, renamePasskey } from './passkeys/change-passkey.ts'
import * as passkeys from './passkeys/contract.ts'
import { beginPasskeyLogin, logInWithPasskey } from './passkeys/log-in-with-passkey.ts'
import type { SecondFactorParts } from './parts.ts'
import { getStudentSecondFactor, resetSecondFactor, resetStudentSecondFactor } from './reset-second-factor.ts'

export function secondFactorRoutes(app: App, parts: SecondFactorParts & { sessions: SessionFinder }): void {
  serve(app, contract.getSecondFactor, getSecondFactor)
  serveOutsideTransaction(app, contract.beginAuthenticator, (ctx, input) => beginAuthenticator(ctx, input, parts))
  serveOutsideTransaction(app, contract.confirmAuthenticator, (ctx, input) => confirmAuthenticator(ctx, input, parts))
  serveOutsideTransaction(app, contract.renewRecoveryCodes, (ctx, input) => renewRecoveryCodes(ctx, input, parts))
  serveOutsideTransaction(app, contract.switchOffSecondFactor, (ctx, input) => switchOffSecondFactor(ctx, input, parts))
  serve(app, contract.getSecondFactorDemand, getSecondFactorDemand)
  serveOutsideTransaction(app, contract.demandSecondFactor, (ctx, input) => demandSecondFactor(ctx, input, parts))
  serve(app, contract.resetSecondFactor, resetSecondFactor)
  serve(app, contract.getStudentSecondFactor, getStudentSecondFactor)
  serve(app, contract.resetStudentSecondFactor, resetStudentSecondFactor)
  serveOutsideTransaction(app, contract.getLoginStep, (ctx, _input, exchange) => getLoginStep(ctx, exchange))
  serveOutsideTransaction(app, contract.logInWithCode, (ctx, input, exchange) =>
    logInWithCode(ctx, input, exchange, parts),
  )
  serveOutsideTransaction(app, passkeys.beginPasskey, (ctx, input, exchange) =>
    beginPasskey(ctx, input, exchange, parts),
  )
  serveOutsideTransaction(app, passkeys.addPasskey, (ctx, input, exchange) => addPasskey(ctx, input, exchange, parts))
  serve(app, passkeys.renamePasskey, renamePasskey)
  serveOutsideTransaction(app, passkeys.removePasskey, (ctx, input) => removePasskey(ctx, input, parts))
  serveOutsideTransaction(app, passkeys.beginPasskeyLogin, (ctx, _input, exchange) =>
    beginPasskeyLogin(ctx, exchange, parts),
  )
  serveOutsideTransaction(app, passkeys.logInWithPasskey, logInWithPasskey)
}
