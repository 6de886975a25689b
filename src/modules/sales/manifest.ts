import type { Exportables } from '#modules/exports/index.ts'
import { module } from '#platform/module.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { salesRoutes } from './routes.ts'
import { exportableTransactions } from './transactions/export-transactions.ts'

export const sales = module({
  says: { en, pl },
  registers: ({ exportables }: { exportables: Exportables }) => exportables.register(exportableTransactions),
  routes: salesRoutes,
})
