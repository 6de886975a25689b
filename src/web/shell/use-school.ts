import { useRouteLoaderData } from 'react-router'
import type { School } from '#modules/schools/contract.ts'

/** The school whose host this is; null on the platform's own. */
export const useSchool = (): School | null => useRouteLoaderData<{ school: School | null }>('root')?.school ?? null
