import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { TimedJob } from '#platform/jobs/jobs.ts'
import { sealAnew } from '#platform/jobs/seal-anew.ts'
import type { KeyRing } from '#platform/sealed.ts'
import { sealToken, unsealToken } from './saved-cards/seal-token.ts'
import { sealCredentials, unsealCredentials } from './seal-credentials.ts'
import { type PaymentAccount, paymentAccounts, type SavedCardRow, savedCards } from './tables.ts'

const why = 'credentials of all schools are sealed anew'

export const sealingAnew = (units: UnitsOfWork, keys: KeyRing): TimedJob => ({
  queue: 'payments.seal-anew',
  cron: '50 2 * * *',
  async work(tell) {
    const parts = { units, keys, why }
    await sealAnew(
      parts,
      {
        table: paymentAccounts,
        column: 'sealedCredentials',
        anew: (account: PaymentAccount) =>
          sealCredentials(keys, account.id, unsealCredentials(keys, account)!).sealedCredentials!,
      },
      tell,
    )
    await sealAnew(
      parts,
      {
        table: savedCards,
        column: 'sealedToken',
        anew: (card: SavedCardRow) => sealToken(keys, card.id, unsealToken(keys, card)).sealedToken,
      },
      tell,
    )
  },
})
