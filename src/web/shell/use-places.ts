import { useRouteLoaderData } from 'react-router'
import type { SharedVisit } from '#web/visit.ts'

type Places = Pick<SharedVisit, 'hasArticles' | 'hasCommunity'>

/** Where the school's pages lead whoever looks, besides to its courses: nowhere on a page that could not be loaded. */
export const usePlaces = (): Partial<Places> => useRouteLoaderData<Places>('root') ?? {}
