import type { Exportables } from '#modules/exports/index.ts'
import type { Finders } from '#modules/palette/index.ts'
import type { Belongings } from '#modules/people/index.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { KeyRing } from '#platform/sealed.ts'
import { module } from '#platform/module.ts'
import { certificateBelongings } from './belongings.ts'
import { certificateFinder } from './certificate-finder.ts'
import { byCompletion } from './earning/by-completion.ts'
import { WaysToEarn } from './earning/ways-to-earn.ts'
import { exportableCertificates } from './export-certificates.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import type { BadgeParts } from './badges/send-credential.ts'
import { sealingIssuerKeysAnew } from './badges/seal-anew.ts'
import type { DrawingParts } from './pdf/describe.ts'
import { certificateRoutes } from './routes.ts'
import { certificateReactions } from './subscribers.ts'

interface Registers {
  belongings: Belongings
  exportables: Exportables
  finders: Finders
  waysToEarn: WaysToEarn
}

export const certificates = module({
  says: { en, pl },
  makes: () => ({ waysToEarn: new WaysToEarn() }),
  registers({ belongings, exportables, finders, waysToEarn }: Registers) {
    belongings.register(...certificateBelongings)
    exportables.register(exportableCertificates)
    finders.register(certificateFinder)
    waysToEarn.register(byCompletion)
  },
  routes: (app, parts: DrawingParts & BadgeParts) => certificateRoutes(app, parts),
  reactions: certificateReactions,
  jobs: (jobs, parts: { units: UnitsOfWork; keys: KeyRing }) => jobs.addTimed(sealingIssuerKeysAnew(parts)),
})
