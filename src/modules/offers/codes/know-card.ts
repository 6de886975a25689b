import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Gateways } from '#modules/payments/index.ts'
import type { Ctx, OutsideCtx } from '#platform/context.ts'
import type { KnownCard } from '#modules/orders/index.ts'
import { codes } from './tables.ts'

/** What of a purchase says how it is paid. */
interface PaidWith {
  promo_code?: string | undefined
  encrypted_card?: string | undefined
  card_token?: string | undefined
}

/**
 * What the card of a purchase is known again by, asked of the gateway before anything is charged: only where a code is used of which each person has so many
 * uses. Undefined for what is no card: that is declined anyway. @throws GatewayUnavailable, for then nobody can tell whose it is
 */
export async function findCard(
  ctx: OutsideCtx,
  { promo_code: typed = '', encrypted_card: encryptedCard, card_token: token }: PaidWith,
  gateways: Gateways,
): Promise<KnownCard | undefined> {
  const card = token ? { token } : encryptedCard && { encryptedCard }
  if (typed === '' || !card) return undefined
  const connected = await ctx.aside(async (inside) =>
    (await isCounted(inside, typed)) ? gateways.gatewayFor(inside) : undefined,
  )
  if (!connected) return undefined
  const { accountId, gateway } = connected
  const fingerprint = await gateway.fingerprintOf({ ...card, origin: ctx.school.origin })
  return fingerprint === null ? undefined : { accountId, fingerprint }
}

async function isCounted({ tx }: Ctx, typed: string): Promise<boolean> {
  const [code] = await tx
    .select({ id: codes.id })
    .from(codes)
    .where(and(eq(sql`lower(${codes.code})`, typed.toLowerCase()), isNotNull(codes.usesPerPerson)))
  return code !== undefined
}
