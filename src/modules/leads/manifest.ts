import { module } from '#platform/module.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { leadRoutes } from './routes.ts'

export const leads = module({ says: { en, pl }, routes: leadRoutes })
