import type { Exportables } from '#modules/exports/index.ts'
import type { Finders } from '#modules/palette/index.ts'
import { module } from '#platform/module.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { exportableLeads } from './export-leads.ts'
import { leadFinder } from './lead-finder.ts'
import { placedForms, type PlacedForms } from './placed-forms.ts'
import { leadRoutes } from './routes.ts'

export const leads = module({
  says: { en, pl },
  makes: ({ units }) => ({ leadForms: placedForms(units) }),
  registers({ finders, exportables }: { finders: Finders; exportables: Exportables }) {
    finders.register(leadFinder)
    exportables.register(exportableLeads)
  },
  routes: leadRoutes,
  hears: ({ leadForms }: { leadForms: PlacedForms }) => ({ contentChanged: (schoolId) => leadForms.forget(schoolId) }),
})
