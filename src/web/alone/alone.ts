import { createContext, type ReactNode } from 'react'

/** A page that stands alone, written out: what the document around it shows of it. */
interface WrittenAlone {
  page: ReactNode
  scripts: ReactNode
}

/** Null for pages that are taken over with the router, and in browsers, where the router shows every page. */
export const AloneContext = createContext<WrittenAlone | null>(null)
