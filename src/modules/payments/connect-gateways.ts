import type { Config } from '#platform/config.ts'
import { sandboxPayments } from '#providers/payments/sandbox/sandbox-payments.ts'
import { credentialsFrom } from '#providers/payments/sandbox-bank/credentials.ts'
import type { Gateways } from './gateways.ts'

const BANK_ANSWERS_WITHIN_MS = 5000

/** The gateways of this installation: the sandbox bank, where it is switched on. */
export function connectGateways(config: Config): Gateways {
  const notifyOrigin = config.production ? `https://${config.platformHost}` : `http://127.0.0.1:${config.port}`
  const { sandboxBank } = config
  if (!sandboxBank) return { current: undefined, byName: {}, notifyOrigin }
  const sandbox = sandboxPayments({
    origin: sandboxBank.origin,
    merchant: credentialsFrom(sandboxBank.secret),
    timeout: BANK_ANSWERS_WITHIN_MS,
  })
  return { current: 'sandbox', byName: { sandbox }, notifyOrigin }
}
