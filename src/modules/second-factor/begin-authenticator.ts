import { isNull } from 'drizzle-orm'
import { requireOwnPassword } from '#modules/people/index.ts'
import type { OutsideCtx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { drawQr } from '#platform/draw-qr.ts'
import { refuseUnless } from '#platform/refusal.ts'
import { shownEmail } from '#platform/shown-email.ts'
import { addressOf, newSecret, sealSecret } from './authenticator-secret.ts'
import type { beginAuthenticator as endpoint, NewAuthenticator } from './contract.ts'
import type { SecondFactorParts } from './parts.ts'
import { SecondFactorThere } from './refusals.ts'
import { authenticators } from './tables.ts'

/** One that was begun before and not confirmed is given up. Refuses with 409 whoever has one. */
export async function beginAuthenticator(
  ctx: OutsideCtx,
  { password }: Input<typeof endpoint>,
  { units, keys }: SecondFactorParts,
): Promise<NewAuthenticator> {
  const { id: personId, email } = await requireOwnPassword(ctx, { password, purpose: 'change-second-factor' }, units)
  const secret = newSecret()
  const begun = { ...sealSecret(keys, personId, secret), createdAt: ctx.now }
  return ctx.answering(async ({ tx }) => {
    const written = await tx
      .insert(authenticators)
      .values({ personId, ...begun })
      .onConflictDoUpdate({
        target: authenticators.personId,
        set: begun,
        setWhere: isNull(authenticators.confirmedAt),
      })
      .returning({ id: authenticators.id })
    refuseUnless(written.length > 0, new SecondFactorThere())
    const uri = addressOf(secret, { school: ctx.school.name, email: shownEmail(email) })
    return { secret, uri, qr: drawQr(uri) }
  })
}
