import { and, eq, isNotNull, lt } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import { invalidField } from '#platform/refusal.ts'
import type { KeyRing } from '#platform/sealed.ts'
import { stepOf, unsealSecret } from './authenticator-secret.ts'
import { secondFactorChanged } from './events.ts'
import { takeRecoveryCode } from './recovery-codes.ts'
import { authenticators } from './tables.ts'

const OF_APP = /^\d{6}$/

/** Uses up a code of somebody's app, or one of their recovery codes. Refuses with 422 what is neither, or was used before. */
export async function takeCode(ctx: Ctx, keys: KeyRing, personId: string, code: string): Promise<void> {
  const digits = code.replace(/\s/g, '')
  if (OF_APP.test(digits)) {
    if (!(await takeCodeOfApp(ctx, keys, personId, digits))) throw invalidField('code', 'second-factor.wrong-code')
    return
  }
  if (!(await takeRecoveryCode(ctx, personId, code))) throw invalidField('code', 'second-factor.wrong-code')
  ctx.emit(secondFactorChanged({ person_id: personId, change: 'code-used' }))
}

async function takeCodeOfApp({ tx, now }: Ctx, keys: KeyRing, personId: string, code: string): Promise<boolean> {
  const own = and(eq(authenticators.personId, personId), isNotNull(authenticators.confirmedAt))
  const [authenticator] = await tx.select().from(authenticators).where(own)
  const step = authenticator ? stepOf(unsealSecret(keys, authenticator), code, now) : null
  if (step === null) return false
  const used = await tx
    .update(authenticators)
    .set({ lastStep: step })
    .where(and(own, lt(authenticators.lastStep, step)))
    .returning({ id: authenticators.id })
  return used.length > 0
}
