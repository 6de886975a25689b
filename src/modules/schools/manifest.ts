import { module } from '#platform/module.ts'
import { Currencies } from './currency/currency-followers.ts'
import { schoolFinder } from './find-school.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { type SchoolRouteParts, schoolRoutes } from './routes.ts'
import { SitePlaces } from './site-places.ts'
import type { SchoolFinder } from './find-school.ts'

interface SchoolParts {
  schools: SchoolFinder
}

export const schools = module({
  says: { en, pl },
  makes({ units, config }) {
    const schools = schoolFinder(units, {
      platformHost: config.platformHost,
      localhostSchool: config.demoSchool ? 'demo' : undefined,
      secure: config.production,
    })
    return {
      schools,
      findSchool: (id: string) => schools.byId(id),
      currencies: new Currencies(),
      sitePlaces: new SitePlaces(),
    }
  },
  routes: (app, parts: SchoolRouteParts) => schoolRoutes(app, parts),
  hears: ({ schools }: SchoolParts) => ({ contentChanged: (schoolId) => schools.forget(schoolId) }),
})
