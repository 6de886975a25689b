import { module } from '#platform/module.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { companyRoutes } from './routes.ts'

export const companies = module({ says: { en, pl }, routes: companyRoutes })
