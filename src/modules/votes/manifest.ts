import type { Belongings } from '#modules/people/index.ts'
import { module } from '#platform/module.ts'
import { voteBelongings } from './belongings.ts'
import { voteRoutes } from './routes.ts'
import { Votables } from './votable.ts'

export const votes = module({
  makes: () => ({ votables: new Votables() }),
  registers: ({ belongings, votables }: { belongings: Belongings; votables: Votables }) =>
    belongings.register(...voteBelongings(votables)),
  routes: (app, { votables }: { votables: Votables }) => voteRoutes(app, votables),
})
