import { module } from '#platform/module.ts'
import { Finders } from './finders.ts'
import { paletteRoutes } from './routes.ts'

export const palette = module({
  makes: () => ({ finders: new Finders() }),
  routes: (app, parts: { finders: Finders }) => paletteRoutes(app, parts),
})
