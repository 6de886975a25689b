import { createContext, type ReactNode, use } from 'react'

export interface KnownViewer {
  id: string
  name: string
  role: 'student' | 'admin' | 'operator'
  /** address of their picture */
  avatar?: string | null
}

const ViewerContext = createContext<KnownViewer | null>(null)

export function ViewerProvider({ viewer, children }: { viewer: KnownViewer | null; children: ReactNode }) {
  return <ViewerContext value={viewer}>{children}</ViewerContext>
}

/** Who is looking; null for a visitor. */
export const useViewer = (): KnownViewer | null => use(ViewerContext)
