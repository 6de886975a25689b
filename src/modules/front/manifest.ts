import { module } from '#platform/module.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { frontRoutes } from './routes.ts'

export const front = module({ says: { en, pl }, routes: frontRoutes })
