import type { Exportables } from '#modules/exports/index.ts'
import type { NewsSources } from '#modules/notifications/index.ts'
import type { Waiters } from '#modules/waiting/index.ts'
import { module } from '#platform/module.ts'
import { answerNews } from './answer-news.ts'
import { entryWaiter } from './entry-waiter.ts'
import { exportableEntries } from './export-entries.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { entryRoutes } from './routes.ts'

interface Registers {
  exportables: Exportables
  newsSources: NewsSources
  waiters: Waiters
}

export const entries = module({
  says: { en, pl },
  registers({ exportables, newsSources, waiters }: Registers) {
    exportables.register(exportableEntries)
    newsSources.register(answerNews)
    waiters.register(entryWaiter)
  },
  routes: entryRoutes,
})
