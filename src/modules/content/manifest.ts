import type { Media } from '#modules/media/index.ts'
import { module } from '#platform/module.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { contentRoutes } from './routes.ts'

export const content = module({
  says: { en, pl },
  routes: (app, { media }: { media: Media }) => contentRoutes(app, media),
})
