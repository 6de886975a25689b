import type { Belongings } from '#modules/people/index.ts'
import { module } from '#platform/module.ts'
import { noteBelongings } from './belongings.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { noteRoutes } from './routes.ts'
import { noteReactions } from './subscribers.ts'

export const notes = module({
  says: { en, pl },
  registers: ({ belongings }: { belongings: Belongings }) => belongings.register(...noteBelongings),
  routes: noteRoutes,
  reactions: noteReactions,
})
