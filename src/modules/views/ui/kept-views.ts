import { createContext, use } from 'react'
import type { KeptViews, ListView } from '../contract.ts'

/** How whoever looks has the lists of the panel. */
export const KeptViewsOf = createContext<KeptViews>({ views: [], hidden: [] })

export function useKeptViews(list: string): { views: ListView[]; hidden: string[] } {
  const kept = use(KeptViewsOf)
  return {
    views: kept.views.filter((view) => view.list === list),
    hidden: kept.hidden.find((columns) => columns.list === list)?.columns ?? [],
  }
}
