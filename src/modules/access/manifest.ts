import { module } from '#platform/module.ts'
import { type EndingParts, tellingEndings } from './endings/tell-endings.ts'
import { Fulfillables } from './fulfillable.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { accessRoutes } from './routes.ts'

export const access = module({
  says: { en, pl },
  makes: () => ({ fulfillables: new Fulfillables() }),
  routes: (app, { fulfillables }: { fulfillables: Fulfillables }) => accessRoutes(app, fulfillables),
  jobs: (jobs, parts: EndingParts) => jobs.addTimed(tellingEndings(parts)),
})
