import { eq } from 'drizzle-orm'
import { type Belonging, endedWithLogin, followingLogin, moved } from '#modules/people/index.ts'
import type { KeyRing } from '#platform/sealed.ts'
import { sealSecret, unsealSecret } from './authenticator-secret.ts'
import { authenticators, passkeyChallenges, passkeys, recoveryCodes, secondFactorDemands } from './tables.ts'

/** What somebody shows besides their password, or in its place, goes with the login it is shown at. */
export const secondFactorBelongings = (keys: KeyRing): Belonging[] => [
  authenticatorsFollowing(keys),
  followingLogin(recoveryCodes.personId),
  followingLogin(passkeys.personId),
  endedWithLogin(passkeyChallenges.personId),
  moved(secondFactorDemands.demandedById),
]

/** Their secrets are sealed for whose they are, so that one that goes on to the other account is sealed anew. */
const authenticatorsFollowing = (keys: KeyRing): Belonging => {
  const following = followingLogin(authenticators.personId)
  return {
    ...following,
    async work(ctx, merge) {
      await following.work?.(ctx, merge)
      if (merge.loginOf === 'kept') return
      const ofKept = eq(authenticators.personId, merge.keptId)
      const [came] = await ctx.tx.select().from(authenticators).where(ofKept)
      if (!came) return
      const secret = unsealSecret(keys, { ...came, personId: merge.goneId })
      await ctx.tx
        .update(authenticators)
        .set(sealSecret(keys, merge.keptId, secret))
        .where(ofKept)
    },
  }
}
