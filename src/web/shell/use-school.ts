import { useRouteLoaderData } from 'react-router'
import type { School } from '#modules/schools/contract.ts'
import type { loader } from '../root.tsx'

/** The school whose host this is; null on the platform's own. */
export const useSchool = (): School | null => useRouteLoaderData<typeof loader>('root')?.school ?? null
