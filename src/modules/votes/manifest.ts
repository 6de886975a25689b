import { module } from '#platform/module.ts'
import { voteRoutes } from './routes.ts'
import { Votables } from './votable.ts'

export const votes = module({
  makes: () => ({ votables: new Votables() }),
  routes: (app, { votables }: { votables: Votables }) => voteRoutes(app, votables),
})
