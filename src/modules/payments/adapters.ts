import { SECOND } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Gateway } from '#providers/payments/port.ts'
import { readSandboxCredentials, sandboxCredentials } from '#providers/payments/sandbox/credentials.ts'
import { sandboxPayments } from '#providers/payments/sandbox/sandbox-payments.ts'
import { CARD_FORMS } from './accounts/vocabulary.ts'
import type { ACCOUNT_MODES, AccountFieldName, Collector, GatewayName } from './vocabulary.ts'

/** What a gateway gives a merchant to be known by, as it is asked for. */
export interface AccountField {
  name: AccountFieldName
  /** a secret is typed unseen, and never shown again */
  kind: 'text' | 'secret' | 'choice'
  choices?: readonly string[]
  /** what it is where nobody says; none where somebody has to */
  usual?: string
}

/** What a gateway says of itself, so that a school can choose and connect it: all that has to be said of a new one. */
export interface Adapter {
  collectedBy: Collector
  /** a test moves no real money */
  mode: (typeof ACCOUNT_MODES)[number]
  /** All of them are asked for; kept as JSON, `credentials` of `connect`. Where the installation has them: what a school may choose beside them. */
  fields: readonly AccountField[]
  connect(credentials: string, accountId: string): Gateway
  /** what the installation itself has, its sandbox bank's, with what a school chose: JSON of the fields. Any other gateway gives a school its own. */
  own?: (chosen?: string) => string
}

export type Adapters = Partial<Record<GatewayName, Adapter>>

const ANSWERS_WITHIN = 5 * SECOND

/** The gateways this installation can reach, in the order in which they are offered. */
export function adaptersOf({ sandboxBank }: Pick<Config, 'sandboxBank'>): Adapters {
  if (!sandboxBank) return {}
  const { origin, publicOrigin, secret } = sandboxBank
  const sandbox: Adapter = {
    collectedBy: 'platform',
    mode: 'test',
    fields: [{ name: 'card_form', kind: 'choice', choices: CARD_FORMS, usual: 'rsa' }],
    connect(text, account) {
      const { merchant, cardForm } = readSandboxCredentials(text)
      const byToken = cardForm === 'token' && { tokensFrom: publicOrigin }
      return sandboxPayments({ origin, merchant, account, timeout: ANSWERS_WITHIN, ...byToken })
    },
    own: (chosen) => sandboxCredentials(secret, chosen),
  }
  return { sandbox, sandbox_own: { ...sandbox, collectedBy: 'school' } }
}
