import { eq } from 'drizzle-orm'
import { type SessionFinder, signedIn } from '#modules/people/index.ts'
import type { OutsideCtx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { invalidField } from '#platform/refusal.ts'
import { stepOf, unsealSecret } from './authenticator-secret.ts'
import type { confirmAuthenticator as endpoint } from './contract.ts'
import { secondFactorChanged } from './events.ts'
import { limitCodes } from './limits.ts'
import type { SecondFactorParts } from './parts.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { NoSecondFactor, SecondFactorThere } from './refusals.ts'
import { authenticators } from './tables.ts'

/** The code counts as used, and whoever was held back for want of it is an admin again. Refuses with 409 where none was begun, or one is there. */
export async function confirmAuthenticator(
  ctx: OutsideCtx,
  { code }: Input<typeof endpoint>,
  { units, keys, sessions }: SecondFactorParts & { sessions: SessionFinder },
): Promise<Answer<typeof endpoint>> {
  const { id: personId } = signedIn(ctx)
  const answer = await limitCodes(units, personId, () =>
    ctx.answering(async (inside) => {
      const own = eq(authenticators.personId, personId)
      const [begun] = await inside.tx.select().from(authenticators).where(own).for('update')
      if (!begun) throw new NoSecondFactor()
      if (begun.confirmedAt) throw new SecondFactorThere()
      const lastStep = stepOf(unsealSecret(keys, begun), code.replace(/\s/g, ''), ctx.now)
      if (lastStep === null) throw invalidField('code', 'second-factor.wrong-code')
      await inside.tx.update(authenticators).set({ confirmedAt: ctx.now, lastStep }).where(own)
      inside.emit(secondFactorChanged({ person_id: personId, change: 'on' }))
      return { recovery_codes: await makeRecoveryCodes(inside, personId) }
    }),
  )
  sessions.forgetPeople(ctx.school.id)
  return answer
}
