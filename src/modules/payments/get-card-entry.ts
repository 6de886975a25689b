import { clock, MINUTE } from '#platform/clock.ts'
import type { CardEntry } from '#providers/payments/port.ts'
import { type Gateways, gatewayNamed, NoGatewayConnected } from './gateways.ts'

const REMEMBERED_FOR = 5 * MINUTE

/** The key browsers encrypt cards with, asked of the gateway every five minutes. */
export function cardEntries(gateways: Gateways): () => Promise<{ public_key: string; key_id: string }> {
  let known: { entry: Promise<CardEntry>; until: number } | undefined
  return async () => {
    if (!gateways.current) throw new NoGatewayConnected()
    const now = clock.now().getTime()
    if (!known || known.until < now) {
      const entry = gatewayNamed(gateways, gateways.current).cardEntry()
      known = { entry, until: now + REMEMBERED_FOR }
      entry.catch(() => (known = undefined))
    }
    const { publicKey, keyId } = await known.entry
    return { public_key: publicKey, key_id: keyId }
  }
}
