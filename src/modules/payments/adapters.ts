import { SECOND } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Gateway } from '#providers/payments/port.ts'
import { readSandboxCredentials, sandboxCredentials } from '#providers/payments/sandbox/credentials.ts'
import { sandboxPayments } from '#providers/payments/sandbox/sandbox-payments.ts'
import type { GatewayName } from './vocabulary.ts'

export interface Adapter {
  connect(credentials: string, accountId: string): Gateway
  /** what the installation itself has: its sandbox bank's. Any other gateway gives a school its own. */
  own?: string
}

const ANSWERS_WITHIN = 5 * SECOND

/** The gateways this installation can reach. */
export function adaptersOf({ sandboxBank }: Config): Partial<Record<GatewayName, Adapter>> {
  if (!sandboxBank) return {}
  const { origin, secret } = sandboxBank
  const sandbox: Adapter = {
    connect: (text, account) =>
      sandboxPayments({ origin, merchant: readSandboxCredentials(text), account, timeout: ANSWERS_WITHIN }),
    own: sandboxCredentials(secret),
  }
  return { sandbox }
}
