import { module } from '#platform/module.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { reminding, type RemindingParts } from './reminding.ts'
import { matterRoutes } from './routes.ts'
import { matterReactions } from './subscribers.ts'

export const matters = module({
  says: { en, pl },
  routes: matterRoutes,
  reactions: matterReactions,
  jobs: (jobs, parts: RemindingParts) => jobs.addTimed(reminding(parts)),
})
