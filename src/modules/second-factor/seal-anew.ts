import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'
import { sealAnew } from '#platform/jobs/seal-anew.ts'
import type { KeyRing } from '#platform/sealed.ts'
import { sealSecret, unsealSecret } from './authenticator-secret.ts'
import { type Authenticator, authenticators } from './tables.ts'

const why = 'secrets of all schools are sealed anew'

export const sealingSecretsAnew = (units: UnitsOfWork, keys: KeyRing): TimedJob => ({
  queue: 'second-factor.seal-anew',
  cron: '55 2 * * *',
  work: (tell) =>
    sealAnew(
      { units, keys, why },
      {
        table: authenticators,
        column: 'sealedSecret',
        anew: (row: Authenticator) => sealSecret(keys, row.personId, unsealSecret(keys, row)).sealedSecret,
      },
      tell,
    ),
})
