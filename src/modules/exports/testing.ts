import { exportableCertificates } from '#modules/certificates/export-certificates.ts'
import { schoolParts } from '#modules/closing/archive/school-parts.ts'
import { exportableEntries } from '#modules/entries/export-entries.ts'
import { exportableAttempts } from '#modules/exams/statistics/export-attempts.ts'
import { exportableLeads } from '#modules/leads/export-leads.ts'
import { connectMedia } from '#modules/media/connect-media.ts'
import { exportableOrders } from '#modules/orders/export-orders.ts'
import { exportableTransactions } from '#modules/sales/transactions/export-transactions.ts'
import { exportableStudents } from '#modules/students/export-students.ts'
import { partsOfJobs } from '#test/parts-of-jobs.ts'
import type { World } from '#test/world.ts'
import { Exportables } from './exportable.ts'
import type { MakingParts } from './making/make-export.ts'

/** What the job of a world works with, as the manifests put it in. */
export function partsOfExports(world: World): MakingParts {
  const exportables = new Exportables()
  exportables.register(exportableOrders({ requireCode: async () => undefined }))
  exportables.register(exportableTransactions)
  exportables.register(exportableStudents)
  exportables.register(exportableLeads)
  exportables.register(exportableCertificates)
  exportables.register(exportableEntries)
  exportables.register(exportableAttempts)
  exportables.registerParts(...schoolParts)
  return { ...partsOfJobs(world), media: connectMedia(world.config), exportables }
}
