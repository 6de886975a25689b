import { module } from '#platform/module.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { viewRoutes } from './routes.ts'

export const views = module({ says: { en, pl }, routes: viewRoutes })
