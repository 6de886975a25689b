import { createContext, use } from 'react'
import type { School } from '#modules/schools/contract.ts'
import type { SiteMenus } from '#modules/schools/vocabulary.ts'

/** A school as its pages know it, with where all of them lead. */
export type SiteSchool = School & { menus: SiteMenus }

export const SchoolContext = createContext<SiteSchool | null>(null)

/** The school whose host this is; null on the platform's own. */
export const useSchool = (): SiteSchool | null => use(SchoolContext)
