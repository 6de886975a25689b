import { useRouteLoaderData } from 'react-router'
import type { SharedVisit } from '#web/visit.ts'

type Places = Pick<SharedVisit, 'places'>

/** Where the school's pages lead whoever looks, besides to its courses: nowhere on a page that could not be loaded. */
export const usePlaces = (): Places['places'] => useRouteLoaderData<Places>('root')?.places ?? []
