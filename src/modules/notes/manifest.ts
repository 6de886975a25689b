import { module } from '#platform/module.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { noteRoutes } from './routes.ts'

export const notes = module({ says: { en, pl }, routes: noteRoutes })
