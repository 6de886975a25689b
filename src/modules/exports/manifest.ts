import type { Belongings } from '#modules/people/index.ts'
import { module } from '#platform/module.ts'
import { exportBelongings } from './belongings.ts'
import type { ExportParts } from './create-export.ts'
import { Exportables } from './exportable.ts'
import { forgettingExports } from './forget-exports.ts'
import { exportJob, type MakingParts } from './making/make-export.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { exportRoutes } from './routes.ts'

export const exports = module({
  says: { en, pl },
  makes: () => ({ exportables: new Exportables() }),
  registers: ({ belongings }: { belongings: Belongings }) => belongings.register(...exportBelongings),
  routes: (app, parts: ExportParts & Pick<MakingParts, 'media'>) => exportRoutes(app, parts),
  jobs(jobs, parts: MakingParts) {
    jobs.add(exportJob(parts))
    jobs.addTimed(forgettingExports(parts))
  },
})
