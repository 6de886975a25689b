import { SECOND } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Gateway } from '#providers/payments/port.ts'
import { readSandboxCredentials, sandboxCredentials } from '#providers/payments/sandbox/credentials.ts'
import { sandboxPayments } from '#providers/payments/sandbox/sandbox-payments.ts'
import type { ACCOUNT_MODES, AccountFieldName, Collector, GatewayName } from './vocabulary.ts'

/** What a gateway gives a merchant to be known by, as it is asked for. */
export interface AccountField {
  name: AccountFieldName
  /** a secret is typed unseen, and never shown again */
  kind: 'text' | 'secret' | 'choice'
  choices?: readonly string[]
}

/** What a gateway says of itself, so that a school can choose and connect it: all that has to be said of a new one. */
export interface Adapter {
  collectedBy: Collector
  /** a test moves no real money */
  mode: (typeof ACCOUNT_MODES)[number]
  /** All of them are asked for; kept as JSON, `credentials` of `connect`. None where the installation has them. */
  fields: readonly AccountField[]
  connect(credentials: string, accountId: string): Gateway
  /** what the installation itself has: its sandbox bank's. Any other gateway gives a school its own. */
  own?: string
}

export type Adapters = Partial<Record<GatewayName, Adapter>>

const ANSWERS_WITHIN = 5 * SECOND

/** The gateways this installation can reach, in the order in which they are offered. */
export function adaptersOf({ sandboxBank }: Pick<Config, 'sandboxBank'>): Adapters {
  if (!sandboxBank) return {}
  const { origin, secret } = sandboxBank
  const sandbox: Adapter = {
    collectedBy: 'platform',
    mode: 'test',
    fields: [],
    connect: (text, account) =>
      sandboxPayments({ origin, merchant: readSandboxCredentials(text), account, timeout: ANSWERS_WITHIN }),
    own: sandboxCredentials(secret),
  }
  return { sandbox, sandbox_own: { ...sandbox, collectedBy: 'school' } }
}
