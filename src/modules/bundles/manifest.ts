import type { Fulfillables } from '#modules/access/index.ts'
import { module } from '#platform/module.ts'
import { fulfillableBundles } from './fulfillable-bundles.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { bundleRoutes } from './routes.ts'
import { bundleReactions } from './subscribers.ts'

export const bundles = module({
  says: { en, pl },
  registers: ({ fulfillables }: { fulfillables: Fulfillables }) => fulfillables.register(fulfillableBundles),
  routes: bundleRoutes,
  reactions: bundleReactions,
})
