import { type Belonging, ended, moved } from '#modules/people/index.ts'
import { authenticators, passkeyChallenges, passkeys, recoveryCodes, secondFactorDemands } from './tables.ts'

/** What somebody shows besides their password is shown for one account. */
export const secondFactorBelongings: Belonging[] = [
  ended(authenticators.personId),
  ended(recoveryCodes.personId),
  ended(passkeys.personId),
  ended(passkeyChallenges.personId),
  moved(secondFactorDemands.demandedById),
]
