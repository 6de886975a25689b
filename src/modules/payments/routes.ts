import type { App } from '#platform/http/app.ts'
import { serve, serveOutsideTransaction, servePlatform } from '#platform/http/serve.ts'
import { connectPaymentAccount } from './accounts/connect-account.ts'
import * as accounts from './accounts/contract.ts'
import { getPaymentSettings } from './accounts/get-payment-settings.ts'
import { listPaymentAccounts } from './accounts/list-accounts.ts'
import { switchPaymentsOff } from './accounts/switch-off.ts'
import { tryConnectedAccount, tryPaymentAccount } from './accounts/try-account.ts'
import { cancelPayment } from './cancel-payment.ts'
import * as contract from './contract.ts'
import { cardEntries } from './get-card-entry.ts'
import { pollTransaction } from './poll-transaction.ts'
import type { IsFulfilled } from './tell-state.ts'
import { type NotificationParts, takeNotification } from './take-notification.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** the bytes a gateway signed */
    signedBytes: Buffer | null
  }
}

const NOTIFICATION_MAX_BYTES = 100_000

export async function paymentRoutes(app: App, parts: NotificationParts & { isFulfilled: IsFulfilled }): Promise<void> {
  const { gateways } = parts
  const getCardEntry = cardEntries(gateways)
  serveOutsideTransaction(app, contract.getCardEntry, getCardEntry)
  serveOutsideTransaction(app, contract.pollTransaction, (ctx, input) => pollTransaction(ctx, input, parts))
  serve(app, accounts.getPaymentSettings, (ctx) => getPaymentSettings(ctx, gateways))
  serve(app, accounts.listPaymentAccounts, listPaymentAccounts)
  serveOutsideTransaction(app, accounts.tryPaymentAccount, (ctx, input) => tryPaymentAccount(ctx, input, gateways))
  serveOutsideTransaction(app, accounts.tryConnectedAccount, (ctx, input) => tryConnectedAccount(ctx, input, gateways))
  serveOutsideTransaction(app, accounts.connectPaymentAccount, (ctx, input) =>
    connectPaymentAccount(ctx, input, gateways),
  )
  serve(app, accounts.switchPaymentsOff, switchPaymentsOff)
  serveOutsideTransaction(app, contract.cancelPayment, (ctx, input) => cancelPayment(ctx, input, parts))
  await app.register(async (scope) => notificationRoute(scope as unknown as App, parts))
}

/** A signature is on bytes, so this call alone is not parsed. */
function notificationRoute(app: App, parts: NotificationParts): void {
  app.decorateRequest('signedBytes', null)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: NOTIFICATION_MAX_BYTES }, (request, body, done) => {
    request.signedBytes = body as Buffer
    done(null, {})
  })
  servePlatform(app, contract.takeNotification, async (_ctx, { gateway, schoolId }, { request }) => {
    const rawBody = request.signedBytes ?? Buffer.alloc(0)
    await takeNotification(parts, { gateway, schoolId, headers: request.headers, rawBody })
    return { done: true as const }
  })
}
