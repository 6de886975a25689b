import { eq } from 'drizzle-orm'
import type { Config } from '#platform/config.ts'
import type { Ctx } from '#platform/context.ts'
import type { KeyRing } from '#platform/sealed.ts'
import { type Adapter, type Adapters, adaptersOf } from './adapters.ts'
import { ChargesUnderWay } from './charges-under-way.ts'
import { findAccount, findNewestAccount } from './find-account.ts'
import { type Gateways, NoGatewayConnected } from './gateways.ts'
import { openSandboxAccount } from './open-sandbox-account.ts'
import { sealCredentials, unsealCredentials } from './seal-credentials.ts'
import { type PaymentAccount, paymentAccounts } from './tables.ts'

/** How schools reach their gateways: each through its own account, with credentials that are sealed until then. */
export function connectGateways({
  config,
  keys,
  adapters = adaptersOf(config),
}: {
  config: Config
  keys: KeyRing
  adapters?: Adapters
}): Gateways {
  const connect = async (ctx: Ctx, account: PaymentAccount) => {
    const adapter = adapters[account.gateway]
    if (!adapter) throw new NoGatewayConnected()
    const credentials = adapter.own ? await keepOwn(ctx, keys, account, adapter.own) : unsealCredentials(keys, account)
    if (credentials === undefined) throw new NoGatewayConnected()
    return { accountId: account.id, name: account.gateway, gateway: adapter.connect(credentials, account.id) }
  }
  const openIfThere = (ctx: Ctx, account: PaymentAccount | undefined) => {
    if (!account) throw new NoGatewayConnected()
    return connect(ctx, account)
  }
  const open = (account: PaymentAccount | undefined) => {
    const adapter = adapters[account?.gateway ?? 'sandbox']
    const credentials = adapter?.own
      ? adapter.own(account && openedOf(keys, account))
      : account && unsealCredentials(keys, account)
    return credentials === undefined ? undefined : adapter?.connect(credentials, account?.id ?? '')
  }
  const capabilitiesFor: Gateways['capabilitiesFor'] = async (ctx) => {
    const account = await findNewestAccount(ctx)
    return account?.status === 'off' ? undefined : open(account)?.capabilities
  }
  return {
    keys,
    adapters,
    charges: new ChargesUnderWay(),
    open,
    gatewayOf: async (ctx, accountId) => openIfThere(ctx, await findAccount(ctx, accountId)),
    async gatewayFor(ctx) {
      const newest = await findNewestAccount(ctx)
      if (newest) return openIfThere(ctx, newest.status === 'active' ? newest : undefined)
      return openIfThere(ctx, adapters.sandbox && (await openSandboxAccount(ctx)))
    },
    capabilitiesFor,
    savesCards: async (ctx) => (await capabilitiesFor(ctx))?.savesCards ?? false,
    cardsSentTo: async (ctx) => (await capabilitiesFor(ctx))?.tokensFrom ?? null,
    notifyOrigin: config.production ? `https://${config.platformHost}` : `http://127.0.0.1:${config.port}`,
  }
}

/**
 * What the installation has by itself follows its settings: it is sealed anew when the bank's secret or the key is another. What the school chose
 * stays, as long as a key opens it.
 */
async function keepOwn(
  { tx }: Ctx,
  keys: KeyRing,
  account: PaymentAccount,
  ownWith: NonNullable<Adapter['own']>,
): Promise<string> {
  const kept = openedOf(keys, account)
  const own = ownWith(kept)
  if (kept !== own)
    await tx
      .update(paymentAccounts)
      .set(sealCredentials(keys, account.id, own))
      .where(eq(paymentAccounts.id, account.id))
  return own
}

/** What was sealed, if a key of ours still opens it. */
function openedOf(keys: KeyRing, account: PaymentAccount): string | undefined {
  try {
    return unsealCredentials(keys, account)
  } catch {
    return undefined
  }
}
