import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'
import { sealAnew } from '#platform/jobs/seal-anew.ts'
import type { KeyRing } from '#platform/sealed.ts'
import { type IssuerKey, issuerKeys } from '../tables.ts'
import { sealKey, unsealKey } from './school-key.ts'

const why = 'issuer keys of all schools are sealed anew'

export const sealingIssuerKeysAnew = ({ units, keys }: { units: UnitsOfWork; keys: KeyRing }): TimedJob => ({
  queue: 'certificates.seal-anew',
  cron: '5 3 * * *',
  work: (tell) =>
    sealAnew(
      { units, keys, why },
      {
        table: issuerKeys,
        column: 'sealedKey',
        anew: (key: IssuerKey) => sealKey(keys, key.schoolId, unsealKey(keys, key)).sealedKey,
      },
      tell,
    ),
})
