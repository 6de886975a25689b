import type { Media } from '#modules/media/index.ts'
import { module } from '#platform/module.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { learningRoutes } from './routes.ts'

export const learning = module({
  says: { en, pl },
  routes: (app, { media }: { media: Media }) => learningRoutes(app, media),
})
