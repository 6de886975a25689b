import { createContext, use } from 'react'
import type { School } from '#modules/schools/contract.ts'

export const SchoolContext = createContext<School | null>(null)

/** The school whose host this is; null on the platform's own. */
export const useSchool = (): School | null => use(SchoolContext)
